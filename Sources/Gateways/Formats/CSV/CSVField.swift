/// A field of a table: its text, in which every byte that is not UTF-8 is read as Windows-1252, as old spreadsheets write.
struct CSVField {
  let text: String
  /// The text with `�` for each byte that is not UTF-8; `nil` if all of them are.
  let misread: String?

  init(_ bytes: [UInt8]) {
    if let text = String(validating: bytes, as: UTF8.self) {
      (self.text, misread) = (text, nil)
    } else {
      (text, misread) = (Self.mixed(bytes), String(decoding: bytes, as: UTF8.self))
    }
  }

  private static func mixed(_ bytes: [UInt8]) -> String {
    var (text, rest) = ("", bytes[...])
    while let byte = rest.first {
      let length = byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
      if let scalar = String(validating: rest.prefix(length), as: UTF8.self) {
        text += scalar
        rest = rest.dropFirst(length)
      } else {
        text.unicodeScalars.append(HTMLEntities.scalar(ofWindows: byte) ?? "\u{FFFD}")
        rest = rest.dropFirst()
      }
    }
    return text
  }
}

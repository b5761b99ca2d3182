/// The bytes of a text file, converted to UTF-8 if they are UTF-16 with a byte order mark, and without the mark.
struct TextBytes {
  let utf8: [UInt8]
  /// Whether the file was UTF-16.
  let isConverted: Bool

  /// `nil` if they begin as UTF-16, but are none.
  init?(_ bytes: [UInt8]) {
    let isLittle = bytes.starts(with: [0xFF, 0xFE])
    guard isLittle || bytes.starts(with: [0xFE, 0xFF]) else {
      (utf8, isConverted) = (bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes, false)
      return
    }
    guard bytes.count.isMultiple(of: 2) else { return nil }
    let units = stride(from: 2, to: bytes.count, by: 2).map { index in
      isLittle
        ? UInt16(bytes[index]) | UInt16(bytes[index + 1]) << 8 : UInt16(bytes[index]) << 8 | UInt16(bytes[index + 1])
    }
    guard let text = String(validating: units, as: UTF16.self) else { return nil }
    (utf8, isConverted) = (Array(text.utf8), true)
  }

  var beginsLikeJSON: Bool { utf8.first { $0 > UInt8(ascii: " ") }.map("[{".utf8.contains) ?? true }

  /// Whether the first line has a separator of a table.
  var hasSeparatorInFirstLine: Bool {
    utf8.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }.contains(where: ",;\t".utf8.contains)
  }
}

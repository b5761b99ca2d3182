import UseCases

/// The bytes of a text file, converted to UTF-8 if they are UTF-16, and without a byte order mark.
struct TextBytes {
  /// The size of the largest file that is read whole, in bytes.
  static let maximumBytes = 64 << 20

  let utf8: [UInt8]
  /// Whether the file was UTF-16.
  let isConverted: Bool
  /// Whether the encoding is certain: UTF-16, or UTF-8 with a byte order mark.
  let isUnicode: Bool

  /// `nil` if they begin like UTF-16, but are none.
  init?(_ bytes: [UInt8]) {
    guard let order = ByteOrder(of: bytes) else {
      isUnicode = bytes.starts(with: [0xEF, 0xBB, 0xBF])
      (utf8, isConverted) = (isUnicode ? Array(bytes.dropFirst(3)) : bytes, false)
      return
    }
    guard bytes.count.isMultiple(of: 2) else { return nil }
    let units = stride(from: order.mark, to: bytes.count, by: 2).map { index in
      order.isLittle
        ? UInt16(bytes[index]) | UInt16(bytes[index + 1]) << 8 : UInt16(bytes[index]) << 8 | UInt16(bytes[index + 1])
    }
    guard let text = String(validating: units, as: UTF16.self) else { return nil }
    (utf8, isConverted, isUnicode) = (Array(text.utf8), true, true)
  }

  /// The text of a file of up to ``maximumBytes``.
  static func file(_ path: String) throws(SeedSourceError) -> TextBytes {
    guard let bytes = try OpenFile.bytes(of: path, atMost: maximumBytes) else {
      throw .unreadable(path: path, why: OpenFile.Failure.tooLarge.reason)
    }
    return try TextBytes(bytes, at: path)
  }

  /// - Parameter path: is named by the error.
  init(_ bytes: [UInt8], at path: String) throws(SeedSourceError) {
    guard let text = TextBytes(bytes) else { throw .malformed(path: path, .notUTF16, line: 1, column: 1) }
    self = text
  }

  /// Whether a file with this beginning is taken for UTF-16.
  static func isUTF16(_ beginning: some Collection<UInt8>) -> Bool { ByteOrder(of: beginning) != nil }

  var beginsLikeJSON: Bool { utf8.first { $0 > UInt8(ascii: " ") }.map("[{".utf8.contains) ?? true }

  /// Whether a separator of a table is anywhere in it, though it may be another one than the kit's, and is no web page.
  var looksLikeTable: Bool {
    utf8.first { $0 > UInt8(ascii: " ") } != UInt8(ascii: "<") && utf8.contains(where: ",;\t|".utf8.contains)
  }

  /// Whether the first line has a separator of a table.
  var hasSeparatorInFirstLine: Bool {
    utf8.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }.contains(where: ",;\t".utf8.contains)
  }
}

/// The byte order of UTF-16, as its byte order mark says.
///
/// Without the mark, two characters at the beginning show it, which have one zero byte each: tables and JSON begin with ASCII or Latin
/// letters, and no text in UTF-8 has such bytes.
private struct ByteOrder {
  let isLittle: Bool
  /// The length of the byte order mark in bytes.
  let mark: Int

  /// `nil` if the bytes don't begin like UTF-16.
  init?(of bytes: some Collection<UInt8>) {
    let start = Array(bytes.prefix(4))
    if start.starts(with: [0xFF, 0xFE]) || start.starts(with: [0xFE, 0xFF]) {
      (isLittle, mark) = (start[0] == 0xFF, 2)
      return
    }
    switch start.map({ $0 == 0 }) {
    case [false, true, false, true]: (isLittle, mark) = (true, 0)
    case [true, false, true, false]: (isLittle, mark) = (false, 0)
    default: return nil
    }
  }
}

import UseCases

/// The bytes of a text file, converted to UTF-8 if they are UTF-16, and without a byte order mark.
struct TextBytes {
  /// The maximum size of a file that is read whole, in bytes.
  static let maximumBytes = 64 << 20

  let utf8: [UInt8]
  /// Whether the file was UTF-16.
  let isConverted: Bool
  /// Whether the encoding is certain: UTF-16, or UTF-8 with a byte order mark.
  let isUnicode: Bool

  /// Converts bytes. `nil` if they start like UTF-16 but aren't valid UTF-16.
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

  /// Reads a text file of at most ``maximumBytes``.
  static func file(_ path: String) throws(SeedSourceError) -> TextBytes {
    guard let bytes = try OpenFile.bytes(of: path, atMost: maximumBytes) else {
      throw .unreadable(path: path, why: OpenFile.Failure.tooLarge.reason)
    }
    return try TextBytes(bytes, at: path)
  }

  /// Converts the content of a file.
  ///
  /// - Parameter path: The path of the file, for error messages.
  init(_ bytes: [UInt8], at path: String) throws(SeedSourceError) {
    guard let text = TextBytes(bytes) else { throw .malformed(path: path, .notUTF16, line: 1, column: 1) }
    self = text
  }

  /// Returns whether a file with these first bytes is read as UTF-16.
  static func isUTF16(_ beginning: some Collection<UInt8>) -> Bool { ByteOrder(of: beginning) != nil }

  var beginsLikeJSON: Bool { utf8.first { $0 > UInt8(ascii: " ") }.map("[{".utf8.contains) ?? true }

  /// Whether the text contains a separator and doesn't start like an HTML page. `|` counts as a separator here, although the kit doesn't
  /// support it.
  var looksLikeTable: Bool {
    utf8.first { $0 > UInt8(ascii: " ") } != UInt8(ascii: "<") && utf8.contains(where: ",;\t|".utf8.contains)
  }

  /// Whether the first line contains a separator.
  var hasSeparatorInFirstLine: Bool {
    utf8.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }.contains(where: ",;\t".utf8.contains)
  }
}

/// The byte order of UTF-16, from its byte order mark.
///
/// Without a mark, the first two characters reveal the order, since each has one zero byte. Tables and JSON start with ASCII or Latin
/// letters, and UTF-8 text has no zero bytes.
private struct ByteOrder {
  let isLittle: Bool
  /// The length of the byte order mark, in bytes.
  let mark: Int

  /// Detects the byte order. `nil` if the bytes don't start like UTF-16.
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

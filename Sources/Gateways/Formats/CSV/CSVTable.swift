import UseCases

/// Parses a CSV table (RFC 4180) whose fields are separated by commas, semicolons or tabs. Fields that contain a separator or a line break
/// are quoted.
///
/// A first line such as `sep=;` names the separator, and is skipped. Without it, the separator is the one that occurs most often outside
/// quotes in the first line.
struct CSVTable {
  private let bytes: [UInt8]
  private let separator: UInt8
  private let encoding: CSVEncoding
  private var index: Int
  /// The number of the last row read, counting from 1 as in a spreadsheet, including the header and blank rows.
  private(set) var rowNumber = 0

  var isSeparatedByCommas: Bool { separator == UInt8(ascii: ",") }

  /// The number of bytes read so far.
  var bytesRead: Int { index }

  /// Creates a parser for the content of a file.
  ///
  /// - Parameters:
  ///   - bytes: The content, mostly UTF-8, without a byte order mark.
  ///   - isUnicode: Whether the content is certainly UTF-8.
  init(_ bytes: [UInt8], isUnicode: Bool) {
    self.bytes = bytes
    encoding = isUnicode ? .utf8 : CSVEncoding(of: bytes)
    if let named = Self.namedSeparator(bytes) {
      (separator, index) = named
    } else {
      (separator, index) = (Self.separator(bytes), 0)
    }
  }

  /// Returns the separator named by a first line such as `sep=;`, and the start of the second line. `nil` if there is no such line.
  private static func namedSeparator(_ bytes: [UInt8]) -> (UInt8, next: Int)? {
    guard bytes.starts(with: "sep=".utf8), bytes.count > 5 else { return nil }
    let end = bytes[5...].prefix { isLineBreak($0) }
    guard let first = end.first else { return nil }
    let isPair = first == UInt8(ascii: "\r") && end.dropFirst().first == UInt8(ascii: "\n")
    return (bytes[4], 5 + (isPair ? 2 : 1))
  }

  private static func isLineBreak(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }

  private static func separator(_ bytes: [UInt8]) -> UInt8 {
    var (counts, isQuoted) = ([UInt8: Int](), false)
    for byte in bytes.drop(while: isLineBreak) {
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if isQuoted { continue }
      if isLineBreak(byte) { break }
      if ",;\t".utf8.contains(byte) { counts[byte, default: 0] += 1 }
    }
    return ",;\t".utf8.max { counts[$0, default: 0] < counts[$1, default: 0] } ?? UInt8(ascii: ",")
  }

  /// Returns the next row that isn't blank, or `nil` after the last row.
  mutating func next() throws(CSVError) -> [CSVField]? {
    while index < bytes.count {
      let row = try row()
      if row.contains(where: { !$0.text.isEmpty }) { return row }
    }
    return nil
  }

  private mutating func row() throws(CSVError) -> [CSVField] {
    var fields: [[UInt8]] = []
    var field: [UInt8] = []
    /// Whether the field contains only spaces so far.
    var isBlank = true
    /// The index of the opening quote of this field.
    var quote: Int?
    var isQuoted = false
    rowNumber += 1
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if isQuoted {
        if byte != UInt8(ascii: "\"") {
          field.append(byte)
        } else if index < bytes.count, bytes[index] == UInt8(ascii: "\"") {
          field.append(byte)
          index += 1
        } else {
          isQuoted = false
        }
        continue
      }
      switch byte {
      case UInt8(ascii: "\"") where quote == nil && isBlank:
        (field, quote, isQuoted) = ([], index - 1, true)
      case separator:
        fields.append(field)
        (field, quote, isBlank) = ([], nil, true)
      case UInt8(ascii: "\r") where index < bytes.count && bytes[index] == UInt8(ascii: "\n"): break
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        return CSVField.row(fields + [field], of: encoding)
      case UInt8(ascii: " ") where quote != nil: break
      default:
        if let quote { throw error(.textAfterQuote(row: rowNumber), at: quote) }
        isBlank = isBlank && byte == UInt8(ascii: " ")
        field.append(byte)
      }
    }
    if isQuoted, let quote { throw error(.unclosedQuote(row: rowNumber), at: quote) }
    return CSVField.row(fields + [field], of: encoding)
  }

  private func error(_ problem: SeedFormatProblem, at offset: Int) -> CSVError {
    let before = bytes[..<offset]
    let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return CSVError(
      problem: problem, line: 1 + before.count { $0 == UInt8(ascii: "\n") }, column: offset - lineStart + 1)
  }
}

/// The reason that the rest of a table can't be read, with the position of the offending quote.
struct CSVError: Error {
  let problem: SeedFormatProblem
  let line: Int
  let column: Int
}

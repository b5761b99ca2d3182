/// Parses a CSV table (RFC 4180) whose fields are separated by commas, semicolons or tabs, and quoted if they contain one or a line break.
///
/// The separator is the most frequent of the three in the first line, outside quotes.
struct CSVTable {
  private let bytes: [UInt8]
  private let separator: UInt8
  private var index = 0
  /// The number of the last row read, from 1 as in a spreadsheet, counting the header and blank rows.
  private(set) var rowNumber = 0

  /// How many bytes have been read.
  var bytesRead: Int { index }

  /// - Parameter bytes: in UTF-8, with or without a byte order mark.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    index = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    separator = Self.separator(bytes[index...])
  }

  private static func separator(_ bytes: ArraySlice<UInt8>) -> UInt8 {
    var (counts, isQuoted) = ([UInt8: Int](), false)
    for byte in bytes {
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if isQuoted { continue }
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { break }
      if ",;\t".utf8.contains(byte) { counts[byte, default: 0] += 1 }
    }
    return ",;\t".utf8.max { counts[$0, default: 0] < counts[$1, default: 0] } ?? UInt8(ascii: ",")
  }

  /// The next row that is not blank; `nil` after the last.
  mutating func next() -> [String]? {
    while index < bytes.count {
      let row = row()
      if row.contains(where: { !$0.isEmpty }) { return row }
    }
    return nil
  }

  private mutating func row() -> [String] {
    var fields: [String] = []
    var field: [UInt8] = []
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
      case UInt8(ascii: "\"") where field.allSatisfy { $0 == UInt8(ascii: " ") }: (field, isQuoted) = ([], true)
      case separator:
        fields.append(String(decoding: field, as: UTF8.self))
        field = []
      case UInt8(ascii: "\r") where index < bytes.count && bytes[index] == UInt8(ascii: "\n"): break
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        return fields + [String(decoding: field, as: UTF8.self)]
      default: field.append(byte)
      }
    }
    return fields + [String(decoding: field, as: UTF8.self)]
  }
}

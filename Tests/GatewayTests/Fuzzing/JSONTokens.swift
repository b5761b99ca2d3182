/// A scanner that finds the values in a JSON document, except arrays and objects, without parsing the document's grammar.
enum JSONTokens {
  /// Replacement values that keep the document valid JSON.
  static let values = [
    "\"\"", "\"a\"", "\"Pin\\u0303a\"", "\"Flan\"", "\"FLAN\"", "\" flan\\n\"", "\"\\u0000\"", "\"\\ud83d\\ude00\"",
    "\"restaurant\"", "\"order-0\"", "\"ana\"", "\"EUR\"", "\"1969-12-31T23:59:59.999Z\"",
    "\"2026-02-29T00:00:00.000Z\"",
    "0", "1", "2", "100", "101", "-1", "-0", "1e2", "2.50", "0.001", "9223372036854775807", "9223372036854775808",
    "1e400", "true", "null", "[]", "{}", "[null]",
  ].map { Array($0.utf8) }

  static func ranges(in bytes: [UInt8]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var index = 0
    while index < bytes.count {
      let start = index
      switch bytes[index] {
      case UInt8(ascii: "\""):
        index += 1
        while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
          index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        index = min(index + 1, bytes.count)
        let isKey = bytes[index...].prefix(2).contains(UInt8(ascii: ":"))
        if !isKey { ranges.append(start..<index) }
      case let byte where isWord(byte):
        while index < bytes.count, isWord(bytes[index]) { index += 1 }
        ranges.append(start..<index)
      default: index += 1
      }
    }
    return ranges
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"):
      true
    default: false
    }
  }
}

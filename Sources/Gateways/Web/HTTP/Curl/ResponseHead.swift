/// The head of an answer, as its lines come (RFC 9112).
struct ResponseHead {
  /// How long it may be in all, with whatever is told before it (1xx) and after the body.
  static let maximumBytes = 64 << 10

  private(set) var status = 0
  private(set) var headers: [String: String] = [:]
  private var bytes = 0
  private var isWhole = false

  /// Takes a line; `false` when it is too much.
  mutating func add(_ line: some Collection<UInt8>) -> Bool {
    bytes += line.count
    guard bytes <= Self.maximumBytes else { return false }
    // What follows the body says nothing that the kit wants to know.
    if isWhole { return true }
    let text = String(decoding: line.prefix { $0 != 0x0D && $0 != 0x0A }, as: UTF8.self)
    if text.isEmpty {
      isWhole = status >= 200
    } else if text.hasPrefix("HTTP/") {
      status = text.split(separator: " ", maxSplits: 2).dropFirst().first.flatMap { Int($0) } ?? 0
      headers = [:]
    } else if let colon = text.firstIndex(of: ":") {
      headers[String(text[..<colon])] = Self.trimmed(text[text.index(after: colon)...])
    }
    return true
  }

  private static func trimmed(_ text: Substring) -> String {
    let head = text.drop { $0 == " " || $0 == "\t" }
    return String(head.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
  }
}

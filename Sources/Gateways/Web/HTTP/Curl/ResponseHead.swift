/// The head of an answer, as its lines come (RFC 9112).
struct ResponseHead {
  /// How long it may be in all, with whatever is told before it (1xx) and after the body.
  static let maximumBytes = 64 << 10

  private(set) var status = 0
  private(set) var headers: [String: String] = [:]
  /// Whether the empty line came that ends it; libcurl takes a connection's end for that, too.
  private(set) var isWhole = false
  private var bytes = 0

  /// How many bytes of body it announces; `nil`: it does not say, or the body is packed.
  var length: Int? { headers["content-encoding"] == nil ? headers["content-length"].flatMap { Int($0) } : nil }

  /// What is wrong with a head.
  enum Fault: Error {
    /// It is longer than it may be.
    case tooLong
    /// It says two lengths of the body (RFC 9112, 6.3).
    case twoLengths
  }

  /// Takes a line.
  mutating func add(_ line: some Collection<UInt8>) throws(Fault) {
    bytes += line.count
    guard bytes <= Self.maximumBytes else { throw .tooLong }
    // What follows the body says nothing that the kit wants to know.
    if isWhole { return }
    let text = String(decoding: line.prefix { $0 != 0x0D && $0 != 0x0A }, as: UTF8.self)
    if text.isEmpty {
      isWhole = status >= 200
    } else if text.hasPrefix("HTTP/") {
      status = text.split(separator: " ", maxSplits: 2).dropFirst().first.flatMap { Int($0) } ?? 0
      headers = [:]
    } else if let colon = text.firstIndex(of: ":") {
      let (name, value) = (text[..<colon].lowercased(), Self.trimmed(text[text.index(after: colon)...]))
      if name == "content-length", let other = headers[name], other != value { throw .twoLengths }
      headers[name] = value
    }
  }

  private static func trimmed(_ text: Substring) -> String {
    let head = text.drop { $0 == " " || $0 == "\t" }
    return String(head.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
  }
}

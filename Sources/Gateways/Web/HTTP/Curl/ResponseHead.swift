/// The head of an answer, as its lines come (RFC 9112).
struct ResponseHead {
  /// How long it may be in all, with whatever is told before it (1xx) and after the body.
  static let maximumBytes = 64 << 10

  private(set) var status = 0
  private(set) var headers: [String: String] = [:]
  /// Whether the empty line came that ends it; libcurl takes a connection's end for that, too.
  private(set) var isWhole = false
  private var bytes = 0
  private var isCompressed = false

  /// How many bytes of body it announces; `nil`: it does not say, or the body is compressed.
  var length: Int? { isCompressed ? nil : headers["content-length"].flatMap { Int($0) } }

  /// Takes a line; `false`: the head is too long, or says what no answer may say.
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
      (headers, isCompressed) = ([:], false)
    } else if let colon = text.firstIndex(of: ":") {
      let (name, value) = (text[..<colon].lowercased(), Self.trimmed(text[text.index(after: colon)...]))
      guard isFit(name, value) else { return false }
      headers[name] = value
    }
    return true
  }

  /// Two lengths are refused (RFC 9112, 6.3), and so is all compression but one that was asked for, once: libcurl would undo several in
  /// one go, for minutes, and in any amount of memory.
  private mutating func isFit(_ name: String, _ value: String) -> Bool {
    switch name {
    case "content-length": return headers[name].map { $0 == value } ?? true
    case "transfer-encoding": return value.lowercased() == "chunked"
    case "content-encoding":
      let encodings = value.lowercased().split(separator: ",").map { Self.trimmed($0) }.filter { $0 != "identity" }
      if encodings.isEmpty { return true }
      defer { isCompressed = true }
      return !isCompressed && encodings.count == 1 && ["gzip", "x-gzip", "deflate"].contains(encodings[0])
    default: return true
    }
  }

  private static func trimmed(_ text: Substring) -> String {
    let head = text.drop { $0 == " " || $0 == "\t" }
    return String(head.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
  }
}

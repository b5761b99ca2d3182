/// The header section of a response, parsed line by line (RFC 9112).
struct ResponseHead {
  /// The maximum size of the header section, in bytes, including interim responses (1xx) and trailers.
  static let maximumBytes = 64 << 10

  private(set) var status = 0
  private(set) var headers: [String: String] = [:]
  /// Whether the final empty line has arrived. libcurl also accepts the end of the connection instead of it.
  private(set) var isWhole = false
  private var bytes = 0
  private var isCompressed = false

  /// The announced length of the body, in bytes. `nil` if no length is announced, or if it isn't the length of the returned body.
  var length: Int? { HTTPResponse.length(status: status) { headers[$0] } }

  /// Adds a line. Returns `false` if the header section is too long or invalid.
  mutating func add(_ line: some Collection<UInt8>) -> Bool {
    bytes += line.count
    guard bytes <= Self.maximumBytes else { return false }
    // Trailers are ignored.
    if isWhole { return true }
    let text = String(decoding: line.prefix { $0 != 0x0D && $0 != 0x0A }, as: UTF8.self)
    if text.isEmpty {
      isWhole = status >= 200
    } else if text.hasPrefix("HTTP/") {
      status = text.split(separator: " ", maxSplits: 2).dropFirst().first.flatMap { Int($0) } ?? 0
      (headers, isCompressed) = ([:], false)
    } else if let colon = text.firstIndex(of: ":") {
      let (name, value) = (text[..<colon].lowercased(), Self.trimmed(text[text.index(after: colon)...]))
      guard isAcceptable(name, value) else { return false }
      headers[name] = value
    }
    return true
  }

  /// Rejects contradictory lengths (RFC 9112, 6.3), and any encoding except a requested one that is applied once. libcurl would decode
  /// several layers, which can take minutes and unlimited memory.
  private mutating func isAcceptable(_ name: String, _ value: String) -> Bool {
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

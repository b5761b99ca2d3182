extension LoopbackServer {
  /// A request that the server received.
  public struct Request: Sendable, Hashable {
    /// The method, such as `GET`.
    public let method: String
    /// The path and the query, as received.
    public let target: String
    /// The bytes of the request's body.
    public let body: [UInt8]
    /// The header values, by lowercase header name.
    public let headers: [String: String]

    init?(head: [UInt8], body: [UInt8] = []) {
      let lines = String(decoding: head, as: UTF8.self).split(separator: "\r\n")
      let words = lines.first?.split(separator: " ") ?? []
      guard words.count == 3 else { return nil }
      method = String(words[0])
      target = String(words[1])
      self.body = body
      let pairs = lines.dropFirst().map { line in
        let name = line.prefix { $0 != ":" }
        return (name.lowercased(), String(line.dropFirst(name.count + 1).drop { $0 == " " }))
      }
      headers = Dictionary(pairs) { $0 + ", " + $1 }
    }

    /// Returns the value of a header, ignoring the case of the header's name. `nil` if the header is missing.
    public func header(_ name: String) -> String? { headers[name.lowercased()] }

    /// The target without its query.
    public var path: String { String(target.prefix { $0 != "?" }) }

    /// The body, decoded as UTF-8.
    public var text: String { String(decoding: body, as: UTF8.self) }

    /// The length of the body in bytes, according to the head.
    var length: Int { header("Content-Length").flatMap { Int($0) } ?? 0 }
  }
}

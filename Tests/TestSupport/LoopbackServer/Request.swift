extension LoopbackServer {
  /// What came to the server.
  public struct Request: Sendable, Hashable {
    /// `GET` and so on.
    public let method: String
    /// The path and the query, as they were sent.
    public let target: String
    /// What was sent along.
    public let body: [UInt8]
    /// By name in lower case.
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

    /// The value of a header, whatever the case of its name.
    public func header(_ name: String) -> String? { headers[name.lowercased()] }

    /// The target without its query.
    public var path: String { String(target.prefix { $0 != "?" }) }

    /// The body as text.
    public var text: String { String(decoding: body, as: UTF8.self) }

    /// How many bytes of body the head announces.
    var length: Int { header("Content-Length").flatMap { Int($0) } ?? 0 }
  }
}

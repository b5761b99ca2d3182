extension LoopbackServer {
  /// A response from the server, which can be faulty on purpose.
  public struct Answer: Sendable {
    /// The way in which the response marks the end of its body.
    public enum Framing: Sendable {
      /// A correct `Content-Length` header marks the end of the body.
      case length
      /// A `Content-Length` header with any value, correct or incorrect, marks the end of the body.
      case claimedLength(Int)
      /// Chunked transfer encoding marks the end of the body. Each chunk has this many bytes.
      case chunks(of: Int)
      /// The end of the connection marks the end of the body.
      case end
    }

    /// The state of the connection after the response.
    public enum End: Sendable {
      /// The connection serves the next request.
      case staysOpen
      /// The server sends nothing more, and the connection stays open until the client closes it.
      case hangs
      /// The server closes the connection without notice.
      case closes
      /// The server resets the connection, so that the client gets an error instead of a regular end.
      case resets
    }

    /// The HTTP status code, such as 200.
    public var status = 200
    /// The headers, in addition to those required by the framing.
    public var headers: [String: String] = [:]
    /// The body, which is sent ``repeated`` times.
    public var body: [UInt8] = []
    /// The number of times that the body is sent. Repeating the body takes no additional memory.
    public var repeated = 1
    public var framing = Framing.length
    public var end = End.staysOpen
    /// The number of bytes to send from the head before ``end`` takes effect. `nil` for the whole head.
    public var headLimit: Int?
    /// The number of bytes to send from the body before ``end`` takes effect. `nil` for the whole body.
    public var bodyLimit: Int?
    /// The bytes to send instead of a head and a body, which can be invalid HTTP.
    public var raw: [Piece]?

    /// Creates a response. By default, it has the status 200 and no content.
    public init(_ status: Int = 200, headers: [String: String] = [:], body: [UInt8] = []) {
      self.status = status
      self.headers = headers
      self.body = body
    }

    /// Creates a response with text as its body.
    public init(_ status: Int, headers: [String: String] = [:], _ text: String) {
      self.init(status, headers: headers, body: Array(text.utf8))
    }

    /// Creates a successful response with text as its body.
    public init(headers: [String: String] = [:], _ text: String) { self.init(200, headers: headers, text) }

    /// Returns a response with JSON as its body.
    public static func json(_ text: String, status: Int = 200) -> Answer {
      Answer(status, headers: ["Content-Type": "application/json"], text)
    }

    /// Returns a redirect to another address.
    public static func redirect(to address: String, status: Int = 302) -> Answer {
      Answer(status, headers: ["Location": address])
    }

    /// Returns a response that consists of raw bytes, which can be invalid HTTP.
    public static func raw(_ pieces: [Piece], _ end: End = .closes) -> Answer {
      Answer().changed { ($0.raw, $0.end) = (pieces, end) }
    }

    /// No response at all. The connection stays open.
    public static var never: Answer { Answer().changed { ($0.headLimit, $0.end) = (0, .hangs) } }

    /// A connection that the server closes before it sends anything.
    public static var dropped: Answer { Answer().changed { ($0.headLimit, $0.end) = (0, .closes) } }

    /// A connection that the server resets before it sends anything.
    public static var reset: Answer { Answer().changed { ($0.headLimit, $0.end) = (0, .resets) } }

    /// Returns a copy of the response with the given change.
    public func changed(_ change: (inout Answer) -> Void) -> Answer {
      var copy = self
      change(&copy)
      return copy
    }
  }
}

extension LoopbackServer {
  /// What the server sends, and how it goes wrong, if it does.
  public struct Answer: Sendable {
    /// How the end of the body is told.
    public enum Framing: Sendable {
      /// By its length.
      case length
      /// By a length that may not be its own.
      case claimedLength(Int)
      /// In pieces of this many bytes.
      case chunks(of: Int)
      /// By the end of the connection.
      case end
    }

    /// What becomes of the connection afterwards.
    public enum End: Sendable {
      /// It serves the next request.
      case staysOpen
      /// Nothing more comes, and it stays open until the other side goes away.
      case hangs
      /// It is closed, though nothing said that it would be.
      case closes
      /// It is reset: who reads gets an error instead of an end.
      case resets
    }

    /// 200 and so on.
    public var status = 200
    /// Beside the ones that the framing needs.
    public var headers: [String: String] = [:]
    /// What is sent, ``repeated`` times.
    public var body: [UInt8] = []
    /// How often the body is sent: a long answer needs no memory.
    public var repeated = 1
    public var framing = Framing.length
    public var end = End.staysOpen
    /// How many bytes of the head are sent before the end; `nil`: all.
    public var headLimit: Int?
    /// How many bytes of the body are sent before the end; `nil`: all.
    public var bodyLimit: Int?
    /// What is sent instead of a head and a body, be it HTTP or not.
    public var raw: [Piece]?

    /// An answer without anything.
    public init(_ status: Int = 200, headers: [String: String] = [:], body: [UInt8] = []) {
      self.status = status
      self.headers = headers
      self.body = body
    }

    /// An answer with a text.
    public init(_ status: Int, headers: [String: String] = [:], _ text: String) {
      self.init(status, headers: headers, body: Array(text.utf8))
    }

    /// What was asked for: a text.
    public init(headers: [String: String] = [:], _ text: String) { self.init(200, headers: headers, text) }

    /// An answer with a JSON text.
    public static func json(_ text: String, status: Int = 200) -> Answer {
      Answer(status, headers: ["Content-Type": "application/json"], text)
    }

    /// An answer that sends on to another address.
    public static func redirect(to address: String, status: Int = 302) -> Answer {
      Answer(status, headers: ["Location": address])
    }

    /// What is no answer as HTTP wants it.
    public static func raw(_ pieces: [Piece], _ end: End = .closes) -> Answer {
      Answer().changed { ($0.raw, $0.end) = (pieces, end) }
    }

    /// No answer ever; the connection stays open.
    public static var never: Answer { Answer().changed { ($0.headLimit, $0.end) = (0, .hangs) } }

    /// The connection is closed before anything was sent.
    public static var dropped: Answer { Answer().changed { ($0.headLimit, $0.end) = (0, .closes) } }

    /// The connection is reset before anything was sent.
    public static var reset: Answer { Answer().changed { ($0.headLimit, $0.end) = (0, .resets) } }

    /// The answer with something else about it.
    public func changed(_ change: (inout Answer) -> Void) -> Answer {
      var copy = self
      change(&copy)
      return copy
    }
  }
}

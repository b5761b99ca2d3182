extension LoopbackServer {
  /// Raw bytes that are sent over a connection.
  public struct Piece: Sendable, ExpressibleByStringLiteral {
    public let bytes: [UInt8]
    /// The number of times that the bytes are sent. Repeating the bytes takes no additional memory.
    public let times: Int
    /// The pause before each repetition.
    public let pause: Duration

    public init(_ bytes: [UInt8], times: Int = 1, pause: Duration = .zero) {
      self.bytes = bytes
      self.times = times
      self.pause = pause
    }

    /// Creates a piece from text.
    ///
    /// - Parameter text: The text, whose lines must end with `\r\n`.
    public init(_ text: String, times: Int = 1, pause: Duration = .zero) {
      self.init(Array(text.utf8), times: times, pause: pause)
    }

    public init(stringLiteral text: String) { self.init(text) }

    /// Returns a piece that is repeated until the client closes the connection.
    public static func forEver(_ text: String, pause: Duration = .zero) -> Piece {
      Piece(text, times: .max, pause: pause)
    }

    /// The number of repetitions in each write: 1 if there is a pause, otherwise as many as fit into 64 KiB.
    var timesAtOnce: Int { pause == .zero ? min(times, max(1, 1 << 16 / max(1, bytes.count))) : 1 }
  }
}

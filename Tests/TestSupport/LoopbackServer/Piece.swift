extension LoopbackServer {
  /// Bytes as they go over the connection, whatever they mean.
  public struct Piece: Sendable, ExpressibleByStringLiteral {
    public let bytes: [UInt8]
    /// How often they are sent: what is long needs no memory.
    public let times: Int
    /// Before each time.
    public let pause: Duration

    public init(_ bytes: [UInt8], times: Int = 1, pause: Duration = .zero) {
      self.bytes = bytes
      self.times = times
      self.pause = pause
    }

    /// - Parameter text: its lines end with `\r\n`.
    public init(_ text: String, times: Int = 1, pause: Duration = .zero) {
      self.init(Array(text.utf8), times: times, pause: pause)
    }

    public init(stringLiteral text: String) { self.init(text) }

    /// These bytes again and again, until the other side goes away.
    public static func forEver(_ text: String, pause: Duration = .zero) -> Piece {
      Piece(text, times: .max, pause: pause)
    }

    /// How many times are sent at once: without a pause, be it byte by byte, as many as a block holds.
    var timesAtOnce: Int { pause == .zero ? min(times, max(1, 1 << 16 / max(1, bytes.count))) : 1 }
  }
}

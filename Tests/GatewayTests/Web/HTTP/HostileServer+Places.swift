import TestSupport
import WebGateways

extension HostileServer {
  /// A place in an answer, where a server may do something else than go on.
  struct Place: Sendable {
    let name: String
    /// All that comes before.
    let start: String
    /// How it may go on for ever; `nil`: it can't.
    var more: String?
    /// What it is when the connection is closed there, and nothing was missing.
    var whole: String?
    /// How it ends when it goes on for ever at full speed.
    var flooded: Set<Ending> = [.tooLarge, .broken]
    /// How long that is waited for.
    var longest: Duration?

    static let all: [Place] = [
      Place(name: "before the status line", start: ""),
      Place(name: "within the status line", start: "HTTP/1.1 200 O", more: "K"),
      Place(name: "after an informational answer", start: early, more: early),
      Place(name: "after a hundred to continue", start: proceed, more: proceed),
      Place(name: "within a header", start: ok + "X-Long: a", more: "a"),
      Place(name: "between headers", start: ok + "X-Short: a\r\n", more: "X-Short: a\r\n"),
      Place(name: "at the head's end", start: ok + "Content-Length: 5\r\n\r\n"),
      Place(
        name: "within a body of known length", start: ok + "Content-Length: 1000000\r\n\r\nab", more: "c", flooded: []),
      Place(name: "within a body to the connection's end", start: ok + "\r\nab", more: "c", whole: "ab"),
      Place(name: "within a chunk's size", start: chunked + "0", more: "0", flooded: [.broken]),
      Place(
        name: "within a chunk's extension", start: chunked + "1;a", more: "a",
        flooded: [.timedOut, .broken, .tooLarge], longest: .seconds(2)),
      Place(name: "within a chunk", start: chunked + "fffff\r\nab", more: "c", flooded: [.broken]),
      Place(name: "between chunks", start: chunked + "1\r\nx\r\n", more: "1\r\nx\r\n"),
      Place(name: "before the trailers", start: chunked + "0\r\n"),
      Place(name: "within a trailer", start: chunked + "0\r\nX-Long: a", more: "a"),
      Place(name: "between trailers", start: chunked + "0\r\nX-Short: a\r\n", more: "X-Short: a\r\n"),
    ]

    /// What servers do there.
    var servers: [HostileServer] {
      var servers = [
        HostileServer("it closes \(name)", .raw([Piece(start)]), [whole.map { .answer($0) } ?? .broken]),
        HostileServer("it resets \(name)", .raw([Piece(start)], .resets), [.broken]),
        HostileServer("it stalls \(name)", .raw([Piece(start)], .hangs), [.timedOut], timeout: .milliseconds(300)),
      ]
      guard let more else { return servers }
      let slow = Piece.forEver(more, pause: .milliseconds(30))
      // It goes on for so long until it is as wrong as a flood.
      let dripped: Set<Ending> = flooded == [.broken] ? [.timedOut, .broken] : [.timedOut]
      servers.append(
        HostileServer("it drips \(name)", .raw([Piece(start), slow]), dripped, longest: .seconds(1)))
      if !flooded.isEmpty {
        servers.append(
          HostileServer("it never ends \(name)", .raw([Piece(start), .forEver(more)]), flooded, longest: longest))
      }
      return servers
    }
  }

  typealias Piece = LoopbackServer.Piece

  static let ok = "HTTP/1.1 200 OK\r\n"
  static let chunked = ok + "Transfer-Encoding: chunked\r\n\r\n"
  private static let early = "HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n"
  private static let proceed = "HTTP/1.1 100 Continue\r\n\r\n"
}

import TestSupport
import WebGateways

extension HostileServer {
  /// A point in a response at which a server can misbehave.
  struct Place: Sendable {
    let name: String
    /// The response up to this point.
    let start: String
    /// The text that a server repeats forever at this point. `nil` if nothing can be repeated.
    var more: String?
    /// The body of the response if the connection can be closed at this point. `nil` if closing the connection here makes the response
    /// invalid.
    var whole: String?
    /// The possible results if the server repeats `more` at full speed.
    var flooded: Set<Ending> = [.tooLarge, .broken]
    /// The client's total timeout. `nil` for the default timeout.
    var longest: Duration?

    static let all: [Place] = [
      Place(name: "before the status line", start: ""),
      Place(name: "within the status line", start: "HTTP/1.1 200 O", more: "K"),
      Place(name: "after an informational response", start: early, more: early),
      Place(name: "after 100 Continue", start: proceed, more: proceed),
      Place(name: "within a header", start: ok + "X-Long: a", more: "a"),
      Place(name: "between headers", start: ok + "X-Short: a\r\n", more: "X-Short: a\r\n"),
      Place(name: "at the end of the headers", start: ok + "Content-Length: 5\r\n\r\n"),
      Place(
        name: "within a body of known length", start: ok + "Content-Length: 1000000\r\n\r\nab", more: "c", flooded: []),
      Place(name: "within a body without a length", start: ok + "\r\nab", more: "c", whole: "ab"),
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

    /// The servers that misbehave at this point.
    var servers: [HostileServer] {
      var servers = [
        HostileServer("it closes \(name)", .raw([Piece(start)]), [whole.map { .answer($0) } ?? .broken]),
        HostileServer("it resets \(name)", .raw([Piece(start)], .resets), [.broken]),
        HostileServer("it stalls \(name)", .raw([Piece(start)], .hangs), [.timedOut], timeout: .milliseconds(300)),
      ]
      guard let more else { return servers }
      let slow = Piece.forEver(more, pause: .milliseconds(30))
      // A slow server can send for so long that the client reports a broken response, as it does at full speed.
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

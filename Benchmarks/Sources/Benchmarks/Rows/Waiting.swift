import Entities
import WebGateways

/// The processor time spent waiting for a server that responds after six seconds.
struct Waiting: TableRow {
  let name = "wait"
  private static let seconds = 6

  func sizes(of asked: [Int]) -> [Int] { [Self.seconds] }

  func measure(_ bench: Bench, size: Int) async throws -> [Line] {
    let answer = "HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n"
    let server = try LoopbackServer { _ in .raw([LoopbackServer.Piece(answer, pause: .seconds(size))]) }
    let output = bench.workplace.path("child-output")
    let kit = try ChildProcess.run(ChildRole.asking(server.address()).words, output: output)
    let peer = try ChildProcess.run(["curl", "--silent", "--fail", server.address()], output: output)
    let nothing = try ChildProcess.run(ChildRole.nothing.words, output: output)
    return [
      Line(
        "processor time while waiting this many seconds for a server", size: size,
        kit: .seconds(kit.processorSeconds), peer: .seconds(peer.processorSeconds), goal: .below(.seconds(0.05)),
        limit: "this program doing nothing: \(Amount.seconds(nothing.processorSeconds).text)")
    ]
  }

  /// Sends the request in the child process.
  static func ask(_ address: String) async throws {
    let response = try await SystemHTTPClient().send(HTTPRequest(.get, try WebAddress(address)))
    if response.status != 200 { throw Problem("the server answered \(response.status)") }
  }
}

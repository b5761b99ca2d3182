import Entities
import WebGateways

/// The time to send small POST requests to a local server, one after another.
struct Posts: TableRow {
  let name = "posts"
  private static let posts = 1000
  private static let body = #"{"writes": [{"delete": "favorites/1"}]}"#

  func sizes(of asked: [Int]) -> [Int] { [Self.posts] }

  func measure(_ bench: Bench, size: Int) async throws -> [Line] {
    let server = try LoopbackServer { request in
      LoopbackServer.Answer(request.method == "POST" && request.body == Array(Self.body.utf8) ? 200 : 400, "{}")
    }
    let address = server.address()
    let config = bench.workplace.path("curl-config")
    let one = "url = \"\(address)\"\ndata-raw = \"\(Self.body.replacing("\"", with: "\\\""))\"\n"
    try TextFile.write(Array(repeating: one, count: size).joined(separator: "next\n"), to: config)
    let race = try await Race.run(rounds: bench.options.rounds) {
      let client = SystemHTTPClient()
      for _ in 0..<size {
        let request = HTTPRequest(.post, try WebAddress(address), body: Array(Self.body.utf8))
        if try await client.send(request).status != 200 { throw Problem("a POST got no response with status 200") }
      }
    } peer: {
      _ = try ChildProcess.run(
        ["curl", "--silent", "--fail", "--config", config], output: bench.workplace.path("child-output"))
    }
    let (requests, connections) = (server.requests.count, server.connections)
    if requests != connections * size { throw Problem("\(requests) requests came over \(connections) connections") }
    return [
      Line(
        "small POSTs, one after another", size: size, race,
        goal: .ratio(1.25), limit: "")
    ]
  }
}

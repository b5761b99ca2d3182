import Entities
import GatewayTesting
import WebGateways

extension HTTPClientContract {
  static let limiting: [Clause<Gateway>] = [
    Clause(id: "http.limit", "a response is accepted up to the size limit and refused above it") { gateway in
      let body = [UInt8](repeating: 7, count: 100_000)
      let server = try await gateway.serve {
        $0.address.text.hasSuffix("chunks") ? .chunks(body) : .answer(body: body)
      }
      for path in ["/length", "/chunks"] {
        var request = try get(server, path)
        request.maximumBytes = body.count
        try expect(try await gateway.client.send(request).body, body, "body")
        request.maximumBytes -= 1
        try await expectRefusal(.tooLarge(limit: body.count - 1), of: request, by: gateway.client)
      }
    },
    Clause(id: "http.endless", "an endless response is refused at the limit and its connection is closed") { gateway in
      let server = try await gateway.serve { _ in .endless(isSlow: false) }
      var request = try get(server)
      request.maximumBytes = 1 << 20
      try await expectRefusal(.tooLarge(limit: 1 << 20), of: request, by: gateway.client)
      await server.hangUps(atLeast: 1)
    },
  ]

  static let failing: [Clause<Gateway>] = [
    Clause(id: "http.unreachable", "a port without a server and an unknown host are unreachable") {
      gateway in
      // No server listens on port 1, and the unknown host has no address.
      for address in ["http://127.0.0.1:1/", "https://\(unknownHost)/"] {
        try await expectUnreachable(HTTPRequest(.get, try WebAddress(address)), by: gateway.client)
      }
    },
    Clause(id: "http.unencrypted", "an unencrypted request to another machine is refused") { gateway in
      for host in ["nobody.invalid", "127.0.0.1.nobody.invalid", "localhost.invalid", "128.0.0.1"] {
        let request = HTTPRequest(.get, try WebAddress("http://\(host)/"), headers: ["x-key": "secret"])
        try await expectRefusal(.insecure, of: request, by: gateway.client)
      }
    },
    Clause(id: "http.truncated", "a truncated or missing response is an error") { gateway in
      let server = try await gateway.serve { $0.address.text.hasSuffix("cut") ? .cut([1, 2, 3]) : .close }
      for method in [HTTPRequest.Method.get, .post] {
        for path in ["/cut", "/closed"] {
          let request = HTTPRequest(method, try WebAddress(server.origin + path))
          try await expectBroken(request, by: gateway.client)
        }
      }
    },
    Clause(id: "http.timeout", "a request times out if the server sends nothing") { gateway in
      let server = try await gateway.serve { _ in .silence }
      try await expectRefusal(.timedOut, of: try get(server), by: gateway.hurried)
      await server.hangUps(atLeast: 1)
    },
    Clause(id: "http.total-time", "a request times out if its response takes too long, even if data keeps arriving") {
      gateway in
      let server = try await gateway.serve { _ in .endless(isSlow: true) }
      try await expectRefusal(.timedOut, of: try get(server), by: gateway.hurried)
      await server.hangUps(atLeast: 1)
    },
  ]

  static let sendingOnce: [Clause<Gateway>] = [
    Clause(
      id: "http.sent-once", "only a GET or DELETE request whose connection ends without a response can be sent again"
    ) {
      gateway in
      for method in [HTTPRequest.Method.get, .post, .patch, .delete] {
        let server = try await gateway.serve { $0.address.text.hasSuffix("first") ? .text("words") : .close }
        // The second request reuses the connection of the first one if the client keeps connections open.
        _ = try await gateway.client.send(try get(server, "/first"))
        let request = HTTPRequest(method, try WebAddress(server.origin + "/second"), body: method == .get ? [] : [1])
        try await expectBroken(request, by: gateway.client)
        let sent = server.requests.map(\.method)
        let mayRepeat = method == .get || method == .delete
        try expect(mayRepeat ? Array(sent.prefix(2)) : sent, [.get, method], "requests")
      }
    }
  ]

  static let cancelling: [Clause<Gateway>] = [
    Clause(id: "http.cancel", "a request in a canceled task is refused and never sent") { gateway in
      let server = try await gateway.serve { _ in .text("words") }
      let request = try get(server)
      let task = Task {
        withUnsafeCurrentTask { $0?.cancel() }
        try await expectRefusal(.cancelled, of: request, by: gateway.client)
      }
      try await task.value
      try expect(server.requests, [], "requests")
    },
    Clause(id: "http.cancel-waiting", "canceling a waiting task ends it immediately and closes its connection") {
      gateway in
      for reply in [ServerReply.silence, .endless(isSlow: true)] {
        let server = try await gateway.serve { _ in reply }
        let request = try get(server)
        let task = Task { try await expectRefusal(.cancelled, of: request, by: gateway.client) }
        await server.requests(atLeast: 1)
        task.cancel()
        try await task.value
        await server.hangUps(atLeast: 1)
      }
    },
  ]
}

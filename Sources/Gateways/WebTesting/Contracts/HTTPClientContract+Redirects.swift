import Entities
import GatewayTesting
import WebGateways

extension HTTPClientContract {
  static let redirecting: [Clause<Gateway>] = [
    Clause(id: "http.redirect", "a redirect on the same server is followed with the same headers") { gateway in
      for status in [301, 302, 303, 307, 308] {
        let server = try await gateway.serve { request in
          request.address.text.hasSuffix("/old")
            ? .answer(status: status, headers: ["Location": "/new?page=2"]) : .text("found")
        }
        var request = try get(server, "/old")
        request.headers = ["x-key": "secret"]
        try expect(text(try await gateway.client.send(request)), "found", "body")
        let addresses = try ["/old", "/new?page=2"].map { try WebAddress(server.origin + $0) }
        try expect(server.requests.map(\.address), addresses, "requests")
        try expect(server.requests.map { $0.headers["x-key"] }, ["secret", "secret"], "headers")
      }
    },
    Clause(
      id: "http.redirect-elsewhere",
      "a redirect to another port, host or scheme is refused and nothing is sent there"
    ) { gateway in
      let other = try await gateway.serve { _ in .text("caught") }
      let port = other.origin.drop { !$0.isNumber }.split(separator: ":").last ?? ""
      let elsewhere = [
        (other.origin, other.origin), ("https://127.0.0.1:\(port)", "https://127.0.0.1:\(port)"),
        ("http://localhost:\(port)", "http://localhost:\(port)"), ("//nobody.invalid", "http://nobody.invalid"),
      ]
      for (place, origin) in elsewhere {
        let server = try await gateway.serve { _ in .answer(status: 302, headers: ["Location": place + "/here"]) }
        var request = try get(server)
        request.headers = ["x-key": "secret"]
        try await expectRefusal(.redirected(to: origin), of: request, by: gateway.client)
        try expect(server.requests.count, 1, "requests")
      }
      try expect(other.requests, [], "requests to the other server")
    },
    Clause(
      id: "http.redirect-post", "a redirect of a request other than GET is refused and the request is sent only once"
    ) {
      gateway in
      for method in [HTTPRequest.Method.post, .patch, .delete] {
        let server = try await gateway.serve { _ in .answer(status: 307, headers: ["Location": "/new"]) }
        let request = HTTPRequest(method, try WebAddress(server.origin + "/old"), body: [1])
        try await expectRefusal(.redirected(to: server.origin), of: request, by: gateway.client)
        try expect(server.requests.count, 1, "requests")
      }
    },
    Clause(id: "http.redirect-limit", "a client follows at most five redirects of a request") { gateway in
      let server = try await gateway.serve { request in
        let step = Int(request.address.text.split(separator: "/").last ?? "") ?? 0
        return step == 0 ? .text("there") : .answer(status: 302, headers: ["Location": "/\(step - 1)"])
      }
      try expect(text(try await gateway.client.send(try get(server, "/5"))), "there", "body")
      try await expectRefusal(.redirected(to: server.origin), of: try get(server, "/6"), by: gateway.client)
      try expect(server.requests.count, 12, "requests")
    },
    Clause(id: "http.redirect-nowhere", "a redirect without a location is returned as a response") { gateway in
      let server = try await gateway.serve { _ in .text("lost", status: 302) }
      try expect(try await gateway.client.send(try get(server)).status, 302, "status")
    },
  ]
}

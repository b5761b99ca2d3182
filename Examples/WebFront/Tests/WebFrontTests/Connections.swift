import Entities
import Hummingbird
import HummingbirdTesting
import NIOCore
import NIOPosix
import Testing
import UseCases

@testable import WebFront

extension Site {
  /// Sends a string verbatim, and returns everything that the server sends until it closes the connection.
  func exchange(_ text: String) async throws -> String {
    let channel = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .connect(host: "localhost", port: try #require(client.port)) { channel in
        channel.eventLoop.makeCompletedFuture {
          try NIOAsyncChannel<ByteBuffer, ByteBuffer>(wrappingChannelSynchronously: channel)
        }
      }
    return try await channel.executeThenClose { inbound, outbound in
      try await outbound.write(ByteBuffer(string: text))
      var answer = ""
      for try await part in inbound { answer += String(buffer: part) }
      return answer
    }
  }

  func status(of text: String) async throws -> Int? {
    Int(try await exchange(text).split(separator: " ").dropFirst().first ?? "")
  }
}

@Suite struct `Untrusted requests at the port` {
  @Test(arguments: [
    ("localhost:PORT", 200), ("LOCALHOST:PORT", 200), ("127.0.0.1:PORT", 200), ("[::1]:PORT", 200),
    ("recetas.example", 200), ("Recetas.Example:PORT", 200), ("evil.example", 421), ("evil.example:PORT", 421),
    ("localhost:1", 421), ("localhost.evil.example:PORT", 421), ("recetas.example.evil.example", 421), ("", 421),
  ])
  func `A request for a host other than this server is refused`(host: String, status: Int) async throws {
    try await Site.open([], .live, called: ["recetas.example"]) { site in
      let host = host.replacing("PORT", with: "\(try #require(site.client.port))")
      #expect(try await site.status(of: "GET /menu HTTP/1.1\r\nHost: \(host)\r\nConnection: close\r\n\r\n") == status)
    }
  }

  @Test func `A malformed chunk in a request body is reported as a client error`() async throws {
    try await Site.open([], .live) { site in
      let request = """
        POST /menu/order HTTP/1.1\r\nHost: localhost\r\nSec-Fetch-Site: same-origin\r\nConnection: close\r
        Transfer-Encoding: chunked\r\n\r\nnot a size\r\nx\r\n0\r\n\r\n
        """
      let status = try await site.status(of: request)
      #expect(status == 400)
    }
  }

  @Test(.timeLimit(.minutes(1)), arguments: ["same-origin", "cross-site"])
  func `A connection is closed if the body of a request never ends`(origin: String) async throws {
    // Without an idle limit, the connection behaves like one on which the body trickles in.
    try await Site.open([], .live, server: .site(patience: .milliseconds(20), idle: nil)) { site in
      let head =
        "POST /menu/order HTTP/1.1\r\nHost: localhost\r\nSec-Fetch-Site: \(origin)\r\nContent-Length: 9\r\n\r\n"
      // The call returns when the server closes the connection, possibly before the test has sent all bytes.
      do { _ = try await site.exchange(head + "x") } catch ChannelError.ioOnClosedChannel {}
    }
  }
}

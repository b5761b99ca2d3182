import Testing

@testable import WebGateways

@Suite struct `A transfer over HTTP` {
  private let transfer = Transfer(limit: 100)

  @Test(arguments: ["4", "6", "0", "-1"])
  func `A response is reported as broken if its body does not have the announced length`(length: String) async {
    #expect(transfer.add(Array("words".utf8), ofExpected: -1))
    transfer.complete(status: 200, headers: ["Content-Length": length])
    await #expect { try await transfer.outcome().get() } throws: { isBroken($0) }
  }

  @Test func `A response counts as complete if its body was decompressed by the system`() async throws {
    #expect(transfer.add(Array("words".utf8), ofExpected: -1))
    transfer.complete(status: 200, headers: ["Content-Length": "3"], isDecoded: true)
    #expect(try await transfer.outcome().get().text == "words")
  }

  @Test func `A response with the identity encoding must have the announced length`() async {
    #expect(transfer.add(Array("words".utf8), ofExpected: -1))
    transfer.complete(status: 200, headers: ["Content-Length": "3", "Content-Encoding": "Identity"])
    await #expect { try await transfer.outcome().get() } throws: { isBroken($0) }
  }

  @Test(arguments: [
    [:], ["Content-Length": "5"], ["Content-Length": "many"], ["Content-Length": "3", "Content-Encoding": "gzip"],
    ["Content-Length": "3", "Transfer-Encoding": "chunked"],
  ])
  func `A response counts as complete if the length of its body isn't announced`(headers: [String: String]) async throws
  {
    #expect(transfer.add(Array("words".utf8), ofExpected: -1))
    transfer.complete(status: 200, headers: headers)
    #expect(try await transfer.outcome().get().text == "words")
  }

  @Test(arguments: [204, 302, 304])
  func `A response without a body counts as complete even if a length is announced`(status: Int) async throws {
    transfer.complete(status: status, headers: ["Content-Length": "1000"])
    #expect(try await transfer.outcome().get().body == [])
  }
}

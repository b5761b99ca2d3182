import Foundation
@testable import WebGateways
import TestSupport
import Testing

@Suite struct `What travels unencrypted` {
  /// In a process of its own, as the variables are the process's.
  @Test func `goes to no proxy`() async {
    await #expect(processExitsWith: .success) {
      let proxy = try LoopbackServer(answers: Answer("of the proxy"))
      for name in ["http_proxy", "all_proxy", "ALL_PROXY"] { setenv(name, proxy.origin, 1) }
      let server = try LoopbackServer(answers: Answer("words"))
      #expect(try await SystemHTTPClient().send(try server.get()).text == "words")
      #expect(proxy.connections == 0)
    }
  }
}

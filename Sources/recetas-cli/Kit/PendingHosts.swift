import Entities
import Synchronization
import WebGateways

/// The hosts that the program is waiting for.
final class PendingHosts: Sendable {
  /// The host of the most recent pending request, or `nil` if there is none. A late reader receives only the current value.
  let changes: AsyncStream<String?>
  private let continuation: AsyncStream<String?>.Continuation
  private let asked = Mutex<[String]>([])

  init() { (changes, continuation) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1)) }

  fileprivate func begin(_ host: String) { change { $0.append(host) } }

  fileprivate func end(_ host: String) {
    change { hosts in hosts.firstIndex(of: host).map { _ = hosts.remove(at: $0) } }
  }

  private func change(_ body: (inout [String]) -> Void) {
    let last = asked.withLock { hosts in
      body(&hosts)
      return hosts.last
    }
    continuation.yield(last)
  }
}

/// An HTTP client that reports the host it is waiting for.
struct WatchedHTTPClient: HTTPClient {
  private let client: any HTTPClient
  private let waiting: PendingHosts

  init(_ client: any HTTPClient, tells waiting: PendingHosts) {
    self.client = client
    self.waiting = waiting
  }

  func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    let host = request.address.host
    waiting.begin(host)
    defer { waiting.end(host) }
    return try await client.send(request)
  }
}

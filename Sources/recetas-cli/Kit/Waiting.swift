import Entities
import Gateways
import Synchronization

/// Whom the program waits for: machines that were asked and have not answered yet.
final class Waiting: Sendable {
  /// The one that was asked last; `nil`: nobody. Whoever looks late sees only how it is now.
  let changes: AsyncStream<String?>
  private let told: AsyncStream<String?>.Continuation
  private let asked = Mutex<[String]>([])

  init() { (changes, told) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1)) }

  fileprivate func begin(_ host: String) { change { $0.append(host) } }

  fileprivate func end(_ host: String) {
    change { hosts in hosts.firstIndex(of: host).map { _ = hosts.remove(at: $0) } }
  }

  private func change(_ body: (inout [String]) -> Void) {
    let last = asked.withLock { hosts in
      body(&hosts)
      return hosts.last
    }
    told.yield(last)
  }
}

/// HTTP that tells whom it waits for.
struct WatchedHTTPClient: HTTPClient {
  private let client: any HTTPClient
  private let waiting: Waiting

  init(_ client: any HTTPClient, tells waiting: Waiting) {
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

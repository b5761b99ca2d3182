import Gateways
import Interfaces
import Synchronization

/// The web as commands see it: opened by the first request, as most commands make none.
final class Web: HTTPClient {
  private let isOffline: Bool
  private let plainHosts: Set<String>
  private let patience: Duration
  private let ledger: RequestLedger
  private let opened = Mutex<(any HTTPClient)?>(nil)

  /// - Parameters:
  ///   - plainHosts: machines to which requests may travel unencrypted.
  ///   - patience: how long a server may say nothing.
  ///   - ledger: is told of every request that goes out.
  init(isOffline: Bool, plainHosts: Set<String>, patience: Duration, ledger: RequestLedger) {
    self.isOffline = isOffline
    self.plainHosts = plainHosts
    self.patience = patience
    self.ledger = ledger
  }

  func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    let client = opened.withLock { opened -> any HTTPClient in
      if let opened { return opened }
      let new: any HTTPClient =
        isOffline
        ? OfflineHTTPClient()
        : LedgeringHTTPClient(URLSessionHTTPClient(plainHosts: plainHosts, timeout: patience), ledger: ledger)
      opened = new
      return new
    }
    return try await client.send(request)
  }
}

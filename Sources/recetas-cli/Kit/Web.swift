import WebGateways

/// The web as commands see it: opened by the first request, as most commands make none.
final class Web: HTTPClient {
  private let opened: Lazily<any HTTPClient, Never>

  /// - Parameter plainHosts: machines to which requests may travel unencrypted.
  init(_ settings: Settings, isOffline: Bool, plainHosts: Set<String> = []) {
    opened = Lazily {
      if isOffline { return OfflineHTTPClient() }
      let client = SystemHTTPClient(plainHosts: plainHosts, timeout: settings.serverPatience)
      return settings.tapped(LedgeringHTTPClient(client, ledger: settings.ledger))
    }
  }

  func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse { try await opened().send(request) }
}

import Interfaces
import WebGateways

/// The HTTP client for commands. The client is opened by the first request, since most commands send no requests.
final class Web: HTTPClient {
  private let opened: Lazy<any HTTPClient, Never>

  /// - Parameters:
  ///   - plainHosts: the hosts that accept unencrypted requests.
  ///   - isTapped: whether the responses are recorded.
  init(
    _ settings: Settings, isOffline: Bool, plainHosts: Set<String> = [], isTapped: Bool = true, _ texts: Texts
  ) throws {
    let timeout = try settings.timeout(texts)
    opened = Lazy {
      if isOffline { return OfflineHTTPClient() }
      if let network = settings.network { return network }
      let client = SystemHTTPClient(plainHosts: plainHosts, timeout: timeout, longest: max(.seconds(300), timeout))
      let noted = LoggingHTTPClient(client, requestLog: settings.requestLog)
      return isTapped ? settings.tapped(noted) : noted
    }
  }

  func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse { try await opened().send(request) }
}

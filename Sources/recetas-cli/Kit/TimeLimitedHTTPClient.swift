import WebGateways

/// An HTTP client with a time limit that includes retries.
struct TimeLimitedHTTPClient: HTTPClient {
  private let client: any HTTPClient
  private let limit: Duration
  private let clock: any Clock<Duration>

  /// - Parameter limit: the time, measured by `clock`, after which a request fails with `HTTPError.timedOut`.
  init(_ client: any HTTPClient, limit: Duration, clock: any Clock<Duration> = ContinuousClock()) {
    self.client = client
    self.limit = limit
    self.clock = clock
  }

  func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    let first = await withTaskGroup(of: Result<HTTPResponse, HTTPError>.self) { [client, clock, limit] group in
      group.addTask {
        do throws(HTTPError) { return .success(try await client.send(request)) } catch { return .failure(error) }
      }
      group.addTask {
        do { try await clock.sleep(for: limit) } catch { return .failure(.cancelled) }
        return .failure(.timedOut)
      }
      defer { group.cancelAll() }
      return await group.next() ?? .failure(.cancelled)
    }
    return try first.get()
  }
}

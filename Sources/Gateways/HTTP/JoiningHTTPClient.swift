import UseCases

/// Sends a `GET` once, however many want it at the same time.
///
/// A caller that is cancelled leaves alone; when all are, the request is cancelled.
public struct JoiningHTTPClient: HTTPClient {
  private let base: any HTTPClient
  private let joined = Joined<HTTPRequest, HTTPResponse, HTTPError>(cancelled: .cancelled)

  /// - Parameter base: who sends them.
  public init(_ base: any HTTPClient) { self.base = base }

  /// How many wait for the answer to this request.
  func callers(of request: HTTPRequest) -> Int { joined.callers(of: request) }

  public func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    guard request.method == .get else { return try await base.send(request) }
    return try await joined(request) { [base] in
      do throws(HTTPError) { return .success(try await base.send(request)) } catch { return .failure(error) }
    }.get()
  }
}

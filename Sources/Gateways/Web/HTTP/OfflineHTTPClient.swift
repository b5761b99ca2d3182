/// Sends nothing: for those who asked to stay off the network.
public struct OfflineHTTPClient: HTTPClient {
  /// A client that reaches nobody.
  public init() {}

  public func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    throw .unreachable(why: "offline was asked for")
  }
}

import Entities
import Synchronization

/// A log of the requests that were sent, without anything that could be secret.
public final class RequestLog: Sendable {
  /// A request that was sent, and its outcome.
  public struct Entry: Sendable, Hashable {
    /// The method of the request.
    public let method: HTTPRequest.Method
    /// The host and path, such as `api.example.com/recipes`. The query is left out, since it can contain a key.
    public let place: String
    /// The outcome of the request. `nil` while the request is running.
    public fileprivate(set) var outcome: Outcome?
  }

  /// The outcome of a request, which is a response from the server or an error.
  public enum Outcome: Sendable, Hashable {
    /// The server responded with this status and this number of bytes in the body.
    case answered(status: Int, bytes: Int)
    /// The request failed without a response.
    case failed(HTTPError)
  }

  /// The requests in the order in which they started. `nil` stands for a request that was not sent after all.
  private let written = Mutex<[Entry?]>([])

  /// Creates an empty log.
  public init() {}

  /// The requests in the order in which they were sent.
  public var entries: [Entry] { written.withLock { $0.compactMap { $0 } } }

  func begin(_ request: HTTPRequest) -> Int {
    let rest = request.address.text.drop { $0 != ":" }.dropFirst("://".count)
    let path = rest.drop { !"/?#".contains($0) }.prefix { !"?#".contains($0) }
    return written.withLock { written in
      written.append(Entry(method: request.method, place: request.address.host + path))
      return written.count - 1
    }
  }

  func end(_ number: Int, _ outcome: Outcome) {
    // A request that was refused because it would have been unencrypted was not sent.
    let isSent = outcome != .failed(.insecure)
    written.withLock { if isSent { $0[number]?.outcome = outcome } else { $0[number] = nil } }
  }
}

/// An HTTP client that forwards requests to another client, and records them in a log.
public struct LoggingHTTPClient: HTTPClient {
  private let base: any HTTPClient
  private let requestLog: RequestLog

  /// Creates a client that records requests in `requestLog`.
  ///
  /// - Parameter base: the client that sends the requests. It should be the one that accesses the network.
  public init(_ base: any HTTPClient, requestLog: RequestLog) {
    self.base = base
    self.requestLog = requestLog
  }

  public func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    if Task.isCancelled { throw .cancelled }
    let number = requestLog.begin(request)
    do {
      let response = try await base.send(request)
      requestLog.end(number, .answered(status: response.status, bytes: response.body.count))
      return response
    } catch {
      requestLog.end(number, .failed(error))
      throw error
    }
  }
}

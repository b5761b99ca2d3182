import Entities
import Synchronization

/// Which requests really went out, without anything that could be a secret.
public final class RequestLog: Sendable {
  /// A request that was sent.
  public struct Entry: Sendable, Hashable {
    /// What was to be done.
    public let method: HTTPRequest.Method
    /// The machine and the path, without a query, where keys may be: `api.example.com/recipes`.
    public let place: String
    /// What became of it; `nil` as long as it is under way.
    public fileprivate(set) var outcome: Outcome?
  }

  /// What became of a request.
  public enum Outcome: Sendable, Hashable {
    /// The status of the answer, and the bytes of its body.
    case answered(status: Int, bytes: Int)
    /// There was no answer.
    case failed(HTTPError)
  }

  /// `nil`: it was not sent after all.
  private let written = Mutex<[Entry?]>([])

  /// An empty log.
  public init() {}

  /// The requests in the order in which they went out.
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
    // What would have traveled unencrypted was not sent.
    let isSent = outcome != .failed(.insecure)
    written.withLock { if isSent { $0[number]?.outcome = outcome } else { $0[number] = nil } }
  }
}

/// Records each request that it passes on.
public struct LoggingHTTPClient: HTTPClient {
  private let base: any HTTPClient
  private let requestLog: RequestLog

  /// - Parameter base: who sends them; to be the client that really does.
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

public import Entities
import Synchronization
public import WebGateways

/// A simulated web with images in memory, which can go offline.
public final class ImageWeb: HTTPClient {
  private struct State {
    var answers: [WebAddress: HTTPResponse] = [:]
    var isOffline = false
    var requests: [WebAddress] = []
  }

  private let state = Mutex(State())

  /// Creates an empty web, which responds to every request with a 404 status.
  public init() {}

  /// The requested addresses in order, including those requested while the web was offline.
  public var requests: [WebAddress] { state.withLock { $0.requests } }

  /// Whether the web is offline. If so, every request fails with an “unreachable” error.
  public var isOffline: Bool {
    get { state.withLock { $0.isOffline } }
    set { state.withLock { $0.isOffline = newValue } }
  }

  /// Sets the response to requests for an address.
  public func put(_ body: [UInt8], status: Int = 200, at address: WebAddress) {
    state.withLock { $0.answers[address] = HTTPResponse(status: status, body: body) }
  }

  public func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    if Task.isCancelled { throw .cancelled }
    let (isOffline, answer) = state.withLock { state in
      state.requests.append(request.address)
      return (state.isOffline, state.answers[request.address] ?? HTTPResponse(status: 404))
    }
    if isOffline { throw .unreachable(why: "the web is offline") }
    if answer.body.count > request.maximumBytes { throw .tooLarge(limit: request.maximumBytes) }
    return answer
  }
}

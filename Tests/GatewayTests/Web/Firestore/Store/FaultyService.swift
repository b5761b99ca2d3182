import Entities
import Synchronization
import WebGateways

/// A client that forwards requests to a service, with the faults that a test defines.
final class FaultyService: HTTPClient {
  enum Fault: Sendable {
    /// The request doesn't reach the service.
    case unreachable
    /// The request is processed, but its response is lost.
    case lostAnswer
    /// The service returns this response instead of its own.
    case answer(HTTPResponse)
  }

  private let base: any HTTPClient
  private let fault: @Sendable (_ number: Int, _ isCommit: Bool) -> Fault?
  private let counted = Mutex(0)

  /// Creates a client that forwards requests to `base`.
  ///
  /// - Parameter fault: A closure that returns the fault for a request, or `nil`. Requests are counted from 1.
  init(
    _ base: any HTTPClient = SystemHTTPClient(timeout: .seconds(600)),
    _ fault: @escaping @Sendable (_ number: Int, _ isCommit: Bool) -> Fault?
  ) {
    self.base = base
    self.fault = fault
  }

  /// The number of requests that have been sent so far.
  var count: Int { counted.withLock { $0 } }

  func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    let number = counted.withLock { count in
      count += 1
      return count
    }
    switch fault(number, request.address.text.hasSuffix(":commit")) {
    case .unreachable: throw .unreachable(why: "the test says so")
    case .answer(let answer): return answer
    case .lostAnswer:
      _ = try await base.send(request)
      throw .broken(why: "the test says so")
    case nil: return try await base.send(request)
    }
  }
}

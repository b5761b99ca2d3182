import Entities
import Synchronization
import WebGateways

/// Passes requests on to a service, and fails as a test says.
final class FaultyService: HTTPClient {
  enum Fault: Sendable {
    /// Nothing arrives.
    case unreachable
    /// It is done, and nobody is told.
    case lostAnswer
    /// The service says this instead.
    case answer(HTTPResponse)
  }

  private let base: any HTTPClient
  private let fault: @Sendable (_ number: Int, _ isCommit: Bool) -> Fault?
  private let counted = Mutex(0)

  /// - Parameter fault: of which request, counted from 1 on.
  init(
    _ base: any HTTPClient = SystemHTTPClient(timeout: .seconds(600)),
    _ fault: @escaping @Sendable (_ number: Int, _ isCommit: Bool) -> Fault?
  ) {
    self.base = base
    self.fault = fault
  }

  /// How many requests there were.
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

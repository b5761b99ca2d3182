import Entities
import MemoryGateways
import UseCases

/// A gateway around whose calls something happens, the kit's or one of your own: it has each storage port that `Base` has.
///
/// The type of `Base` says which ports those are, so it has to be a concrete one, not `any OrderGateway`.
public struct Intercepted<Base: Sendable>: Sendable {
  let base: Base
  private let interceptors: [Interceptor]

  /// - Parameter interceptors: what happens around each call: before it in this order, after it in the opposite one.
  public init(_ base: Base, by interceptors: Interceptor...) {
    self.base = base
    self.interceptors = interceptors
  }

  /// - Parameter before: runs before each call reaches `base`; when it throws, the call does not reach it.
  public init(_ base: Base, before: @escaping Interceptor.Step) { self.init(base, by: Interceptor(before: before)) }

  /// Makes a call of a port, with what happens around it.
  ///
  /// - Parameters:
  ///   - call: the call as a value.
  ///   - user: whose data it is about; `nil`: nobody's.
  ///   - answer: makes the call.
  func make<Answer>(
    _ call: StoreCall, of user: User.ID? = nil, _ answer: @autoclosure () async throws(GatewayError) -> Answer
  ) async throws(GatewayError) -> Answer {
    for interceptor in interceptors { try await interceptor.before(call, user) }
    let answer = try await answer()
    for interceptor in interceptors.reversed() { try await interceptor.after(call, user) }
    return answer
  }
}

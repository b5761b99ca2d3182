import Entities
import UseCases

/// A store, the kit's or your own, whose calls are intercepted: it has each storage port that `Base` has.
///
/// The type of `Base` says which ports those are, so it has to be a concrete one, not `any OrderGateway`.
public struct Intercepted<Base: Sendable>: Sendable {
  let base: Base
  private let interceptors: Interceptors<StoreCall>

  /// - Parameter interceptors: what happens around each call: before it in this order, after it in the opposite one.
  public init(_ base: Base, by interceptors: Interceptor<StoreCall>...) {
    self.base = base
    self.interceptors = Interceptors(interceptors)
  }

  /// - Parameter before: runs before each call reaches `base`; when it throws, the call does not reach it.
  public init(_ base: Base, before: @escaping Interceptor<StoreCall>.Step) {
    self.init(base, by: Interceptor(before: before))
  }

  func make<Answer>(
    _ call: StoreCall, of user: User.ID? = nil, _ answer: @autoclosure () async throws(GatewayError) -> Answer
  ) async throws(GatewayError) -> Answer {
    // `withValue(_:)` would lose the type of the error.
    let result = await StoreCall.$current.withValue(call) { () async -> Result<Answer, GatewayError> in
      do throws(GatewayError) { return .success(try await interceptors.make(call, of: user, await answer())) } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }
}

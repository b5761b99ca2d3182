import Entities
import UseCases

/// A store with intercepted calls. It conforms to the same storage ports as `Base`, which can be one of the kit's stores or your own.
///
/// `Base` must be a concrete type rather than `any OrderGateway`, because it determines the ports.
public struct Intercepted<Base: Sendable>: Sendable {
  let base: Base
  private let interceptors: Interceptors<StoreCall>

  /// - Parameter interceptors: the interceptors of each call. Their steps run in this order before a call, and in reverse order after the
  ///   call.
  public init(_ base: Base, by interceptors: Interceptor<StoreCall>...) {
    self.base = base
    self.interceptors = Interceptors(interceptors)
  }

  /// - Parameter before: a closure that runs before each call. If it throws, the call doesn't reach `base`.
  public init(_ base: Base, before: @escaping Interceptor<StoreCall>.Step) {
    self.init(base, by: Interceptor(before: before))
  }

  func make<Answer>(
    _ call: StoreCall, of user: User.ID? = nil, _ answer: @autoclosure () async throws(GatewayError) -> Answer
  ) async throws(GatewayError) -> Answer {
    // Without this explicit result, `withValue(_:)` would lose the type of the error.
    let result = await StoreCall.$current.withValue(call) { () async -> Result<Answer, GatewayError> in
      do throws(GatewayError) { return .success(try await interceptors.make(call, of: user, await answer())) } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }
}

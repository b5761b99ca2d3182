import Gateways
import GatewayTesting
import Interfaces
import UseCases

/// What a domain's tests begin with: a store in memory that fails or waits when a test says so.
protocol World: Sendable {
  typealias Answers = Held<StoreCall, Result<Void, GatewayError>>

  var world: TestWorld { get }
  var texts: Texts { get }
}

extension World {
  /// The store that never fails.
  var base: StateStore { world.base }
  var store: Intercepted<StateStore> { world.store }

  /// From now on calls fail as `fault` says; `nil`: none.
  func fail(_ fault: Fault?) {
    if let fault { world.intercept(by: .failing(fault)) } else { world.intercept() }
  }

  /// From now on something happens before every call.
  func intercept(_ before: @escaping Interceptor<StoreCall>.Step) { world.intercept(by: Interceptor(before: before)) }

  /// From now on such calls wait until the test lets them go, or fail.
  func hold(_ isHeld: @escaping @Sendable (StoreCall) -> Bool) -> Answers {
    let held = Answers()
    intercept { (call, _) throws(GatewayError) in
      if isHeld(call) { try await held.ask(call).get() }
    }
    return held
  }
}

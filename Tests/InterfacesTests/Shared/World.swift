import Gateways
import GatewayTesting
import Interfaces
import UseCases

/// A test fixture for a domain, based on an in-memory store that fails or waits when a test requests it.
protocol World: Sendable {
  typealias Answers = Held<StoreCall, Result<Void, GatewayError>>

  var world: TestWorld { get }
  var texts: Texts { get }
}

extension World {
  /// The underlying store, which never fails.
  var base: StateStore { world.base }
  var store: Intercepted<StateStore> { world.store }

  /// Makes all further calls to the store fail with `fault`. `nil` ends the failures.
  func fail(_ fault: Fault?) {
    if let fault { world.intercept(by: .failing(fault)) } else { world.intercept() }
  }

  /// Runs a step before every further call to the store.
  func intercept(_ before: @escaping Interceptor<StoreCall>.Step) { world.intercept(by: Interceptor(before: before)) }

  /// Holds the matching calls to the store until the test answers them.
  func hold(_ isHeld: @escaping @Sendable (StoreCall) -> Bool) -> Answers {
    let held = Answers()
    intercept { (call, _) throws(GatewayError) in
      if isHeld(call) { try await held.ask(call).get() }
    }
    return held
  }
}

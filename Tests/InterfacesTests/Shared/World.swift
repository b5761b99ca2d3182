import Gateways
import GatewayTesting
import Interfaces
import Synchronization
import UseCases

/// What a domain's tests begin with: a store in memory that fails or waits when a test says so.
protocol World: Sendable {
  typealias Answers = Held<StoreCall, Result<Void, GatewayError>>

  var unreliable: UnreliableStore { get }
  var texts: Texts { get }
}

/// A store in memory, and the same store as it is seen by whom it fails.
struct UnreliableStore: Sendable {
  let base = StateStore()
  let store: InterceptedStore<StateStore>
  fileprivate let injected = Injected()

  /// What happens before each call of the store.
  fileprivate final class Injected: Sendable {
    let before = Mutex<InterceptedStore<StateStore>.Interceptor?>(nil)
  }

  init() {
    store = InterceptedStore(base) { [injected] (call) throws(GatewayError) in
      let before = injected.before.withLock { $0 }
      try await before?(call)
    }
  }
}

extension World {
  /// The store that never fails.
  var base: StateStore { unreliable.base }
  var store: InterceptedStore<StateStore> { unreliable.store }

  /// From now on calls fail as `fault` says; `nil`: none.
  func fail(_ fault: Fault?) {
    intercept { (_) throws(GatewayError) in try fault?.strike() }
  }

  /// From now on something happens before every call.
  func intercept(_ before: @escaping InterceptedStore<StateStore>.Interceptor) {
    unreliable.injected.before.withLock { $0 = before }
  }

  /// From now on such calls wait until the test lets them go, or fail.
  func hold(_ isHeld: @escaping @Sendable (StoreCall) -> Bool) -> Answers {
    let held = Answers()
    intercept { (call) throws(GatewayError) in
      if isHeld(call) { try await held.ask(call).get() }
    }
    return held
  }
}

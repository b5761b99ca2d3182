@testable import Gateways
import GatewayTesting
import UseCases

typealias StoreBreakage = Breakage<StoreWays>

/// The variants of an in-memory store that breakages can change.
struct StoreWays: BreakableWays {
  var gateway: BrokenStore
  var reopened: BrokenStore
  var readOnly: BrokenStore
  var full: BrokenStore

  static let all: [any StoreBreakage.Way] = [\.gateway, \.reopened, \.readOnly, \.full]

  init() {
    let store = StateStore()
    (gateway, reopened, readOnly, full) = (
      BrokenStore(store), BrokenStore(store), BrokenStore(store), BrokenStore(store)
    )
    readOnly.refusesWrites(.readOnly(what: "memory"))
    full.refusesWrites(.full(what: "memory"))
  }

  var subject: Subject<any Store> {
    let (reopened, readOnly, full) = (reopened, readOnly, full)
    return Subject(
      Intercepted(gateway),
      variants: [
        .reopened: { Intercepted(reopened) }, .readOnly: { Intercepted(readOnly) }, .full: { Intercepted(full) },
      ], waitOneSecond: {})
  }
}

extension StoreBreakage {
  typealias Way = WritableKeyPath<StoreWays, BrokenStore> & Sendable
}

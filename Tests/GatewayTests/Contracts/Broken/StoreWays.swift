@testable import Gateways
import GatewayTesting
import UseCases

typealias StoreBreakage = Breakage<StoreWays>

/// The ways into the data of one store in memory.
struct StoreWays: BreakableWays {
  var gateway: BrokenStore
  var reopened: BrokenStore
  var readOnly: BrokenStore
  var full: BrokenStore

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
      ], aSecondPasses: {})
  }
}

// Breakages of which many clauses have one for each call.
extension StoreBreakage {
  typealias Way = WritableKeyPath<StoreWays, BrokenStore> & Sendable

  /// A canceled task is heard, but for these calls.
  static func unheard(_ calls: String...) -> [StoreBreakage] {
    calls.map { call in when("but for \(call)") { $0.gateway.ignoresCancellation(call) } }
  }

  /// A canceled task is refused, but when it is done.
  static func tooLate(_ calls: String...) -> [StoreBreakage] {
    calls.map { call in when("\(call) is refused when it is done") { $0.gateway.noticesTooLate(call) } }
  }

  /// Where a change must be refused it is not, and nobody is told that it is lost.
  static func swallowed(_ way: any Way, _ calls: String...) -> [StoreBreakage] {
    calls.map { call in when("\(call) is swallowed") { $0[keyPath: way].forgets(call) } }
  }

  /// Where a change must be refused it is, and done.
  static func refusedAndDone(_ way: any Way, _ calls: String...) -> [StoreBreakage] {
    calls.map { call in when("\(call) is refused and done") { $0[keyPath: way].keepsWhatItRefuses(call) } }
  }

  /// Where a change must be refused it is a failure.
  static func misnamed(_ way: any Way, _ call: String) -> StoreBreakage {
    when("the refusal of \(call) has another name") { $0[keyPath: way].fails(call) }
  }

  /// What must be readable is not.
  static func unreadable(_ way: any Way, _ calls: String...) -> [StoreBreakage] {
    calls.map { call in
      when("\(call) can't be read") { $0[keyPath: way].refuses(call, with: .full(what: "memory")) }
    }
  }

  /// What must last does not.
  static func forgotten(_ calls: String...) -> [StoreBreakage] {
    calls.map { call in when("\(call) knows nothing") { $0.reopened.sees(call) { state, _ in state = StoreState() } } }
  }
}

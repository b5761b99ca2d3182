import Entities
@testable import Gateways
import GatewayTesting
import TestSupport
import UseCases

// The faults of which most breakages are made: something else in the place of a call, and other errors. Calls are named as the cases of
// `StoreCall` are.
extension BrokenStore {
  /// Does something else in the place of these calls.
  ///
  /// - Parameter number: of all of them only the one that comes as the so-and-so-many-th.
  mutating func does(_ calls: [String], at number: Int? = nil, _ instead: @escaping Fault) {
    let count = Counter()
    add { (operation) throws(GatewayError) in
      if calls.contains(operation.call.name), number == nil || count.next() == number {
        return try await instead(operation)
      }
      return try await operation.passOn()
    }
  }

  mutating func does(_ calls: String..., instead: @escaping Fault) { does(calls, instead) }

  mutating func refuses(_ calls: String..., with error: GatewayError, at number: Int? = nil) {
    does(calls, at: number) { (_) throws(GatewayError) in throw error }
  }

  /// Refuses whatever would change anything.
  mutating func refusesWrites(_ error: GatewayError) {
    add { (operation) throws(GatewayError) in
      if operation.isWrite { throw error }
      return try await operation.passOn()
    }
  }

  /// Refuses calls where a condition on the state holds.
  mutating func refuses(
    _ calls: String..., with error: GatewayError, where isSo: @escaping @Sendable (StoreState, StoreCall) -> Bool
  ) {
    does(calls) { (operation) throws(GatewayError) in
      try await operation.seeing { (state) throws(GatewayError) in
        if isSo(state, operation.call) { throw error }
      }.passOn()
    }
  }

  /// Refuses with other errors than it should; `nil`: not at all.
  mutating func errors(
    _ calls: String..., change: @escaping @Sendable (GatewayError, StoreCall) -> GatewayError?
  ) {
    does(calls) { (operation) throws(GatewayError) in
      do throws(GatewayError) {
        return try await operation.passOn()
      } catch {
        if let other = change(error, operation.call) { throw other }
        return operation.call.acknowledged
      }
    }
  }

  /// Takes a refusal for a success, where a condition on the state holds.
  mutating func excuses(
    _ call: String, _ excused: GatewayError,
    where isSo: @escaping @Sendable (StoreState, StoreCall) -> Bool = { _, _ in true }
  ) {
    let holds = Box(false)
    does(call) { (operation) throws(GatewayError) in
      do throws(GatewayError) {
        return try await operation.seeing { (state) in holds.value = isSo(state, operation.call) }.passOn()
      } catch {
        if error == excused, holds.value { return operation.call.acknowledged }
        throw error
      }
    }
  }
}

extension StoreCall {
  /// What is answered as if it were done.
  var acknowledged: any Sendable {
    switch self {
    case .addDish(let dish): dish
    case .addFavorite(let favorite): favorite
    case .addManufacturer(let manufacturer): manufacturer
    default: ()
    }
  }
}

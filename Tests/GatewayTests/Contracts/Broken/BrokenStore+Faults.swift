import Entities
@testable import Gateways
import GatewayTesting
import TestSupport
import UseCases

// Faults that replace calls and errors. Most breakages consist of such faults. Calls are named after the cases of `StoreCall`.
extension BrokenStore {
  /// Makes the store run a fault instead of these calls.
  ///
  /// - Parameter number: the number of the only call to replace, starting at 1. `nil` to replace all calls.
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

  /// Makes the store refuse all writes with this error.
  mutating func refusesWrites(_ error: GatewayError) {
    add { (operation) throws(GatewayError) in
      if operation.isWrite { throw error }
      return try await operation.passOn()
    }
  }

  /// Makes the store refuse these calls while its state meets a condition.
  mutating func refuses(
    _ calls: String..., with error: GatewayError, where isSo: @escaping @Sendable (StoreState, StoreCall) -> Bool
  ) {
    does(calls) { (operation) throws(GatewayError) in
      try await operation.seeing { (state) throws(GatewayError) in
        if isSo(state, operation.call) { throw error }
      }.passOn()
    }
  }

  /// Makes the store replace the errors of these calls. If `change` returns `nil`, the call succeeds.
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

  /// Makes the store report success instead of an error while its state meets a condition.
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
  /// The result of the call if it succeeds.
  var acknowledged: any Sendable {
    switch self {
    case .addDish(let dish): dish
    case .addFavorite(let favorite): favorite
    case .addManufacturer(let manufacturer): manufacturer
    default: ()
    }
  }
}

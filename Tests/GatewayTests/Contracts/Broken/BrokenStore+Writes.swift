import Entities
@testable import Gateways
@testable import StoreCore
import GatewayTesting
import TestSupport
import UseCases

// Faults in which a change stores the wrong data.
extension BrokenStore {
  /// Makes these calls report success but store nothing.
  mutating func forgets(_ calls: String..., at number: Int? = nil) {
    does(calls, at: number) { (operation) throws(GatewayError) in
      try await operation.keeping { before, after in after = before }.run()
    }
  }

  /// Makes these calls store records with an additional change.
  mutating func keeps(
    _ calls: String..., change: @escaping @Sendable (StoreState, inout StoreState, StoreCall) -> Void
  ) {
    does(calls) { (operation) throws(GatewayError) in
      try await operation.keeping { change($0, &$1, operation.call) }.passOn()
    }
  }

  mutating func keeps(_ calls: String..., change: @escaping @Sendable (StoreState, inout StoreState) -> Void) {
    does(calls) { (operation) throws(GatewayError) in try await operation.keeping(change).passOn() }
  }

  /// Makes the store keep a refused change, or a part of it.
  mutating func keepsWhatItRefuses(
    _ calls: String..., change: @escaping @Sendable (StoreState, inout StoreState) -> Void = { _, _ in }
  ) {
    does(calls) { (operation) throws(GatewayError) in
      _ = try await operation.keeping(change).run()
      return try await operation.passOn()
    }
  }

  /// Makes the store apply an additional change after the call, even if the task was canceled.
  ///
  /// - Parameter isSuch: a closure that returns whether to apply the change after a call with this error. The error is `nil` if the call
  ///   succeeded.
  mutating func then(
    _ call: String, where isSuch: @escaping @Sendable (GatewayError?) -> Bool = { _ in true },
    change: @escaping @Sendable (inout StoreState) -> Void
  ) {
    does(call) { (operation) throws(GatewayError) in
      let second = operation.doing { (records) in
        change(&records.state)
        return .commit(())
      }
      do throws(GatewayError) {
        let answer = try await operation.passOn()
        if isSuch(nil) { _ = try await second.runWithoutCancellation() }
        return answer
      } catch {
        if isSuch(error) { _ = try await second.runWithoutCancellation() }
        throw error
      }
    }
  }

  /// Makes the store apply `change` to its state if the call fails.
  mutating func leavesBehind(_ call: String, _ change: @escaping @Sendable (inout StoreState) -> Void) {
    then(call, where: { $0 != nil }, change: change)
  }

  /// Makes these calls read changed records. A call that writes also stores the changed records that it doesn't modify.
  mutating func sees(
    _ calls: String..., change: @escaping @Sendable (inout StoreState, StoreCall) -> Void
  ) {
    does(calls) { (operation) throws(GatewayError) in
      try await operation.seeing { (state) throws(GatewayError) in change(&state, operation.call) }.passOn()
    }
  }

  /// Makes the store replace the effect of a call with a different change while the records meet a condition.
  mutating func overrules(
    _ call: String, where isSo: @escaping @Sendable (StateRecords, StoreCall) -> Bool,
    change: @escaping @Sendable (inout StoreState, StoreCall) -> Void
  ) {
    does(call) { (operation) throws(GatewayError) in
      try await operation.doing { (records) throws(GatewayError) in
        guard isSo(records, operation.call) else { return try operation.body(&records) }
        change(&records.state, operation.call)
        return .commit(())
      }.passOn()
    }
  }

  /// Makes the call skip its comparison with the record that the caller read.
  mutating func neverCompares(_ call: String) { sees(call) { $0.isAsExpected(by: $1) } }

  /// Makes the store run the comparisons of this many calls before the first one writes. Then all of these calls write without another
  /// comparison.
  mutating func looksAndThenWrites(_ call: String, _ count: Int) {
    let looked = Gate(for: count)
    does([call]) { (operation) throws(GatewayError) in
      // If the records are not as the call expects, the call is refused here.
      _ = try await operation.keeping { before, after in after = before }.run()
      await looked.pass()
      return try await operation.seeing { (state) throws(GatewayError) in state.isAsExpected(by: operation.call) }.run()
    }
  }
}

extension StoreState {
  /// Replaces the stored records with the records that the caller read.
  mutating func isAsExpected(by call: StoreCall) {
    switch call {
    case .saveDraft(_, let previous): for user in orders.keys { orders[user]?.draft = previous }
    case .place(_, let previous): for user in orders.keys { orders[user]?.draft = previous }
    case .addDish(let dish): menu[dish.id] = nil
    case .replaceDish(let previous, let dish) where menu[previous.id] != nil:
      menu[dish.id] = nil
      menu[previous.id] = previous
    case .addRecipe(let details): recipes[details.id] = nil
    case .replaceRecipe(let previous, _) where recipes[previous.id] != nil: recipes[previous.id] = previous
    case .addManufacturer(let maker): beers.remove(maker.id)
    case .replaceManufacturer(let previous, _) where beers.manufacturers[previous.id] != nil: beers.put(previous)
    case .addBeer(let beer): beers.remove(beer.id)
    case .addReview(let review): beers.remove(review.id)
    case .replaceBeer(let previous, _) where beers.beers[previous.id] != nil: beers.put(previous)
    case .replaceReview(let previous, _) where beers.reviews[previous.id] != nil: beers.put(previous)
    case .deleteDish(let dish) where menu[dish.id] != nil: menu[dish.id] = dish
    case .deleteRecipe(let details) where recipes[details.id] != nil: recipes[details.id] = details
    case .deleteReview(let review) where beers.reviews[review.id] != nil: beers.put(review)
    default: break
    }
  }
}

import Entities
@testable import Gateways
import GatewayTesting
import UseCases

/// A function that runs instead of an operation.
typealias Fault = @Sendable (StoreOperation) async throws(GatewayError) -> any Sendable

/// A call that passes through the faults of a ``BrokenStore``.
struct StoreOperation: Sendable {
  typealias Body = @Sendable (inout StateRecords) throws(GatewayError) -> WriteDecision<any Sendable>

  let call: StoreCall
  let scope: RecordScope
  let isWrite: Bool
  /// The fault-free store that the ``BrokenStore`` wraps.
  let base: StateStore
  var faults: [Fault]
  var body: Body

  /// Runs the operation with the remaining faults, but without the fault that calls this method.
  func passOn() async throws(GatewayError) -> any Sendable {
    var rest = self
    guard let fault = rest.faults.popLast() else { return try await run() }
    return try await fault(rest)
  }

  /// Runs the operation without any faults. Writes reach the underlying store even if the tested store refuses writes.
  func run() async throws(GatewayError) -> any Sendable {
    if isWrite { return try await base.write(touching: scope, body) }
    return try await base.read(touching: scope) { [body] (records) throws(GatewayError) in
      var records = records
      switch try body(&records) {
      case .commit(let answer), .discard(let answer): return answer
      }
    }
  }

  /// Runs the operation without faults, in a separate task that isn't canceled with the current task.
  func runWithoutCancellation() async throws(GatewayError) -> any Sendable {
    try await withoutCancellation { () throws(GatewayError) in try await run() }
  }

  /// Returns an operation that reads the records after `change` has changed them.
  func seeing(_ change: @escaping @Sendable (inout StoreState) throws(GatewayError) -> Void) -> StoreOperation {
    doing { [body] (records) throws(GatewayError) in
      try change(&records.state)
      return try body(&records)
    }
  }

  /// Returns an operation that stores the records after `change` has changed them.
  func keeping(_ change: @escaping @Sendable (StoreState, inout StoreState) -> Void) -> StoreOperation {
    doing { [body] (records) throws(GatewayError) in
      let before = records.state
      let decision = try body(&records)
      change(before, &records.state)
      return decision
    }
  }

  /// Returns an operation that reads a different list.
  func asking(_ other: StoreCall) -> StoreOperation { doing { (records) in .discard(records.answer(to: other)) } }

  func doing(_ body: @escaping Body) -> StoreOperation {
    var other = self
    other.body = body
    return other
  }
}

extension StateRecords {
  /// Returns the result of a call that reads a list. The store must have only one user, whose favorites and orders are returned.
  fileprivate func answer(to call: StoreCall) -> any Sendable {
    let user = state.favorites.keys.first ?? state.orders.keys.first ?? .local
    return switch call {
    case .menu(let search, let kind, let page): dishes(matching: search, of: kind, page: page)
    case .history(let filter, let page): history(of: user, matching: filter, page: page)
    case .recipes(let filter, let page): SourceAnswer(recipes(filter, page: page))
    case .suggestions(let search, let limit): SourceAnswer(suggestions(for: search, limit: limit))
    case .favorites(let search, let page): favorites(of: user, matching: search, page: page)
    case .manufacturers(let search, let page): manufacturers(matching: search, page: page)
    case .beers(let filter, let sorting, let page): beers(filter, sortedBy: sorting, page: page)
    case .bestBeers(let page): bestBeers(page: page)
    case .reviews(let filter, let sorting, let page): reviews(filter, sortedBy: sorting, page: page)
    case .places(let question, let page): places(question, page: page)
    case .pins(let question): pins(question)
    case .found(let kind, let search, let limit): found(kind, matching: search, limit: limit)
    default: call
    }
  }
}

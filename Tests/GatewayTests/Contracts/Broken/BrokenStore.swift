@testable import Gateways
import GatewayTesting
import TestSupport
import Testing
import UseCases

/// A store that forwards calls to its base, except where it has faults. The ``Intercepted`` store around it identifies the calls.
struct BrokenStore: RecordStore, Store {
  private let base: StateStore
  /// The faults. The last fault that applies to a call determines whether earlier faults run.
  private var faults: [Fault] = []
  /// A closure that breaks the writer of each seed.
  var onSeed: @Sendable (BrokenWriter) -> Void = { _ in }
  /// A closure that returns whether the records of a seed are stored after this outcome.
  var keepsSeed: @Sendable (BrokenWriter.Ending) -> Bool = { $0 == .committed }
  /// The number of deleted reviews that an import reports. `nil` for the correct number.
  var reviewsRemoved: Int?
  /// A closure that replaces the change notifications. It receives the base and the number of listeners so far.
  var onChanges: (@Sendable (StateStore, Int) async -> AsyncStream<Void>)?
  /// A closure that closes the store. By default, it does nothing.
  var onClose: @Sendable (StateStore) async throws(GatewayError) -> Void = { (_) throws(GatewayError) in }
  private let listeners = Counter()

  init(_ base: StateStore = StateStore()) { self.base = base }

  mutating func add(_ fault: @escaping Fault) { faults.append(fault) }

  func read<Answer: Sendable>(
    touching scope: RecordScope, _ body: @Sendable (StateRecords) throws(GatewayError) -> Answer
  ) async throws(GatewayError) -> Answer {
    let result = await withoutActuallyEscaping(body) { body in
      await answer(scope, isWrite: false) { (records) throws(GatewayError) in .discard(try body(records)) }
    }
    return try typed(try result.get())
  }

  func write<Answer: Sendable>(
    touching scope: RecordScope, _ body: @Sendable (inout StateRecords) throws(GatewayError) -> WriteDecision<Answer>
  ) async throws(GatewayError) -> Answer {
    let result = await withoutActuallyEscaping(body) { body in
      await answer(scope, isWrite: true) { (records) throws(GatewayError) in
        switch try body(&records) {
        case .commit(let answer): .commit(answer)
        case .discard(let answer): .discard(answer)
        }
      }
    }
    return try typed(try result.get())
  }

  private func answer(
    _ scope: RecordScope, isWrite: Bool, _ body: @escaping StoreOperation.Body
  ) async -> Result<any Sendable, GatewayError> {
    guard let call = StoreCall.current else {
      Issue.record("a broken store is called without `Intercepted`")
      return .failure(.failed(what: "the broken store", why: "it can't know the call"))
    }
    let operation = StoreOperation(call: call, scope: scope, isWrite: isWrite, base: base, faults: faults, body: body)
    do throws(GatewayError) { return .success(try await operation.passOn()) } catch { return .failure(error) }
  }

  func close() async throws(GatewayError) { try await onClose(base) }

  func changes() async -> AsyncStream<Void> {
    if let onChanges { await onChanges(base, listeners.next()) } else { await base.changes() }
  }
}

/// Returns the result of a fault as the type that the caller expects.
func typed<Answer>(_ answer: any Sendable) throws(GatewayError) -> Answer {
  if let answer = answer as? Answer { return answer }
  Issue.record("the fault returns \(answer), which isn't a \(Answer.self)")
  throw .failed(what: "the fault", why: "it answers something else")
}

/// A counter that concurrent tasks can share.
final class Counter: Sendable {
  private let count = Box(0)

  /// Increments and returns the count.
  func next() -> Int { count.change { $0 += 1 } }
}

@testable import Gateways
import GatewayTesting
import TestSupport
import Testing
import UseCases

/// A store that does as its base does, but for its faults. It knows calls by the ``Intercepted`` around it.
struct BrokenStore: RecordStore, Store {
  private let base: StateStore
  /// Of those that concern a call the last one decides whether the others hear of it.
  private var faults: [Fault] = []
  /// Meddles with the writer of each seed.
  var onSeed: @Sendable (BrokenWriter) -> Void = { _ in }
  /// Whether what a seed wrote is kept.
  var keepsSeed: @Sendable (BrokenWriter.Ending) -> Bool = { $0 == .committed }
  /// How many reviews it says went with a seed; `nil`: as many as did.
  var reviewsRemoved: Int?
  /// What listeners are told, given the base and how many have listened.
  var onChanges: (@Sendable (StateStore, Int) async -> AsyncStream<Void>)?
  /// What closing does.
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

/// The answer of a fault as what it has to be.
func typed<Answer>(_ answer: any Sendable) throws(GatewayError) -> Answer {
  if let answer = answer as? Answer { return answer }
  Issue.record("the fault answers \(answer), which is no \(Answer.self)")
  throw .failed(what: "the fault", why: "it answers something else")
}

/// Counts what many do at once.
final class Counter: Sendable {
  private let count = Box(0)

  /// How many there were, this one included.
  func next() -> Int { count.change { $0 += 1 } }
}

import UseCases

/// Runs the transactions of a ``StateStore``. All changes in a transaction are applied to one state, which is written once.
final class StateEngine: WriteEngine {
  private struct Transaction {
    let lock: (any Sendable)?
    var records: StateRecords
    var isChanged = false
  }

  private let storage: any StateStorage
  private var transaction: Transaction?
  private(set) var isKnownRolledBack = true

  init(_ storage: any StateStorage) { self.storage = storage }

  var sharesCommits: Bool { storage.isShared }
  var isGoingOn: Bool { transaction != nil }

  func begin() throws(GatewayError) {
    let lock = try storage.lock()
    transaction = Transaction(lock: lock, records: try storage.current())
  }

  func apply<Answer>(
    isOnly: Bool, _ body: (inout StateRecords) throws(GatewayError) -> WriteDecision<Answer>
  ) throws(GatewayError) -> WriteDecision<Answer> {
    guard var records = transaction?.records else { preconditionFailure("no transaction was begun") }
    let decision = try body(&records)
    if case .commit = decision {
      transaction?.records = records
      transaction?.isChanged = true
    }
    return decision
  }

  func commit() throws(GatewayError) {
    guard let ending = transaction else { return }
    defer { transaction = nil }
    guard ending.isChanged else { return }
    do { try storage.commit(ending.records) } catch {
      if case .unfinished = error { throw error }
      let found = try? storage.current().state
      isKnownRolledBack = found != nil && found != ending.records.state
      throw error
    }
  }

  func rollBack() { transaction = nil }
}

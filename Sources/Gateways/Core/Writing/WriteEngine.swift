package import UseCases

/// Runs the transactions of a ``WriteQueue``, one at a time: each begins, applies its parts, and is committed or rolled back.
package protocol WriteEngine: AnyObject {
  associatedtype Records

  /// Whether one commit for several changes is cheaper than a commit for each.
  var sharesCommits: Bool { get }

  /// Begins a transaction, which sees every change acknowledged so far.
  func begin() throws(GatewayError)

  /// Runs `body` as one part of the transaction. Unless it answers ``WriteDecision/commit(_:)``, that part alone is rolled back.
  ///
  /// - Parameter isOnly: whether this is the transaction's only part, so that rolling back the whole transaction is enough.
  func apply<Answer>(
    isOnly: Bool, _ body: (inout Records) throws(GatewayError) -> WriteDecision<Answer>
  ) throws(GatewayError) -> WriteDecision<Answer>

  /// Whether the transaction is still open: some failures of a part roll back all of it.
  var isGoingOn: Bool { get }

  /// Commits the transaction durably. Throws `GatewayError.unfinished(_:)` if it is committed all the same; after another error, see
  /// ``isUndone``.
  func commit() throws(GatewayError)

  /// Whether nothing was kept for certain of the commit that failed last, other than as unfinished.
  var isUndone: Bool { get }

  /// Rolls back the transaction, if it is still open.
  func rollBack()
}

extension WriteEngine {
  /// Runs `body` as a transaction of its own.
  func transaction<Answer>(
    _ body: (inout Records) throws(GatewayError) -> WriteDecision<Answer>
  ) throws(GatewayError) -> Answer {
    try begin()
    do throws(GatewayError) {
      switch try apply(isOnly: true, body) {
      case .commit(let answer):
        try commit()
        return answer
      case .discard(let answer):
        rollBack()
        return answer
      }
    } catch {
      rollBack()
      throw error
    }
  }
}

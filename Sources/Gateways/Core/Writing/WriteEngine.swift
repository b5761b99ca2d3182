package import UseCases

/// Runs the transactions of a ``WriteQueue``, one at a time. The queue begins each transaction, applies its parts, and then commits it or
/// rolls it back.
package protocol WriteEngine: AnyObject {
  associatedtype Records

  /// Whether one commit shared by several changes is cheaper than separate commits.
  var sharesCommits: Bool { get }

  /// Begins a transaction that sees every acknowledged change.
  func begin() throws(GatewayError)

  /// Runs `body` as one part of the transaction. Rolls back only this part unless `body` returns ``WriteDecision/commit(_:)``.
  ///
  /// - Parameter isOnly: whether this is the transaction's only part, so that rolling back the whole transaction is enough.
  func apply<Answer>(
    isOnly: Bool, _ body: (inout Records) throws(GatewayError) -> WriteDecision<Answer>
  ) throws(GatewayError) -> WriteDecision<Answer>

  /// Whether the transaction is still open. Some failures in a part roll back the whole transaction.
  var isGoingOn: Bool { get }

  /// Commits the transaction durably. Throws `GatewayError.unfinished(_:)` if the transaction is committed but a later step failed. After
  /// any other error, ``isKnownRolledBack`` shows whether any changes may be stored.
  func commit() throws(GatewayError)

  /// Whether it is certain that the last failed commit stored nothing. This value is meaningless after `GatewayError.unfinished(_:)`.
  var isKnownRolledBack: Bool { get }

  /// Rolls back the transaction if it is still open.
  func rollBack()
}

extension WriteEngine {
  /// Runs `body` as a separate transaction.
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

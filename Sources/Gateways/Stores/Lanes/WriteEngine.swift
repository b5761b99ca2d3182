import UseCases

/// What a ``WriteLane`` commits changes with. One transaction at a time: begun, changed piece by piece, and ended.
protocol WriteEngine: AnyObject {
  associatedtype Records

  /// Whether one commit of several changes is cheaper than one of each.
  var sharesCommits: Bool { get }

  /// Begins a transaction, which sees every change that was acknowledged before.
  func begin() throws(GatewayError)

  /// Runs `body` as a part of the transaction that takes itself back, and nothing else, when it does not answer
  /// ``WriteDecision/commit(_:)``.
  ///
  /// - Parameter isOnly: no other part follows or went before, so that it is enough to take back the whole.
  func apply<Answer>(
    isOnly: Bool, _ body: (inout Records) throws(GatewayError) -> WriteDecision<Answer>
  ) throws(GatewayError) -> WriteDecision<Answer>

  /// Whether the transaction goes on: some failures of a part take back all of it.
  var isGoingOn: Bool { get }

  /// Ends the transaction and makes durable what its parts did. When it throws, nothing of it is kept.
  func commit() throws(GatewayError)

  /// Ends the transaction, if it goes on, and takes all of it back.
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

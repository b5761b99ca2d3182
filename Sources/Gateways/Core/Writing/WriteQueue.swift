import Synchronization
package import UseCases

/// Runs a store's changes one at a time, in order of arrival. Changes that arrive during another change share one commit. No change waits
/// for later ones to arrive.
///
/// Each change runs on the queue's thread but in the caller's task, so the change can check whether that task is canceled.
package actor WriteQueue<Engine: WriteEngine> {
  /// A transaction shared by several changes.
  private struct Batch {
    let commit = SharedCommit()
    /// The number of changes that were waiting when the transaction began and haven't run yet.
    var left: Int
    /// The error that prevented the transaction from starting. Each of the transaction's changes fails with this error. `nil` if the
    /// transaction was started.
    var failure: GatewayError?
  }

  private let engine: Engine
  private let executor: BlockingExecutor
  /// The number of changes waiting for their turn.
  private nonisolated let waiting = Atomic(0)
  private var batch: Batch?

  package init(_ engine: sending Engine, label: String) {
    self.engine = engine
    executor = BlockingExecutor(label: label)
  }

  package nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// Runs a change, and returns when the change is durable.
  package nonisolated func write<Answer: Sendable>(
    _ body: @Sendable (inout Engine.Records) throws(GatewayError) -> WriteDecision<Answer>
  ) async throws(GatewayError) -> Answer {
    var isAlone = false
    while true {
      waiting.add(1, ordering: .relaxed)
      let (result, commit) = await turn(isAlone: isAlone, body)
      // A refused change may have read other changes in the batch, so its caller must also wait for the batch's commit.
      switch await commit?.outcome {
      case .kept?, nil: return try result.get().answer
      case .unfinished(let error)?:
        let decision = try result.get()
        if case .commit = decision { throw error }
        return decision.answer
      case .unknown(let error)?: throw error
      // The shared commit failed, or another change rolled it back, so this change runs again in a separate commit.
      case .notKept?: isAlone = true
      }
    }
  }

  /// Runs a change that uses prepared data, in a separate commit.
  package nonisolated func write<Prepared, Answer: Sendable>(
    _ prepared: sending Prepared,
    _ body: @Sendable (inout Engine.Records, Prepared) throws(GatewayError) -> WriteDecision<Answer>
  ) async throws(GatewayError) -> Answer {
    waiting.add(1, ordering: .relaxed)
    return try await turn(prepared, body)
  }

  /// Runs `body` on the engine between two changes. A transaction can be open at that time.
  package func with<Answer: Sendable>(
    _ body: @Sendable (Engine) throws(GatewayError) -> Answer
  ) throws(GatewayError) -> Answer { try body(engine) }

  private func turn<Prepared, Answer>(
    _ prepared: sending Prepared,
    _ body: @Sendable (inout Engine.Records, Prepared) throws(GatewayError) -> WriteDecision<Answer>
  ) throws(GatewayError) -> Answer {
    waiting.subtract(1, ordering: .relaxed)
    commit()
    if Task.isCancelled { throw .cancelled }
    return try engine.transaction { (records) throws(GatewayError) in try body(&records, prepared) }
  }

  /// - Returns: the result of the change, and the shared commit on which the result depends, if any.
  private func turn<Answer>(
    isAlone: Bool, _ body: @Sendable (inout Engine.Records) throws(GatewayError) -> WriteDecision<Answer>
  ) -> (Result<WriteDecision<Answer>, GatewayError>, SharedCommit?) {
    let others = waiting.subtract(1, ordering: .relaxed).newValue
    if isAlone { commit() }
    if batch == nil && others > 0 && !isAlone && engine.sharesCommits { begin(for: others + 1) }
    guard let batch else {
      return (
        Result { () throws(GatewayError) in
          if Task.isCancelled { throw .cancelled }
          return .commit(try engine.transaction(body))
        }, nil
      )
    }
    defer { leave() }
    if let failure = batch.failure { return (.failure(failure), nil) }
    if Task.isCancelled { return (.failure(.cancelled), nil) }
    let result = Result { () throws(GatewayError) in
      try engine.apply(isOnly: false, body)
    }
    if engine.isGoingOn { return (result, batch.commit) }
    batch.commit.end(.notKept)
    self.batch = nil
    return (result, batch.commit)
  }

  private func begin(for count: Int) {
    var batch = Batch(left: count)
    do { try engine.begin() } catch { batch.failure = error }
    self.batch = batch
  }

  /// Counts one change in the batch as done. The last change commits the batch.
  private func leave() {
    batch?.left -= 1
    if batch?.left == 0 { commit() }
  }

  /// Commits the batch, if there is one.
  private func commit() {
    guard let ending = batch else { return }
    batch = nil
    if ending.failure != nil { return }
    do {
      try engine.commit()
      ending.commit.end(.kept)
    } catch {
      engine.rollBack()
      let isKept = if case .unfinished = error { true } else { false }
      ending.commit.end(isKept ? .unfinished(error) : engine.isKnownRolledBack ? .notKept : .unknown(error))
    }
  }
}

extension WriteDecision {
  fileprivate var answer: Answer {
    switch self {
    case .commit(let answer), .discard(let answer): answer
    }
  }
}

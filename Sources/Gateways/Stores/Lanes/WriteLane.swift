import Synchronization
import UseCases

/// Makes the changes of a store one after the other, in the order in which they came. Those that have come while another was made share
/// one commit; none waits for others to come.
///
/// Each runs on the lane's thread as its own task, which is asked whether it was cancelled.
actor WriteLane<Engine: WriteEngine> {
  /// A transaction that several changes share.
  private struct Batch {
    let commit = SharedCommit()
    /// How many are still to come: those that waited when it began.
    var left: Int
    /// Why it could not begin, which is the answer to each of them.
    var failure: GatewayError?
  }

  private let engine: Engine
  private let executor: BlockingExecutor
  /// How many have come and wait for their turn.
  private nonisolated let waiting = Atomic(0)
  private var batch: Batch?

  init(_ engine: sending Engine, label: String) {
    self.engine = engine
    executor = BlockingExecutor(label: label)
  }

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// How many have come and wait for their turn.
  nonisolated var waitingCount: Int { waiting.load(ordering: .relaxed) }

  /// Makes a change, and answers when it is durable.
  nonisolated func write<Answer: Sendable>(
    _ body: @Sendable (inout Engine.Records) throws(GatewayError) -> WriteDecision<Answer>
  ) async throws(GatewayError) -> Answer {
    var isAlone = false
    while true {
      waiting.add(1, ordering: .relaxed)
      let (result, commit) = await turn(isAlone: isAlone, body)
      // What is refused is refused for what the others did, so it waits for them, too.
      if let commit, await !commit.isKept {
        // With the others it can't be kept, or not because of one of them.
        isAlone = true
        continue
      }
      return try result.get()
    }
  }

  /// Makes a change of what was prepared, in a commit of its own.
  nonisolated func write<Prepared, Answer: Sendable>(
    _ prepared: sending Prepared,
    _ body: @Sendable (inout Engine.Records, Prepared) throws(GatewayError) -> WriteDecision<Answer>
  ) async throws(GatewayError) -> Answer {
    waiting.add(1, ordering: .relaxed)
    return try await turn(prepared, body)
  }

  /// Runs `body` over the engine, between two transactions or in the midst of one.
  func with<Answer: Sendable>(
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

  /// - Returns: the outcome, and the commit on which it depends.
  private func turn<Answer>(
    isAlone: Bool, _ body: @Sendable (inout Engine.Records) throws(GatewayError) -> WriteDecision<Answer>
  ) -> (Result<Answer, GatewayError>, SharedCommit?) {
    let others = waiting.subtract(1, ordering: .relaxed).newValue
    if isAlone { commit() }
    if batch == nil && others > 0 && !isAlone && engine.sharesCommits { begin(for: others + 1) }
    guard let batch else {
      return (
        Result { () throws(GatewayError) in
          if Task.isCancelled { throw .cancelled }
          return try engine.transaction(body)
        }, nil
      )
    }
    defer { leave() }
    if let failure = batch.failure { return (.failure(failure), nil) }
    if Task.isCancelled { return (.failure(.cancelled), nil) }
    let result = Result { () throws(GatewayError) in
      switch try engine.apply(isOnly: false, body) {
      case .commit(let answer), .discard(let answer): answer
      }
    }
    if engine.isGoingOn { return (result, batch.commit) }
    batch.commit.end(isKept: false)
    self.batch = nil
    return (result, nil)
  }

  private func begin(for count: Int) {
    var batch = Batch(left: count)
    do { try engine.begin() } catch { batch.failure = error }
    self.batch = batch
  }

  /// One less is to come; after the last one, all are committed.
  private func leave() {
    batch?.left -= 1
    if batch?.left == 0 { commit() }
  }

  /// Commits what is shared, if there is anything.
  private func commit() {
    guard let ending = batch else { return }
    batch = nil
    if ending.failure != nil { return }
    do {
      try engine.commit()
      ending.commit.end(isKept: true)
    } catch {
      engine.rollBack()
      ending.commit.end(isKept: false)
    }
  }
}

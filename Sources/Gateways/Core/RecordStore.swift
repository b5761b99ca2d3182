public import UseCases

/// A store as an engine: it keeps records, and runs over them what the ports promise.
///
/// The rules of each storage port are written once, as an extension of the port over a store whose records can do what the rules need
/// (``OrderRecords``, ``BeerRecords`` …). A store conforms to a port by conforming to this protocol; a decorator wraps
/// ``read(touching:_:)``, ``write(touching:_:)`` and ``write(touching:after:_:)``.
///
/// A body reads, decides and puts. It has no clock, no randomness and no effect but on the records, so that an engine may run it again:
/// after a lost race, or when records had to be fetched first.
public protocol RecordStore: ChangeGateway {
  /// The view of the records that a body is given; not to be kept beyond it.
  associatedtype Records

  /// Runs `body` over one state of the records, which holds every change that was acknowledged before the call.
  ///
  /// Lets other tasks run first, so that tasks that read in a loop never have all threads to themselves.
  ///
  /// - Parameter scope: the records that `body` reads.
  /// - Throws: `GatewayError.cancelled` when the task was canceled before it began, and what `body` throws.
  func read<Answer: Sendable>(
    touching scope: RecordScope, _ body: @Sendable (Records) throws(GatewayError) -> Answer
  ) async throws(GatewayError) -> Answer

  /// Runs `body` over the records as one change: when it answers `WriteDecision.commit(_:)`, all of what it put is kept, durably,
  /// before this returns; when it answers `WriteDecision.discard(_:)` or throws, or when anything fails, nothing is.
  ///
  /// - Parameter scope: the records that `body` reads or changes.
  /// - Throws: `GatewayError.cancelled` when the task was canceled before it began, and what `body` throws.
  func write<Answer: Sendable>(
    touching scope: RecordScope, _ body: @Sendable (inout Records) throws(GatewayError) -> WriteDecision<Answer>
  ) async throws(GatewayError) -> Answer

  /// Prepares data while other changes proceed, then applies it as one change, as ``write(touching:_:)`` does.
  ///
  /// - Parameters:
  ///   - scope: the records that `prepare` and `body` read or change.
  ///   - prepare: is given a snapshot of the records. It runs once, on a thread of its own, and may take long.
  ///   - body: is given the records as they are then; they may have changed since the snapshot.
  func write<Prepared, Answer: Sendable>(
    touching scope: RecordScope,
    after prepare: @Sendable (Records) throws(GatewayError) -> Preparation<Prepared, Answer>,
    _ body: @Sendable (inout Records, Prepared) throws(GatewayError) -> WriteDecision<Answer>
  ) async throws(GatewayError) -> Answer
}

extension RecordStore {
  /// Runs `prepare` within the change.
  public func write<Prepared, Answer: Sendable>(
    touching scope: RecordScope,
    after prepare: @Sendable (Records) throws(GatewayError) -> Preparation<Prepared, Answer>,
    _ body: @Sendable (inout Records, Prepared) throws(GatewayError) -> WriteDecision<Answer>
  ) async throws(GatewayError) -> Answer {
    try await write(touching: scope) { (records) throws(GatewayError) in
      switch try prepare(records) {
      case .change(let prepared): try body(&records, prepared)
      case .answer(let answer): .discard(answer)
      }
    }
  }

  /// Runs `body` as one change, which is kept unless it throws.
  package func change<Answer: Sendable>(
    touching scope: RecordScope, _ body: @Sendable (inout Records) throws(GatewayError) -> Answer
  ) async throws(GatewayError) -> Answer {
    try await write(touching: scope) { (records) throws(GatewayError) in .commit(try body(&records)) }
  }
}

/// What came of preparing a change.
public enum Preparation<Prepared, Answer> {
  /// What to make the change with.
  case change(Prepared)
  /// There is nothing to change.
  case answer(Answer)
}

extension Optional {
  /// The value. Throws ``GatewayError/notFound`` if there is none.
  package var orNotFound: Wrapped {
    get throws(GatewayError) {
      guard let self else { throw .notFound }
      return self
    }
  }
}

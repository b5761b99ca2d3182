public import UseCases

/// An engine that applies the rules of the storage ports to its records.
///
/// The rules of each storage port are written once, as an extension of the port. The extension applies to any store whose records conform
/// to a protocol such as ``OrderRecords`` or ``BeerRecords``. A store conforms to a port by conforming to this protocol. A decorator wraps
/// ``read(touching:_:)``, ``write(touching:_:)`` and ``write(touching:after:_:)``.
///
/// The closure passed to these methods is called the body. A body reads records, makes a decision and writes records. It uses no clock and
/// no randomness, and has no other side effects. An engine can therefore run the body again after a conflict, or after fetching missing
/// records.
public protocol RecordStore: ChangeGateway {
  /// The view of the records that is passed to a body. The body must not use the view after it returns.
  associatedtype Records

  /// The view of the records that is passed to a body. The view is valid only until the body returns.
  func read<Answer: Sendable>(
    touching scope: RecordScope, _ body: @Sendable (Records) throws(GatewayError) -> Answer
  ) async throws(GatewayError) -> Answer

  /// Runs `body` on the records as one change. If `body` returns `WriteDecision.commit(_:)`, everything that `body` wrote is durable before
  /// this method returns. If `body` returns `WriteDecision.discard(_:)`, or if anything fails, nothing changes.
  ///
  /// - Parameter scope: the records that `body` reads or changes.
  /// - Throws: `GatewayError.cancelled` if the task was canceled before `body` started, and any error that `body` throws.
  func write<Answer: Sendable>(
    touching scope: RecordScope, _ body: @Sendable (inout Records) throws(GatewayError) -> WriteDecision<Answer>
  ) async throws(GatewayError) -> Answer

  /// Prepares data while other changes proceed, then applies the data as one change, as ``write(touching:_:)`` does.
  ///
  /// - Parameters:
  ///   - scope: the records that `prepare` and `body` read or change.
  ///   - prepare: a closure that receives a snapshot of the records. It runs once, on its own thread, and can take a long time.
  ///   - body: a closure that receives the current records, which can differ from the snapshot.
  func write<Prepared, Answer: Sendable>(
    touching scope: RecordScope,
    after prepare: @Sendable (Records) throws(GatewayError) -> Preparation<Prepared, Answer>,
    _ body: @Sendable (inout Records, Prepared) throws(GatewayError) -> WriteDecision<Answer>
  ) async throws(GatewayError) -> Answer
}

extension RecordStore {
  /// Runs `prepare` and `body` in the same change. Other changes wait until both are done.
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

  /// Runs `body` as one change, and commits the change unless `body` throws.
  package func change<Answer: Sendable>(
    touching scope: RecordScope, _ body: @Sendable (inout Records) throws(GatewayError) -> Answer
  ) async throws(GatewayError) -> Answer {
    try await write(touching: scope) { (records) throws(GatewayError) in .commit(try body(&records)) }
  }
}

/// The result of preparing a change: data for the change, or the result of the whole call.
public enum Preparation<Prepared, Answer> {
  /// The prepared data for the change.
  case change(Prepared)
  /// The result of the whole call, if there is nothing to change.
  case answer(Answer)
}

extension Optional {
  /// The wrapped value. Throws ``GatewayError/notFound`` if there is none.
  package var orNotFound: Wrapped {
    get throws(GatewayError) {
      guard let self else { throw .notFound }
      return self
    }
  }
}

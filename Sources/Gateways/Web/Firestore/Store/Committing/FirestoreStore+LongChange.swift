import Entities
import Gateways
import UseCases

extension FirestoreStore {
  /// Makes one change while other changes in its scope wait.
  func commitAlone<Answer: Sendable>(
    touching scope: RecordScope, _ backoff: inout CommitBackoff,
    _ body: (inout FirestoreRecords) throws(GatewayError) -> WriteDecision<Answer>
  ) async throws(GatewayError) -> Answer {
    let change = LongChange(id: Nonce(chance).text, scope: scope == .domain(.beers) ? .beers : .everything)
    try await claim(change, &backoff)
    let lease = ChangeLease(change.id, self)
    do {
      let (records, decision) = try await run(isAlone: true, body)
      switch try decision.get() {
      case .discard(let answer):
        await lease.release()
        return answer
      case .commit(let answer):
        try await settle(records, change, lease)
        noteChange(records.staging.paths)
        return answer
      }
    } catch {
      // Releasing the lease has no effect if the change has already been decided.
      await lease.release()
      throw error
    }
  }

  /// Claims the store, so that other changes wait.
  private func claim(_ change: LongChange, _ backoff: inout CommitBackoff) async throws(GatewayError) {
    while true {
      var other: LongChange?
      let outcome = try await changeControl { control, _ in
        other = control.change
        if other == nil { control.change = change }
        return other == nil
      }
      if outcome == .done { return }
      if let other { try await end(other, &backoff) } else { try await backoff.again() }
    }
  }

  /// Changes the control document.
  ///
  /// - Parameter change: a function that receives the document and the instant at which it was read. It returns `false` to leave the
  ///   document unchanged.
  /// - Returns: the outcome of the commit, or `nil` if the document was left unchanged.
  func changeControl(
    _ change: (inout Control, _ instant: String) -> Bool
  ) async throws(GatewayError) -> Outcome? {
    let (records, isChanged) = try await run { (records) throws(GatewayError) in
      var control = try records.control
      guard change(&control, records.reading.instant ?? "") else { return false }
      records.setControl(control)
      return true
    }
    guard try isChanged.get() else { return nil }
    let nonce = Nonce(chance)
    return try await send(StagedCommit(records, nonce, client), nonce)
  }

  /// Commits the writes, in one commit or part by part.
  private func settle(_ records: FirestoreRecords, _ change: LongChange, _ lease: ChangeLease)
    async throws(GatewayError)
  {
    var (records, nonce) = (records, Nonce(chance))
    var control = try records.control
    control.change = nil
    records.setControl(control)
    let commit = try StagedCommit(records, nonce, client)
    try await keep(records.staging, withParts: commit.isTooLarge)
    if commit.isTooLarge {
      let log = try await keep(LoggedWrites.parts(of: commit), of: change)
      await lease.stop()
      return try await decide(change, log)
    }
    await lease.stop()
    // The lease has changed the control document since it was read.
    let current = try await client.documents(at: [Control.path], asOf: nil).value[Control.path]
    guard try Control(current?.fields).change?.id == change.id else { throw .busy(what: place) }
    nonce = Nonce(chance)
    if try await send(StagedCommit(records, nonce, client, control: current), nonce) == .overtaken {
      throw .busy(what: place)
    }
  }

  /// Writes the parts to the log, each in one or more blocks, and returns the names of the blocks.
  private func keep(_ parts: [String], of change: LongChange) async throws(GatewayError) -> [String] {
    var (staging, log): (Staging, [String]) = (Staging(), [])
    for part in parts {
      var names: [String] = []
      for piece in LoggedWrites.pieces(part) {
        names.append(Staging.name(of: "\(change.id) \(staging.blocks.count)"))
        staging.keep(piece, as: names[names.count - 1])
      }
      log.append(names.joined(separator: " "))
    }
    try await keep(staging)
    return log
  }

  /// Marks the change as decided. From then on, the change will be applied, if necessary by another client.
  private func decide(_ change: LongChange, _ log: [String]) async throws(GatewayError) {
    let result = await Task { () -> Result<Void, GatewayError> in
      do throws(GatewayError) {
        var decided = change
        let outcome = try await self.changeControl { control, instant in
          guard control.change?.id == change.id, control.change?.step == .prepare else { return false }
          decided.step = .apply
          decided.log = log
          decided.beat = 0
          // Nothing has changed since the claim.
          decided.instant = instant
          control.change = decided
          return true
        }
        if outcome != .done { throw .busy(what: self.place) }
        return .success(try await self.apply(decided))
      } catch {
        return .failure(error)
      }
    }.value
    try result.get()
  }
}

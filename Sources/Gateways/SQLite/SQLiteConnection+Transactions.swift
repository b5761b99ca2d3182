import UseCases

extension SQLiteConnection {
  enum Transaction: String {
    /// The transaction sees one consistent state of the database.
    case reading = "BEGIN DEFERRED"
    /// The transaction holds the write lock from the start, so that the data it reads is still current when it writes.
    case writing = "BEGIN IMMEDIATE"
  }

  /// Runs `body` in a transaction that can write. If `body` throws, nothing changes.
  func transaction(_ body: () throws(GatewayError) -> Void) throws(GatewayError) {
    try begin(.writing)
    do throws(GatewayError) {
      try body()
      try commit()
    } catch {
      rollBack()
      throw error
    }
  }

  /// Runs `body` on one snapshot of the database.
  func reading<Answer>(_ body: () throws(GatewayError) -> Answer) throws(GatewayError) -> Answer {
    try begin(.reading)
    defer { rollBack() }
    return try body()
  }

  func begin(_ kind: Transaction) throws(GatewayError) { try run(kind.rawValue) }

  func commit() throws(GatewayError) { try run("COMMIT") }

  /// Runs `body` in a savepoint, which is rolled back unless `body` returns ``WriteDecision/commit(_:)``.
  func savepoint<Answer>(
    _ body: () throws(GatewayError) -> WriteDecision<Answer>
  ) throws(GatewayError) -> WriteDecision<Answer> {
    try run("SAVEPOINT part")
    do throws(GatewayError) {
      let decision = try body()
      if case .discard = decision { try run("ROLLBACK TO part") }
      try run("RELEASE part")
      return decision
    } catch {
      if isInTransaction {
        try run("ROLLBACK TO part")
        try run("RELEASE part")
      }
      throw error
    }
  }
}

import StoreCore
public import UseCases

/// The records of an ``SQLiteStore``, as an open transaction sees them.
public struct SQLiteRecords {
  let database: SQLiteConnection

  init(_ database: SQLiteConnection) { self.database = database }
}

extension SQLiteRecords {
  public func stamp(of domain: Domain?) throws(GatewayError) -> StoreStamp {
    let part = domain.map { " WHERE domain = '\($0.rawValue)'" } ?? ""
    return StoreStamp(try database.integer("SELECT sum(changes) FROM stamp" + part))
  }

  /// Runs a change, and increments the counter of the change's scope if anything changed.
  mutating func counting<Answer>(
    _ scope: RecordScope, _ body: (inout SQLiteRecords) throws(GatewayError) -> WriteDecision<Answer>
  ) throws(GatewayError) -> WriteDecision<Answer> {
    let before = database.changeCount
    let decision = try body(&self)
    guard case .commit = decision, database.changeCount != before else { return decision }
    switch scope {
    case .domain(let domain): try countChange(of: domain.rawValue)
    case .users: try countChange(of: "users")
    case .everything: try database.run("UPDATE stamp SET changes = changes + 1")
    }
    return decision
  }

  private func countChange(of name: String) throws(GatewayError) {
    try database.run("UPDATE stamp SET changes = changes + 1 WHERE domain = ?", .text(name))
  }
}

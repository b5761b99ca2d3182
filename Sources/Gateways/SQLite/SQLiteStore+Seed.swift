#if SQLite
  public import UseCases

  extension SQLiteStore: SeedGateway {
    public func isSeeded(_ domain: Domain) throws(GatewayError) -> Bool {
      try read { (database) throws(GatewayError) in try Self.isSeeded(domain, database) }
    }

    public func importSeed<Answer: Sendable>(
      _ domain: Domain, _ fill: @Sendable (any SeedWriter) throws(GatewayError) -> SeedDecision<Answer>
    ) throws(GatewayError) -> Answer {
      try change { (database) throws(GatewayError) in
        switch try fill(SQLiteSeedWriter(database, domain)) {
        case .discard(let answer):
          return (answer, false)
        case .commit(let answer):
          try database.run("INSERT OR IGNORE INTO seed (domain) VALUES (?)", .text(domain.rawValue))
          return (answer, true)
        }
      }
    }

    fileprivate static func isSeeded(_ domain: Domain, _ database: SQLiteConnection) throws(GatewayError) -> Bool {
      try database.first("SELECT 1 FROM seed WHERE domain = ?", .text(domain.rawValue)) { _ in true } ?? false
    }
  }

  /// Writes a seed's records into their tables as they come.
  private final class SQLiteSeedWriter: SeedWriter {
    private let database: SQLiteConnection
    private let domain: Domain

    init(_ database: SQLiteConnection, _ domain: Domain) {
      self.database = database
      self.domain = domain
    }

    var isSeeded: Bool {
      get throws(GatewayError) { try SQLiteStore.isSeeded(domain, database) }
    }

    var isEmpty: Bool {
      get throws(GatewayError) {
        switch domain {
        case .restaurant: try database.integer("SELECT EXISTS (SELECT 1 FROM dish)") == 0
        }
      }
    }

    func removeAll() throws(GatewayError) {
      switch domain {
      case .restaurant: try database.run("DELETE FROM dish")
      }
    }

    func insert(_ record: SeedRecord) throws(GatewayError) -> Bool {
      switch record {
      case .dish(let dish): try SQLiteStore.insert(dish, database)
      }
    }
  }
#endif

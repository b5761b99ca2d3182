public import Entities
public import StoreCore
public import UseCases

extension SQLiteRecords: SeedRecords {
  public func isSeeded(_ domain: Domain) throws(GatewayError) -> Bool {
    try database.first("SELECT 1 FROM seed WHERE domain = ?", .text(domain.rawValue)) { _ in true } ?? false
  }

  public func beerIDs(
    continuing id: Beer.ID, of manufacturer: Manufacturer.ID
  ) throws(GatewayError) -> [Beer.ID] {
    // The character after `+` is `,`, so this range contains exactly the ids that start with the given id and `+`.
    try database.rows(
      "SELECT id FROM beer WHERE id > ? AND id < ? AND manufacturer = ?", .text(id.text + "+"), .text(id.text + ","),
      .text(manufacturer.text)
    ) { (row) throws(GatewayError) in try database.valid("a beer") { try Beer.ID(row.text(0)) } }
  }

  public func seedWriter(_ domain: Domain) -> SQLiteSeedWriter { SQLiteSeedWriter(self, domain) }

  public func commit(_ writer: SQLiteSeedWriter) throws(GatewayError) -> Int { try writer.commit(to: self) }
}

/// Stages the records of a seed outside the store, and moves them into it when the seed is complete.
public final class SQLiteSeedWriter: SeedWriter {
  private let answers: SeedAnswers<SQLiteRecords>
  /// Whether the stored records are kept. `false` after a call to `removeAll()`.
  private var keepsBase = true
  private var staging: (any SeedStaging)?
  /// Whether the store had no records in the domain. `nil` until this is checked.
  private var wasEmpty: Bool?

  init(_ base: SQLiteRecords, _ domain: Domain) {
    answers = SeedAnswers(base, domain)
  }

  public var isSeeded: Bool {
    get throws(GatewayError) { try answers.readSeeded() }
  }

  public var isEmpty: Bool {
    get throws(GatewayError) {
      if let staging, try !staging.isEmpty { return false }
      return !keepsBase ? true : try answers.readEmpty()
    }
  }

  public var hasSamples: Bool {
    get throws(GatewayError) { try answers.readSamples() }
  }

  public var stamp: StoreStamp {
    get throws(GatewayError) { try answers.readStamp() }
  }

  public func markSamples() { answers.marks.holdsSamples = true }

  public func dropSamples() { answers.marks.dropsSamples = true }

  public func removeAll() {
    keepsBase = false
    staging = nil
  }

  public func replaced(by record: SeedRecord) throws(GatewayError) -> SeedRecord? {
    let isEmpty: Bool
    if let wasEmpty { isEmpty = wasEmpty } else { isEmpty = try answers.base.recordCount(of: answers.domain) == 0 }
    wasEmpty = isEmpty
    return isEmpty ? nil : try answers.replaced(by: record)
  }

  public func insert(_ record: SeedRecord) throws(GatewayError) -> Bool {
    try answers.note(record)
    return try made().insert(record, over: answers.base, keepsStore: keepsBase)
  }

  private func made() throws(GatewayError) -> any SeedStaging {
    if let staging { return staging }
    let base = answers.base
    let made: any SeedStaging =
      switch answers.domain {
      case .restaurant: try MenuStaging(base.database.path)
      case .recipes: try RecipeStaging(base)
      case .beers: try BeerStaging(base)
      case .places: try PlaceStaging(base)
      }
    staging = made
    return made
  }

  func commit(to records: SQLiteRecords) throws(GatewayError) -> Int {
    try answers.check(records)
    let (domain, marks) = (answers.domain, answers.marks)
    let reviews = domain == .beers ? try records.count("review") : 0
    var store = records
    try store.prepare(for: marks, in: domain)
    if staging != nil || !keepsBase { try made().move(to: records, keepsStore: keepsBase) }
    try store.settle(marks, in: domain)
    try records.database.run("INSERT INTO seed VALUES (?) ON CONFLICT DO NOTHING", .text(domain.rawValue))
    return domain == .beers ? try reviews - records.count("review") : 0
  }
}

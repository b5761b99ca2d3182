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
    // All ids between the id with `+` and the id with the next character begin with the id and `+`.
    try database.rows(
      "SELECT id FROM beer WHERE id > ? AND id < ? AND manufacturer = ?", .text(id.text + "+"), .text(id.text + ","),
      .text(manufacturer.text)
    ) { (row) throws(GatewayError) in try database.valid("a beer") { try Beer.ID(row.text(0)) } }
  }

  public func seedWriter(_ domain: Domain) -> SQLiteSeedWriter { SQLiteSeedWriter(self, domain) }

  public func commit(_ writer: SQLiteSeedWriter) throws(GatewayError) -> Int { try writer.commit(to: self) }
}

/// Stages a seed's records outside the store, and moves them into it when all are there.
public final class SQLiteSeedWriter: SeedWriter {
  /// The store as it was when the seed began.
  private let base: SQLiteRecords
  private let domain: Domain
  private var answered = SeedAnswers()
  /// Whether the store's existing records stay.
  private var keepsBase = true
  private var marks = SeedMarks()
  private var staging: (any SeedStaging)?
  /// Whether the store had no records of the domain. `nil` if nobody asked yet.
  private var wasEmpty: Bool?

  init(_ base: SQLiteRecords, _ domain: Domain) {
    self.base = base
    self.domain = domain
  }

  public var isSeeded: Bool {
    get throws(GatewayError) { answered.isSeeded(try base.isSeeded(domain)) }
  }

  public var isEmpty: Bool {
    get throws(GatewayError) {
      if let staging, try !staging.isEmpty { return false }
      if !keepsBase { return true }
      return answered.isEmpty(
        try base.isEmpty(domain, dropsSamples: marks.dropsSamples), dropsSamples: marks.dropsSamples)
    }
  }

  public var hasSamples: Bool {
    get throws(GatewayError) { answered.hasSamples(try base.sampleCount(in: domain)?.makeWay == true) }
  }

  public var stamp: StoreStamp {
    get throws(GatewayError) { answered.stamp(try base.stamp(of: domain)) }
  }

  public func markSamples() { marks.holdsSamples = true }

  public func dropSamples() { marks.dropsSamples = true }

  public func removeAll() {
    keepsBase = false
    staging = nil
  }

  public func replaced(by record: SeedRecord) throws(GatewayError) -> SeedRecord? {
    let isEmpty: Bool
    if let wasEmpty { isEmpty = wasEmpty } else { isEmpty = try base.recordCount(of: domain) == 0 }
    wasEmpty = isEmpty
    return isEmpty ? nil : try base.replaced(by: record, in: domain, &marks)
  }

  public func insert(_ record: SeedRecord) throws(GatewayError) -> Bool {
    try marks.note(record) { () throws(GatewayError) in try base.samples(of: domain) }
    return try made().insert(record, over: base, keepsStore: keepsBase)
  }

  private func made() throws(GatewayError) -> any SeedStaging {
    if let staging { return staging }
    let made: any SeedStaging =
      switch domain {
      case .restaurant: try MenuStaging(base.database.path)
      case .recipes: try RecipeStaging(base)
      case .beers: try BeerStaging(base)
      case .places: try PlaceStaging(base)
      }
    staging = made
    return made
  }

  func commit(to records: SQLiteRecords) throws(GatewayError) -> Int {
    try answered.check(isSeeded: try records.isSeeded(domain)) { (dropsSamples) throws(GatewayError) in
      try records.isEmpty(domain, dropsSamples: dropsSamples)
    } hasSamples: { () throws(GatewayError) in
      try records.sampleCount(in: domain)?.makeWay == true
    } stamp: { () throws(GatewayError) in
      try records.stamp(of: domain)
    }
    let reviews = domain == .beers ? try records.count("review") : 0
    var store = records
    try store.prepare(for: marks, in: domain)
    if staging != nil || !keepsBase { try made().move(to: records, keepsStore: keepsBase) }
    try store.settle(marks, in: domain)
    try records.database.run("INSERT INTO seed VALUES (?) ON CONFLICT DO NOTHING", .text(domain.rawValue))
    return domain == .beers ? try reviews - records.count("review") : 0
  }
}

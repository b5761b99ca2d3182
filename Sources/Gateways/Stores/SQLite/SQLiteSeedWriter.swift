#if SQLite
  public import Entities
  public import UseCases

  extension SQLiteRecords: SeedRecords {
    public func isSeeded(_ domain: Domain) throws(GatewayError) -> Bool {
      try database.first("SELECT 1 FROM seed WHERE domain = ?", .text(domain.rawValue)) { _ in true } ?? false
    }

    public func samples(in domain: Domain) throws(GatewayError) -> SampleState? {
      guard let digest = try samples()[domain] else { return nil }
      return try records(of: domain).samples(in: domain, digest: digest)
    }

    public func seedWriter(_ domain: Domain) -> SQLiteSeedWriter { SQLiteSeedWriter(self, domain) }

    public func commit(_ writer: SQLiteSeedWriter) throws(GatewayError) { try writer.commit(to: self) }

    /// Whether a domain holds no data.
    fileprivate func isEmpty(_ domain: Domain) throws(GatewayError) -> Bool {
      switch domain {
      case .restaurant: try database.isEmpty("dish")
      case .recipes: try database.isEmpty("recipe")
      case .beers: try database.isEmpty("manufacturer")
      case .places: try database.isEmpty("place")
      }
    }
  }

  /// Stages a seed's records outside the store, and moves them into it when all are there.
  public final class SQLiteSeedWriter: SeedWriter {
    /// The store as it was when the seed began.
    private let base: SQLiteRecords
    private let domain: Domain
    private var answered = SeedAnswers()
    /// Whether the store's existing records stay.
    private var keepsBase = true
    private var holdsSamples = false
    private var staging: (any SeedStaging)?

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
        return answered.isEmpty(try base.isEmpty(domain))
      }
    }

    public var samples: SampleState? {
      get throws(GatewayError) { answered.samples(try base.samples(in: domain)) }
    }

    public func markSamples() { holdsSamples = true }

    public func removeAll() {
      keepsBase = false
      staging = nil
    }

    public func knownID(of beer: Beer) throws(GatewayError) -> Beer.ID? {
      if try base.has(beer.id.text, in: "beer") { return beer.id }
      // What begins with the id and `+` comes before the id with the character after that.
      let others = try base.database.rows(
        "SELECT id, alcohol FROM beer WHERE id > ? AND id < ? AND manufacturer = ? LIMIT 2",
        .text(beer.id.text + "+"), .text(beer.id.text + ","), .text(beer.manufacturer.text)
      ) { (row) throws(GatewayError) in (id: row.text(0), alcohol: row.integerOrNil(1)) }
      guard others.count == 1, let known = others.first,
        known.alcohol == beer.alcohol || known.alcohol == nil || beer.alcohol == nil
      else { return nil }
      return try base.database.valid("a beer") { try Beer.ID(known.id) }
    }

    public func insert(_ record: SeedRecord) throws(GatewayError) -> Bool {
      try made().insert(record, over: base, keepsStore: keepsBase)
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

    func commit(to records: SQLiteRecords) throws(GatewayError) {
      try answered.check(isSeeded: try records.isSeeded(domain)) { () throws(GatewayError) in
        try records.isEmpty(domain)
      } samples: { () throws(GatewayError) in
        try records.samples(in: domain)
      }
      if staging != nil || !keepsBase { try made().move(to: records, keepsStore: keepsBase) }
      let samples = holdsSamples ? try records.records(of: domain).digest(of: domain) : nil
      try records.database.run(
        """
        INSERT INTO seed (domain, samples) VALUES (?, ?)
          ON CONFLICT DO UPDATE SET samples = excluded.samples WHERE samples IS NOT excluded.samples
        """, .text(domain.rawValue), SQLiteValue(samples))
    }
  }
#endif

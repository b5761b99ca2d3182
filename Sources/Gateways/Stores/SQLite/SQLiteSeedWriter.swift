#if SQLite
  public import UseCases
  import Entities

  extension SQLiteRecords: SeedRecords {
    public func isSeeded(_ domain: Domain) throws(GatewayError) -> Bool {
      try database.first("SELECT 1 FROM seed WHERE domain = ?", .text(domain.rawValue)) { _ in true } ?? false
    }

    public func samples(in domain: Domain) throws(GatewayError) -> SampleState? {
      guard let digest = try samples()[domain] else { return nil }
      return try records(of: domain).samples(in: domain, digest: digest)
    }

    public func seedWriter(_ domain: Domain) -> SQLiteSeedWriter { SQLiteSeedWriter(self, domain) }

    public func commit(_ writer: SQLiteSeedWriter) throws(GatewayError) -> Int { try writer.commit(to: self) }

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

    public var stamp: StoreStamp {
      get throws(GatewayError) { answered.stamp(try base.stamp(of: domain)) }
    }

    public func markSamples() { holdsSamples = true }

    public func removeAll() {
      keepsBase = false
      staging = nil
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

    func commit(to records: SQLiteRecords) throws(GatewayError) -> Int {
      try answered.check(isSeeded: try records.isSeeded(domain)) { () throws(GatewayError) in
        try records.isEmpty(domain)
      } samples: { () throws(GatewayError) in
        try records.samples(in: domain)
      } stamp: { () throws(GatewayError) in
        try records.stamp(of: domain)
      }
      let reviews = domain == .beers ? try records.count("review") : 0
      if staging != nil || !keepsBase { try made().move(to: records, keepsStore: keepsBase) }
      let samples = holdsSamples ? try records.records(of: domain).digest(of: domain) : nil
      try records.database.run(
        """
        INSERT INTO seed (domain, samples) VALUES (?, ?)
          ON CONFLICT DO UPDATE SET samples = excluded.samples WHERE samples IS NOT excluded.samples
        """, .text(domain.rawValue), SQLiteValue(samples))
      return domain == .beers ? try reviews - records.count("review") : 0
    }
  }
#endif

import Entities
public import UseCases

extension SeedRecords where Self: MenuRecords & RecipeRecords & BeerRecords & PlaceRecords {
  /// Returns the stored record that `record` replaces, for `SeedWriter.replaced(by:)`.
  package func replaced(
    by record: SeedRecord, in domain: Domain, _ marks: inout SeedMarks
  ) throws(GatewayError) -> SeedRecord? {
    var id = record.id
    if case .beer(let beer, _) = record { id = try knownID(of: beer)?.text }
    guard let id, let stored = try self.record(id, of: domain) else { return nil }
    if marks.dropsSamples {
      let samples = try marks.known { () throws(GatewayError) in try self.samples(of: domain) }
      if samples[id] == .untouched, try !isUsed(stored) { return nil }
    }
    return SeedRecord(stored)
  }

  /// Returns the id under which a seed's beer is stored, for `SeedWriter.replaced(by:)`. `nil` if the beer is new.
  private func knownID(of beer: Beer) throws(GatewayError) -> Beer.ID? {
    guard let plain = Beer.ID(ofBeerNamed: beer.name, of: beer.manufacturer) else { return beer.id }
    let stored = try self.beer(beer.id)?.beer
    if beer.id != plain {
      if stored != nil { return beer.id }
      // If several beers have the same name, a catalog adds the type and strength to their ids. The store can contain such a beer under its
      // plain id.
      let mark = Beer.mark(beer.type, alcohol: beer.alcohol)
      let isMarked = beer.id == Beer.ID(ofBeerNamed: beer.name, of: beer.manufacturer, number: mark)
      guard isMarked, let only = try self.beer(plain)?.beer, only.isMarked(as: beer) else { return nil }
      return plain
    }
    if let stored, stored.isMarked(as: beer) { return plain }
    var others: [Beer] = []
    for id in try beerIDs(continuing: plain, of: beer.manufacturer) {
      if let other = try self.beer(id)?.beer { others.append(other) }
    }
    let alike = others.filter { $0.isMarked(as: beer) }
    if alike.count == 1 { return alike[0].id }
    if stored != nil { return plain }
    return others.count == 1 && others[0].couldBe(beer) ? others[0].id : nil
  }
}

extension SeedRecord {
  /// Creates the seed record for a stored record, without its pictures. `nil` for a record that seeds don't contain.
  fileprivate init?(_ record: StoreRecord) {
    switch record {
    case .dish(let dish): self = .dish(dish)
    case .recipe(let details): self = .recipe(details)
    case .manufacturer(let manufacturer): self = .manufacturer(manufacturer, photos: [])
    case .beer(let beer): self = .beer(beer, photos: [])
    case .place(let place): self = .place(place)
    default: return nil
    }
  }
}

extension RecordStore where Records: SeedRecords {
  package func areRecordsSeeded(_ domain: Domain) async throws(GatewayError) -> Bool {
    try await read(touching: .domain(domain)) { (records) throws(GatewayError) in try records.isSeeded(domain) }
  }

  package func sampleRecords(in domain: Domain) async throws(GatewayError) -> SampleCount? {
    try await read(touching: .domain(domain)) { (records) throws(GatewayError) in try records.sampleCount(in: domain) }
  }

  package func importRecords<Answer: Sendable>(
    _ domain: Domain, _ fill: @Sendable (any SeedWriter) throws(GatewayError) -> WriteDecision<Answer>,
    finish: @Sendable (Answer, _ reviewsRemoved: Int) -> Answer
  ) async throws(GatewayError) -> Answer {
    try await write(
      touching: .domain(domain),
      after: { (records) throws(GatewayError) in
        let writer = try records.seedWriter(domain)
        switch try fill(writer) {
        case .commit(let answer): return .change((writer, answer))
        case .discard(let answer): return .answer(answer)
        }
      }
    ) { (records, seed) throws(GatewayError) in
      let reviewsRemoved = try records.commit(seed.0)
      if Task.isCancelled { throw .cancelled }
      return .commit(finish(seed.1, reviewsRemoved))
    }
  }
}

extension SeedGateway where Self: RecordStore, Records: SeedRecords {
  public func isSeeded(_ domain: Domain) async throws(GatewayError) -> Bool { try await areRecordsSeeded(domain) }

  public func samples(in domain: Domain) async throws(GatewayError) -> SampleCount? {
    try await sampleRecords(in: domain)
  }

  public func importSeed<Answer: Sendable>(
    _ domain: Domain, _ fill: @Sendable (any SeedWriter) throws(GatewayError) -> WriteDecision<Answer>,
    finish: @Sendable (Answer, _ reviewsRemoved: Int) -> Answer
  ) async throws(GatewayError) -> Answer {
    try await importRecords(domain, fill, finish: finish)
  }
}

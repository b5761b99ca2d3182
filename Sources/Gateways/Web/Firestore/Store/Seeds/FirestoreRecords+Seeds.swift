public import Entities
public import Gateways
public import UseCases

extension FirestoreRecords: SeedRecords {
  public func isSeeded(_ domain: Domain) throws(GatewayError) -> Bool { try control.seeded.contains(domain) }

  /// Returns a writer for a domain. All records of the domain are fetched together, since they will be requested one by one.
  public func seedWriter(_ domain: Domain) throws(GatewayError) -> BufferedSeedWriter<FirestoreRecords> {
    switch domain {
    case .restaurant: try prepare(blockIndex(domain).inOrder, Dish.self)
    case .recipes: try prepare(blockIndex(domain).inOrder, RecipeDetails.self)
    case .beers: try readCatalog()
    case .places: break
    }
    return BufferedSeedWriter(self, domain)
  }

  /// Fetches all manufacturers and beers.
  func readCatalog() throws(GatewayError) {
    for collection in ["makers", "beers"] { _ = try reading.list(.all(of: collection)) }
  }

  public func beerIDs(
    continuing id: Beer.ID, of manufacturer: Manufacturer.ID
  ) throws(GatewayError) -> [Beer.ID] {
    try reading.beersOfMakers(.all(of: "beers"))[manufacturer.text, default: []].filter { $0.hasPrefix("\(id.text)+") }
      .compactMap { try? Beer.ID($0) }
  }

  public mutating func commit(_ seed: BufferedSeedWriter<FirestoreRecords>) throws(GatewayError) -> Int {
    try seed.check(self)
    try prepare(for: seed.marks, in: seed.domain)
    var reviewsRemoved = 0
    switch seed.domain {
    case .restaurant: try put(seed.dishes, in: .restaurant, over: seed.keepsBase)
    case .recipes: try put(seed.recipes, in: .recipes, over: seed.keepsBase) { $0.completed(by: $1) }
    case .beers: reviewsRemoved = try putCatalog(seed)
    case .places: return 0
    }
    var control = try control
    control.seeded.insert(seed.domain)
    setControl(control)
    try settle(seed.marks, in: seed.domain)
    return reviewsRemoved
  }

  private mutating func put<Record: BlockRecord>(
    _ collected: [Record.ID: Record], in domain: Domain, over keepsBase: Bool,
    completed: (Record, Record) -> Record = { newer, _ in newer }
  ) throws(GatewayError) {
    let kept = keepsBase ? try records(of: domain, Record.self) : []
    // Sorting is pointless while records are still missing.
    if !reading.wanted.isEmpty { return }
    let all = Dictionary(kept.map { ($0.id, $0) }) { first, _ in first }.merging(collected) { completed($1, $0) }
    let keyed = all.values.map { (record: $0, key: $0.positionKey) }
    try putInBlocks(
      keyed.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.map(\.record), in: domain)
  }

  /// Adds manufacturers and beers to the existing ones, or replaces them.
  ///
  /// - Returns: the number of reviews that were deleted with their beers.
  private mutating func putCatalog(_ seed: BufferedSeedWriter<FirestoreRecords>) throws(GatewayError) -> Int {
    try readCatalog()
    try reading.prepare(seed.photos.keys.map { "photos/\($0.text)" }.sorted())
    if !reading.wanted.isEmpty { return 0 }
    for (id, photo) in seed.photos.sorted(by: \.key.text) where try !hasPhoto(id) { try put(photo, id) }
    let makers = try all("makers", Self.manufacturer)
    for maker in seed.manufacturers.values.sorted(by: \.id.text) {
      let kept = makers[maker.id]?.manufacturer
      let new = seed.keepsBase ? kept.map { maker.completed(by: $0) } ?? maker : maker
      if kept != new { try put(new, replacing: kept) }
    }
    let beers = try all("beers", Self.beer)
    for beer in seed.beers.values.sorted(by: \.id.text) {
      let kept = beers[beer.id]?.beer
      let new = seed.keepsBase ? kept.map { beer.completed(by: $0) } ?? beer : beer
      if kept != new { try put(new, replacing: kept) }
    }
    if seed.keepsBase { return 0 }
    var removed = 0
    for beer in beers.values.sorted(by: \.id.text) where seed.beers[beer.id] == nil {
      removed += beer.rating.count
      try deleteBeer(beer.id)
    }
    for id in makers.keys.sorted(by: \.text) where seed.manufacturers[id] == nil { try deleteManufacturer(id) }
    return removed
  }

  /// Returns all records of a collection, including staged changes.
  private func all<Record: Identifiable>(
    _ collection: String, _ record: ([String: FirestoreValue], _ path: String) throws(GatewayError) -> Record
  ) throws(GatewayError) -> [Record.ID: Record] {
    var records: [Record.ID: Record] = [:]
    for path in try paths(of: collection, .all(of: collection)) {
      if let fields = try fields(path) {
        let record = try record(fields, path)
        records[record.id] = record
      }
    }
    return records
  }
}

extension FirestoreQuery {
  /// Returns a query for all documents in a collection, with the fields that the store reads.
  static func all(of collection: String) -> FirestoreQuery {
    var query = FirestoreQuery(collection)
    // The fields that only searches use are left out, since they make up half of a document.
    query.fields = [
      "text", "maker", "count", "total", "name", "beerCount", "reviewCount", "ops", "uses", "parts", "size",
      "beer", "author", "score", "date", "photos",
    ]
    return query
  }
}

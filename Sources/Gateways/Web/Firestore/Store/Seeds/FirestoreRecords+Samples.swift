public import Entities
public import Gateways
public import UseCases

extension FirestoreRecords: SampleRecords {
  /// The number of samples per block. Each sample takes about 150 bytes.
  private static let samplesInBlock = 5000

  public func samples(of domain: Domain) throws(GatewayError) -> [String: SampleMark] {
    var samples: [String: SampleMark] = [:]
    for name in try control.samples[domain] ?? [] {
      guard let text = try text(ofBlock: name) else { continue }
      let marks = try JSONDocument.decode([String: String].self, Array(text.utf8), from: name)
      // Version 0.1.0 stored digests. Comparing them would require fetching all samples.
      samples.merge(marks.mapValues { SampleMark(rawValue: $0) ?? .kept }) { $1 }
    }
    return samples
  }

  public mutating func setSamples(_ samples: [String: SampleMark], of domain: Domain) throws(GatewayError) {
    if domain == .places { return }
    var control = try control
    let sorted = samples.sorted(by: \.key)
    for block in control.samples[domain] ?? [] { staging.drop(block: block) }
    control.samples[domain] = nil
    for start in stride(from: 0, to: sorted.count, by: Self.samplesInBlock) {
      let part = sorted[start..<min(start + Self.samplesInBlock, sorted.count)].map { ($0.key, $0.value.rawValue) }
      let bytes = try JSONDocument.encode(Dictionary(uniqueKeysWithValues: part), isPretty: false)
      control.samples[domain, default: []].append(staging.keep(String(decoding: bytes, as: UTF8.self)))
    }
    setControl(control)
  }

  /// Removes the marks of deleted samples. For beers and manufacturers, only the samples that this change deletes are checked, so that the
  /// remaining samples need not be fetched.
  public mutating func pruneSamples(of domain: Domain) throws(GatewayError) {
    let samples = try samples(of: domain)
    var kept = samples
    for id in samples.keys {
      let isGone =
        domain == .beers && !isAlone
        ? staging.isDeleted("beers/\(id)") || staging.isDeleted("makers/\(id)") : try !holds(id, in: domain)
      if isGone { kept[id] = nil }
    }
    if kept.count != samples.count { try setSamples(kept, of: domain) }
  }

  public func holds(_ id: String, in domain: Domain) throws(GatewayError) -> Bool {
    switch domain {
    case .restaurant: if let id = try? Dish.ID(id) { return try dish(id) != nil }
    case .recipes: if let id = try? Recipe.ID(id) { return try recipe(id) != nil }
    case .beers:
      if try fields("beers/\(id)") != nil { return true }
      return try fields("makers/\(id)") != nil
    case .places: break
    }
    return false
  }

  public func recordCount(of domain: Domain) throws(GatewayError) -> Int {
    switch domain {
    case .restaurant, .recipes: try blockIndex(domain).count
    case .beers: try count("makers") + count("beers")
    case .places: 0
    }
  }

  /// Returns the number of documents in a collection, or in all collections of this name.
  func count(_ collection: String, isGroup: Bool = false) throws(GatewayError) -> Int {
    var query = FirestoreQuery(collection)
    query.isGroup = isGroup
    return Int(try reading.total(FirestoreTotals(query))[0])
  }

  public func isFavorite(_ id: Recipe.ID) throws(GatewayError) -> Bool {
    var query = FirestoreQuery("favorites", where: [.init("id", .equal, .string(id.text))])
    query.isGroup = true
    query.limit = 1
    return try !reading.list(query).isEmpty
  }
}

/// The records of places are always empty here, because places are stored in ``FirestoreStore/local`` and never in Firestore.
extension FirestoreRecords: PlaceRecords {
  public func placeDownload() -> PlaceDownloadNote? { nil }

  public func place(_ id: Place.ID) -> Place? { nil }

  public func places(_ question: PlaceQuery, page: Page) -> Paged<Place> { Paged([], hasMore: false) }

  public func pins(_ question: PlaceQuery) -> [PlacePin] { [] }

  public func placeCounts() -> PlaceCounts { PlaceCounts(of: []) }
}

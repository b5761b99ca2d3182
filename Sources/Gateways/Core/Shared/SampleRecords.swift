public import Entities
public import UseCases

/// Which records of a store are samples.
public protocol SampleRecords {
  /// The samples of a domain, by their ids.
  func samples(of domain: Domain) throws(GatewayError) -> [String: SampleMark]

  /// Makes these the samples of a domain.
  mutating func setSamples(_ samples: [String: SampleMark], of domain: Domain) throws(GatewayError)

  /// Whether a record of this id is there.
  func holds(_ id: String, in domain: Domain) throws(GatewayError) -> Bool

  /// How many records a domain has, without reviews.
  func recordCount(of domain: Domain) throws(GatewayError) -> Int

  /// Whether the recipe is anybody's favorite.
  func isFavorite(_ id: Recipe.ID) throws(GatewayError) -> Bool

  /// Marks a record as changed, if it is a sample.
  mutating func keepSample(_ id: String, of domain: Domain) throws(GatewayError)

  /// Unmarks samples that were deleted, so that a later record of the same id is not taken for one.
  mutating func pruneSamples(of domain: Domain) throws(GatewayError)
}

extension SampleRecords {
  public mutating func pruneSamples(of domain: Domain) throws(GatewayError) {
    let samples = try samples(of: domain)
    var kept = samples
    for id in samples.keys where try !holds(id, in: domain) { kept[id] = nil }
    if kept.count != samples.count { try setSamples(kept, of: domain) }
  }

  public mutating func keepSample(_ id: String, of domain: Domain) throws(GatewayError) {
    var samples = try samples(of: domain)
    guard samples[id] == .untouched else { return }
    samples[id] = .kept
    try setSamples(samples, of: domain)
  }

  package func sampleCount(in domain: Domain) throws(GatewayError) -> SampleCount? {
    let samples = try samples(of: domain)
    if samples.isEmpty { return nil }
    return SampleCount(
      samples.count, of: try recordCount(of: domain), makeWay: samples.values.contains(.untouched))
  }
}

/// Whether a sample, a record added so that a new store is not empty, may be replaced.
public enum SampleMark: String, Sendable, Hashable {
  /// Unchanged: it makes way for the first import of the user's own data.
  case untouched
  /// Changed, or left in place by an import: it stays.
  case kept = ""
}

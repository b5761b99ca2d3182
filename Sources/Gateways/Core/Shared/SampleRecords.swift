public import Entities
public import UseCases

/// Gives the rules for samples access to the sample marks of a store, and to the records that affect these marks.
public protocol SampleRecords {
  /// Returns the marks of all samples of a domain, by record id.
  func samples(of domain: Domain) throws(GatewayError) -> [String: SampleMark]

  /// Replaces the marks of all samples of a domain.
  mutating func setSamples(_ samples: [String: SampleMark], of domain: Domain) throws(GatewayError)

  /// Whether the domain contains a record with this id.
  func holds(_ id: String, in domain: Domain) throws(GatewayError) -> Bool

  /// Returns the number of records of a domain. Reviews are not counted.
  func recordCount(of domain: Domain) throws(GatewayError) -> Int

  /// Whether the recipe is a favorite of at least one user.
  func isFavorite(_ id: Recipe.ID) throws(GatewayError) -> Bool

  /// Marks a sample as changed. Does nothing if the record isn't a sample.
  mutating func keepSample(_ id: String, of domain: Domain) throws(GatewayError)

  /// Deletes the marks of deleted samples, so that a new record with the same id isn't mistaken for a sample.
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
      samples.count, of: try recordCount(of: domain), areReplaceable: samples.values.contains(.untouched))
  }
}

/// A mark that shows whether an import can replace a sample. Samples are records that keep a new store from being empty.
public enum SampleMark: String, Sendable, Hashable {
  /// The sample is unchanged. The first import of the user's own data replaces the sample.
  case untouched
  /// The sample was changed, or an import left it in place. Imports no longer delete the sample.
  case kept = ""
}

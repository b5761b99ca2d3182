public import Entities
public import UseCases

/// Access to the domains of a store, for the rules of `SeedGateway`.
public protocol SeedRecords: SampleRecords {
  /// The type that collects the records of a seed.
  associatedtype Writer: SeedWriter

  /// Whether a seed of the domain was committed.
  func isSeeded(_ domain: Domain) throws(GatewayError) -> Bool

  /// Returns those ids of a manufacturer's beers that start with `id` and a `+`.
  func beerIDs(continuing id: Beer.ID, of manufacturer: Manufacturer.ID) throws(GatewayError) -> [Beer.ID]

  /// Returns a writer for one seed of the domain. Its records are invisible to other calls until it is committed.
  func seedWriter(_ domain: Domain) throws(GatewayError) -> Writer

  /// Adds the collected records to the domain, or replaces the domain's records, and marks the domain as seeded.
  ///
  /// - Returns: the number of reviews deleted with their beers.
  /// - Throws: `GatewayError.conflict` if the domain no longer matches what the writer reported or relied on.
  mutating func commit(_ writer: Writer) throws(GatewayError) -> Int
}

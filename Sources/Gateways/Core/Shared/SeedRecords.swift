public import Entities
public import UseCases

/// Gives the shared implementation of `SeedGateway` access to the domains of a store.
public protocol SeedRecords: SampleRecords {
  /// The type that collects the records of a seed.
  associatedtype Writer: SeedWriter

  /// Whether a seed of the domain has been committed.
  func isSeeded(_ domain: Domain) throws(GatewayError) -> Bool

  /// Returns all ids of the manufacturer's beers that start with `id` followed by a `+`.
  func beerIDs(continuing id: Beer.ID, of manufacturer: Manufacturer.ID) throws(GatewayError) -> [Beer.ID]

  /// Returns a writer for one seed of the domain. Other calls can't see the seed's records until the writer is committed.
  func seedWriter(_ domain: Domain) throws(GatewayError) -> Writer

  /// Adds the collected records to the domain, or replaces the domain's records with them, and marks the domain as seeded.
  ///
  /// - Returns: the number of reviews that were deleted with their beers.
  /// - Throws: `GatewayError.conflict` if the domain no longer matches the information that the writer reported or relied on.
  mutating func commit(_ writer: Writer) throws(GatewayError) -> Int
}

public import Entities
public import UseCases

/// The domains of a store. The rules of `SeedGateway` run over this protocol.
public protocol SeedRecords: SampleRecords {
  /// The type that collects the records of a seed.
  associatedtype Writer: SeedWriter

  /// Whether a seed of the domain was committed.
  func isSeeded(_ domain: Domain) throws(GatewayError) -> Bool

  /// Returns the ids of a manufacturer's beers that consist of `id`, a `+` and a suffix.
  func beerIDs(continuing id: Beer.ID, of manufacturer: Manufacturer.ID) throws(GatewayError) -> [Beer.ID]

  /// Returns a writer for one seed of the domain. Its records are invisible to other calls until it is committed.
  func seedWriter(_ domain: Domain) throws(GatewayError) -> Writer

  /// Adds the collected records to the domain, or replaces the domain's records, and marks the domain as seeded.
  ///
  /// - Returns: the number of reviews deleted with their beers.
  /// - Throws: `GatewayError.conflict` if anything that the writer reported or relied on is no longer true.
  mutating func commit(_ writer: Writer) throws(GatewayError) -> Int
}

public import Entities
public import UseCases

/// The domains of a store, as the rules of `SeedGateway` fill them.
public protocol SeedRecords: SampleRecords {
  /// Gathers what a seed writes.
  associatedtype Writer: SeedWriter

  /// Whether a seed of the domain was committed.
  func isSeeded(_ domain: Domain) throws(GatewayError) -> Bool

  /// The ids of a manufacturer's beers that continue `id` with `+`.
  func beerIDs(continuing id: Beer.ID, of manufacturer: Manufacturer.ID) throws(GatewayError) -> [Beer.ID]

  /// A writer for one seed of the domain, which changes nothing that others see until it is committed.
  func seedWriter(_ domain: Domain) throws(GatewayError) -> Writer

  /// Makes what the writer gathered the domain's data, and marks the domain as seeded.
  ///
  /// - Returns: how many reviews went with their beers.
  /// - Throws: `GatewayError.conflict` if something that the writer reported or relied on no longer holds.
  mutating func commit(_ writer: Writer) throws(GatewayError) -> Int
}

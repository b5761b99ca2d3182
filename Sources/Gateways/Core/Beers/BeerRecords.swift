public import Entities
public import UseCases

/// The beers of a store, as the rules of `BeerGateway` read and write them.
public protocol BeerRecords: ManufacturerRecords {
  /// The beer of this id.
  func beer(_ id: Beer.ID) throws(GatewayError) -> RatedBeer?

  /// A page of what `BeerGateway.beers(_:sortedBy:page:)` lists, in the order of `BeerPosition`, also of a search.
  func beers(
    _ filter: BeerFilter, sortedBy sorting: BeerSorting, page: Page
  ) throws(GatewayError) -> Paged<RatedBeer>

  /// A page as `BeerGateway.bestBeers(page:)` returns it.
  func bestBeers(page: Page) throws(GatewayError) -> Paged<RatedBeer>

  /// Keeps a beer, whose manufacturer and pictures are kept.
  ///
  /// - Parameter previous: the one of its id as it is kept, `nil` when there is none.
  mutating func put(_ beer: Beer, replacing previous: Beer?) throws(GatewayError)

  /// Deletes a beer with its reviews and all their pictures.
  mutating func deleteBeer(_ id: Beer.ID) throws(GatewayError)
}

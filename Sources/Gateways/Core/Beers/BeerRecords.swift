public import Entities
public import UseCases

/// Gives the shared implementation of `BeerGateway` access to the beers of a store.
public protocol BeerRecords: ManufacturerRecords {
  /// Returns the beer with this id, together with its rating. `nil` if there is none.
  func beer(_ id: Beer.ID) throws(GatewayError) -> RatedBeer?

  /// Returns a page of the beers that match a filter, always in the order of `BeerPosition`. The rules of
  /// `BeerGateway.beers(_:sortedBy:page:)` rank the hits of a search.
  func beers(
    _ filter: BeerFilter, sortedBy sorting: BeerSorting, page: Page
  ) throws(GatewayError) -> Paged<RatedBeer>

  /// Returns a page of the best-rated beers, for `BeerGateway.bestBeers(page:)`.
  func bestBeers(page: Page) throws(GatewayError) -> Paged<RatedBeer>

  /// Stores a beer. Its manufacturer and its pictures must already be stored.
  ///
  /// - Parameter previous: the stored beer with the same id. `nil` if there is none.
  mutating func put(_ beer: Beer, replacing previous: Beer?) throws(GatewayError)

  /// Deletes the beer with this id, its reviews and all their pictures.
  mutating func deleteBeer(_ id: Beer.ID) throws(GatewayError)
}

public import Entities

/// Where beers are kept.
///
/// A change is durable when the call returns. A call that throws changed nothing; one whose task was cancelled before it began throws
/// ``GatewayError/cancelled``.
public protocol BeerGateway: PhotoGateway {
  /// The beer of this id; throws ``GatewayError/notFound`` when there is none.
  func beer(_ id: Beer.ID) async throws(GatewayError) -> RatedBeer

  /// A page of the beers that pass the filter, in the order of `BeerPosition`; past the end it is empty. Beers of several makers are
  /// sorted together.
  ///
  /// An unknown maker has no beers.
  func beers(
    _ filter: BeerFilter, sortedBy sorting: BeerSorting, page: Page
  ) async throws(GatewayError) -> Paged<RatedBeer>

  /// A page of the beers that were reviewed, the one first that is best by its `BayesianMean`; then those with more reviews, then by
  /// name, then by id. Past the end it is empty.
  func bestBeers(page: Page) async throws(GatewayError) -> Paged<RatedBeer>

  /// Keeps a new beer, and those of its pictures that are new.
  ///
  /// Throws ``GatewayError/notFound`` when its maker, or one of its pictures, is nowhere, and ``GatewayError/conflict`` when there is a
  /// beer of its id.
  ///
  /// - Parameter photos: holds the pictures of the album that are not kept already; others are not kept.
  func addBeer(_ beer: Beer, photos: [LoadedImage]) async throws(GatewayError)

  /// Keeps `beer` in the place of `previous`, which has the same id and maker; pictures that nothing names any more are gone.
  ///
  /// Throws ``GatewayError/notFound`` when there is no beer of its id, or one of its pictures is nowhere, and ``GatewayError/conflict``
  /// when the beer is not `previous` (any more). Of several at once on the same beer, one succeeds. The same beer again writes nothing.
  func replaceBeer(_ previous: Beer, by beer: Beer, photos: [LoadedImage]) async throws(GatewayError)

  /// Deletes a beer, its reviews and all their pictures, in one.
  ///
  /// Throws ``GatewayError/notFound`` when there is none, and ``GatewayError/conflict`` when it is not what `expected` says (any more).
  func deleteBeer(_ expected: RatedBeer) async throws(GatewayError)
}

extension BeerGateway {
  /// A page of the matching beers of a manufacturer, or of all, as ``beers(_:sortedBy:page:)`` returns it.
  public func beers(
    of manufacturer: Manufacturer.ID?, matching search: SearchText, sortedBy sorting: BeerSorting, page: Page
  ) async throws(GatewayError) -> Paged<RatedBeer> {
    try await beers(BeerFilter(of: manufacturer, matching: search), sortedBy: sorting, page: page)
  }
}

/// A beer, and what its reviews come to.
public struct RatedBeer: Sendable, Hashable, Identifiable {
  /// The beer.
  public let beer: Beer
  /// The number and the sum of the scores that it was given.
  public let rating: BeerRating

  /// The beer's.
  public var id: Beer.ID { beer.id }

  /// As a store keeps it.
  public init(_ beer: Beer, rating: BeerRating = .none) {
    self.beer = beer
    self.rating = rating
  }
}

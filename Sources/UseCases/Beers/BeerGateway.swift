public import Entities

/// Stores beers.
///
/// A change is durable when the call returns. A call that throws has changed nothing. A call whose task was canceled before it started
/// throws ``GatewayError/cancelled``.
public protocol BeerGateway: PhotoGateway {
  /// Returns the beer with this id. Throws ``GatewayError/notFound`` if it does not exist.
  func beer(_ id: Beer.ID) async throws(GatewayError) -> RatedBeer

  /// Returns a page of the beers that pass the filter, in the order of `BeerPosition`. Past the end, the page is empty. Beers of several
  /// manufacturers are sorted together.
  ///
  /// When sorted by name, the hits of a search come best first, as `SearchText.bestFirst(_:title:texts:)` sorts them: their names are the
  /// titles, their types the other texts. An unknown manufacturer has no beers.
  func beers(
    _ filter: BeerFilter, sortedBy sorting: BeerSorting, page: Page
  ) async throws(GatewayError) -> Paged<RatedBeer>

  /// Returns a page of the reviewed beers, best first: sorted by `BayesianMean`, then by the number of reviews, by name, and by id. Past
  /// the end, the page is empty.
  func bestBeers(page: Page) async throws(GatewayError) -> Paged<RatedBeer>

  /// Stores a new beer with its new pictures.
  ///
  /// Throws ``GatewayError/notFound`` if its manufacturer or one of its pictures does not exist, and ``GatewayError/conflict`` if a beer
  /// has the same id.
  ///
  /// - Parameter photos: the pictures of the album that are not stored yet. Other pictures are ignored.
  func addBeer(_ beer: Beer, photos: [LoadedImage]) async throws(GatewayError)

  /// Replaces `previous` with `beer`, which must have the same id and manufacturer. Pictures that are no longer referenced are deleted.
  ///
  /// Throws ``GatewayError/notFound`` if no beer has this id or one of its pictures does not exist, and ``GatewayError/conflict`` if the
  /// stored beer is no longer `previous`. Of several concurrent changes of the same beer, only one succeeds. Replacing a beer with itself
  /// writes nothing.
  func replaceBeer(_ previous: Beer, by beer: Beer, photos: [LoadedImage]) async throws(GatewayError)

  /// Deletes a beer, its reviews and all their pictures, in one change.
  ///
  /// Throws ``GatewayError/notFound`` if the beer does not exist, and ``GatewayError/conflict`` if the stored beer differs from `expected`.
  func deleteBeer(_ expected: RatedBeer) async throws(GatewayError)
}

extension BeerGateway {
  /// Returns a page of the matching beers of a manufacturer, or of all, in the order of ``beers(_:sortedBy:page:)``.
  public func beers(
    of manufacturer: Manufacturer.ID?, matching search: SearchText, sortedBy sorting: BeerSorting, page: Page
  ) async throws(GatewayError) -> Paged<RatedBeer> {
    try await beers(BeerFilter(of: manufacturer, matching: search), sortedBy: sorting, page: page)
  }
}

/// A beer with its rating.
public struct RatedBeer: Sendable, Hashable, Identifiable {
  /// The beer.
  public let beer: Beer
  /// The number and the sum of its scores.
  public let rating: BeerRating

  /// The id of the beer.
  public var id: Beer.ID { beer.id }

  /// Creates a beer with its rating.
  public init(_ beer: Beer, rating: BeerRating = .none) {
    self.beer = beer
    self.rating = rating
  }
}

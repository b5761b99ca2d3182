public import Entities

/// Stores beers.
///
/// A change is durable when the call returns. A call that throws has changed nothing. A call whose task was canceled before it started
/// throws ``GatewayError/cancelled``.
public protocol BeerGateway: PhotoGateway {
  /// Returns the beer with this id. Throws ``GatewayError/notFound`` if it does not exist.
  func beer(_ id: Beer.ID) async throws(GatewayError) -> RatedBeer

  /// Returns a page of the beers that pass the filter, in the order of `BeerPosition`. Past the end, the page is empty. Beers from several
  /// manufacturers are sorted together.
  ///
  /// If the beers are sorted by name, the best hits of a search come first, as `SearchText.bestFirst(_:title:texts:)` sorts them: the name
  /// is the title, and the type is the other field. An unknown manufacturer has no beers.
  func beers(
    _ filter: BeerFilter, sortedBy sorting: BeerSorting, page: Page
  ) async throws(GatewayError) -> Paged<RatedBeer>

  /// Returns a page of the reviewed beers, best first: sorted by `BayesianMean`, then by the number of reviews, by name, and by id. Past
  /// the end, the page is empty.
  func bestBeers(page: Page) async throws(GatewayError) -> Paged<RatedBeer>

  /// Stores a new beer with its new pictures.
  ///
  /// Throws ``GatewayError/notFound`` if its manufacturer or one of its pictures doesn't exist, and ``GatewayError/conflict`` if a beer
  /// with the same id exists.
  ///
  /// - Parameter photos: The pictures in the album that aren't stored yet. Other pictures are ignored.
  func addBeer(_ beer: Beer, photos: [LoadedImage]) async throws(GatewayError)

  /// Replaces `previous` with `beer`, which must have the same id and manufacturer. Pictures that are no longer referenced are deleted.
  ///
  /// Throws ``GatewayError/notFound`` if no beer has this id or one of its pictures doesn't exist, and ``GatewayError/conflict`` if the
  /// stored beer is no longer `previous`. Of several concurrent changes to the same beer, only one succeeds. Replacing a beer with itself
  /// writes nothing.
  func replaceBeer(_ previous: Beer, by beer: Beer, photos: [LoadedImage]) async throws(GatewayError)

  /// Deletes a beer, its reviews and all of their pictures in one change.
  ///
  /// Throws ``GatewayError/notFound`` if the beer doesn't exist, and ``GatewayError/conflict`` if the stored beer differs from `expected`.
  func deleteBeer(_ expected: RatedBeer) async throws(GatewayError)
}

extension BeerGateway {
  /// Returns a page of the matching beers from one manufacturer, or from all manufacturers, in the order of ``beers(_:sortedBy:page:)``.
  public func beers(
    of manufacturer: Manufacturer.ID?, matching search: SearchText, sortedBy sorting: BeerSorting, page: Page
  ) async throws(GatewayError) -> Paged<RatedBeer> {
    try await beers(BeerFilter(of: manufacturer, matching: search), sortedBy: sorting, page: page)
  }
}

/// A beer with the rating from its reviews.
public struct RatedBeer: Sendable, Hashable, Identifiable {
  /// The beer to which the rating belongs.
  public let beer: Beer
  /// The number and the sum of the beer's scores.
  public let rating: BeerRating

  /// The id of the beer.
  public var id: Beer.ID { beer.id }

  /// Creates a beer with its rating.
  public init(_ beer: Beer, rating: BeerRating = .none) {
    self.beer = beer
    self.rating = rating
  }
}

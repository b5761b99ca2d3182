public import Entities

/// Stores beers.
///
/// A change is durable when the call returns. A call that throws has changed nothing; one whose task was canceled before it began throws
/// ``GatewayError/cancelled``.
public protocol BeerGateway: PhotoGateway {
  /// The beer with this id; throws ``GatewayError/notFound`` when there is none.
  func beer(_ id: Beer.ID) async throws(GatewayError) -> RatedBeer

  /// A page of the beers that pass the filter, in the order of `BeerPosition`; past the end it is empty. Beers of several manufacturers are
  /// sorted together.
  ///
  /// Hits of a search that are sorted by name come best first, as `SearchText.bestFirst(_:title:texts:)` sorts them: their names are the
  /// titles, their types the other texts. An unknown manufacturer has no beers.
  func beers(
    _ filter: BeerFilter, sortedBy sorting: BeerSorting, page: Page
  ) async throws(GatewayError) -> Paged<RatedBeer>

  /// A page of the reviewed beers, the best first by `BayesianMean`, then by the number of reviews, by name, and by id. Past the end it is
  /// empty.
  func bestBeers(page: Page) async throws(GatewayError) -> Paged<RatedBeer>

  /// Stores a new beer with its new pictures.
  ///
  /// Throws ``GatewayError/notFound`` when its manufacturer or one of its pictures does not exist, and
  /// ``GatewayError/conflict`` when there is a beer with its id.
  ///
  /// - Parameter photos: the pictures of the album that are not stored yet; others are ignored.
  func addBeer(_ beer: Beer, photos: [LoadedImage]) async throws(GatewayError)

  /// Replaces `previous` by `beer`, which has the same id and manufacturer; pictures without a reference are deleted.
  ///
  /// Throws ``GatewayError/notFound`` when there is no beer with its id, or one of its pictures does not exist, and
  /// ``GatewayError/conflict`` when the beer is no longer `previous`. Of several at once on the same beer, one succeeds. The same beer
  /// again writes nothing.
  func replaceBeer(_ previous: Beer, by beer: Beer, photos: [LoadedImage]) async throws(GatewayError)

  /// Deletes a beer, its reviews and all their pictures, in one change.
  ///
  /// Throws ``GatewayError/notFound`` when there is none, and ``GatewayError/conflict`` when it is not (or no longer) `expected`.
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

/// A beer with its rating.
public struct RatedBeer: Sendable, Hashable, Identifiable {
  /// The beer.
  public let beer: Beer
  /// The number and the sum of its scores.
  public let rating: BeerRating

  /// The id of the beer.
  public var id: Beer.ID { beer.id }

  /// A beer with its rating.
  public init(_ beer: Beer, rating: BeerRating = .none) {
    self.beer = beer
    self.rating = rating
  }
}

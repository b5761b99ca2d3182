public import Entities

/// Where reviews are kept.
///
/// A change is durable when the call returns. A call that throws changed nothing; one whose task was cancelled before it began throws
/// ``GatewayError/cancelled``.
public protocol ReviewGateway: PhotoGateway {
  /// The review of this id; throws ``GatewayError/notFound`` when there is none.
  func review(_ id: Review.ID) async throws(GatewayError) -> Review

  /// A page of the reviews that pass the filter, as they are sorted; past the end it is empty.
  func reviews(
    _ filter: ReviewFilter, sortedBy sorting: ReviewSorting, page: Page
  ) async throws(GatewayError) -> Paged<BeerReview>

  /// Keeps a new review, and those of its pictures that are new.
  ///
  /// Throws ``GatewayError/notFound`` when its beer, or one of its pictures, is nowhere, and ``GatewayError/conflict`` when there is a
  /// review of its id.
  ///
  /// - Parameter photos: holds the pictures of the album that are not kept already; others are not kept.
  func addReview(_ review: Review, photos: [LoadedImage]) async throws(GatewayError)

  /// Keeps `review` in the place of `previous`, which has the same id, beer and author; pictures that nothing names any more are gone.
  ///
  /// Throws as ``BeerGateway/replaceBeer(_:by:photos:)`` does. The same review again writes nothing.
  func replaceReview(_ previous: Review, by review: Review, photos: [LoadedImage]) async throws(GatewayError)

  /// Deletes a review and its pictures if it is still `review`.
  ///
  /// Throws ``GatewayError/notFound`` when there is none of its id, and ``GatewayError/conflict`` when it has changed.
  func deleteReview(_ review: Review) async throws(GatewayError)
}

/// A review, and what it is of.
public struct BeerReview: Sendable, Hashable, Identifiable {
  /// The review.
  public let review: Review
  /// The name of the beer.
  public let beerName: String

  /// The review's.
  public var id: Review.ID { review.id }

  /// As a store keeps it.
  public init(_ review: Review, beerName: String) {
    self.review = review
    self.beerName = beerName
  }
}

public import Entities

/// Stores reviews.
///
/// A change is durable when the call returns. A call that throws has changed nothing; one whose task was canceled before it began throws
/// ``GatewayError/cancelled``.
public protocol ReviewGateway: PhotoGateway {
  /// The review with this id; throws ``GatewayError/notFound`` when there is none.
  func review(_ id: Review.ID) async throws(GatewayError) -> Review

  /// A page of the reviews that pass the filter, sorted as requested; past the end it is empty.
  func reviews(
    _ filter: ReviewFilter, sortedBy sorting: ReviewSorting, page: Page
  ) async throws(GatewayError) -> Paged<BeerReview>

  /// Stores a new review with its new pictures.
  ///
  /// Throws ``GatewayError/notFound`` when its beer or one of its pictures does not exist, and
  /// ``GatewayError/conflict`` when there is a review with its id.
  ///
  /// - Parameter photos: the pictures of the album that are not stored yet; others are ignored.
  func addReview(_ review: Review, photos: [LoadedImage]) async throws(GatewayError)

  /// Replaces `previous` by `review`, which has the same id, beer and author; pictures without a reference are deleted.
  ///
  /// Throws as ``BeerGateway/replaceBeer(_:by:photos:)`` does. The same review again writes nothing.
  func replaceReview(_ previous: Review, by review: Review, photos: [LoadedImage]) async throws(GatewayError)

  /// Deletes a review and its pictures if it is still `review`.
  ///
  /// Throws ``GatewayError/notFound`` when there is none with its id, and ``GatewayError/conflict`` when it has changed.
  func deleteReview(_ review: Review) async throws(GatewayError)
}

/// A review with the name of its beer.
public struct BeerReview: Sendable, Hashable, Identifiable {
  /// The review.
  public let review: Review
  /// The name of the beer.
  public let beerName: String

  /// The id of the review.
  public var id: Review.ID { review.id }

  /// A review with the name of its beer.
  public init(_ review: Review, beerName: String) {
    self.review = review
    self.beerName = beerName
  }
}

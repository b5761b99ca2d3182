public import Entities

/// Stores reviews.
///
/// A change is durable when the call returns. A call that throws has changed nothing. A call whose task was canceled before it started
/// throws ``GatewayError/cancelled``.
public protocol ReviewGateway: PhotoGateway {
  /// Returns the review with this id. Throws ``GatewayError/notFound`` if it does not exist.
  func review(_ id: Review.ID) async throws(GatewayError) -> Review

  /// Returns a page of the reviews that pass the filter, sorted as requested. Past the end, the page is empty.
  func reviews(
    _ filter: ReviewFilter, sortedBy sorting: ReviewSorting, page: Page
  ) async throws(GatewayError) -> Paged<BeerReview>

  /// Stores a new review with its new pictures.
  ///
  /// Throws ``GatewayError/notFound`` if its beer or one of its pictures doesn't exist, and ``GatewayError/conflict`` if a review with the
  /// same id exists.
  ///
  /// - Parameter photos: The pictures in the album that aren't stored yet. Other pictures are ignored.
  func addReview(_ review: Review, photos: [LoadedImage]) async throws(GatewayError)

  /// Replaces `previous` with `review`, which must have the same id, beer and author. Pictures that are no longer referenced are deleted.
  ///
  /// Throws the same errors as ``BeerGateway/replaceBeer(_:by:photos:)``. Replacing a review with itself writes nothing.
  func replaceReview(_ previous: Review, by review: Review, photos: [LoadedImage]) async throws(GatewayError)

  /// Deletes a review and its pictures if the stored review is still `review`.
  ///
  /// Throws ``GatewayError/notFound`` if no review has its id, and ``GatewayError/conflict`` if the stored review has changed.
  func deleteReview(_ review: Review) async throws(GatewayError)
}

/// A review with the name of its beer.
public struct BeerReview: Sendable, Hashable, Identifiable {
  /// The review, with its score, text and photos.
  public let review: Review
  /// The name of the reviewed beer.
  public let beerName: String

  /// The id of the review.
  public var id: Review.ID { review.id }

  /// Creates a review with the name of its beer.
  public init(_ review: Review, beerName: String) {
    self.review = review
    self.beerName = beerName
  }
}

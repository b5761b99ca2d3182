public import Entities
public import UseCases

/// Gives the shared implementation of `ReviewGateway` access to the reviews of a store.
public protocol ReviewRecords: BeerRecords {
  /// Returns the review with this id. `nil` if there is none.
  func review(_ id: Review.ID) throws(GatewayError) -> Review?

  /// Returns a page of the reviews that match a filter, for `ReviewGateway.reviews(_:sortedBy:page:)`.
  func reviews(
    _ filter: ReviewFilter, sortedBy sorting: ReviewSorting, page: Page
  ) throws(GatewayError) -> Paged<BeerReview>

  /// Stores a review. Its beer and its pictures must already be stored.
  ///
  /// - Parameter previous: the stored review with the same id. `nil` if there is none.
  mutating func put(_ review: Review, replacing previous: Review?) throws(GatewayError)

  /// Deletes the review with this id, and its pictures.
  mutating func deleteReview(_ id: Review.ID) throws(GatewayError)
}

public import Entities
public import UseCases

/// The reviews of a store. The rules of `ReviewGateway` run over this protocol.
public protocol ReviewRecords: BeerRecords {
  /// Returns the review with this id. `nil` if there is none.
  func review(_ id: Review.ID) throws(GatewayError) -> Review?

  /// Returns a page as `ReviewGateway.reviews(_:sortedBy:page:)` promises it.
  func reviews(
    _ filter: ReviewFilter, sortedBy sorting: ReviewSorting, page: Page
  ) throws(GatewayError) -> Paged<BeerReview>

  /// Stores a review. Its beer and its pictures must already be stored.
  ///
  /// - Parameter previous: the stored review with the same id. `nil` if there is none.
  mutating func put(_ review: Review, replacing previous: Review?) throws(GatewayError)

  /// Deletes a review and its pictures.
  mutating func deleteReview(_ id: Review.ID) throws(GatewayError)
}

public import Entities
public import UseCases

/// The reviews of a store, as the rules of `ReviewGateway` read and write them.
public protocol ReviewRecords: BeerRecords {
  /// The review of this id.
  func review(_ id: Review.ID) throws(GatewayError) -> Review?

  /// A page as `ReviewGateway.reviews(_:sortedBy:page:)` returns it.
  func reviews(
    _ filter: ReviewFilter, sortedBy sorting: ReviewSorting, page: Page
  ) throws(GatewayError) -> Paged<BeerReview>

  /// Keeps a review, whose beer and pictures are kept.
  ///
  /// - Parameter previous: the one of its id as it is kept, `nil` when there is none.
  mutating func put(_ review: Review, replacing previous: Review?) throws(GatewayError)

  /// Deletes a review and its pictures.
  mutating func deleteReview(_ id: Review.ID) throws(GatewayError)
}

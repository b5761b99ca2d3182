public import Entities

/// Deletes a review.
public protocol DeleteReview: Sendable {
  /// Deletes the review with its pictures, if it is the user's and unchanged since the user confirmed.
  func callAsFunction(_ agreed: Review) async throws(DeleteReviewError)
}

/// Why a review was not deleted.
public enum DeleteReviewError: OvertakenError, AgreementError, Sendable, Hashable {
  /// Somebody else wrote it.
  case notYours(Review)
  /// It was deleted meanwhile.
  case notThere(Review.ID)
  /// It has changed since the user confirmed, to this: ask again.
  case changed(Review)
  /// The store failed.
  case store(GatewayError)

  public var now: Review? { if case .changed(let now) = self { now } else { nil } }
}

/// Checks the author; compares and deletes in one step.
public struct DeleteReviewInteractor: DeleteReview {
  private let reviews: any ReviewGateway
  private let user: User.ID

  /// - Parameters:
  ///   - reviews: stores it.
  ///   - user: the user who deletes it.
  public init(reviews: any ReviewGateway, user: User.ID = .local) {
    self.reviews = reviews
    self.user = user
  }

  public func callAsFunction(_ agreed: Review) async throws(DeleteReviewError) {
    if agreed.author != user { throw .notYours(agreed) }
    try await DeleteReviewError.wrapping(
      await reviews.deleteReview(agreed), of: agreed.id, now: await reviews.review(agreed.id))
  }
}

public import Entities

/// Deletes one of the user's own reviews.
public protocol DeleteReview: Sendable {
  /// Deletes the review with its pictures if the user is its author, and the review hasn't changed since the user confirmed the deletion.
  func callAsFunction(_ agreed: Review) async throws(DeleteError<Review>)
}

/// Checks that the user is the author before deleting a review.
package struct DeleteReviewInteractor: DeleteReview {
  private let delete: DeleteInteractor<Review>
  private let user: User.ID

  /// - Parameters:
  ///   - reviews: The gateway that stores the review.
  ///   - user: The user who deletes the review.
  package init(reviews: any ReviewGateway, user: User.ID = .local) {
    delete = DeleteInteractor(reviews.deleteReview, now: reviews.review)
    self.user = user
  }

  package func callAsFunction(_ agreed: Review) async throws(DeleteError<Review>) {
    if agreed.author != user { throw .notYours(agreed) }
    try await delete(agreed)
  }
}

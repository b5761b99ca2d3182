public import Entities

/// Deletes a review.
public protocol DeleteReview: Sendable {
  /// Deletes the review with its pictures, if it is the user's and unchanged since the user confirmed.
  func callAsFunction(_ agreed: Review) async throws(DeleteError<Review>)
}

/// Checks the author, then deletes as any other record.
package struct DeleteReviewInteractor: DeleteReview {
  private let delete: DeleteInteractor<Review>
  private let user: User.ID

  /// - Parameters:
  ///   - reviews: stores it.
  ///   - user: the user who deletes it.
  package init(reviews: any ReviewGateway, user: User.ID = .local) {
    delete = DeleteInteractor(reviews.deleteReview, now: reviews.review)
    self.user = user
  }

  package func callAsFunction(_ agreed: Review) async throws(DeleteError<Review>) {
    if agreed.author != user { throw .notYours(agreed) }
    try await delete(agreed)
  }
}

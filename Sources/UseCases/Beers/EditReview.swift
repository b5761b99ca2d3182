public import Entities

/// Changes one of the user's own reviews, based on a form.
public protocol EditReview: Sendable {
  /// Applies the form to the review, and returns the changed review, which keeps its date. The user must be the author. An unchanged form
  /// writes nothing.
  ///
  /// - Parameters:
  ///   - original: The review from which the form was created.
  ///   - photos: The new pictures in the form's album.
  func callAsFunction(
    _ original: Review, as draft: ReviewDraft, photos: [LoadedImage]
  ) async throws(SaveError<ReviewDraft>) -> Review
}

/// Checks the author, validates the form, and never overwrites changes made elsewhere in the meantime.
package struct EditReviewInteractor: EditReview {
  private let reviews: any ReviewGateway
  private let user: User.ID

  /// - Parameters:
  ///   - reviews: The gateway that stores the review.
  ///   - user: The user who changes the review.
  package init(reviews: any ReviewGateway, user: User.ID = .local) {
    self.reviews = reviews
    self.user = user
  }

  package func callAsFunction(
    _ original: Review, as draft: ReviewDraft, photos: [LoadedImage]
  ) async throws(SaveError<ReviewDraft>) -> Review {
    if original.author != user { throw .notYours(original) }
    let review = try SaveError<ReviewDraft>.record(
      draft.review(original.id, of: original.beer, by: original.author, date: original.date))
    return try await SaveError<ReviewDraft>.replacing(
      original, by: review, await reviews.replaceReview(original, by: review, photos: photos),
      now: await reviews.review(original.id))
  }
}

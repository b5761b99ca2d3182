public import Entities

/// Changes a review.
public protocol EditReview: Sendable {
  /// Applies the form to the review, which must be the user's, and returns it; its date stays. An unchanged form writes nothing.
  ///
  /// - Parameters:
  ///   - original: what the form was filled in with.
  ///   - photos: the pictures of the form's album that are new.
  func callAsFunction(
    _ original: Review, as draft: ReviewDraft, photos: [LoadedImage]
  ) async throws(SaveError<ReviewDraft>) -> Review
}

/// Checks the author and the form, and never overwrites what somebody else changed since it was filled in.
package struct EditReviewInteractor: EditReview {
  private let reviews: any ReviewGateway
  private let user: User.ID

  /// - Parameters:
  ///   - reviews: stores it.
  ///   - user: the user who changes it.
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

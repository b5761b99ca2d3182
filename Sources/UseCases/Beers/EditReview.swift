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
  ) async throws(EditReviewError) -> Review
}

/// Why a review was not changed.
public enum EditReviewError: OvertakenError, Sendable, Hashable {
  /// Fields of the form are invalid.
  case invalid(FormError<ReviewDraft.Field, ReviewDraft.Problem>)
  /// Somebody else wrote it.
  case notYours(Review)
  /// It was changed elsewhere meanwhile, to this.
  case changed(Review)
  /// It was deleted meanwhile.
  case notThere(Review)
  /// The store failed.
  case store(GatewayError)
}

/// Checks the author and the form, and never overwrites what somebody else changed since it was filled in.
public struct EditReviewInteractor: EditReview {
  private let reviews: any ReviewGateway
  private let user: User.ID

  /// - Parameters:
  ///   - reviews: stores it.
  ///   - user: the user who changes it.
  public init(reviews: any ReviewGateway, user: User.ID = .local) {
    self.reviews = reviews
    self.user = user
  }

  public func callAsFunction(
    _ original: Review, as draft: ReviewDraft, photos: [LoadedImage]
  ) async throws(EditReviewError) -> Review {
    if original.author != user { throw .notYours(original) }
    let review: Review
    do {
      review = try draft.review(original.id, of: original.beer, by: original.author, date: original.date)
    } catch {
      throw .invalid(error)
    }
    if review == original { return original }
    try await EditReviewError.wrapping(
      await reviews.replaceReview(original, by: review, photos: photos), of: original,
      now: await reviews.review(original.id))
    return review
  }
}

public import Entities

/// Changes a review.
public protocol EditReview: Sendable {
  /// Makes of the review what the form describes and answers it; its date stays. A form that describes the review as it is writes
  /// nothing.
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
  /// Somebody else changed it meanwhile, to this.
  case changed(Review)
  /// It was deleted meanwhile.
  case notThere(Review)
  /// The store failed.
  case store(GatewayError)
}

/// Checks the form, and never overwrites what somebody else changed since it was filled in.
public struct EditReviewInteractor: EditReview {
  private let reviews: any ReviewGateway

  /// - Parameter reviews: where it is kept.
  public init(reviews: any ReviewGateway) { self.reviews = reviews }

  public func callAsFunction(
    _ original: Review, as draft: ReviewDraft, photos: [LoadedImage]
  ) async throws(EditReviewError) -> Review {
    let review: Review
    do { review = try draft.review(original.id, of: original.beer, date: original.date) } catch {
      throw .invalid(error)
    }
    if review == original { return original }
    try await EditReviewError.wrapping(
      await reviews.replaceReview(original, by: review, photos: photos), of: original,
      now: await reviews.review(original.id))
    return review
  }
}

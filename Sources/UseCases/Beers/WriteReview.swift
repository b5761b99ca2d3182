public import Entities

/// Adds a review of a beer.
public protocol WriteReview: Sendable {
  /// Stores the review that the form describes, written by the user at the current date, and returns the review.
  ///
  /// - Parameter photos: The new pictures in the form's album.
  func callAsFunction(
    _ draft: ReviewDraft, of beer: Beer.ID, photos: [LoadedImage]
  ) async throws(SaveError<ReviewDraft>) -> Review
}

/// Validates the form, and assigns the review's id and date.
package struct WriteReviewInteractor: WriteReview {
  private let reviews: any ReviewGateway
  private let user: User.ID
  private let makeID: @Sendable () -> Review.ID
  private let now: @Sendable () -> Instant

  /// - Parameters:
  ///   - reviews: The gateway that stores the review.
  ///   - user: The author of the review.
  ///   - makeID: A closure that returns a new id for each review.
  ///   - now: A closure that returns the date of the review.
  package init(
    reviews: any ReviewGateway, user: User.ID = .local, makeID: @escaping @Sendable () -> Review.ID = { .random() },
    now: @escaping @Sendable () -> Instant
  ) {
    self.reviews = reviews
    self.user = user
    self.makeID = makeID
    self.now = now
  }

  package func callAsFunction(
    _ draft: ReviewDraft, of beer: Beer.ID, photos: [LoadedImage]
  ) async throws(SaveError<ReviewDraft>) -> Review {
    let review = try SaveError<ReviewDraft>.record(draft.review(makeID(), of: beer, by: user, date: now()))
    do {
      try await reviews.addReview(review, photos: photos)
      return review
    } catch .notFound {
      throw .noSuchBeer(beer)
    } catch {
      throw .store(error)
    }
  }
}

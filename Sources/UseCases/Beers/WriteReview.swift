public import Entities

/// Adds a review of a beer.
public protocol WriteReview: Sendable {
  /// Stores the review that the form describes, with the user and the current date, and returns it.
  ///
  /// - Parameter photos: the new pictures of the form's album.
  func callAsFunction(
    _ draft: ReviewDraft, of beer: Beer.ID, photos: [LoadedImage]
  ) async throws(SaveError<ReviewDraft>) -> Review
}

/// Validates the form, and gives the review its id and its date.
package struct WriteReviewInteractor: WriteReview {
  private let reviews: any ReviewGateway
  private let user: User.ID
  private let makeID: @Sendable () -> Review.ID
  private let now: @Sendable () -> Instant

  /// - Parameters:
  ///   - reviews: stores the review.
  ///   - user: the author.
  ///   - makeID: returns a new id for each review.
  ///   - now: returns the date of the review.
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

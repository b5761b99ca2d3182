public import Entities

/// Reviews a beer.
public protocol WriteReview: Sendable {
  /// Stores the review that the form describes, with the user and the date, and returns it.
  ///
  /// - Parameter photos: the pictures of the form's album that are new.
  func callAsFunction(
    _ draft: ReviewDraft, of beer: Beer.ID, photos: [LoadedImage]
  ) async throws(SaveError<ReviewDraft>) -> Review
}

/// Checks the form, and gives the review its id and its date.
package struct WriteReviewInteractor: WriteReview {
  private let reviews: any ReviewGateway
  private let user: User.ID
  private let makeID: @Sendable () -> Review.ID
  private let now: @Sendable () -> Instant

  /// - Parameters:
  ///   - reviews: stores it.
  ///   - user: the author.
  ///   - makeID: an id that no review has.
  ///   - now: the date of the review.
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

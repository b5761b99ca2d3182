public import Entities

/// Reviews a beer.
public protocol WriteReview: Sendable {
  /// Stores the review that the form describes, with the user and the date, and returns it.
  ///
  /// - Parameter photos: the pictures of the form's album that are new.
  func callAsFunction(
    _ draft: ReviewDraft, of beer: Beer.ID, photos: [LoadedImage]
  ) async throws(WriteReviewError) -> Review
}

/// Why a review was not stored.
public enum WriteReviewError: StoreError, Sendable, Hashable {
  /// Fields of the form are invalid.
  case invalid(FormError<ReviewDraft.Field, ReviewDraft.Problem>)
  /// No beer has this id.
  case noSuchBeer(Beer.ID)
  /// The store failed.
  case store(GatewayError)
}

/// Checks the form, and gives the review its id and its date.
public struct WriteReviewInteractor: WriteReview {
  private let reviews: any ReviewGateway
  private let user: User.ID
  private let makeID: @Sendable () -> Review.ID
  private let now: @Sendable () -> Instant

  /// - Parameters:
  ///   - reviews: stores it.
  ///   - user: the author.
  ///   - makeID: an id that no review has.
  ///   - now: the date of the review.
  public init(
    reviews: any ReviewGateway, user: User.ID = .local, makeID: @escaping @Sendable () -> Review.ID = { .random() },
    now: @escaping @Sendable () -> Instant
  ) {
    self.reviews = reviews
    self.user = user
    self.makeID = makeID
    self.now = now
  }

  public func callAsFunction(
    _ draft: ReviewDraft, of beer: Beer.ID, photos: [LoadedImage]
  ) async throws(WriteReviewError) -> Review {
    let review: Review
    do { review = try draft.review(makeID(), of: beer, by: user, date: now()) } catch { throw .invalid(error) }
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

public import Entities

/// Takes a review away.
public protocol DeleteReview: Sendable {
  /// Deletes the review with its pictures, if it is the user's, and exactly what the user agreed to lose.
  func callAsFunction(_ agreed: Review) async throws(DeleteReviewError)
}

/// Why a review was not deleted.
public enum DeleteReviewError: StoreError, Sendable, Hashable {
  /// Somebody else wrote it.
  case notYours(Review)
  /// It was deleted meanwhile.
  case notThere(Review.ID)
  /// It changed since the user agreed, to this: the user must agree again.
  case changed(Review)
  /// The store failed.
  case store(GatewayError)
}

/// Checks the author, and what the user agreed to.
public struct DeleteReviewInteractor: DeleteReview {
  private let reviews: any ReviewGateway
  private let user: User.ID

  /// - Parameters:
  ///   - reviews: where it is kept.
  ///   - user: who wants to delete it.
  public init(reviews: any ReviewGateway, user: User.ID = .local) {
    self.reviews = reviews
    self.user = user
  }

  public func callAsFunction(_ agreed: Review) async throws(DeleteReviewError) {
    if agreed.author != user { throw .notYours(agreed) }
    let current: Review
    do { current = try await reviews.review(agreed.id) } catch .notFound { throw .notThere(agreed.id) } catch {
      throw .store(error)
    }
    if current != agreed { throw .changed(current) }
    do { try await reviews.deleteReview(agreed.id) } catch .notFound { throw .notThere(agreed.id) } catch {
      throw .store(error)
    }
  }
}

public import Entities
public import UseCases

/// Shows a review and edits it as a draft, or adds a new review.
public typealias ReviewFormPresenter = FormPresenter<ReviewFormFeature>
/// The content of the review form screen.
public typealias ReviewFormModel = EditorModel<ReviewFormFeature>

/// A form for a review.
public struct ReviewFormFeature: PhotoFormFeature {
  public typealias Draft = ReviewDraft
  public typealias Route = BeerRoute

  /// The review that the form edits or adds.
  public enum Subject: Sendable, Hashable {
    /// A stored review.
    case review(Review.ID)
    /// A new review of this beer. After the first save, the form edits this review.
    case newReview(of: Beer.ID)
  }

  /// An action that only this form offers.
  public enum Action: Sendable, Hashable {
    /// The user wants to see the reviewed beer.
    case choseBeer
  }

  /// The beer and its review, which the screen shows above the form.
  public struct Head: Sendable, Hashable {
    /// The name of the beer.
    public var beer: String
    /// The stored review. `nil` if the review is new.
    public var review: ReviewRow?

    /// Creates the content above the form for a stored review, or for a new review by default.
    package init(beer: String, review: ReviewRow? = nil) {
      self.beer = beer
      self.review = review
    }
  }

  private let subject: Subject
  private let beers: BeerUseCases
  public let texts: Texts

  /// Creates a form for a review.
  ///
  /// - Parameter beers: the use cases that read the review and its beer, and add and edit the user's reviews.
  public init(_ subject: Subject, _ beers: BeerUseCases, texts: Texts) {
    self.subject = subject
    self.beers = beers
    self.texts = texts
  }

  /// Reads the review together with its beer, which is the background of the form.
  public func read(_ kept: Review?) async throws(GatewayError) -> (kept: Review?, background: Beer) {
    switch (kept?.id, subject) {
    case (let id?, _), (nil, .review(let id)):
      let review = try await beers.store.review(id)
      return (review, try await beers.store.beer(review.beer).beer)
    case (nil, .newReview(let beer)): return (nil, try await beers.store.beer(beer).beer)
    }
  }

  public func problem(_ error: GatewayError, _ kept: Review?) -> Problem {
    guard error == .notFound else { return texts.problem(error) }
    return switch (kept?.id, subject) {
    case (let id?, _), (nil, .review(let id)): texts.noSuchReview(id)
    case (nil, .newReview(let id)): texts.noSuchBeer(id)
    }
  }

  public func refusal(_ kept: Review) -> Problem? { kept.author == beers.user ? nil : texts.notYours(kept) }

  public func save(_ draft: ReviewDraft, on kept: Review?, photos: [LoadedImage]) async -> FormAnswer<ReviewDraft> {
    await FormAnswer(in: texts) { () throws(SaveError<ReviewDraft>) in
      if let kept { return try await beers.editReview(kept, as: draft, photos: photos) }
      guard case .newReview(let beer) = subject else { throw .store(.notFound) }
      return try await beers.writeReview(draft, of: beer, photos: photos)
    }
  }

  public func savedMessage(_ saved: Review, isNew: Bool) -> String { texts.reviewKept }

  public func title(_ kept: Review?, _ background: Beer) -> String { texts.newReview(of: background.name) }

  public func head(_ kept: Review?, _ background: Beer) -> Head {
    let row = kept.map { ReviewRow(BeerReview($0, beerName: background.name), number: 1, in: texts) }
    return Head(beer: background.name, review: row)
  }

  public func route(_ action: Action, _ kept: Review?, _ background: Beer?) -> BeerRoute? {
    background.map { .beer($0.id) }
  }
}

public import Entities
public import UseCases

/// Shows a review, and changes it as a draft; or writes one.
public typealias ReviewFormPresenter = FormPresenter<ReviewFormFeature>
/// The content of its screen.
public typealias ReviewFormModel = EditorModel<ReviewFormFeature>

/// A form for a review.
public struct ReviewFormFeature: PhotoFormFeature {
  public typealias Draft = ReviewDraft
  public typealias Route = BeerRoute

  /// What the form edits.
  public enum Subject: Sendable, Hashable {
    /// A review that is kept.
    case review(Review.ID)
    /// A new one of this beer; from when it is saved the form is for that review.
    case newReview(of: Beer.ID)
  }

  /// Where one can go from here.
  public enum Action: Sendable, Hashable {
    /// The reviewed beer is wanted.
    case choseBeer
  }

  /// The content above the form.
  public struct Head: Sendable, Hashable {
    /// The name of the beer.
    public var beer: String
    /// As it is stored; `nil`: it is new.
    public var review: ReviewRow?

    /// A new review by default.
    package init(beer: String, review: ReviewRow? = nil) {
      self.beer = beer
      self.review = review
    }
  }

  private let subject: Subject
  private let beers: BeerUseCases
  public let texts: Texts

  /// - Parameter beers: reads the review and its beer, writes and edits reviews of its user.
  public init(_ subject: Subject, _ beers: BeerUseCases, texts: Texts) {
    self.subject = subject
    self.beers = beers
    self.texts = texts
  }

  /// The background is the beer.
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

  public func told(_ saved: Review, isNew: Bool) -> String { texts.reviewKept }

  public func title(_ kept: Review?, _ background: Beer) -> String { texts.newReview(of: background.name) }

  public func head(_ kept: Review?, _ background: Beer) -> Head {
    let row = kept.map { ReviewRow(BeerReview($0, beerName: background.name), number: 1, in: texts) }
    return Head(beer: background.name, review: row)
  }

  public func route(_ action: Action, _ kept: Review?, _ background: Beer?) -> BeerRoute? {
    background.map { .beer($0.id) }
  }
}

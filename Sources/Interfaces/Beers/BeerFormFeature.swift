public import Entities
public import UseCases

/// Shows a beer and edits it as a draft, or adds a new beer.
public typealias BeerFormPresenter = FormPresenter<BeerFormFeature>
/// The content of the beer form screen.
public typealias BeerFormModel = EditorModel<BeerFormFeature>

/// A form for a beer.
public struct BeerFormFeature: PhotoFormFeature {
  public typealias Draft = BeerDraft
  public typealias Route = BeerRoute

  /// The beer that the form edits or adds.
  public enum Subject: Sendable, Hashable {
    /// A stored beer.
    case beer(Beer.ID)
    /// A new beer from this manufacturer. After the first save, the form edits this beer.
    case newBeer(of: Manufacturer.ID)
  }

  /// An action that only this form offers.
  public enum Action: Sendable, Hashable {
    /// The user wants to see the reviews of the beer.
    case choseReviews
    /// The user wants to write a review of the beer.
    case wantedToReview
  }

  /// The beer that the screen shows above the form.
  public struct Head: Sendable, Hashable {
    /// The stored beer. `nil` if the beer is new.
    public var beer: BeerModel?

    /// Creates the content above the form for a stored beer, or for a new beer by default.
    package init(beer: BeerModel? = nil) { self.beer = beer }
  }

  /// The manufacturer and the rating of the beer, which are read together with the beer.
  public struct Background: Sendable {
    let maker: Manufacturer
    let rating: BeerRating
  }

  private let subject: Subject
  private let beers: BeerUseCases
  public let texts: Texts

  /// Creates a form for a beer.
  ///
  /// - Parameter beers: the use cases that read, add and edit the beer.
  public init(_ subject: Subject, _ beers: BeerUseCases, texts: Texts) {
    self.subject = subject
    self.beers = beers
    self.texts = texts
  }

  public func read(_ kept: Beer?) async throws(GatewayError) -> (kept: Beer?, background: Background) {
    switch (kept?.id, subject) {
    case (let id?, _), (nil, .beer(let id)):
      let found = try await beers.store.beer(id)
      let maker = try await beers.store.manufacturer(found.beer.manufacturer).manufacturer
      return (found.beer, Background(maker: maker, rating: found.rating))
    case (nil, .newBeer(let maker)):
      return (nil, Background(maker: try await beers.store.manufacturer(maker).manufacturer, rating: .none))
    }
  }

  public func problem(_ error: GatewayError, _ kept: Beer?) -> Problem {
    guard error == .notFound else { return texts.problem(error) }
    return switch (kept?.id, subject) {
    case (let id?, _), (nil, .beer(let id)): texts.noSuchBeer(id)
    case (nil, .newBeer(let id)): texts.noSuchManufacturer(id)
    }
  }

  public func save(_ draft: BeerDraft, on kept: Beer?, photos: [LoadedImage]) async -> FormAnswer<BeerDraft> {
    await FormAnswer(in: texts) { () throws(SaveError<BeerDraft>) in
      if let kept { return try await beers.editBeer(kept, as: draft, photos: photos) }
      guard case .newBeer(let maker) = subject else { throw .store(.notFound) }
      return try await beers.addBeer(draft, to: maker, photos: photos)
    }
  }

  public func savedMessage(_ saved: Beer, isNew: Bool) -> String {
    isNew ? texts.added(saved) : texts.saved(saved.name)
  }

  public func title(_ kept: Beer?, _ background: Background) -> String {
    kept?.name ?? texts.newBeer(of: background.maker)
  }

  public func head(_ kept: Beer?, _ background: Background) -> Head {
    Head(beer: kept.map { BeerModel(RatedBeer($0, rating: background.rating), of: background.maker, in: texts) })
  }

  public func route(_ action: Action, _ kept: Beer?, _ background: Background?) -> BeerRoute? {
    var id = kept?.id
    if case .beer(let beer) = subject { id = beer }
    return switch action {
    case .choseReviews: id.map { .reviews(of: $0) }
    case .wantedToReview: id.map { .newReview(of: $0) }
    }
  }
}

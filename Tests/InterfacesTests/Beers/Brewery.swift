import Entities
import Foundation
import Gateways
import GatewayTesting
import Interfaces
import UseCases

/// Two manufacturers, their beers and use cases, and an in-memory store that fails or waits when a test requests it.
struct Brewery: World {
  let world = TestWorld()
  let texts: Texts
  let mahou: Manufacturer
  let guinness: Manufacturer
  /// A lager with 4.8% alcohol.
  let classic: Beer
  /// A lager with 5.5% alcohol.
  let stars: Beer
  /// A pale ale with unknown alcohol content.
  let pale: Beer

  init(_ language: Language = .spanish) async throws {
    texts = Texts(language)
    mahou = try Manufacturer(name: "Mahou", origin: .national)
    guinness = try Manufacturer(name: "Guinness", address: "Dublín", origin: .imported)
    classic = try Self.beer("Clásica", of: mahou, alcohol: 4800)
    stars = try Self.beer("Cinco Estrellas", of: mahou, alcohol: 5500)
    pale = try Self.beer("Pálida", of: mahou, type: "Pale ale")
    for maker in [mahou, guinness] { try await base.addManufacturer(maker, photos: []) }
    for beer in [classic, stars, pale] { try await base.addBeer(beer, photos: []) }
    try await review("review-1")
  }

  static func beer(
    _ name: String, of maker: Manufacturer, type: String = "Lager", alcohol: Int? = nil
  ) throws -> Beer {
    guard let id = Beer.ID(ofBeerNamed: name, of: maker.id) else { throw GatewayError.notFound }
    return try Beer(
      id: id, of: maker.id, name: name, type: BeerType(type), measures: alcohol.map { [.alcohol: $0] } ?? [:])
  }

  static let now = Date(timeIntervalSince1970: 1_800_000_000)

  /// Adds a review that is dated the given number of days after `now`. By default, the review is about the classic beer.
  @discardableResult func review(
    _ id: String, of beer: Beer? = nil, by author: User.ID = .local, score: Int = 4, text: String = "", days: Int = 0
  ) async throws -> Review {
    let review = try Review(
      id: Review.ID(id), of: (beer ?? classic).id, by: author, score: Score(score), text: text,
      date: Self.now.addingTimeInterval(Double(days) * 86_400))
    try await base.addReview(review, photos: [])
    return review
  }

}

extension Brewery {
  typealias MakersScreen = RecordingScreen<ManufacturersModel, BeerRoute>
  typealias BeersScreen = RecordingScreen<BeersModel, BeerRoute>

  var mahouSummary: ManufacturerSummary { ManufacturerSummary(mahou, beerCount: 3, reviewCount: 1) }
  var ratedClassic: RatedBeer {
    get throws { RatedBeer(classic, rating: BeerRating([try Score(4)])) }
  }

  /// The use cases, backed by the store that fails when a test requests it.
  var useCases: BeerUseCases { BeerUseCases(store: store, now: { Self.now }, makeID: { .written }) }

  /// Creates a presenter for the given list.
  @MainActor func presenter<Feature: ListFeature>(
    of feature: Feature, _ ui: RecordingScreen<ListModel<Feature>, BeerRoute>, followsChanges: Bool = false
  ) -> ListPresenter<Feature> where Feature.Route == BeerRoute {
    ListPresenter(feature, screen: ui, router: ui, searchDelay: .zero, followsChanges: followsChanges)
  }

  @MainActor func manufacturersPresenter(_ ui: MakersScreen) -> ManufacturersPresenter {
    presenter(of: ManufacturersFeature(useCases, texts: texts), ui)
  }

  @MainActor func manufacturerPresenter(
    _ ui: RecordingScreen<ManufacturerFormModel, BeerRoute>, _ maker: Manufacturer.ID
  ) -> ManufacturerFormPresenter {
    ManufacturerFormPresenter(ManufacturerFormFeature(maker, useCases, texts: texts), screen: ui, router: ui)
  }

  @MainActor func beersPresenter(_ ui: BeersScreen, of maker: Manufacturer? = nil) -> BeersPresenter {
    presenter(of: BeersFeature(of: (maker ?? mahou).id, useCases, texts: texts), ui)
  }

  @MainActor func beerPresenter(
    _ ui: RecordingScreen<BeerFormModel, BeerRoute>, _ subject: BeerFormFeature.Subject? = nil
  ) -> BeerFormPresenter {
    BeerFormPresenter(BeerFormFeature(subject ?? .beer(classic.id), useCases, texts: texts), screen: ui, router: ui)
  }

  @MainActor func reviewPresenter(
    _ ui: RecordingScreen<ReviewFormModel, BeerRoute>, _ subject: ReviewFormFeature.Subject
  ) -> ReviewFormPresenter {
    ReviewFormPresenter(ReviewFormFeature(subject, useCases, texts: texts), screen: ui, router: ui)
  }

  @MainActor func reviewsPresenter(
    _ ui: RecordingScreen<ReviewsModel, BeerRoute>, of beer: Beer.ID?
  ) -> ReviewsPresenter {
    presenter(of: ReviewsFeature(of: beer, useCases, texts: texts), ui)
  }

  /// Returns the step that shows the given manufacturers. By default, the step shows both.
  func shown(
    _ makers: [ManufacturerSummary]? = nil, searching query: String = "", hasMore: Bool = false,
    asking agreed: ManufacturerSummary? = nil, notice: Notice? = nil, form: FormModel? = nil
  ) -> MakersScreen.Step {
    let makers = makers ?? [mahouSummary, ManufacturerSummary(guinness)]
    var model = ManufacturersModel(Paged(makers, hasMore: hasMore), searching: query, in: texts)
    model.notice = notice
    model.request = agreed.map { DeletionRequest(of: $0.id, question: texts.deletes($0)) }
    model.form = form
    return .shows(.content(model))
  }

  /// Returns the step that shows these beers from Mahou.
  func shown(
    _ beers: [RatedBeer], searching query: String = "", sortedBy sorting: BeerSorting = .byName,
    asking agreed: RatedBeer? = nil, notice: Notice? = nil
  ) -> BeersScreen.Step {
    var model = BeersModel(Paged(beers, hasMore: false), of: mahou, searching: query, sortedBy: sorting, in: texts)
    model.notice = notice
    model.request = agreed.map { DeletionRequest(of: $0.id, question: texts.deletes($0)) }
    return .shows(.content(model))
  }
}

extension RecordingScreen {
  /// The model that the last step shows. `nil` if the step doesn't show content.
  var last: Model? {
    if case .shows(.content(let model)) = take().last { model } else { nil }
  }
}

extension Identifier where Entity == Review {
  /// The fixed id that every newly added review gets.
  static var written: Review.ID { (try? Review.ID("review-written")) ?? .random() }
}

extension BeerDraft {
  var alcohol: String {
    get { self[.measure(.alcohol)] }
    set { self[.measure(.alcohol)] = newValue }
  }

  var calories: String {
    get { self[.measure(.calories)] }
    set { self[.measure(.calories)] = newValue }
  }
}

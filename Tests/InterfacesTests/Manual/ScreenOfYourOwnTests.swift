import Entities
import Foundation
import Gateways
import GatewayTesting
import Interfaces
import Testing
import UseCases

/// The code on the page `Manual.docc/AScreenOfYourOwn.md`.
@MainActor @Suite struct `Custom screens` {
  private let store = StateStore()
  private let classic: Beer

  init() async throws {
    let maker = try Manufacturer(name: "Mahou", origin: .national)
    try await store.addManufacturer(maker, photos: [])
    classic = try Beer(id: Beer.ID("beer-mahou+clasica"), of: maker.id, name: "Clásica", type: BeerType("Lager"))
    try await store.addBeer(classic, photos: [])
  }

  private func review() async throws {
    let writeReview = WriteReviewInteractor(reviews: store, now: { Date(timeIntervalSince1970: 1_800_000_000) })
    _ = try await writeReview(ReviewDraft(score: "4"), of: classic.id, photos: [])
  }

  @Test func `An app's own screen shows the model from one of the kit's presenters`() async throws {
    try await review()
    let router = RecordingScreen<BestBeersModel, BeerRoute>()

    let screen = ObservableScreen<BestBeersModel>()
    let presenter = BestBeersPresenter(
      BestBeersFeature(BeerUseCases(store: store), texts: Texts(.spanish)), screen: screen, router: router)
    await presenter.handle(.appeared)

    guard case .content(let model) = screen.state else { Issue.record("\(screen.state)"); return }
    #expect(model.rows.map(\.detail) == ["Mahou · ★ 4 (1 reseña)"])
  }

  @Test func `An app's own presenter shows the next best beer on request`() async throws {
    try await review()

    let ui = RecordingScreen<BeerOfTheDayModel, BeerOfTheDayRoute>()
    let presenter = BeerOfTheDayPresenter(beers: store, screen: ui, router: ui, texts: Texts(.spanish))
    for event in [BeerOfTheDayEvent.appeared, .chose, .wantedAnother, .chose] { await presenter.handle(event) }
    let model = BeerOfTheDayModel(beer: classic.id, headline: "Hoy, Clásica: ★ 4 (1 reseña)")
    #expect(
      ui.steps == [
        .shows(.loading), .shows(.content(model)), .goes(.beer(classic.id)),
        .shows(.empty(message: "Nadie ha reseñado ninguna cerveza.")),
      ])
  }

  @Test func `An app's own presenter explains why a beer cannot be read`() async {
    let offline = GatewayError.offline(what: "x")
    let failing = Intercepted(store, by: .failing(.always(offline)))
    let ui = RecordingScreen<BeerOfTheDayModel, BeerOfTheDayRoute>()
    let presenter = BeerOfTheDayPresenter(beers: failing, screen: ui, router: ui, texts: Texts(.english))
    await presenter.handle(.appeared)
    #expect(ui.state == .failed(Texts(.english).problem(offline)))
  }
}

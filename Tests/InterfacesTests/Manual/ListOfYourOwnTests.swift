import Entities
import GatewayTesting
import Interfaces
import StoreCore
import TestGroups
import Testing
import UseCases

/// The code on the page `Manual.docc/AListOfYourOwn.md`.
@MainActor @Suite struct `Custom lists` {
  private typealias Screen = RecordingScreen<ListModel<DessertsFeature>, RestaurantRoute>

  private let store = StateStore()
  private let ui = Screen()
  private let flan: Dish
  private let presenter: ListPresenter<DessertsFeature>

  init() async throws {
    let kind = try DishKind("Postres")
    let dishes = try (1...60).map { try Samples.dish("Tarta \($0)", kind: "Postres") }
    flan = try Samples.dish("Flan", kind: "Postres")
    try await store.seed(dishes + [flan, try Samples.dish("Sopa", kind: "Sopas")])
    let restaurant = RestaurantUseCases(store: store)

    presenter = ListPresenter(
      DessertsFeature(kind: kind, restaurant: restaurant, texts: Texts(.english)), screen: ui, router: ui)
  }

  private var model: ListModel<DessertsFeature>? { if case .content(let model) = ui.state { model } else { nil } }

  @Test func `An app's own list can be searched and paged`() async throws {
    await presenter.handle(.appeared)
    #expect(model?.rows.count == 50 && model?.more != nil)
    await presenter.handle(.wantedMore)
    #expect(model?.rows.count == 61 && model?.more == nil)
    await presenter.handle(.submittedSearch("flan"))
    #expect(model?.rows.map(\.name) == ["Flan"])
    await presenter.handle(.chose(flan.id))
    #expect(ui.steps.last == .goes(.dish(flan.id)))
  }

  @Test func `An app's own list shows changes to its store`() async throws {
    let arroz = try Samples.dish("Arroz con leche", kind: "Postres")
    await presenter.handle(.appeared, unseenOn: ui)

    let shown = try #require(model)
    try await store.addDish(arroz)
    while model == shown { _ = await ui.next() }
    #expect(model?.changes(since: shown).insertedRows.map(\.value.name) == ["Arroz con leche"])
  }

  @Test func `An app's own list asks for confirmation before a deletion`() async throws {
    await presenter.handle(.wantedToDelete(flan.id))
    #expect(model?.request?.question == "Delete “Flan”?")
    await presenter.handle(.confirmedDeletion)
    #expect(model?.notice == .done(["Deleted: Flan."]))
    #expect(try await store.inventory()[.dishes] == 61)
  }

  @Test func `An app's own list asks for confirmation again if the row has changed`() async throws {
    await presenter.handle(.wantedToDelete(flan.id))
    try await store.replaceDish(flan, by: try Samples.dish("Flan de huevo", kind: "Postres", id: flan.id))
    await presenter.handle(.confirmedDeletion)
    #expect(model?.request?.question == "Delete “Flan de huevo”?")
    #expect(try await store.inventory()[.dishes] == 62)
    await presenter.handle(.declinedDeletion)
    #expect(model?.request == nil)
  }

  @Test(.group(.heavy)) func `An app's own list of places is sorted by distance`() async throws {
    let (near, far) = try (
      Place(.shop, number: "1", name: "Quesos", coordinate: Coordinate(latitude: 40.42, longitude: -3.70)),
      Place(.shop, number: "2", name: "Libros", coordinate: Coordinate(latitude: 40.48, longitude: -3.70))
    )
    let here = FixedLocation(try Coordinate(latitude: 40.42, longitude: -3.71))

    let places = PlaceUseCases(store: store, location: here)
    let cachePlaces = places.cachePlaces(from: ScriptedPlaceSource(places: [far, near]))
    _ = try await cachePlaces(.refresh) { _ in }
    let page = try await places.getPlaceList(PlaceListRequest(kind: .shop, isByDistance: true))
    #expect(page.places.items == [near, far])
    #expect(page.distance(of: near).map { Int($0) } == 846)
  }
}

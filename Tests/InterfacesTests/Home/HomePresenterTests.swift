import Entities
import GatewayTesting
import Interfaces
import Testing
import UseCases

@MainActor @Suite struct `The main menu` {
  typealias Step = RecordingScreen<HomeModel, HomeRoute>.Step

  let restaurant: Restaurant
  let ui = RecordingScreen<HomeModel, HomeRoute>()

  init() async throws { restaurant = try await Restaurant() }

  private func presenter(_ getOverview: (any GetOverview)? = nil) -> HomePresenter {
    HomePresenter(
      getOverview: getOverview ?? restaurant.getOverview, screen: ui, router: ui, texts: restaurant.texts,
      quotations: Quotations(in: restaurant.texts) { _ in 1 })
  }

  private func shown(
    dishes: Int, kinds: Int, draft: OrderDraft? = nil, last: PlacedOrder? = nil
  ) -> Step {
    let overview = Overview(
      StoreInventory([.dishes: dishes, .kinds: kinds]), draft: draft, lastOrder: last.map { OrderSummary($0) })
    return .shows(.content(HomeModel(overview, in: restaurant.texts)))
  }

  @Test func `The home screen shows the current overview`() async throws {
    let last = try await restaurant.place([(restaurant.menu.steak, 1)], id: "order-1")
    let draft = try await restaurant.draft([(restaurant.menu.margarita, 2)], id: "order-2")
    await presenter().handle(.appeared)
    ui.expect(shown(dishes: 4, kinds: 3, draft: draft, last: last))
  }

  @Test func `The home screen shows changes to the overview when the screen reappears`() async throws {
    let presenter = presenter()
    await presenter.handle(.appeared)
    let draft = try await restaurant.draft([(restaurant.menu.margarita, 2)])
    await presenter.handle(.appeared)
    ui.expect(shown(dishes: 4, kinds: 3), shown(dishes: 4, kinds: 3, draft: draft))
  }

  @Test(arguments: [HomeRoute.restaurant(.menu), .restaurant(.order), .restaurant(.history)])
  func `Choosing an entry on the home screen opens the entry without updating the home screen`(route: HomeRoute) async {
    await presenter().handle(.chose(route))
    ui.expect(.goes(route))
  }

  @Test func `Pressing the undocumented key on the home screen shows a quotation`() async throws {
    let presenter = presenter()
    await presenter.handle(.wantedQuotation, unseenOn: ui)
    await presenter.handle(.wantedQuotation)
    var model = HomeModel(
      Overview(StoreInventory([.dishes: 4, .kinds: 3]), draft: nil, lastOrder: nil), in: restaurant.texts)
    model.notice = .done([restaurant.texts.quotations[1]])
    ui.expect(.shows(.content(model)))
    await presenter.handle(.appeared)
    ui.expect(shown(dishes: 4, kinds: 3))
  }

  @Test func `The home screen explains why the overview cannot be read`() async {
    restaurant.fail(.onCall(2, .notAllowed(what: "/data")))
    await presenter().handle(.appeared)
    ui.expect(.shows(.failed(restaurant.texts.problem(GatewayError.notAllowed(what: "/data")))))
  }

  nonisolated static let late: [Result<Overview, GatewayError>] = [
    .success(Overview(StoreInventory([.dishes: 1, .kinds: 1]), draft: nil, lastOrder: nil)),
    .failure(.offline(what: "example.org")),
  ]

  @Test(arguments: late)
  func `The home screen discards the result of a superseded read`(late: Result<Overview, GatewayError>) async {
    let overview = HeldGetOverview()
    let presenter = presenter(overview)
    let first = await overview.held.begin { await presenter.handle(.appeared) }
    let second = await overview.held.begin { await presenter.handle(.appeared) }
    await overview.held.answer(
      second, .success(Overview(StoreInventory([.dishes: 4, .kinds: 3]), draft: nil, lastOrder: nil)))
    await overview.held.answer(first, late)
    ui.expect(shown(dishes: 4, kinds: 3))
  }
}

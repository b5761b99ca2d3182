import Entities
import Interfaces
import Testing
import UseCases

/// Text that would clear a screen, color it or reverse its direction must be harmless when it reaches a terminal.
@MainActor @Suite struct `Hostile text in the restaurant` {
  @Test func `The name, description and kind of a dish cannot contain control characters`() throws {
    let price = Money(minorUnits: 1)
    let pizzas = try DishKind("Pizzas")
    #expect(throws: DishError.name(.unclean)) {
      try Dish(name: HostileText.hostile, description: "", price: price, kind: pizzas)
    }
    #expect(throws: DishError.description(.unclean)) {
      try Dish(name: "x", description: HostileText.hostile, price: price, kind: pizzas)
    }
    #expect(throws: TextError.unclean) { try DishKind(HostileText.hostile) }
  }

  @Test func `Hostile text is harmless in every field of a menu`() throws {
    let dish = try SmallMenu.dish(
      "n\(HostileText.turned)", "d\(HostileText.turned)", cents: 990, kind: "k\(HostileText.turned)")
    var model = MenuModel(Menu(ordered: [dish]), searching: "x", hasMore: true, in: BothLanguages.spanish)
    HostileText.check(
      ListText.lines(model, on: Paper(width: 80, BothLanguages.spanish)), HostileText.turnedVisible, times: 3)
    model.notice = .done([HostileText.hostile])
    HostileText.check(NoticeText.lines(model.notice), HostileText.visible, times: 1)
  }

  @Test func `Hostile text is harmless in the title and the message of a menu search`() async throws {
    let restaurant = try await Restaurant()
    let model = MenuModel(
      Menu(ordered: restaurant.menu.dishes), searching: HostileText.hostile, hasMore: false, in: restaurant.texts)
    HostileText.check(ListText.lines(model, on: Paper(width: 80, BothLanguages.spanish)), HostileText.visible, times: 1)

    let ui = RecordingScreen<MenuModel, RestaurantRoute>()
    let presenter = restaurant.menuPresenter(ui)
    await presenter.handle(.searched(HostileText.hostile))
    guard case .shows(let state) = ui.take().last else { return }
    HostileText.check(ScreenText.lines(state, restaurant.texts) { _ in [] }, HostileText.visible, times: 1)
  }

  @Test func `Hostile text is harmless in every field of an order`() throws {
    let line = try OrderLine(
      dish: try Dish.ID("dish-x"), name: HostileText.hostile, unitPrice: Money(minorUnits: 990), quantity: .one)
    let delivery = try Restaurant.delivery(HostileText.turned)
    let order = try PlacedOrder(
      id: try Order.ID("order-1"), lines: [line], placement: Placement(date: Restaurant.now, delivery: delivery))
    var model = OrderModel(order, in: BothLanguages.spanish)
    HostileText.check(OrderText.lines(model, BothLanguages.spanish), HostileText.visible, times: 1)
    HostileText.check(OrderText.lines(model, BothLanguages.spanish), HostileText.turnedVisible, times: 1)
    model.notice = .done([HostileText.hostile])
    HostileText.check(NoticeText.lines(model.notice), HostileText.visible, times: 1)
  }

  @Test func `Hostile text is harmless in the notice of the order history`() throws {
    let line = try OrderLine(
      dish: try Dish.ID("dish-x"), name: HostileText.hostile, unitPrice: Money(minorUnits: 990), quantity: .one)
    var model = HistoryModel([], hasMore: false, in: BothLanguages.spanish)
    model.notice = .done([BothLanguages.spanish.words(.missing(line)), HostileText.hostile])
    HostileText.check(NoticeText.lines(model.notice), HostileText.visible, times: 2)
  }

  @Test func `Hostile text is harmless in the message and the advice of a problem`() throws {
    HostileText.check(
      ScreenText.lines(Problem(.refused, HostileText.hostile, HostileText.hostile)), HostileText.visible, times: 2)
    let corrupt = GatewayError.corrupt(what: HostileText.hostile, why: HostileText.hostile)
    HostileText.check(ScreenText.lines(BothLanguages.spanish.problem(corrupt)), HostileText.visible, times: 2)
    let missing = SeedSourceError.missing(path: HostileText.hostile)
    HostileText.check(ScreenText.lines(BothLanguages.spanish.problem(missing)), HostileText.visible, times: 1)
  }
}

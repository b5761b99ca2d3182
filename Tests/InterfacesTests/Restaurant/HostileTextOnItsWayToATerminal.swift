import Entities
import Interfaces
import Testing
import UseCases

/// Text that would clear a screen, colour it or turn it round must reach a terminal as harmless signs.
@MainActor @Suite struct `Hostile text on its way to a terminal` {
  /// Clears the screen, through both spellings of the code; rings; breaks the line; turns the direction.
  static let hostile = "x\u{1B}[2J\u{9B}31m\u{7}\r\n\u{2028}\u{202E}y\u{2066}\u{200F}\u{61C}\u{7F}z"
  static let visible =
    "x\u{FFFD}[2J\u{FFFD}31m\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}y\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}z"
  /// What of it a dish's name may hold: controls are refused before they come here.
  static let turned = "x\u{202E}y\u{2066}\u{200F}\u{61C}z"
  static let turnedVisible = "x\u{FFFD}y\u{FFFD}\u{FFFD}\u{FFFD}z"

  private func check(
    _ lines: [Line], _ clean: String, times: Int, at location: SourceLocation = #_sourceLocation
  ) {
    let plain = lines.map { $0.text() }.joined(separator: " ")
    #expect(!plain.unicodeScalars.contains(where: VisibleText.isDangerous), sourceLocation: location)
    #expect(plain.components(clean) == times, sourceLocation: location)

    // In colour, each ESC is followed by a style's code of this kit, and nothing else is dangerous.
    let colored = lines.map { $0.text(inColor: true) }.joined(separator: " ")
    let rest = colored.replacing(/\u{1B}\[(0|1|2|33|1;36)m/, with: "")
    #expect(!rest.unicodeScalars.contains(where: VisibleText.isDangerous), sourceLocation: location)
  }

  @Test func `can't be in a dish's name, description or kind when it has controls`() throws {
    let price = Money(minorUnits: 1)
    let pizzas = try DishKind("Pizzas")
    #expect(throws: DishError.name(.unclean)) {
      try Dish(name: Self.hostile, description: "", price: price, kind: pizzas)
    }
    #expect(throws: DishError.description(.unclean)) {
      try Dish(name: "x", description: Self.hostile, price: price, kind: pizzas)
    }
    #expect(throws: TextError.unclean) { try DishKind(Self.hostile) }
  }

  @Test func `is harmless in every field of the menu`() throws {
    let dish = try SmallMenu.dish("n\(Self.turned)", "d\(Self.turned)", cents: 990, kind: "k\(Self.turned)")
    var model = MenuModel(Menu(ordered: [dish]), searching: "x", hasMore: true, in: BothLanguages.spanish)
    check(MenuText.lines(model, width: 80), Self.turnedVisible, times: 3)
    model.notice = Self.hostile
    check(MenuText.notice(model), Self.visible, times: 1)
  }

  @Test func `is harmless in the title and the answer of a search`() async throws {
    let restaurant = try await Restaurant()
    let model = MenuModel(
      Menu(ordered: restaurant.menu.dishes), searching: Self.hostile, hasMore: false, in: restaurant.texts)
    check(MenuText.lines(model, width: 80), Self.visible, times: 1)

    let ui = Recording<MenuModel, RestaurantRoute>()
    let presenter = MenuPresenter(
      getMenu: restaurant.getMenu, addDishToOrder: try restaurant.addDishToOrder(), screen: ui, router: ui,
      texts: restaurant.texts, searchDelay: .zero)
    await presenter.handle(.searched(Self.hostile))
    guard case .shows(let state) = ui.take().last else { return }
    check(ScreenText.lines(state, restaurant.texts) { _ in [] }, Self.visible, times: 1)
  }

  @Test func `is harmless in every field of an order`() throws {
    let line = try OrderLine(
      dish: try Dish.ID("dish-x"), name: Self.hostile, unitPrice: Money(minorUnits: 990), quantity: .one)
    let delivery = try Restaurant.delivery(Self.turned)
    let order = try Order(
      id: try Order.ID("order-1"), lines: [line], placement: Placement(date: Restaurant.now, delivery: delivery))
    var model = OrderModel(order, differences: [.gone(line)], in: BothLanguages.spanish)
    check(OrderText.lines(model, BothLanguages.spanish), Self.visible, times: 1)
    check(OrderText.lines(model, BothLanguages.spanish), Self.turnedVisible, times: 1)
    model.notice = Self.hostile
    check(OrderText.notice(model), Self.visible, times: 1)
  }

  @Test func `is harmless in what the history tells`() throws {
    let line = try OrderLine(
      dish: try Dish.ID("dish-x"), name: Self.hostile, unitPrice: Money(minorUnits: 990), quantity: .one)
    var model = HistoryModel([], hasMore: false, in: BothLanguages.spanish)
    model.notice = [BothLanguages.spanish.words(.gone(line)), Self.hostile]
    check(HistoryText.notice(model), Self.visible, times: 2)
  }

  @Test func `is harmless in every problem, message and advice`() throws {
    check(ScreenText.lines(Problem(Self.hostile, Self.hostile)), Self.visible, times: 2)
    let corrupt = GatewayError.corrupt(what: Self.hostile, why: Self.hostile)
    check(ScreenText.lines(BothLanguages.spanish.problem(corrupt)), Self.visible, times: 2)
    let missing = SeedSourceError.missing(path: Self.hostile)
    check(ScreenText.lines(BothLanguages.spanish.problem(missing)), Self.visible, times: 1)
  }
}

extension String {
  /// How often `part` is in it, scalar by scalar.
  fileprivate func components(_ part: String) -> Int {
    let scalars = Array(unicodeScalars), wanted = Array(part.unicodeScalars)
    return scalars.indices.count { scalars[$0...].starts(with: wanted) }
  }
}

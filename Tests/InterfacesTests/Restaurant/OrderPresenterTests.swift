import Entities
import GatewayTesting
import Interfaces
import Testing
import UseCases

@MainActor @Suite struct `The screen of the order` {
  typealias Step = RecordingScreen<OrderModel, Never>.Step

  let restaurant: Restaurant
  let ui = RecordingScreen<OrderModel, Never>()
  let presenter: OrderPresenter
  var menu: SmallMenu { restaurant.menu }

  init() async throws {
    restaurant = try await Restaurant()
    presenter = restaurant.orderPresenter(ui)
  }

  private func appear(_ lines: [(dish: Dish, count: Int)]) async throws {
    try await restaurant.draft(lines)
    await presenter.handle(.appeared, unseenOn: ui)
  }

  private func shown(_ lines: [(dish: Dish, count: Int)], notice: String? = nil) throws -> Step {
    var model = OrderModel(try Restaurant.order(lines), in: restaurant.texts)
    model.notice = notice.map { .done([$0]) }
    return .shows(.content(model))
  }

  @Test func `The order screen reports that no dish has been chosen yet`() async {
    await presenter.handle(.appeared)
    ui.expect(.shows(.loading), .shows(.empty(message: "Aún no has elegido nada.")))
  }

  @Test func `The order screen shows a loading indicator, then the order`() async throws {
    try await restaurant.draft([(menu.margarita, 2), (menu.cream, 1)])
    await presenter.handle(.appeared)
    ui.expect(.shows(.loading), try shown([(menu.margarita, 2), (menu.cream, 1)]))
  }

  @Test func `The order screen shows how the dishes have changed on the menu`() async throws {
    let order = try await restaurant.draft([(menu.margarita, 2), (menu.cream, 1)])
    try await restaurant.replaceMenu([try SmallMenu.dish("Margarita", cents: 1050)])
    await presenter.handle(.appeared)
    let differences = [
      OrderDifference.changed(order.lines[0], newPrice: Money(minorUnits: 1050)), .missing(order.lines[1]),
    ]
    ui.expect(.shows(.loading), .shows(.content(OrderModel(order, differences: differences, in: restaurant.texts))))
  }

  @Test func `The order screen can increase and decrease the quantity of a dish by one`() async throws {
    try await appear([(menu.margarita, 2), (menu.cream, 1)])
    await presenter.handle(.changed(menu.cream.id, by: 1))
    await presenter.handle(.changed(menu.margarita.id, by: -1))
    ui.expect(try shown([(menu.margarita, 2), (menu.cream, 2)]), try shown([(menu.margarita, 1), (menu.cream, 2)]))
  }

  @Test func `The order screen sets the quantity of a dish only if it is within the range 1 to 100`() async throws {
    try await appear([(menu.margarita, 2), (menu.cream, 1)])
    await presenter.handle(.set(menu.cream.id, to: 20))
    await presenter.handle(.set(menu.cream.id, to: 101))
    let lines: [(dish: Dish, count: Int)] = [(menu.margarita, 2), (menu.cream, 20)]
    ui.expect(try shown(lines), try shown(lines, notice: "De «\(menu.cream.name)» se pueden pedir de 1 a 100."))
  }

  @Test(arguments: [(1, -1), (100, 1), (50, -50), (50, 51), (50, Int.max), (50, Int.min)])
  func `A quantity of a dish outside the range 1 to 100 is refused without changing the order`(count: Int, change: Int)
    async throws
  {
    try await appear([(menu.margarita, count)])
    await presenter.handle(.changed(menu.margarita.id, by: change))
    ui.expect(try shown([(menu.margarita, count)], notice: "De «Margarita» se pueden pedir de 1 a 100."))
    #expect(try await restaurant.draft() == Restaurant.order([(menu.margarita, count)]))
  }

  @Test func `The error for changing or removing a dish that is not in the order names the dish`() async throws {
    try await appear([(menu.margarita, 1)])
    await presenter.handle(.changed(menu.cream.id, by: 1))
    await presenter.handle(.removed(menu.steak.id))
    ui.expect(
      try shown([(menu.margarita, 1)], notice: "«dish-nata» no está en tu pedido."),
      try shown([(menu.margarita, 1)], notice: "«dish-chuleton» no está en tu pedido."))
  }

  @Test func `Removing the last dish leaves an empty draft order`() async throws {
    try await appear([(menu.margarita, 2), (menu.cream, 1)])
    await presenter.handle(.removed(menu.margarita.id))
    await presenter.handle(.removed(menu.cream.id))
    ui.expect(try shown([(menu.cream, 1)]), .shows(.empty(message: "Aún no has elegido nada.")))
    #expect(try await restaurant.draft() == Restaurant.order([]))
  }

  @Test func `The order screen explains why the order cannot be read`() async {
    restaurant.fail(.always(.offline(what: "example.org")))
    await presenter.handle(.appeared)
    ui.expect(.shows(.loading), .shows(.failed(restaurant.texts.problem(GatewayError.offline(what: "example.org")))))
  }

  @Test func `If a change to the order fails, the reason is shown together with the unchanged order`() async throws {
    try await appear([(menu.margarita, 2)])
    for event in [OrderEvent.changed(menu.margarita.id, by: 1), .removed(menu.margarita.id)] {
      restaurant.fail(.onCall(2, .full(what: "recetas.json")))
      await presenter.handle(event)
      ui.expect(try shown([(menu.margarita, 2)], notice: "No queda espacio para escribir recetas.json."))
    }
  }

  @Test func `If both changing and reading an order fail, its screen explains only the failed read`() async throws {
    try await appear([(menu.margarita, 2)])
    restaurant.fail(.always(.offline(what: "example.org")))
    await presenter.handle(.changed(menu.margarita.id, by: 1))
    ui.expect(.shows(.failed(restaurant.texts.problem(GatewayError.offline(what: "example.org")))))
  }
}

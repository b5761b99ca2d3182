import Entities
import Gateways
import GatewayTesting
import Interfaces
import Testing
import UseCases

@MainActor @Suite struct `Placing from the screen` {
  typealias Step = RecordingScreen<OrderModel, Never>.Step

  let restaurant: Restaurant
  let ui = RecordingScreen<OrderModel, Never>()
  let presenter: OrderPresenter
  let order: OrderDraft
  var menu: SmallMenu { restaurant.menu }

  init() async throws {
    restaurant = try await Restaurant()
    order = try await restaurant.draft([(restaurant.menu.margarita, 2), (restaurant.menu.cream, 1)])
    presenter = restaurant.orderPresenter(ui)
    await presenter.handle(.appeared, unseenOn: ui)
  }

  private func asked(_ request: OrderModel.Request?, notice: String? = nil) -> Step {
    var model = OrderModel(order, in: restaurant.texts)
    model.request = request
    model.notice = notice.map { .done([$0]) }
    return .shows(.content(model))
  }

  private func place(_ address: String = "Calle del Pez, 3", _ phone: String = "915 55 12 34") async {
    await presenter.handle(.placed(address: address, phone: phone))
  }

  @Test func `Placing the first order asks for the address and the phone number`() async {
    await presenter.handle(.wantedToPlace)
    ui.expect(asked(.delivery(address: "", phone: "")))
  }

  @Test func `Placing an order that has changed since it was shown asks for confirmation`() async throws {
    let more = try Restaurant.order([(menu.margarita, 2), (menu.cream, 1), (menu.steak, 5)])
    try await restaurant.base.saveDraft(more, of: restaurant.user, replacing: order)
    await presenter.handle(.wantedToPlace)
    ui.expect(asked(.delivery(address: "", phone: "")))
    await place()
    var model = OrderModel(more, in: restaurant.texts)
    model.request = .agreement("Tu pedido ha cambiado: 8 platos, 144,40\u{A0}€. ¿Enviar este pedido?")
    ui.expect(.shows(.content(model)))
    #expect(try await restaurant.draft() == more)

    await presenter.handle(.agreed)
    #expect(try await restaurant.base.placedOrder(order.id, of: restaurant.user).lines == more.lines)
  }

  @Test func `Placing an order asks for confirmation again after each change to the order`() async throws {
    var last = order
    for count in 2...4 {
      let next = try Restaurant.order([(menu.margarita, 2), (menu.cream, count)])
      try await restaurant.base.saveDraft(next, of: restaurant.user, replacing: last)
      if count == 2 { await place() } else { await presenter.handle(.agreed) }
      let asked = try #require(ui.last)
      #expect(asked.request != nil)
      last = next
    }
    await presenter.handle(.declined)
    let shown = try #require(ui.last)
    #expect(shown.request == nil && shown.notice == .done(["No se ha enviado nada."]))
    // The question has been answered, so another confirmation must do nothing.
    await presenter.handle(.agreed)
    #expect(try await restaurant.draft() == last)
  }

  @Test func `A draft order that another client created is shown before the user can place it`() async throws {
    await presenter.handle(.removed(menu.margarita.id))
    await presenter.handle(.removed(menu.cream.id), unseenOn: ui)
    let other = try Restaurant.order([(menu.steak, 1)])
    try await restaurant.base.saveDraft(other, of: restaurant.user, replacing: try await restaurant.draft())
    await presenter.handle(.wantedToPlace)
    ui.expect(.shows(.content(OrderModel(other, in: restaurant.texts))))
  }

  @Test func `Placing an order offers the address and phone number of the last order`() async throws {
    await place()
    try await restaurant.draft([(menu.margarita, 2), (menu.cream, 1)], id: "order-1b")
    await presenter.handle(.appeared, unseenOn: ui)
    await presenter.handle(.wantedToPlace)
    #expect(try #require(ui.last).request == .delivery(address: "Calle del Pez, 3", phone: "915 55 12 34"))
  }

  @Test func `Placing an order explains why the last delivery details cannot be read`() async {
    restaurant.fail(.always(.offline(what: "example.org")))
    await presenter.handle(.wantedToPlace)
    ui.expect(.shows(.failed(restaurant.texts.problem(GatewayError.offline(what: "example.org")))))
  }

  @Test func `Placing an empty order does not prompt for the delivery details`() async {
    await presenter.handle(.removed(menu.margarita.id))
    await presenter.handle(.removed(menu.cream.id), unseenOn: ui)
    await presenter.handle(.wantedToPlace)
    ui.expect(.shows(.empty(message: "Aún no has elegido nada.")))
  }

  @Test(arguments: [
    ("", "Falta la dirección."), (" \u{1B}\n", "Falta la dirección."),
    (String(repeating: "a", count: 201), "La dirección tiene más de 200 caracteres."),
  ])
  func `Only the address is requested again if it is the only invalid delivery field`(
    address: String, notice: String
  ) async throws {
    await place(address, " 915 55 12 34")
    ui.expect(asked(.delivery(address: "", phone: "915 55 12 34", refused: [.address]), notice: notice))
    #expect(try await restaurant.draft() == order)
  }

  @Test(arguments: ["", "12", "no tengo"])
  func `Only the phone number is requested again if it is the only invalid delivery field`(phone: String) async throws {
    await place("Calle  del Pez, 3 ", phone)
    let notice =
      "«\(phone)» no es un teléfono. Usa de 3 a 15 cifras, con un + delante si hace falta, y entre ellas solo espacios y - . / ( )."
    ui.expect(asked(.delivery(address: "Calle del Pez, 3", phone: "", refused: [.phone]), notice: notice))
    #expect(try await restaurant.draft() == order)
  }

  @Test func `An invalid address and an invalid phone number are both requested again`() async throws {
    await place("", "12")
    ui.expect(
      asked(.delivery(address: "", phone: "", refused: [.address, .phone]), notice: "Falta la dirección."))
    #expect(try await restaurant.draft() == order)
  }

  @Test func `Placing an order reports that the order is on its way`() async throws {
    await place(" Calle  del Pez, 3 ")
    ui.expect(
      .shows(
        .empty(
          message: "Tu pedido está en camino a Calle del Pez, 3: 3 platos, 19,90\u{A0}€. Número: order-1.")))
    let placed = try await restaurant.base.placedOrder(order.id, of: restaurant.user)
    #expect(placed.placement == Placement(date: Restaurant.now, delivery: try Restaurant.delivery()))
    #expect(try await restaurant.draft() == nil)
  }

  @Test func `The order screen is empty after the order is placed`() async {
    await place()
    _ = ui.take()
    await place()
    await presenter.handle(.wantedToPlace)
    await presenter.handle(.wantedToCancel)
    let nothing = Step.shows(.empty(message: "Aún no has elegido nada."))
    ui.expect(nothing, nothing, nothing)
  }

  @Test func `The error for placing an order that another client has canceled names the order`() async throws {
    try await restaurant.base.deleteDraft(order, of: restaurant.user)
    await place()
    ui.expect(
      .shows(.failed(Problem(.notFound, "Ningún pedido tiene el número «order-1».", "Mira tus pedidos anteriores."))))
  }

  @Test func `If an order was already placed with the same delivery details, placing it again succeeds`() async throws {
    let placed = try await placeElsewhere()
    await place()
    ui.expect(.shows(.empty(message: restaurant.texts.onItsWay(placed))))
  }

  @Test func `If an order was already placed with other delivery details, placing it again is refused`() async throws {
    let placed = try await placeElsewhere()
    await place("Otra calle, 9")
    ui.expect(.shows(.failed(restaurant.texts.problem(PlaceOrderError.alreadyPlaced(placed)))))
  }

  @Test func `Placing an order explains why the order cannot be saved until a retry succeeds`() async throws {
    restaurant.fail(.onCall(3, .full(what: "recetas.json")))
    await place()
    ui.expect(.shows(.failed(restaurant.texts.problem(GatewayError.full(what: "recetas.json")))))
    #expect(try await restaurant.draft() == order)
    await place()
    #expect(try await restaurant.draft() == nil)
  }

  private func placeElsewhere() async throws -> PlacedOrder {
    let placed = try Restaurant.placed(order)
    try await restaurant.base.place(placed, of: restaurant.user, replacing: order)
    return placed
  }
}

import Entities
import Interfaces
import Testing
import UseCases

@MainActor @Suite struct `Outdated readings of the order` {
  typealias Step = RecordingScreen<OrderModel, Never>.Step

  let restaurant: Restaurant
  let ui = RecordingScreen<OrderModel, Never>()
  let current = HeldGetCurrentOrder()
  let offer = HeldOfferDelivery()
  let presenter: OrderPresenter
  let order: OrderDraft

  init() async throws {
    restaurant = try await Restaurant()
    order = try await restaurant.draft([(restaurant.menu.margarita, 2)])
    var useCases = restaurant.useCases()
    (useCases.getCurrentOrder, useCases.offerDelivery) = (current, offer)
    presenter = OrderPresenter(useCases, screen: ui, texts: restaurant.texts)
    let appeared = await begin(.appeared)
    await current.held.answer(appeared, read(order))
    _ = ui.take()
  }

  private func begin(_ event: OrderEvent) async -> HeldGetCurrentOrder.Answers.Event {
    await current.held.begin { [presenter] in await presenter.handle(event) }
  }

  private func read(_ order: OrderDraft) -> Result<CurrentOrder?, GatewayError> {
    .success(CurrentOrder(order: order, differences: []))
  }

  private func shown(_ order: OrderDraft) -> Step {
    .shows(.content(OrderModel(order, in: restaurant.texts)))
  }

  private let place = OrderEvent.placed(address: "Calle del Pez, 3", phone: "915 55 12 34")

  private func cancel() async {
    await presenter.handle(.wantedToCancel)
    _ = ui.take()
    await presenter.handle(.agreed)
  }

  @Test func `A superseded read of the order shows neither the order nor a failure`() async throws {
    let changed = try Restaurant.order([(restaurant.menu.margarita, 3)])
    let first = await begin(.appeared)
    let second = await begin(.changed(restaurant.menu.margarita.id, by: 1))
    let third = await begin(.removed(restaurant.menu.cream.id))
    await current.held.answer(third, read(changed))
    await current.held.answer(second, .failure(.offline(what: "example.org")))
    await current.held.answer(first, read(order))
    var model = OrderModel(changed, in: restaurant.texts)
    model.notice = .done(["«dish-nata» no está en tu pedido."])
    ui.expect(.shows(.loading), .shows(.content(model)))
  }

  @Test func `A superseded read of the draft order does not show the order after it has been placed`() async {
    let reading = await begin(.appeared)
    await presenter.handle(place)
    await current.held.answer(reading, read(order))
    let onItsWay = "Tu pedido está en camino a Calle del Pez, 3: 2 platos, 19,80\u{A0}€. Número: order-1."
    ui.expect(.shows(.loading), .shows(.empty(message: onItsWay)))
  }

  @Test func `A superseded read of the draft order does not show the order after it has been canceled`() async {
    let reading = await begin(.appeared)
    await cancel()
    await current.held.answer(reading, read(order))
    ui.expect(.shows(.empty(message: "Pedido cancelado.")))
  }

  @Test func `A superseded read of the order does not remove the question about menu changes`() async throws {
    try await restaurant.replaceMenu([])
    let reading = await begin(.appeared)
    await presenter.handle(place)
    await current.held.answer(reading, read(order))
    let steps = ui.take()
    #expect(steps.count == 2)
    guard case .shows(.content(let model)) = steps.last else { throw GatewayError.notFound }
    #expect(
      model.request
        == .agreement(
          "La carta ha cambiado: Margarita: ya no está en la carta. Nuevo total: 0 platos, 0,00\u{A0}€. "
            + "¿Enviar este pedido?"))
  }

  @Test func `A superseded read of the order does not remove the prompt for the delivery details`() async {
    let reading = await begin(.appeared)
    current.held.standing = read(order)
    let asking = await offer.held.begin { [presenter] in await presenter.handle(.wantedToPlace) }
    await offer.held.answer(asking, .success(nil))
    await current.held.answer(reading, read(order))
    var model = OrderModel(order, in: restaurant.texts)
    model.request = .delivery(address: "", phone: "")
    ui.expect(.shows(.loading), .shows(.content(model)))
  }

  @Test func `A superseded read of the last delivery does not show an order that has been canceled`() async {
    current.held.standing = read(order)
    let asking = await offer.held.begin { [presenter] in await presenter.handle(.wantedToPlace) }
    await cancel()
    await offer.held.answer(asking, .success(nil))
    ui.expect(.shows(.empty(message: "Pedido cancelado.")))
  }

  @Test func `A superseded read of the last delivery details does not replace the shown order`() async {
    current.held.standing = read(order)
    let asking = await offer.held.begin { [presenter] in await presenter.handle(.wantedToPlace) }
    await presenter.handle(.appeared)
    await offer.held.answer(asking, .failure(.offline(what: "example.org")))
    ui.expect(.shows(.loading), shown(order))
  }
}

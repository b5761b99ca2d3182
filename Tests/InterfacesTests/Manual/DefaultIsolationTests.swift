import Entities
import Gateways
import GatewayTesting
import Interfaces
import Testing
import UseCases

@MainActor @Suite struct `The feature on the page about default isolation` {
  @Test func `The tip presenter shows the amount of the tip or the problem with it`() async throws {
    let (store, texts) = (StateStore(), Texts(.english))
    let dish = try Samples.dish("Flan")
    try await store.addDish(dish)
    let buyOne = BuyOne(restaurant: RestaurantUseCases(store: store))
    let delivery = Delivery(address: try Address("Calle del Pez, 3"), phone: try PhoneNumber("915 55 12 34"))
    let order = try await buyOne(dish.id, to: delivery)

    let screen = ObservableScreen<TipModel>()
    let presenter = TipPresenter(
      getTip: GetTipInteractor(orders: store, user: .local), screen: screen, texts: texts)
    await presenter.handle(order.id)
    let amount = texts.money(try order.total.share(Percentage(10)))
    #expect(screen.state == .content(TipModel(title: "Tip", amount: amount)))

    await presenter.handle(try Order.ID("order-unknown"))
    #expect(screen.state == .failed(texts.problem(GatewayError.notFound)))
  }

  @Test func `A tip of more than 20 percent is refused with an explanation`() async throws {
    let getTip = GetTipInteractor(orders: StateStore(), user: .local)
    let order = try Order.ID("order-1")
    await #expect(throws: GetTipError.tooGenerous(Percentage(21))) { try await getTip(Percentage(21), for: order) }
    BothLanguages.check(
      { GetTipError.tooGenerous(Percentage(21)).problem(in: $0).advice }, "Elige un 20 % como máximo.",
      "Choose 20% at most.")
  }
}

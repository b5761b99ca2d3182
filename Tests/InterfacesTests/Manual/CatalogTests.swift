import Entities
import Gateways
import GatewayTesting
import Interfaces
import Testing
import UseCases

/// The code on the landing pages of the libraries.
@Suite struct `The examples of the catalogs` {
  @Test func `The examples in the documentation of entities and use cases add a dish to an order`() async throws {
    let pizza = try Dish(name: "Margherita", description: "", price: Money(exactly: "9.20"), kind: DishKind("Pizzas"))
    var order = OrderDraft(id: Order.ID.random())
    try order.add(pizza)
    #expect(order.total == pizza.price)

    let store = StateStore()
    try await store.addDish(pizza)
    try await add(pizza, to: store)
  }

  @Test func `The catalog example of a test world records the calls to its store`() async throws {
    let pizza = try Samples.dish("Margherita")

    let world = TestWorld()
    try await world.base.addDish(pizza)
    let order = try await world.restaurant.addDishToOrder(pizza.id, quantity: .one)
    #expect(world.recorder.calls.count == 3)

    #expect(order.id == Identifier("order", number: 1))
  }

  private func add(_ pizza: Dish, to store: some MenuGateway & OrderGateway) async throws {
    let addDishToOrder = AddDishToOrderInteractor(menu: store, orders: store, user: .local, makeID: Order.ID.random)
    let order = try await addDishToOrder(pizza.id, quantity: .one)
    #expect(order.units == 1)
  }

  @Test func `The catalog example of untyped errors explains the error`() async throws {
    let texts = Texts(.english)
    do {
      _ = try await StateStore().dish(Dish.ID("dish-unknown"))
    } catch let error as any ExplainedError {
      #expect(error.problem(in: texts).kind == .notFound)
    }
  }
}

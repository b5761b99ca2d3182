import Entities
import Gateways
import GatewayTesting
import Interfaces
import Testing
import UseCases

/// The code on the page `Manual.docc/OnAServer.md`.
@MainActor @Suite struct `On a server` {
  @Test func `A server's store serves several users, each with an order of their own`() async throws {
    let store = StateStore()
    let pizza = try Dish(name: "Margherita", description: "", price: Money(exactly: "9.20"), kind: DishKind("Pizzas"))
    let seed = ImportSeedInteractor(.restaurant, from: ScriptedSeedSource([.clean(.dish(pizza))]), into: store)
    _ = try await seed(SeedPolicy(.firstRun))

    let ana = RestaurantUseCases(store: store, user: try User.ID("ana"))
    let luis = RestaurantUseCases(store: store, user: try User.ID("luis"))
    async let first = ana.addDishToOrder(pizza.id, quantity: .one)
    async let second = luis.addDishToOrder(pizza.id, quantity: Quantity(3))
    let units = try await [first.units, second.units]
    #expect(units == [1, 3])
  }

  @Test func `A server reports a problem with a status and a message in the reader's language`() async throws {
    let restaurant = RestaurantUseCases(store: StateStore(), user: try User.ID("ana"))
    let unknown = try Dish.ID("dish-unknown")

    let answer: (status: Int, text: String)
    do throws(AddDishToOrderError) {
      let order = try await restaurant.addDishToOrder(unknown, quantity: .one)
      answer = (200, "\(order.units)")
    } catch {
      let problem = Texts(.spanish).problem(error)
      answer = (problem.kind.httpStatus, Markup.escaped(problem.message))
    }

    #expect(answer.status == 404)
    #expect(answer.text.contains("carta"))
  }
}

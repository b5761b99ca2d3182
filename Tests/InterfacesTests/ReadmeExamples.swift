import Entities
import Gateways
import Interfaces
import Testing
import UseCases

/// The code that the README shows.
@Suite @MainActor struct `The examples of the README` {
  private struct NoRouter: Router {
    func go(to route: RestaurantRoute) {}
  }

  @Test func `a dish is ordered and shown`() async throws {
    let orderID = try Order.ID("order-1")
    let router = NoRouter()

    let store = StateStore()
    let pizza = try Dish(name: "Margherita", description: "", price: Money(exactly: "9.20"), kind: DishKind("Pizzas"))
    let seed = ImportSeedInteractor(.restaurant, from: ScriptedSeedSource([.clean(.dish(pizza))]), into: store)
    _ = try await seed(SeedPolicy(.firstRun))

    let addDishToOrder = AddDishToOrderInteractor(menu: store, orders: store, user: .local, makeID: { orderID })
    let order = try await addDishToOrder(pizza.id, quantity: .one)
    #expect(order.total == pizza.price)

    let screen = ObservableScreen<MenuModel>()
    let presenter = MenuPresenter(
      getMenu: GetMenuInteractor(menu: store), addDishToOrder: addDishToOrder, screen: screen, router: router,
      texts: Texts(.spanish))
    await presenter.handle(.appeared)

    guard case .content(let model) = screen.state else { throw Unexpected(state: screen.state) }
    #expect(model.rows.map(\.price) == ["9,20\u{A0}€"])
  }

  @Test func `a menu is followed`() async throws {
    let store = StateStore()
    let pizza = try Dish(name: "Margherita", description: "", price: Money(exactly: "9.20"), kind: DishKind("Pizzas"))
    let seed = ImportSeedInteractor(.restaurant, from: ScriptedSeedSource([.clean(.dish(pizza))]), into: store)

    let watchMenu = WatchMenuInteractor(getMenu: GetMenuInteractor(menu: store), store: store)
    var readings = watchMenu(matching: SearchText(), of: nil, page: .first).makeAsyncIterator()
    let first = try await readings.next()
    _ = try await seed(SeedPolicy(.replacing))
    let second = try await readings.next()

    #expect(first?.page.menu.isEmpty == true)
    #expect(second?.changes?.insertedRows.map(\.value) == [pizza])
  }

  @Test func `a store of one's own is held against the contract`() async throws {
    func myStore() -> any OrderGateway { StateStore() }

    for clause in OrderContract.clauses {
      let subject = Subject(myStore())
      if subject.canTry(clause) { try await clause.check(subject) }
    }
  }

  private struct Unexpected: Error {
    let state: ScreenState<MenuModel>
  }
}

import Entities
import Foundation
import Gateways
import GatewayTesting
import Interfaces
import Testing
import UseCases

/// The code in the README.
@Suite @MainActor struct `The examples of the README` {
  private struct NoRouter: Router {
    func go(to route: RestaurantRoute) {}
  }

  @Test func `The README example of an order adds a dish and shows the menu`() async throws {
    let router = NoRouter()

    let store = StateStore()
    let pizza = try Dish(name: "Margherita", description: "", price: Money(exactly: "9.20"), kind: DishKind("Pizzas"))
    let seed = ImportSeedInteractor(.restaurant, from: ScriptedSeedSource([.clean(.dish(pizza))]), into: store)
    _ = try await seed(SeedPolicy(.firstRun))

    let restaurant = RestaurantUseCases(store: store)
    let order = try await restaurant.addDishToOrder(pizza.id, quantity: .one)
    #expect(order.total == pizza.price)

    let problem = Texts(.english).problem(AddDishToOrderError.notInMenu(pizza.id))
    #expect(problem.kind == .notFound)

    let screen = ObservableScreen<MenuModel>()
    let presenter = MenuPresenter(
      MenuFeature(restaurant, texts: Texts(.spanish)), screen: screen, router: router)
    await presenter.handle(.appeared)

    guard case .content(let model) = screen.state else { throw Unexpected(state: screen.state) }
    #expect(model.rows.map(\.price) == ["9,20\u{A0}€"])
  }

  @Test func `The README example of a server responds to a request`() async throws {
    let store = StateStore()
    let pizza = try Dish(name: "Margherita", description: "", price: Money(exactly: "9.20"), kind: DishKind("Pizzas"))
    try await store.seed([pizza])
    let restaurant = RestaurantUseCases(store: store)

    let answer = RecordingScreen<MenuModel, RestaurantRoute>()
    let request = MenuPresenter(
      MenuFeature(restaurant, texts: Texts(.english)), screen: answer, router: answer, followsChanges: false)
    await request.handle(.act(.added(pizza.id)))

    #expect(answer.steps.count == 1)
    guard case .content(let page) = try #require(answer.state) else { throw Unexpected(state: .loading) }
    #expect(page.rows.count == 1 && page.notice != nil)
  }

  @Test func `The README example of an app's own use case runs in a test world`() async throws {
    let flan = try Dish(name: "Flan", description: "", price: Money(exactly: "4"), kind: DishKind("Postres"))

    let world = TestWorld()
    try await world.base.seed([flan])
    let lost = GatewayError.offline(what: "example.org")
    world.intercept(by: .losingAnswers(.onCall(3, lost)))
    let addDessert = AddDessert(menu: world.store, orders: world.store, user: world.user, id: world.makeID())
    await #expect(throws: AddDessertError.store(lost)) { try await addDessert("flan") }
    #expect(try await world.base.draft(of: world.user)?.lines.map(\.dish) == [flan.id])
    #expect(world.recorder.users == [nil, world.user, world.user])
  }

  @Test func `The README example of an observed menu receives a change to the menu`() async throws {
    let store = StateStore()
    let pizza = try Dish(name: "Margherita", description: "", price: Money(exactly: "9.20"), kind: DishKind("Pizzas"))
    let seed = ImportSeedInteractor(.restaurant, from: ScriptedSeedSource([.clean(.dish(pizza))]), into: store)

    let restaurant = RestaurantUseCases(store: store)
    var readings = restaurant.watchMenu().makeAsyncIterator()
    let first = try await readings.next()
    _ = try await seed(SeedPolicy(.replacing))
    let second = try await readings.next()

    #expect(first?.page.menu.isEmpty == true)
    #expect(second?.changes?.insertedRows.map(\.value) == [pizza])
  }

  @Test func `The README example of recipes lists recipes and adds a favorite`() async throws {
    let (omelette, salad) = (try recipe("Tortilla"), try recipe("Ensaladilla"))
    let (store, noon) = (StateStore(), Date(timeIntervalSince1970: 1_800_000_000))
    let seed = ScriptedSeedSource([.clean(.recipe(try RecipeDetails(recipe: omelette)))])
    _ = try await ImportSeedInteractor(.recipes, from: seed, into: store)(SeedPolicy(.firstRun))

    let quickRecipes = GetRecipeListInteractor(source: FixedRecipes([omelette, salad]), favorites: store, user: .local)
    let page = try await quickRecipes(matching: SearchText("ensalad"))
    #expect(page.rows.map(\.recipe) == [salad])

    let recipes = RecipeUseCases(store: store, now: { noon })
    let favorite = try await recipes.addToFavorites(omelette.id)
    #expect(try await store.favoriteCount(of: .local) == 1)
    #expect(favorite.addedAt == noon)
  }

  @Test func `The README example of an app's own store fulfills the contract`() async throws {
    func myStore() -> any OrderGateway { StateStore() }

    let report = await ContractReport(of: OrderContract.clauses) { Subject(myStore()) }
    #expect(report.broken.isEmpty, "\(report)")
    // An in-memory store can't be reopened, read-only or full.
    #expect(Set(report.untried.map(\.needs)) == [.reopened, .readOnly, .full])
  }

  @Test func `The README example of an app's own use case runs in memory`() async throws {
    let store = StateStore()
    let (flan, user) = (
      try Dish(name: "Flan", description: "", price: Money(exactly: "4"), kind: DishKind("Postres")), User.ID.local
    )
    let seed = ScriptedSeedSource([.clean(.dish(flan))])
    _ = try await ImportSeedInteractor(.restaurant, from: seed, into: store)(SeedPolicy(.firstRun))

    let addDessert = AddDessert(menu: store, orders: store, user: user, id: try Order.ID("order-1"))
    let order = try await addDessert("flan")
    #expect(order.lines.map(\.dish) == [flan.id])
    #expect(try await store.draft(of: user) == order)
    await #expect(throws: AddDessertError.noSuchDessert("tarta")) { try await addDessert("tarta") }
  }

  private func recipe(_ title: String) throws -> Recipe {
    try Recipe(id: #require(Recipe.ID.local(titled: title)), title: title)
  }

  private struct Unexpected: Error {
    let state: ScreenState<MenuModel>
  }
}

import AppModels
import Entities
import Foundation
import GatewayTesting
import Interfaces
import StoreCore
import Testing
import UseCases

@MainActor @Suite struct `The app` {
  @Test func `The app starts with the kit's samples, once`() async throws {
    let world = World(hasSamples: true)
    await world.app.appear()
    #expect(world.app.start == .content(.ready))
    let inventory = try await world.world.base.inventory()
    #expect(inventory.samples == [.restaurant, .recipes, .beers])
    #expect(inventory[.dishes] == 40)

    let samples = AppModels.Samples(world.app.context)
    #expect(await samples() == nil)
    #expect(try await world.world.base.inventory() == inventory)
  }

  @Test func `A store that refuses the samples is a problem in the language of the user`() async throws {
    let world = World(.spanish, hasSamples: true)
    world.world.intercept(by: .failing(.always(.offline(what: "example.org"))))
    await world.app.appear()
    #expect(world.app.start == .failed(Texts(.spanish).problem(GatewayError.offline(what: "example.org"))))
  }

  @Test func `The tabs are shown when the start is over`() async {
    let world = World()
    #expect(world.app.start == .loading)
    await world.app.appear()
    #expect(world.app.start == .content(.ready))
  }

  @Test func `A start that failed with a reason succeeds when the user tries again`() async {
    let problem = Texts(.english).problem(GatewayError.offline(what: "example.org"))
    let attempts = Attempts([problem])
    let world = World { await attempts.next() }
    await world.app.appear()
    #expect(world.app.start == .failed(problem))
    await world.app.appear()
    #expect(world.app.start == .content(.ready))
  }

  @Test func `An import that stops in the background begins again in the foreground`() async throws {
    let (reached, released) = (Gate(for: 1), Gate(for: 1))
    let world = World(hasSamples: true)
    world.world.intercept(
      by: .holding(reached, until: released) { if case .importSeed = $0 { true } else { false } })
    async let start: Void = world.app.appear()
    await reached.wait()

    await world.app.sceneChanged(isActive: false)
    #expect(world.app.start == .loading)
    #expect(try await world.world.base.inventory()[.dishes] == 0)

    await released.arrive()
    await world.app.sceneChanged(isActive: true)
    #expect(!world.app.context.pause.isPaused)
    world.app.context.pause.resume()  // So that this test ends if it fails.
    await start
    #expect(world.app.start == .content(.ready))
    #expect(try await world.world.base.inventory()[.dishes] == 40)
    #expect(world.world.recorder.calls.count { $0 == .importSeed(.restaurant) } == 2)
  }

  @Test(arguments: [
    (["es-ES", "en-US"], "Carta"), (["en-US", "es-ES"], "Menu"), (["fr-FR", "es-MX"], "Carta"), (["fr-FR"], "Menu"),
  ])
  func `The app speaks the first language of the user that the kit speaks`(languages: [String], title: String) {
    let texts = Texts.ofDevice(preferred: languages)
    #expect(AppTab.restaurant.title(in: texts) == title)
  }

  @Test func `Every tab has a title in both languages and a symbol of its own`() {
    for language in Language.allCases {
      #expect(Set(AppTab.allCases.map { $0.title(in: Texts(language)) }).count == 4)
    }
    #expect(Set(AppTab.allCases.map(\.symbol)).count == 4)
  }

  @Test func `The data of the app is in a folder of its own`() {
    #expect(AppFolder.standard.path.hasSuffix("/Recetas"))
    #expect(AppFolder(path: "/a").database == "/a/recetas.sqlite")
    #expect(AppFolder(path: "/a").placePictures == "/a/places")
  }

  @Test func `Every place of every tab has a screen, which is kept while it is visible`() throws {
    let world = World()
    let (dish, order, recipe) = (try Dish.ID("dish-1"), try Order.ID("order-1"), try Recipe.ID("recipe-1"))
    let (maker, beer, review) = (try Manufacturer.ID("maker"), try Beer.ID("beer"), try Review.ID("review-1"))
    let restaurant: [RestaurantRoute] = [.menu, .dish(dish), .newDish, .order, .history, .placedOrder(order)]
    #expect(draw(restaurant, of: world.app.restaurant) == ["list", "form", "form", "order", "list", "page"])
    let recipes: [RecipeRoute] = [.list, .favorites, .recipe(recipe), .recipeForm(recipe), .newRecipe]
    #expect(draw(recipes, of: world.app.recipes) == ["list", "list", "page", "form", "form"])
    let beers: [BeerRoute] = [
      .manufacturers, .manufacturer(maker), .maker(maker), .beer(beer), .newBeer(of: maker), .reviews(of: nil),
      .review(review), .newReview(of: beer), .best,
    ]
    #expect(
      draw(beers, of: world.app.beers)
        == ["list", "list", "form", "form", "form", "list", "form", "form", "list"])
    let places: [PlaceRoute] = [.home, .list(.shop), .place(try Place.ID("shop-1"))]
    #expect(draw(places, of: world.app.places) == ["page", "list", "page"])
  }

  private func draw<Tab: TabModel>(_ routes: [Tab.Route], of tab: Tab) -> [String] {
    routes.map { route in
      tab.columns.go(to: route)
      let screen = tab.screen(at: route)
      #expect(screen === tab.screen(at: route), "\(route)")
      return screen.draw(with: DrawnType())
    }
  }
}

/// The results of the attempts to start, in their order; then none fails.
private actor Attempts {
  private var problems: [Problem]

  init(_ problems: [Problem]) { self.problems = problems }

  func next() -> Problem? { problems.isEmpty ? nil : problems.removeFirst() }
}

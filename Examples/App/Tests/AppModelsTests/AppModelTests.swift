import AppModels
import Entities
import Foundation
import GatewayTesting
import Interfaces
import StoreCore
import Testing
import UseCases

@MainActor @Suite struct `The model of the app` {
  @Test func `The kit's samples are added to the app only when the app is first opened`() async throws {
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

  @Test func `An error while storing the app's samples is shown in the user's language`() async throws {
    let world = World(.spanish, hasSamples: true)
    world.world.intercept(by: .failing(.always(.offline(what: "example.org"))))
    await world.app.appear()
    #expect(world.app.start == .failed(Texts(.spanish).problem(GatewayError.offline(what: "example.org"))))
  }

  @Test func `The app shows its tabs after it has started`() async {
    let world = World()
    #expect(world.app.start == .loading)
    await world.app.appear()
    #expect(world.app.start == .content(.ready))
  }

  @Test func `After a failed start, the app starts when the user retries`() async {
    let problem = Texts(.english).problem(GatewayError.offline(what: "example.org"))
    let attempts = Attempts([problem])
    let world = World { await attempts.next() }
    await world.app.appear()
    #expect(world.app.start == .failed(problem))
    await world.app.appear()
    #expect(world.app.start == .content(.ready))
  }

  @Test func `A sample import that stops in the background starts over in the foreground`() async throws {
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
    world.app.context.pause.resume()  // Resuming lets the test end even if it fails.
    await start
    #expect(world.app.start == .content(.ready))
    #expect(try await world.world.base.inventory()[.dishes] == 40)
    #expect(world.world.recorder.calls.count { $0 == .importSeed(.restaurant) } == 2)
  }

  @Test(arguments: [
    (["es-ES", "en-US"], "Carta"), (["en-US", "es-ES"], "Menu"), (["fr-FR", "es-MX"], "Carta"), (["fr-FR"], "Menu"),
  ])
  func `The app uses the first of the user's languages that the kit supports`(languages: [String], title: String) {
    let texts = Texts.ofDevice(preferred: languages)
    #expect(AppTab.restaurant.title(in: texts) == title)
  }

  @Test func `Every tab of the app has its own symbol and a title in English and in Spanish`() {
    for language in Language.allCases {
      #expect(Set(AppTab.allCases.map { $0.title(in: Texts(language)) }).count == 4)
    }
    #expect(Set(AppTab.allCases.map(\.symbol)).count == 4)
  }

  @Test func `The app stores its data in its own folder`() {
    #expect(AppFolder.standard.path.hasSuffix("/Recetas"))
    #expect(AppFolder(path: "/a").database == "/a/recetas.sqlite")
    #expect(AppFolder(path: "/a").placePictures == "/a/places")
  }

  @Test func `Every route of every tab of the app has a screen that is kept while it is visible`() throws {
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

/// The results of the attempts to start the app, in order. All attempts without a given result succeed.
private actor Attempts {
  private var problems: [Problem]

  init(_ problems: [Problem]) { self.problems = problems }

  func next() -> Problem? { problems.isEmpty ? nil : problems.removeFirst() }
}

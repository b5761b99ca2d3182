import Entities
import Foundation
import Gateways
import GatewayTesting
import Testing
import UseCases

/// Uses the domains' use cases together, as an app does.
@Suite struct `The use cases of a domain` {
  let store = StateStore()
  let noon = Date(timeIntervalSince1970: 1_800_000_000)

  @Test func `The restaurant use cases process an order from the menu to the history`() async throws {
    let (now, id) = (noon, try Order.ID("order-1"))
    let restaurant = RestaurantUseCases(store: store, user: .ana, now: { now }, makeID: { id })
    try await store.serve([.royal, .pizza])
    #expect(try await restaurant.getMenu().menu.sections.count == 2)

    _ = try await restaurant.addDishToOrder(Dish.pizza.id, quantity: .one)
    _ = try await restaurant.setLineQuantity(.by(1), of: Dish.pizza.id)
    #expect(try await restaurant.getCurrentOrder()?.order.units == 2)
    let current = try #require(try await restaurant.getCurrentOrder())
    let order = try await restaurant.placeOrder(current, delivery: .home)
    #expect(order.placement.date == noon)
    #expect(try await restaurant.offerDelivery() == .home)
    #expect(try await store.history(of: .ana, page: .first).items.map(\.id) == [id])
    #expect(try await store.history(of: .local, page: .first).items.isEmpty)
  }

  @Test func `The restaurant use cases can use separate stores for the menu and for the orders`() async throws {
    let orders = StateStore()
    let restaurant = RestaurantUseCases(menu: store, orders: orders, user: .ana)
    let dish = try await restaurant.addDish(DishDraft(name: "Flan", kind: "Postres", price: "4.20"))
    _ = try await restaurant.addDishToOrder(dish.id, quantity: .one)
    let current = try #require(try await restaurant.getCurrentOrder())
    let order = try await restaurant.placeOrder(current, delivery: .home)
    #expect(try await orders.history(of: .ana, page: .first).items.map(\.id) == [order.id])
    #expect(try await store.history(of: .ana, page: .first).items.isEmpty)
    #expect(try await orders.dishKinds().isEmpty)
  }

  @Test func `The recipe use cases can use separate stores for the collection and for the favorites`() async throws {
    let favorites = StateStore()
    let recipes = RecipeUseCases(collection: store, favorites: favorites, user: .ana)
    let recipe = try await recipes.addRecipe(RecipeDraft(title: "Tortilla"))
    _ = try await recipes.addToFavorites(recipe.id)
    #expect(try await recipes.getRecipeList().rows.map(\.isFavorite) == [true])
    let kept = try await favorites.favorites(of: .ana, matching: SearchText(), page: .first).items
    #expect(kept.map(\.recipe.id) == [recipe.id])
    #expect(try await store.favorites(of: .ana, matching: SearchText(), page: .first).items.isEmpty)
    #expect(try await recipes.getFavoriteStatus().unsentCount == 1)
  }

  @Test func `A recipe in the collection can become a favorite`() async throws {
    let now = noon
    let recipes = RecipeUseCases(store: store, user: .ana, now: { now })
    let recipe = try Recipe(id: #require(Recipe.ID.local(titled: "Tortilla")), title: "Tortilla")
    let seed = ScriptedSeedSource([.clean(.recipe(try RecipeDetails(recipe: recipe)))])
    _ = try await FillDomainInteractor(.recipes, from: [seed], into: store)()

    #expect(try await recipes.addToFavorites(recipe.id).addedAt == noon)
    #expect(try await recipes.getRecipeList().rows.map(\.isFavorite) == [true])
    #expect(try await recipes.getFavoriteStatus().unsentCount == 1)
    #expect(recipes.syncFavorites == nil)
  }

  @Test func `The beer use cases add, review and delete a beer`() async throws {
    let (now, id) = (noon, try Review.ID("review-1"))
    let beers = BeerUseCases(store: store, now: { now }, makeID: { id })
    let maker = try await beers.addManufacturer(ManufacturerDraft(name: "Casa Oso", origin: .national), logo: nil)
    let beer = try await beers.addBeer(BeerDraft(name: "Rubia", type: "Lager"), to: maker.id, photos: [])
    #expect(try await beers.writeReview(ReviewDraft(score: "4"), of: beer.id, photos: []).date == noon)
    try await beers.deleteBeer(try await store.beer(beer.id))
    #expect(try await store.beers(of: maker.id, matching: SearchText(), sortedBy: .byName, page: .first).items.isEmpty)
  }

  @Test func `In a new store, the place use cases report that there are neither places nor a source`() async throws {
    let places = PlaceUseCases(store: store)
    #expect(try await places.checkPlaces() == .missing)
    #expect(try await places.knownSource() == nil)
    await #expect(throws: GetPlacesError.notReady(.missing)) {
      try await places.getPlaceList(PlaceListRequest(), page: .first)
    }
  }
}

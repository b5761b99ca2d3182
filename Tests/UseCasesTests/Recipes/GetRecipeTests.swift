import Entities
import Foundation
import Gateways
import GatewayTesting
import Testing
import UseCases

@Suite struct `Opening a favorite from another device` {
  let store = StateStore()
  private let pasta = try? Recipe(id: .spoonacular(7), title: "Pasta")

  @Test func `A favorite that was added on another device is opened with the whole recipe`() async throws {
    let there = MemoryRemoteFavorites()
    let (one, other) = (Device(there), Device(there))
    try await one.add(Favorite(.details(.bread, "harina"), addedAt: Date(timeIntervalSince1970: 1)))
    _ = try await one.sync()
    _ = try await other.sync()
    let getRecipe = GetRecipeInteractor(recipes: other.store, favorites: other.store, user: .local)
    #expect(try await getRecipe(Recipe.bread.id) == RecipeReading(.details(.bread, "harina"), isFavorite: true))
  }

  @Test func `Opening a favorite whose full recipe can't be read returns the saved part and the reason`() async throws {
    let pasta = try #require(pasta)
    for recipe in [pasta, .bread] { _ = try await store.addFavorite(.favorite(recipe), of: .ana) }
    let shown = Favorite.favorite(pasta).details
    #expect(shown.credit.sourceAddress?.text == "https://spoonacular.com/pasta-7")
    #expect(try await open(pasta.id) == RecipeReading(shown, isFavorite: true, gap: .needsKey))
    #expect(try await open(pasta.id, hasKey: true) == RecipeReading(shown, isFavorite: true, gap: .notHere))
    #expect(
      try await open(Recipe.bread.id) == RecipeReading(.details(.bread), isFavorite: true, gap: .notHere))
    let quota = GatewayError.quotaExhausted(what: "api.spoonacular.com", retryAfter: nil)
    #expect(
      try await open(pasta.id, hasKey: true, failure: quota)
        == RecipeReading(shown, isFavorite: true, gap: .failed(quota)))
    await #expect(throws: GatewayError.cancelled) { try await open(pasta.id, failure: .cancelled) }
  }

  @Test func `Opening a recipe that isn't a favorite reports the error if the recipe can't be read`() async throws {
    await #expect(throws: GatewayError.notFound) { try await open(Recipe.bread.id) }
    await #expect(throws: GatewayError.offline(what: "a.es")) {
      try await open(Recipe.bread.id, failure: .offline(what: "a.es"))
    }
  }

  private func open(
    _ id: Recipe.ID, hasKey: Bool = false, failure: GatewayError? = nil
  ) async throws -> RecipeReading {
    let recipes = Intercepted(store) { (call, _) throws(GatewayError) in if let failure { throw failure } }
    return try await GetRecipeInteractor(recipes: recipes, favorites: store, user: .ana, hasKey: hasKey)(id)
  }
}

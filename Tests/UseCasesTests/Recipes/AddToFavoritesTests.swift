import Entities
import Foundation
import Gateways
import GatewayTesting
import Testing
import UseCases

@Suite struct `Adding to the favorites` {
  let base: StateStore
  let recorder = CallRecorder<StoreCall>()
  let now = Date(timeIntervalSince1970: 1_800_000_000)
  var store: Intercepted<StateStore> { Intercepted(base, by: .recording(recorder)) }

  init() async throws { base = try await .collecting([.bread, .soup], favorites: [.soup]) }

  @Test func `Adding a recipe to the favorites reads and stores the whole recipe`() async throws {
    try await base.collect([.details(.bread, "harina")])
    let favorite = try await add(Recipe.bread.id, in: store)
    #expect(favorite == Favorite(.details(.bread, "harina"), addedAt: now))
    #expect(
      recorder.calls == [.favoritesAmong([Recipe.bread.id]), .details(Recipe.bread.id), .addFavorite(favorite)])
  }

  @Test func `Adding a Spoonacular recipe to the favorites requests only its list entry`() async throws {
    let pasta = try Recipe(id: .spoonacular(7), title: "Pasta")
    try await base.collect([.details(pasta, "sal")])
    let favorite = try await add(pasta.id, in: store)
    #expect(favorite == .favorite(pasta))
    #expect(recorder.calls == [.favoritesAmong([pasta.id]), .recipe(pasta.id), .addFavorite(favorite)])
  }

  @Test func `Adding a recipe that is already a favorite doesn't read the recipe`() async throws {
    #expect(try await add(Recipe.soup.id, in: store, later: 60) == .favorite(.soup))
    #expect(recorder.calls == [.favoritesAmong([Recipe.soup.id])])
  }

  @Test func `Adding a missing recipe to the favorites is refused and stores nothing`() async throws {
    try await expectUnchanged(base, throws: AddToFavoritesError.noSuchRecipe(Recipe.flan.id)) {
      try await add(Recipe.flan.id, in: store)
    }
  }

  @Test(arguments: 1...3) func `Adding a favorite to a failing store reports the error`(call: Int) async throws {
    let failing = Intercepted(base, by: .failing(.onCall(call, .full(what: "store"))))
    await #expect(throws: AddToFavoritesError.store(.full(what: "store"))) {
      try await add(Recipe.bread.id, in: failing)
    }
  }

  @Test func `Removing a favorite returns the removed favorite`() async throws {
    let remove = RemoveFromFavoritesInteractor(favorites: store, user: .ana)
    #expect(try await remove(Recipe.soup.id) == .favorite(.soup))
    #expect(try await remove(Recipe.soup.id) == nil)
    #expect(
      recorder.calls == [
        .favoritesAmong([Recipe.soup.id]), .removeFavorite(Recipe.soup.id), .favoritesAmong([Recipe.soup.id]),
      ])
  }

  @Test func `A page of favorites contains the total number of favorites, regardless of the search`() async throws {
    _ = try await add(Recipe.bread.id, in: base)
    let page = try await GetFavoritesInteractor(favorites: store, user: .ana)(
      matching: SearchText("ajo"), page: Page(limit: 5))
    #expect(page == FavoritePage([.favorite(.soup)], page: Page(limit: 5), hasMore: false, count: 2))
    #expect(recorder.calls == [.favorites(SearchText("ajo"), Page(limit: 5)), .favoriteCount])
  }

  @Test func `The status of favorites lists the unsent additions and removals, sorted by title`() async throws {
    let getStatus = GetFavoriteStatusInteractor(favorites: store, changes: store, user: .ana)
    for recipe in [Recipe.recipe("Zumo"), .recipe("Ñame"), .bread] {
      _ = try await base.addFavorite(.favorite(recipe), of: .ana)
    }
    try await base.settle(
      [FavoriteStateChange(Recipe.soup.id, from: .added(.favorite(.soup)), to: .kept(.favorite(.soup)))], of: .ana)
    try await base.removeFavorite(Recipe.bread.id, of: .ana)
    let status = try await getStatus()
    #expect(
      status
        == FavoriteStatus(count: 3, unsentAdditions: [.recipe("Ñame"), .recipe("Zumo")], unsentRemovals: [.bread]))
    #expect(status.unsentCount == 3)
    // The status must not read favorites whose addition was already sent.
    #expect(recorder.calls == [.favoriteCount, .unsentFavoriteStates(sharedIn: nil)])
  }

  @Test func `Reading a recipe tries the collection first, then the service`() async throws {
    let elsewhere = try await StateStore.collecting([.bread, .flan])
    try await elsewhere.collect([.details(.bread, "otra harina"), .details(.flan)])
    try await base.collect([.details(.soup, "ajo"), .details(.bread, "harina")])
    let asked = CallRecorder<StoreCall>()
    let recipes = LocalFirstRecipes(own: base, service: Intercepted(elsewhere, by: .recording(asked)))
    let getRecipe = GetRecipeInteractor(recipes: recipes, favorites: base, user: .ana)
    #expect(try await getRecipe(Recipe.soup.id) == RecipeReading(.details(.soup, "ajo"), isFavorite: true))
    #expect(try await getRecipe(Recipe.bread.id) == RecipeReading(.details(.bread, "harina"), isFavorite: false))
    #expect(try await recipes.recipe(Recipe.bread.id) == .bread)
    #expect(asked.calls == [])
    #expect(try await getRecipe(Recipe.flan.id) == RecipeReading(.details(.flan), isFavorite: false))
    #expect(try await recipes.recipe(Recipe.flan.id) == .flan)
    #expect(asked.calls == [.details(Recipe.flan.id), .recipe(Recipe.flan.id)])
    await #expect(throws: GatewayError.notFound) { try await getRecipe(.spoonacular(1)) }
  }

  private func add(_ id: Recipe.ID, in store: some Store, later seconds: Double = 0) async throws -> Favorite {
    let now = now
    return try await AddToFavoritesInteractor(recipes: store, favorites: store, user: .ana) { now + seconds }(id)
  }
}

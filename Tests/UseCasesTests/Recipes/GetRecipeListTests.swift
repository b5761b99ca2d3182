import Entities
import Foundation
import Gateways
import GatewayTesting
import Testing
import UseCases

@Suite struct `Listing recipes` {
  let base: StateStore
  let recorder = CallRecorder<StoreCall>()
  var store: Intercepted<StateStore> { Intercepted(base, by: .recording(recorder)) }

  init() async throws {
    base = try await .collecting([.bread, .soup, .flan], favorites: [.soup, .recipe("De otro sitio")])
  }

  @Test func `A recipe list marks the favorites and contains the total number of favorites`() async throws {
    let page = try await list(store)
    #expect(
      page.rows == [.init(.flan, isFavorite: false), .init(.bread, isFavorite: false), .init(.soup, isFavorite: true)])
    #expect((page.favoriteCount, page.total, page.hasMore) == (2, 3, false))
    #expect(page.cachedAt == nil)
  }

  @Test func `Listing recipes reads a page, then the page's favorites, then the number of favorites`() async throws {
    let page = try await list(store, "pan", Page(limit: 1))
    #expect(page.rows.map(\.recipe) == [.bread])
    #expect(
      recorder.calls == [
        .recipes(RecipeFilter(matching: SearchText("pan")), Page(limit: 1)), .favoritesAmong([Recipe.bread.id]),
        .favoriteCount,
      ])
  }

  @Test func `Listing recipes that are in memory reads only the favorites from the store`() async throws {
    let page = try await list(FixedRecipes([.soup, .flan]), page: Page(offset: 1, limit: 5))
    #expect(page.rows == [.init(.flan, isFavorite: false)])
    #expect(page.total == 2)
    #expect(recorder.calls == [.favoritesAmong([Recipe.flan.id]), .favoriteCount])
    #expect(try await list(FixedRecipes([.soup, .flan]), "AJO").rows.map(\.recipe) == [.soup])
  }

  @Test func `A list of favorites contains no other recipes`() async throws {
    let page = try await list(FavoriteRecipes(store, of: .ana), page: Page(limit: 1))
    #expect(page.rows == [.init(.recipe("De otro sitio"), isFavorite: true)])
    #expect(page.hasMore)
  }

  @Test func `Lists of recipes in memory and lists of favorites apply the conditions of a filter`() async throws {
    let quick = RecipeFilter(maximumMinutes: 30)
    let given = FixedRecipes([.bread, .soup, .flan])
    #expect(
      given.recipes(quick, page: .first).value.recipes
        == [Recipe.bread, .soup, .flan].filter {
          $0.minutes.map { $0 <= 30 } ?? false
        })
    #expect(given.recipes(RecipeFilter(diets: [RecipeLabel("vegan")]), page: .first).value == RecipeList([], total: 0))
    let favorites = FavoriteRecipes(store, of: .ana)
    #expect(try await favorites.recipes(quick, page: .first).value.recipes == [.soup])
    let second = try await favorites.recipes(RecipeFilter(maximumMinutes: 600), page: Page(offset: 1, limit: 1)).value
    #expect(second.recipes.isEmpty && !second.hasMore)
  }

  @Test func `A list of recipes can be read from a custom source`() async throws {
    /// A recipe source that returns only recipes that take at most 30 minutes.
    struct QuickRecipes: RecipeSource {
      let base: any RecipeSource
      func recipes(_ filter: RecipeFilter, page: Page) async throws(GatewayError) -> SourceAnswer<RecipeList> {
        try await base.recipes(filter, page: page).map { list in
          RecipeList(list.recipes.filter { $0.minutes.map { $0 <= 30 } ?? false }, offset: list.offset)
        }
      }
    }
    #expect(try await list(QuickRecipes(base: store)).rows == [.init(.soup, isFavorite: true)])
  }

  @Test func `The pages of a recipe list are limited to the page length of its source`() async throws {
    struct ShortPages: RecipeSource {
      let base = FixedRecipes([.bread, .soup, .flan])
      let longestPage = 2
      func recipes(_ filter: RecipeFilter, page: Page) -> SourceAnswer<RecipeList> {
        base.recipes(filter, page: Page(offset: page.offset, limit: min(page.limit, longestPage)))
      }
    }
    let first = try await list(ShortPages(), page: Page(limit: 5))
    #expect(first.rows.map(\.recipe) == [.bread, .soup] && first.page == Page(limit: 2) && first.hasMore)
    #expect(try await list(ShortPages(), page: first.page.next).rows.map(\.recipe) == [.flan])
  }

  @Test func `A recipe list from a cached response has the date of the response`() async throws {
    struct CachedRecipes: RecipeSource {
      func recipes(_ filter: RecipeFilter, page: Page) -> SourceAnswer<RecipeList> {
        SourceAnswer(RecipeList([.bread]), cachedAt: Date(timeIntervalSince1970: 1_800_000_000))
      }
    }
    #expect(try await list(CachedRecipes()).cachedAt == Date(timeIntervalSince1970: 1_800_000_000))
  }

  @Test(arguments: 1...3) func `Listing the recipes of a failing store reports the error`(call: Int) async throws {
    let failing = Intercepted(base, by: .failing(.onCall(call, .busy(what: "store"))))
    await #expect(throws: GatewayError.busy(what: "store")) {
      try await GetRecipeListInteractor(source: failing, favorites: failing, user: .ana)(
        matching: SearchText(), page: .first)
    }
  }

  @Test func `A list of recipes contains no duplicates`() async throws {
    #expect(RecipeList([.bread, .soup, .bread]).recipes == [.bread, .soup])
  }

  private func list(
    _ source: any RecipeSource, _ search: String = "", _ page: Page = .first
  ) async throws -> RecipePage {
    try await GetRecipeListInteractor(source: source, favorites: store, user: .ana)(
      matching: SearchText(search), page: page)
  }

  private func list(_ source: any RecipeSource, page: Page) async throws -> RecipePage {
    try await list(source, "", page)
  }
}

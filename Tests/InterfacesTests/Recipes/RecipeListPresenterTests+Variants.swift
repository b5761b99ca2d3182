import Entities
import Gateways
import GatewayTesting
import Interfaces
import Testing
import UseCases

@MainActor @Suite struct `Variants of the list of recipes` {
  typealias Step = RecordingScreen<RecipeListModel, RecipeRoute>.Step

  let kitchen: Kitchen
  let ui = RecordingScreen<RecipeListModel, RecipeRoute>()
  var cookbook: SmallCookbook { kitchen.cookbook }

  /// A source outside the kit, which returns the given recipes, newest first.
  private struct Given: RecipeSource {
    let given: [Recipe]

    func recipes(_ filter: RecipeFilter, page: Page) async throws(GatewayError) -> SourceAnswer<RecipeList> {
      let found = given.reversed().filter { $0.matches(filter.search) }.dropFirst(page.offset)
      return SourceAnswer(
        RecipeList(Array(found.prefix(page.limit)), offset: page.offset, hasMore: found.count > page.limit))
    }
  }

  /// A source that contains only the favorites.
  private struct Favorites: RecipeSource {
    let kitchen: Kitchen

    func recipes(_ filter: RecipeFilter, page: Page) async throws(GatewayError) -> SourceAnswer<RecipeList> {
      let found = try await kitchen.base.favorites(of: kitchen.user, matching: filter.search, page: page)
      return SourceAnswer(RecipeList(found.items.map(\.recipe), offset: page.offset, hasMore: found.hasMore))
    }
  }

  init() async throws { kitchen = try await Kitchen() }

  private func presenter(of source: any RecipeSource) -> RecipeListPresenter {
    let getRecipeList = GetRecipeListInteractor(source: source, favorites: kitchen.base, user: kitchen.user)
    return kitchen.listPresenter(ui, getRecipeList: getRecipeList)
  }

  private func shown(_ recipes: [Recipe], favorites: Set<Recipe.ID> = [], searching query: String = "") -> Step {
    let page = SmallCookbook.page(recipes, favorites: favorites, favoriteCount: 1)
    return .shows(.content(RecipeListModel(page, searching: query, in: kitchen.texts)))
  }

  @Test func `Recipes from an app's own source can be searched and have favorite marks`() async throws {
    try await kitchen.mark(cookbook.gazpacho.recipe)
    kitchen.fail(.always(.offline(what: "example.org")))
    let presenter = presenter(of: Given(given: cookbook.recipes))
    await presenter.handle(.appeared)
    await presenter.handle(.submittedSearch("tor"))
    ui.expect(
      .shows(.loading), shown(cookbook.recipes.reversed(), favorites: [cookbook.gazpacho.id]),
      shown([cookbook.tortilla.recipe, cookbook.torrijas.recipe], searching: "tor"))
  }

  @Test func `A list from an app's own source of favorites shows only favorites`() async throws {
    try await kitchen.mark(cookbook.torrijas.recipe)
    await presenter(of: Favorites(kitchen: kitchen)).handle(.appeared)
    ui.expect(.shows(.loading), shown([cookbook.torrijas.recipe], favorites: [cookbook.torrijas.id]))
  }
}

import Entities
import GatewayTesting
import Interfaces
import Testing
import UseCases

@MainActor @Suite struct `The screen of the recipes` {
  typealias Step = RecordingScreen<RecipeListModel, RecipeRoute>.Step

  let kitchen: Kitchen
  let ui = RecordingScreen<RecipeListModel, RecipeRoute>()
  let presenter: RecipeListPresenter
  var cookbook: SmallCookbook { kitchen.cookbook }

  init() async throws {
    kitchen = try await Kitchen()
    presenter = kitchen.listPresenter(ui)
  }

  private let searched = "Se ha buscado en título, ingredientes, etiquetas, cocina, tipo, dietas, autor y resumen."

  private func shown(
    _ recipes: [Recipe]? = nil, favorites: Set<Recipe.ID> = [], searching query: String = "",
    favoriteCount: Int? = nil
  ) -> Step {
    let recipes = recipes ?? cookbook.recipes
    let page = SmallCookbook.page(
      recipes, favorites: favorites, total: recipes.count, favoriteCount: favoriteCount)
    return .shows(.content(RecipeListModel(page, searching: query, in: kitchen.texts)))
  }

  private func failed(_ error: GatewayError) -> Step { .shows(.failed(kitchen.texts.problem(error))) }

  @Test func `The recipes screen shows a loading indicator, then the recipes with their favorites`() async throws {
    try await kitchen.mark(cookbook.torrijas.recipe, try SmallCookbook.recipe("Elsewhere"))
    await presenter.handle(.appeared)
    ui.expect(.shows(.loading), shown(favorites: [cookbook.torrijas.id], favoriteCount: 2))
  }

  @Test func `The recipes screen reports that there are no recipes`() async throws {
    try await kitchen.replaceRecipes([])
    await presenter.handle(.appeared)
    await presenter.handle(.submittedSearch(" "))
    let nothing = Step.shows(.empty(message: "No hay ninguna receta."))
    ui.expect(.shows(.loading), nothing, nothing)
  }

  @Test func `The recipes screen can be searched by title and by ingredient`() async {
    await presenter.handle(.appeared, unseenOn: ui)
    await presenter.handle(.submittedSearch("TÓRTILLA"))
    await presenter.handle(.submittedSearch("ajo"))
    ui.expect(
      shown([cookbook.tortilla.recipe], searching: "TÓRTILLA"), shown([cookbook.gazpacho.recipe], searching: "ajo"))
  }

  @Test func `The recipes screen reports that no recipe contains the search text`() async {
    await presenter.handle(.submittedSearch("sushi"))
    ui.expect(.shows(.empty(message: "Ninguna receta coincide con «sushi». \(searched)")))
  }

  @Test(arguments: ["", " ", "\t \u{A0}"])
  func `Searching the recipes for blank text shows every recipe again`(blank: String) async {
    await presenter.handle(.submittedSearch("ajo"), unseenOn: ui)
    await presenter.handle(.submittedSearch(blank))
    ui.expect(shown())
    await presenter.handle(.submittedSearch("ajo"), unseenOn: ui)
    await presenter.handle(.searched(blank))
    ui.expect(shown())
  }

  @Test func `Opening a recipe or the favorites does not update the recipes screen`() async {
    await presenter.handle(.chose(cookbook.gazpacho.id))
    await presenter.handle(.chose(cookbook.torrijas.id))
    await presenter.handle(.act(.choseFavorites))
    ui.expect(.goes(.recipe(cookbook.gazpacho.id)), .goes(.recipe(cookbook.torrijas.id)), .goes(.favorites))
  }

  @Test func `Clearing the search text after a failed recipe search shows all recipes again`() async {
    await presenter.handle(.appeared, unseenOn: ui)
    kitchen.fail(.onCall(1, .busy(what: "recetas.json")))
    await presenter.handle(.submittedSearch(""))
    ui.expect(failed(.busy(what: "recetas.json")))
    await presenter.handle(.searched(""))
    ui.expect(shown())
  }

  @Test func `Clearing the search text reads the recipes again if they could not be read`() async {
    kitchen.fail(.onCall(1, .busy(what: "recetas.json")))
    await presenter.handle(.appeared)
    await presenter.handle(.searched(""))
    ui.expect(.shows(.loading), failed(.busy(what: "recetas.json")), shown())
  }

  @Test func `A cached recipe list shows its date even if the list is empty`() async {
    let getRecipeList = HeldGetRecipeList()
    let presenter = kitchen.listPresenter(ui, getRecipeList: getRecipeList)
    let page = SmallCookbook.page(cookbook.recipes, cachedAt: SmallCookbook.now)
    getRecipeList.held.standing = .success(page)
    await presenter.handle(.appeared)
    getRecipeList.held.standing = .success(SmallCookbook.page([], cachedAt: SmallCookbook.now))
    await presenter.handle(.submittedSearch("ajo"))
    ui.expect(
      .shows(.loading), .shows(.content(RecipeListModel(page, in: kitchen.texts))),
      .shows(
        .empty(message: "Ninguna receta coincide con «ajo». \(searched) Respuesta en caché, del 15 ene 2027, 08:00.")))
  }
}

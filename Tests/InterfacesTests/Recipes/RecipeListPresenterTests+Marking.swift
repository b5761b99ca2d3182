import Entities
import GatewayTesting
import Interfaces
import Testing
import UseCases

@MainActor @Suite struct `Marking favorites from the list` {
  typealias Step = RecordingScreen<RecipeListModel, RecipeRoute>.Step

  let kitchen: Kitchen
  let ui = RecordingScreen<RecipeListModel, RecipeRoute>()
  let presenter: RecipeListPresenter
  let gazpacho: Recipe
  let torrijas: Recipe

  init() async throws {
    kitchen = try await Kitchen()
    (gazpacho, torrijas) = (kitchen.cookbook.gazpacho.recipe, kitchen.cookbook.torrijas.recipe)
    presenter = kitchen.listPresenter(ui)
    await presenter.handle(.appeared, unseenOn: ui)
  }

  private func shown(_ favorites: Set<Recipe.ID>, _ notice: Notice? = nil) -> Step {
    let page = SmallCookbook.page(kitchen.cookbook.recipes, favorites: favorites, total: 3)
    var model = RecipeListModel(page, in: kitchen.texts)
    model.notice = notice
    return .shows(.content(model))
  }

  @Test func `Toggling a favorite in the recipe list immediately updates its mark and the favorite count`() async throws
  {
    await presenter.handle(.act(.toggledFavorite(gazpacho.id)))
    await presenter.handle(.act(.toggledFavorite(torrijas.id)))
    #expect(try await kitchen.favorites() == [gazpacho.id, torrijas.id])
    await presenter.handle(.act(.toggledFavorite(gazpacho.id)))
    #expect(try await kitchen.favorites() == [torrijas.id])
    ui.expect(
      shown([gazpacho.id], .done(["Añadida a favoritas: Gazpacho."])),
      shown([gazpacho.id, torrijas.id], .done(["Añadida a favoritas: Torrijas."])),
      shown([torrijas.id], .done(["Ya no es favorita: Gazpacho."])))
    await presenter.handle(.appeared)
    ui.expect(.shows(.loading), shown([torrijas.id]))
  }

  @Test func `Failing to add a recipe to the favorites leaves the recipe list unchanged`() async throws {
    try await kitchen.replaceRecipes([])
    await presenter.handle(.act(.toggledFavorite(gazpacho.id)))
    kitchen.fail(.always(.full(what: "recetas.json")))
    await presenter.handle(.act(.toggledFavorite(gazpacho.id)))
    kitchen.fail(nil)
    try await kitchen.mark(torrijas)
    await presenter.handle(.appeared)
    ui.expect(
      shown([], .failed(kitchen.texts.noSuchRecipe(gazpacho.id))),
      shown([], .failed(kitchen.texts.problem(GatewayError.full(what: "recetas.json")))), .shows(.loading),
      .shows(.empty(message: "No hay ninguna receta.")))
  }

  @Test func `A favorite that cannot be removed in the recipe list keeps its mark`() async throws {
    await presenter.handle(.act(.toggledFavorite(gazpacho.id)), unseenOn: ui)
    kitchen.fail(.always(.full(what: "recetas.json")))
    await presenter.handle(.act(.toggledFavorite(gazpacho.id)))
    ui.expect(shown([gazpacho.id], .failed(kitchen.texts.problem(GatewayError.full(what: "recetas.json")))))
  }

  @Test func `Toggling the favorite mark of a recipe that is not in the recipe list does nothing`() async throws {
    await presenter.handle(.act(.toggledFavorite(.spoonacular(7))))
    #expect(ui.take() == [])
    #expect(try await kitchen.favorites() == [])
  }

  @Test func `Concurrent toggles of a favorite in the recipe list change the favorite only once`() async throws {
    let add = HeldAddToFavorites()
    let presenter = kitchen.listPresenter(ui, addToFavorites: add)
    await presenter.handle(.appeared, unseenOn: ui)
    let first = await add.held.begin { await presenter.handle(.act(.toggledFavorite(gazpacho.id))) }
    await presenter.handle(.act(.toggledFavorite(gazpacho.id)))
    #expect(ui.take() == [])
    await add.held.answer(first, .success(Favorite(gazpacho, addedAt: SmallCookbook.now)))
    #expect(add.held.questions == [gazpacho.id])
    ui.expect(shown([gazpacho.id], .done(["Añadida a favoritas: Gazpacho."])))
  }

  @Test func `A changed favorite mark is not overwritten by a recipe list requested before the change`() async {
    let getRecipeList = HeldGetRecipeList()
    let presenter = kitchen.listPresenter(ui, getRecipeList: getRecipeList)
    let before = SmallCookbook.page(kitchen.cookbook.recipes, total: 3)
    getRecipeList.held.standing = .success(before)
    await presenter.handle(.appeared)
    getRecipeList.held.standing = nil
    _ = ui.take()
    let again = await getRecipeList.held.begin { await presenter.handle(.submittedSearch("")) }
    await presenter.handle(.act(.toggledFavorite(gazpacho.id)))
    await getRecipeList.held.answer(again, .success(before))
    ui.expect(shown([gazpacho.id], .done(["Añadida a favoritas: Gazpacho."])), shown([gazpacho.id]))
    // The response to a list request that starts after the change determines the favorite mark.
    getRecipeList.held.standing = .success(before)
    await presenter.handle(.submittedSearch(""))
    ui.expect(shown([]))
  }

  @Test func `A changed favorite mark is counted once if the new recipe list already contains it`() async {
    let getRecipeList = HeldGetRecipeList()
    let presenter = kitchen.listPresenter(ui, getRecipeList: getRecipeList)
    getRecipeList.held.standing = .success(SmallCookbook.page(kitchen.cookbook.recipes, total: 3))
    await presenter.handle(.appeared)
    getRecipeList.held.standing = nil
    let again = await getRecipeList.held.begin { await presenter.handle(.submittedSearch("")) }
    await presenter.handle(.act(.toggledFavorite(gazpacho.id)), unseenOn: ui)
    let after = SmallCookbook.page(kitchen.cookbook.recipes, favorites: [gazpacho.id], total: 3)
    await getRecipeList.held.answer(again, .success(after))
    ui.expect(shown([gazpacho.id]))
  }

  @Test func `A changed favorite mark is not overwritten by a recipe page requested before the change`() async {
    let getRecipeList = HeldGetRecipeList()
    let presenter = kitchen.listPresenter(ui, getRecipeList: getRecipeList)
    let recipes = kitchen.cookbook.recipes
    getRecipeList.held.standing = .success(SmallCookbook.page(recipes.prefix(2), hasMore: true, total: 3))
    await presenter.handle(.appeared)
    getRecipeList.held.standing = nil
    let more = await getRecipeList.held.begin { await presenter.handle(.wantedMore) }
    await presenter.handle(.act(.toggledFavorite(gazpacho.id)), unseenOn: ui)
    await getRecipeList.held.answer(
      more, .success(SmallCookbook.page(recipes[2...], page: Page(offset: 50), total: 3)))
    ui.expect(shown([gazpacho.id]))
  }

  @Test func `A changed favorite mark is not shown after the recipe list disappears`() async throws {
    let add = HeldAddToFavorites()
    let presenter = kitchen.listPresenter(ui, addToFavorites: add)
    await presenter.handle(.appeared)
    let first = await add.held.begin { await presenter.handle(.act(.toggledFavorite(gazpacho.id))) }
    await presenter.handle(.disappeared, unseenOn: ui)
    await add.held.answer(first, .success(Favorite(gazpacho, addedAt: SmallCookbook.now)))
    #expect(ui.take() == [])
  }
}

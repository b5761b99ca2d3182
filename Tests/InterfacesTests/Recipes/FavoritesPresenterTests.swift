import Entities
import Gateways
import GatewayTesting
import Interfaces
import Testing
import UseCases

@MainActor @Suite struct `The screen of the favorites` {
  typealias Step = RecordingScreen<FavoritesModel, RecipeRoute>.Step

  let kitchen: Kitchen
  let ui = RecordingScreen<FavoritesModel, RecipeRoute>()
  let presenter: FavoritesPresenter
  let gazpacho: Recipe
  let tortilla: Recipe

  init() async throws {
    kitchen = try await Kitchen()
    (gazpacho, tortilla) = (kitchen.cookbook.gazpacho.recipe, kitchen.cookbook.tortilla.recipe)
    presenter = kitchen.favoritesPresenter(ui)
  }

  private func shown(
    _ recipes: [Recipe], searching query: String = "", count: Int? = nil, notice: Notice? = nil
  ) -> Step {
    kitchen.shownFavorites(recipes, searching: query, count: count, notice: notice)
  }

  @Test func `If there are no favorites, their screen shows a loading indicator, then a message`() async {
    await presenter.handle(.appeared)
    ui.expect(.shows(.loading), .shows(.empty(message: "Aún no tienes ninguna receta favorita.")))
  }

  @Test func `The favorites screen shows favorites sorted by title, with their unsent changes`() async throws {
    try await kitchen.mark(tortilla, gazpacho)
    await presenter.handle(.appeared)
    ui.expect(.shows(.loading), shown([gazpacho, tortilla]))
  }

  @Test func `The favorites screen does not read unsent changes if favorites are not shared`() async throws {
    try await kitchen.mark(tortilla, gazpacho)
    let recorder = CallRecorder<StoreCall>()
    kitchen.intercept { (call, _) throws(GatewayError) in recorder.record(call) }
    let presenter = kitchen.favoritesPresenter(ui, syncFavorites: nil)
    await presenter.handle(.appeared)
    ui.expect(.shows(.loading), kitchen.shownFavorites([gazpacho, tortilla], isShared: false))
    #expect(recorder.calls == [.favorites(SearchText(), .first), .favoriteCount])
    for recipe in [gazpacho, tortilla] { try await kitchen.base.removeFavorite(recipe.id, of: kitchen.user) }
    await presenter.handle(.appeared)
    ui.expect(.shows(.loading), .shows(.empty(message: "Aún no tienes ninguna receta favorita.")))
  }

  @Test func `Searching the favorites for blank text shows every favorite again`() async throws {
    try await kitchen.mark(tortilla, gazpacho)
    await presenter.handle(.searched("PATATAS"))
    await presenter.handle(.searched(" "))
    await presenter.handle(.submittedSearch("gazp"))
    ui.expect(
      shown([tortilla], searching: "PATATAS", count: 2), shown([gazpacho, tortilla], searching: " "),
      shown([gazpacho], searching: "gazp", count: 2))
  }

  @Test func `The favorites screen reports that no favorite contains the search text`() async throws {
    try await kitchen.mark(gazpacho)
    try await kitchen.settle()
    await presenter.handle(.searched("sushi"))
    ui.expect(.shows(.empty(message: "Ningún título de tus favoritas contiene «sushi».")))
  }

  @Test func `Removing a favorite on the favorites screen shows the remaining favorites`() async throws {
    try await kitchen.mark(gazpacho, tortilla)
    try await kitchen.settle()
    await presenter.handle(.appeared, unseenOn: ui)
    await presenter.handle(.act(.removed(gazpacho.id)))
    await presenter.handle(.act(.removed(gazpacho.id)))
    await presenter.handle(.act(.removed(tortilla.id)))
    func shown(_ recipes: [Recipe], removed: [Recipe], _ sentence: String) -> Step {
      kitchen.shownFavorites(recipes, unsent: [], removed: removed, notice: .done([sentence]))
    }
    ui.expect(
      shown([tortilla], removed: [gazpacho], "Ya no es favorita: Gazpacho."),
      shown([tortilla], removed: [gazpacho], "La receta «local-gazpacho» no era favorita."),
      shown([], removed: [gazpacho, tortilla], "Ya no es favorita: Tortilla de patatas."))
    #expect(try await kitchen.favorites() == [])
  }

  @Test func `The favorites screen shows unsent removals even if no favorites are left`() async throws {
    try await kitchen.mark(gazpacho)
    try await kitchen.settle()
    await presenter.handle(.act(.removed(gazpacho.id)), unseenOn: ui)
    await presenter.handle(.appeared)
    ui.expect(.shows(.loading), kitchen.shownFavorites([], unsent: [], removed: [gazpacho]))
    try await kitchen.settle()
    await presenter.handle(.appeared)
    ui.expect(.shows(.loading), .shows(.empty(message: "Aún no tienes ninguna receta favorita.")))
  }

  @Test func `A favorite that cannot be removed stays on the favorites screen, and the reason is shown`() async throws {
    try await kitchen.mark(gazpacho)
    await presenter.handle(.appeared, unseenOn: ui)
    kitchen.fail(.always(.full(what: "recetas.json")))
    await presenter.handle(.act(.removed(gazpacho.id)))
    let problem = kitchen.texts.problem(GatewayError.full(what: "recetas.json"))
    ui.expect(shown([gazpacho], notice: .failed(problem)))
    // The problem replaces the list if the list hasn't been read yet.
    await kitchen.favoritesPresenter(ui).handle(.act(.removed(gazpacho.id)))
    ui.expect(.shows(.failed(problem)))
  }

  @Test func `Choosing a favorite opens the recipe without updating the favorites screen`() async {
    await presenter.handle(.chose(gazpacho.id))
    ui.expect(.goes(.recipe(gazpacho.id)))
  }
}

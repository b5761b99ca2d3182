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

  @Test func `The favorites screen shows that it is loading, then that there are no favorites`() async {
    await presenter.handle(.appeared)
    ui.expect(.shows(.loading), .shows(.empty(message: "Aún no tienes ninguna receta favorita.")))
  }

  @Test func `loads, and then shows them by title, and what is unsent`() async throws {
    try await kitchen.mark(tortilla, gazpacho)
    await presenter.handle(.appeared)
    ui.expect(.shows(.loading), shown([gazpacho, tortilla]))
  }

  @Test func `neither says nor asks what is unsent where nothing is shared`() async throws {
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

  @Test func `shows what a search finds, and everything again when it is blank`() async throws {
    try await kitchen.mark(tortilla, gazpacho)
    await presenter.handle(.searched("PATATAS"))
    await presenter.handle(.searched(" "))
    await presenter.handle(.submittedSearch("gazp"))
    ui.expect(
      shown([tortilla], searching: "PATATAS", count: 2), shown([gazpacho, tortilla], searching: " "),
      shown([gazpacho], searching: "gazp", count: 2))
  }

  @Test func `The favorites screen says that no favorite contains the searched text`() async throws {
    try await kitchen.mark(gazpacho)
    try await kitchen.settle()
    await presenter.handle(.searched("sushi"))
    ui.expect(.shows(.empty(message: "Ningún título de tus favoritas contiene «sushi».")))
  }

  @Test func `removes one, tells it, and says what is left`() async throws {
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

  @Test func `says what is unsent even when nothing is left`() async throws {
    try await kitchen.mark(gazpacho)
    try await kitchen.settle()
    await presenter.handle(.act(.removed(gazpacho.id)), unseenOn: ui)
    await presenter.handle(.appeared)
    ui.expect(.shows(.loading), kitchen.shownFavorites([], unsent: [], removed: [gazpacho]))
    try await kitchen.settle()
    await presenter.handle(.appeared)
    ui.expect(.shows(.loading), .shows(.empty(message: "Aún no tienes ninguna receta favorita.")))
  }

  @Test func `tells why one could not be removed, and keeps the list`() async throws {
    try await kitchen.mark(gazpacho)
    await presenter.handle(.appeared, unseenOn: ui)
    kitchen.fail(.always(.full(what: "recetas.json")))
    await presenter.handle(.act(.removed(gazpacho.id)))
    let problem = kitchen.texts.problem(GatewayError.full(what: "recetas.json"))
    ui.expect(shown([gazpacho], notice: .failed(problem)))
    // And where there is no list yet.
    await kitchen.favoritesPresenter(ui).handle(.act(.removed(gazpacho.id)))
    ui.expect(.shows(.failed(problem)))
  }

  @Test func `leads to the recipe that was chosen, and shows nothing on the way`() async {
    await presenter.handle(.chose(gazpacho.id))
    ui.expect(.goes(.recipe(gazpacho.id)))
  }
}

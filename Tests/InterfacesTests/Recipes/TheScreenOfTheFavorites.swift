import Entities
import Gateways
import GatewayTesting
import Interfaces
import Testing
import UseCases

@MainActor @Suite struct `The screen of the favourites` {
  typealias Step = Recording<FavoritesModel, RecipeRoute>.Step

  let kitchen: Kitchen
  let ui = Recording<FavoritesModel, RecipeRoute>()
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

  @Test func `loads, and then says that there are none`() async {
    await presenter.handle(.appeared)
    #expect(ui.take() == [.shows(.loading), .shows(.empty(message: "Aún no tienes ninguna receta favorita."))])
  }

  @Test func `loads, and then shows them by title, and what is unsent`() async throws {
    try await kitchen.mark(tortilla, gazpacho)
    await presenter.handle(.appeared)
    #expect(ui.take() == [.shows(.loading), shown([gazpacho, tortilla])])
  }

  @Test func `neither says nor asks what is unsent where nothing is shared`() async throws {
    try await kitchen.mark(tortilla, gazpacho)
    let recorder = CallRecorder()
    kitchen.intercept { (call) throws(GatewayError) in recorder.record(call) }
    let presenter = kitchen.favoritesPresenter(ui, syncFavorites: nil)
    await presenter.handle(.appeared)
    #expect(ui.take() == [.shows(.loading), kitchen.shownFavorites([gazpacho, tortilla], isShared: false)])
    #expect(recorder.calls == [.favorites(SearchText(), .first), .favoriteCount])
    for recipe in [gazpacho, tortilla] { try await kitchen.base.removeFavorite(recipe.id, of: kitchen.user) }
    await presenter.handle(.appeared)
    #expect(ui.take() == [.shows(.loading), .shows(.empty(message: "Aún no tienes ninguna receta favorita."))])
  }

  @Test func `shows what a search finds, and everything again when it is blank`() async throws {
    try await kitchen.mark(tortilla, gazpacho)
    await presenter.handle(.searched("PATATAS"))
    await presenter.handle(.searched(" "))
    await presenter.handle(.submittedSearch("gazp"))
    #expect(
      ui.take() == [
        shown([tortilla], searching: "PATATAS", count: 2), shown([gazpacho, tortilla], searching: " "),
        shown([gazpacho], searching: "gazp", count: 2),
      ])
  }

  @Test func `asks nothing twice that was typed and submitted`() async throws {
    let held = HeldGetFavorites()
    let presenter = kitchen.favoritesPresenter(ui, getFavorites: held)
    held.held.standing = .success(FavoritePage([], page: .first, hasMore: false, count: 0))
    await presenter.handle(.searched("gazp"))
    await presenter.handle(.submittedSearch("gazp"))
    #expect(held.held.questions == ["gazp"])
    await presenter.handle(.submittedSearch("ajo"))
    await presenter.handle(.submittedSearch("ajo"))
    #expect(held.held.questions == ["gazp", "ajo", "ajo"])
  }

  @Test func `waits for a pause while somebody types`() async throws {
    let clock = ManualClock()
    let held = HeldGetFavorites()
    let presenter = kitchen.favoritesPresenter(ui, getFavorites: held, searchDelay: Typing.pause, clock: clock)
    held.held.standing = .success(FavoritePage([], page: .first, hasMore: false, count: 0))
    let typed = Task { await presenter.handle(.searched("g")) }
    await clock.hasSleepers(1)
    #expect(held.held.questions.isEmpty)
    clock.advance(by: Typing.pause)
    await typed.value
    #expect(held.held.questions == ["g"])
  }

  @Test func `says what was not found`() async throws {
    try await kitchen.mark(gazpacho)
    try await kitchen.settle()
    await presenter.handle(.searched("sushi"))
    #expect(ui.take() == [.shows(.empty(message: "Ninguna favorita contiene «sushi»."))])
  }

  @Test func `goes on as long as more is wanted and there is more`() async throws {
    let soups = try SmallCookbook.soups(120)
    for soup in soups { try await kitchen.mark(soup) }
    await presenter.handle(.wantedMore)
    await presenter.handle(.appeared)
    for _ in 1...3 { await presenter.handle(.wantedMore) }
    let lengths = ui.take().compactMap { step in
      if case .shows(.content(let model)) = step { [model.rows.count, model.more == nil ? 0 : 1] } else { nil }
    }
    #expect(lengths == [[50, 1], [100, 1], [120, 0]])
  }

  @Test func `keeps the list when no more of it can be read`() async throws {
    for soup in try SmallCookbook.soups(60) { try await kitchen.mark(soup) }
    await presenter.handle(.appeared)
    guard case .shows(.content(var model)) = ui.take().last else { throw GatewayError.notFound }
    kitchen.fail(.onCall(1, .busy(what: "recetas.json")))
    await presenter.handle(.wantedMore)
    model.notice = .failed(kitchen.texts.problem(GatewayError.busy(what: "recetas.json")))
    #expect(ui.take() == [.shows(.content(model))])
    await presenter.handle(.wantedMore)
    guard case .shows(.content(let whole)) = ui.take().last else { throw GatewayError.notFound }
    #expect(whole.rows.count == 60)
  }

  @Test func `removes one, tells it, and says what is left`() async throws {
    try await kitchen.mark(gazpacho, tortilla)
    try await kitchen.settle()
    await presenter.handle(.appeared)
    _ = ui.take()
    await presenter.handle(.removed(gazpacho.id))
    await presenter.handle(.removed(gazpacho.id))
    await presenter.handle(.removed(tortilla.id))
    func shown(_ recipes: [Recipe], removed: [Recipe], _ sentence: String) -> Step {
      kitchen.shownFavorites(recipes, unsent: [], removed: removed, notice: .done([sentence]))
    }
    #expect(
      ui.take() == [
        shown([tortilla], removed: [gazpacho], "Ya no es favorita: Gazpacho."),
        shown([tortilla], removed: [gazpacho], "La receta local-gazpacho no era favorita."),
        shown([], removed: [gazpacho, tortilla], "Ya no es favorita: Tortilla de patatas."),
      ])
    #expect(try await kitchen.favorites() == [])
  }

  @Test func `says what is unsent even when nothing is left`() async throws {
    try await kitchen.mark(gazpacho)
    try await kitchen.settle()
    await presenter.handle(.removed(gazpacho.id))
    _ = ui.take()
    await presenter.handle(.appeared)
    #expect(ui.take() == [.shows(.loading), kitchen.shownFavorites([], unsent: [], removed: [gazpacho])])
    try await kitchen.settle()
    await presenter.handle(.appeared)
    #expect(ui.take() == [.shows(.loading), .shows(.empty(message: "Aún no tienes ninguna receta favorita."))])
  }

  @Test func `tells why one could not be removed, and keeps the list`() async throws {
    try await kitchen.mark(gazpacho)
    await presenter.handle(.appeared)
    _ = ui.take()
    kitchen.fail(.always(.full(what: "recetas.json")))
    await presenter.handle(.removed(gazpacho.id))
    let problem = kitchen.texts.problem(GatewayError.full(what: "recetas.json"))
    #expect(ui.take() == [shown([gazpacho], notice: .failed(problem))])
    // And where there is no list yet.
    await kitchen.favoritesPresenter(ui).handle(.removed(gazpacho.id))
    #expect(ui.take() == [.shows(.failed(problem))])
  }

  @Test func `keeps showing as much as there was, and the search, when one is removed`() async throws {
    for soup in try SmallCookbook.soups(60) { try await kitchen.mark(soup) }
    try await kitchen.mark(gazpacho)
    await presenter.handle(.searched("sopa"))
    await presenter.handle(.wantedMore)
    await presenter.handle(.removed(try Recipe.ID("local-sopa-001")))
    guard case .shows(.content(let model)) = ui.take().last else { throw GatewayError.notFound }
    #expect(model.rows.count == 59 && model.title == "Recetas favoritas: «sopa»")
  }

  @Test func `says why it can't be read, and reads again when it appears again`() async throws {
    try await kitchen.mark(gazpacho)
    for call in 1...4 {
      kitchen.fail(.onCall(call, .corrupt(what: "recetas.json", why: "line 3")))
      await presenter.handle(.appeared)
      let problem = kitchen.texts.problem(GatewayError.corrupt(what: "recetas.json", why: "line 3"))
      #expect(ui.take() == [.shows(.loading), .shows(.failed(problem))])
    }
    kitchen.fail(nil)
    await presenter.handle(.appeared)
    #expect(ui.take() == [.shows(.loading), shown([gazpacho])])
  }

  @Test func `makes a search again that failed`() async throws {
    try await kitchen.mark(gazpacho)
    kitchen.fail(.onCall(1, .busy(what: "recetas.json")))
    await presenter.handle(.searched("gazp"))
    _ = ui.take()
    await presenter.handle(.submittedSearch("gazp"))
    #expect(ui.take() == [shown([gazpacho], searching: "gazp")])
  }

  @Test func `leads to the recipe that was chosen, and shows nothing on the way`() async {
    await presenter.handle(.chose(gazpacho.id))
    #expect(ui.take() == [.goes(.recipe(gazpacho.id))])
  }

  nonisolated static let late: [Result<FavoritePage, GatewayError>] = [
    .success(FavoritePage([], page: .first, hasMore: false, count: 0)), .failure(.offline(what: "example.org")),
  ]

  @Test(arguments: late) func `never shows what was overtaken`(late: Result<FavoritePage, GatewayError>) async {
    let getFavorites = HeldGetFavorites()
    let presenter = kitchen.favoritesPresenter(ui, getFavorites: getFavorites)
    let page = FavoritePage(
      [Favorite(gazpacho, addedAt: SmallCookbook.now)], page: .first, hasMore: false, count: 1)
    let first = await getFavorites.held.begin { await presenter.handle(.searched("g")) }
    let second = await getFavorites.held.begin { await presenter.handle(.searched("ga")) }
    await getFavorites.held.answer(second, .success(page))
    await getFavorites.held.answer(first, late)
    let third = await getFavorites.held.begin { await presenter.handle(.searched("gaz")) }
    await presenter.handle(.disappeared)
    await getFavorites.held.answer(third, late)
    let status = FavoriteStatus(count: 0, unsentAdditions: [], unsentRemovals: [])
    let model = FavoritesModel(page, searching: "ga", status: status, in: kitchen.texts)
    #expect(ui.take() == [.shows(.content(model))])
  }

  @Test func `reads no more of a list that is about to go`() async {
    let getFavorites = HeldGetFavorites()
    let presenter = kitchen.favoritesPresenter(ui, getFavorites: getFavorites)
    let page = Result<FavoritePage, GatewayError>.success(
      FavoritePage([Favorite(gazpacho, addedAt: SmallCookbook.now)], page: .first, hasMore: true, count: 60))
    getFavorites.held.standing = page
    await presenter.handle(.appeared)
    getFavorites.held.standing = nil
    let search = await getFavorites.held.begin { await presenter.handle(.searched("g")) }
    getFavorites.held.standing = page
    await presenter.handle(.wantedMore)
    #expect(getFavorites.held.questions == ["", "g"])
    await getFavorites.held.answer(search, page)
  }

  @Test func `tells nothing on a screen that is gone`() async throws {
    try await kitchen.mark(gazpacho)
    await presenter.handle(.appeared)
    await presenter.handle(.disappeared)
    _ = ui.take()
    kitchen.fail(.always(.full(what: "recetas.json")))
    await presenter.handle(.removed(gazpacho.id))
    #expect(ui.take() == [])
  }

  @Test func `is not kept alive by its search`() async {
    var list: FavoritesPresenter? = kitchen.favoritesPresenter(ui)
    weak let kept = list
    await list?.handle(.searched("g"))
    list = nil
    #expect(kept == nil)
  }
}

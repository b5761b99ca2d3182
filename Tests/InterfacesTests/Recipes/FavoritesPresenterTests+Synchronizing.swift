import Entities
import Interfaces
import Testing
import UseCases

@MainActor @Suite struct `Synchronizing from the screen` {
  typealias Step = RecordingScreen<FavoritesModel, RecipeRoute>.Step

  let kitchen: Kitchen
  let ui = RecordingScreen<FavoritesModel, RecipeRoute>()
  let sync = HeldSyncFavorites()
  let presenter: FavoritesPresenter
  let gazpacho: Recipe

  init() async throws {
    kitchen = try await Kitchen()
    gazpacho = kitchen.cookbook.gazpacho.recipe
    presenter = kitchen.favoritesPresenter(ui, syncFavorites: sync)
    try await kitchen.mark(gazpacho)
    await presenter.handle(.appeared, unseenOn: ui)
  }

  private func shown(_ recipes: [Recipe], unsent: [Recipe] = [], _ notice: Notice) -> Step {
    kitchen.shownFavorites(recipes, unsent: unsent, notice: notice)
  }

  private func begin() async -> HeldSyncFavorites.Answers.Event {
    await sync.held.begin { [presenter] in await presenter.handle(.act(.wantedSync)) }
  }

  @Test func `A synchronization shows a progress message, then its result with the current favorites`() async throws {
    let syncing = await begin()
    ui.expect(shown([gazpacho], unsent: [gazpacho], .done(["Sincronizando…"])))
    try await kitchen.mark(kitchen.cookbook.torrijas.recipe)
    try await kitchen.settle()
    await sync.held.answer(syncing, .success(SyncReport(sent: 1, received: 1)))
    ui.expect(shown([gazpacho, kitchen.cookbook.torrijas.recipe], .done(["1 enviado, 1 recibido."])))
  }

  @Test func `A failed synchronization is explained together with the list of unsent favorites`() async {
    let syncing = await begin()
    _ = ui.take()
    await sync.held.answer(syncing, .failure(.offline(what: "firestore.example")))
    let problem = kitchen.texts.problem(GatewayError.offline(what: "firestore.example"))
    ui.expect(shown([gazpacho], unsent: [gazpacho], .failed(problem)))
  }

  @Test func `A synchronization that fails partway reports that some changes were sent`() async {
    let syncing = await begin()
    _ = ui.take()
    let error = GatewayError.unfinished(.busy(what: "recetas.sqlite"))
    await sync.held.answer(syncing, .failure(error))
    ui.expect(shown([gazpacho], unsent: [gazpacho], .failed(kitchen.texts.syncProblem(error))))
    BothLanguages.check(
      { $0.syncProblem(error).advice }, "Sincroniza otra vez para terminar.", "Synchronize again to finish.")
    BothLanguages.check(
      { String($0.syncProblem(error).message.prefix { $0 != "." }) },
      "Se han enviado algunos cambios, pero no se ha podido terminar",
      "Some changes were sent, but a later step failed")
  }

  @Test func `A synchronization of the favorites does not start while another one is running`() async {
    let syncing = await begin()
    await presenter.handle(.act(.wantedSync))
    await sync.held.answer(syncing, .success(SyncReport()))
    #expect(sync.held.questions.count == 1)
    sync.held.standing = .success(SyncReport())
    await presenter.handle(.act(.wantedSync))
    #expect(sync.held.questions.count == 2)
  }

  @Test func `Synchronizing without configuration explains how to set up synchronization`() async {
    await kitchen.favoritesPresenter(ui, syncFavorites: nil).handle(.act(.wantedSync))
    ui.expect(.shows(.failed(kitchen.texts.cannotSync)))
    let presenter = kitchen.favoritesPresenter(ui, syncFavorites: nil)
    await presenter.handle(.appeared, unseenOn: ui)
    await presenter.handle(.act(.wantedSync))
    let notice = Notice.failed(kitchen.texts.cannotSync)
    ui.expect(kitchen.shownFavorites([gazpacho], isShared: false, notice: notice))
    #expect(kitchen.texts.cannotSync.advice.contains("FIRESTORE_PROJECT"))
  }

  @Test func `Synchronizing the favorites is reported as unnecessary if the store already shares them`() async {
    let presenter = kitchen.favoritesPresenter(ui, syncFavorites: nil, isSharedByStore: true)
    await presenter.handle(.appeared, unseenOn: ui)
    await presenter.handle(.act(.wantedSync))
    ui.expect(kitchen.shownFavorites([gazpacho], isShared: false, notice: .done([kitchen.texts.sharedByStore])))
  }

  @Test func `Synchronizing before the favorites have been read shows the favorites with the result`() async {
    sync.held.standing = .success(SyncReport())
    await kitchen.favoritesPresenter(ui, syncFavorites: sync).handle(.act(.wantedSync))
    ui.expect(shown([gazpacho], unsent: [gazpacho], .done(["Nada que sincronizar."])))
  }

  @Test func `The result of a synchronization is reported when the favorites screen reappears`() async {
    let syncing = await begin()
    await presenter.handle(.disappeared, unseenOn: ui)
    await sync.held.answer(syncing, .success(SyncReport(sent: 2)))
    #expect(ui.take() == [])
    await presenter.handle(.appeared)
    await presenter.handle(.appeared)
    ui.expect(
      .shows(.loading), shown([gazpacho], unsent: [gazpacho], .done(["2 enviados, 0 recibidos."])),
      .shows(.loading), kitchen.shownFavorites([gazpacho]))
  }

  @Test func `Synchronizing keeps the search text of the favorites`() async {
    sync.held.standing = .success(SyncReport(received: 1))
    await presenter.handle(.searched("sushi"), unseenOn: ui)
    await presenter.handle(.act(.wantedSync))
    #expect(
      ui.take().last
        == kitchen.shownFavorites(
          [], searching: "sushi", count: 1, unsent: [gazpacho], notice: .done(["0 enviados, 1 recibido."])))
  }
}

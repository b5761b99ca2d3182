import Entities
import Gateways
import GatewayTesting
import Interfaces
import Testing
import UseCases

/// Covers every list except the menu, which has a suite of its own.
@MainActor @Suite struct `Lists that follow their store` {
  /// Shows a list, and changes its store twice: while the list is visible, and while it is hidden.
  ///
  /// - Parameter row: The id of the row that the first change inserts.
  private func follow<Feature: ListFeature>(
    _ presenter: ListPresenter<Feature>, _ ui: RecordingScreen<ListModel<Feature>, Feature.Route>, in store: StateStore,
    inserts row: Feature.Row.ID, _ change: () async throws -> Void, hidden: () async throws -> Void
  ) async throws {
    await presenter.handle(.appeared)
    guard case .shows(.content(let before)) = ui.take().last else { throw GatewayError.notFound }
    // A change in another part of the store must not show the list again.
    try await store.addDish(Samples.dish("Flan"))
    try await change()
    var model = before
    while model.changes(since: before).isEmpty {
      guard case .shows(.content(let next)) = await ui.next() else { throw GatewayError.notFound }
      // The counts next to the rows are read after the rows, so they can be newer.
      #expect(next != model)
      model = next
    }
    let changes = model.changes(since: before)
    #expect(changes.insertedRows.map(\.value.id) == [row] && changes.removedRows.isEmpty)

    await presenter.handle(.disappeared)
    try await hidden()
    await presenter.handle(.appeared)
    #expect(ui.take().count == 2, "loading and the list")
  }

  private func follow<Feature: ListFeature>(
    _ feature: Feature, in brewery: Brewery, inserts row: Feature.Row.ID, _ change: () async throws -> Void,
    hidden: () async throws -> Void
  ) async throws where Feature.Route == BeerRoute {
    let ui = RecordingScreen<ListModel<Feature>, BeerRoute>()
    let presenter = brewery.presenter(of: feature, ui, followsChanges: true)
    try await follow(presenter, ui, in: brewery.base, inserts: row, change, hidden: hidden)
  }

  @Test func `The beers screen shows changes to the store`() async throws {
    let brewery = try await Brewery()
    let radler = try Brewery.beer("Radler", of: brewery.mahou)
    let feature = BeersFeature(of: brewery.mahou.id, brewery.useCases, texts: brewery.texts)
    try await follow(feature, in: brewery, inserts: radler.id) {
      try await brewery.base.addBeer(radler, photos: [])
    } hidden: {
      try await brewery.base.deleteBeer(RatedBeer(radler))
    }
  }

  @Test func `The manufacturers screen shows changes to the store`() async throws {
    let brewery = try await Brewery()
    let estrella = try Manufacturer(name: "Estrella", origin: .national)
    try await follow(ManufacturersFeature(brewery.useCases, texts: brewery.texts), in: brewery, inserts: estrella.id) {
      try await brewery.base.addManufacturer(estrella, photos: [])
    } hidden: {
      try await brewery.base.deleteManufacturer(ManufacturerSummary(estrella))
    }
  }

  @Test func `The best beers screen shows changes to the store`() async throws {
    let brewery = try await Brewery()
    let feature = BestBeersFeature(brewery.useCases, texts: brewery.texts)
    try await follow(feature, in: brewery, inserts: brewery.stars.id) {
      try await brewery.review("review-2", of: brewery.stars)
    } hidden: {
      try await brewery.review("review-3", of: brewery.pale)
    }
  }

  @Test func `The reviews screen shows changes to the store`() async throws {
    let brewery = try await Brewery()
    let feature = ReviewsFeature(of: nil, brewery.useCases, texts: brewery.texts)
    try await follow(feature, in: brewery, inserts: Review.ID("review-2")) {
      try await brewery.review("review-2", days: 1)
    } hidden: {
      try await brewery.review("review-3", days: 2)
    }
  }

  @Test func `The recipes screen shows changes to the recipe collection`() async throws {
    let (kitchen, ui) = (try await Kitchen(), RecordingScreen<RecipeListModel, RecipeRoute>())
    let soup = try RecipeDetails(recipe: SmallCookbook.recipe("Salmorejo", id: "local-salmorejo"))
    let presenter = kitchen.listPresenter(ui, followsChanges: true)
    try await follow(presenter, ui, in: kitchen.base, inserts: soup.id) {
      try await kitchen.base.addRecipe(soup)
    } hidden: {
      try await kitchen.base.deleteRecipe(soup)
    }
  }

  @Test func `The favorites screen shows changes to the store`() async throws {
    let (kitchen, ui) = (try await Kitchen(), RecordingScreen<FavoritesModel, RecipeRoute>())
    let (gazpacho, torrijas) = (kitchen.cookbook.gazpacho.recipe, kitchen.cookbook.torrijas.recipe)
    try await kitchen.mark(gazpacho)
    let presenter = kitchen.favoritesPresenter(ui, syncFavorites: nil, followsChanges: true)
    try await follow(presenter, ui, in: kitchen.base, inserts: torrijas.id) {
      try await kitchen.mark(torrijas)
    } hidden: {
      try await kitchen.base.removeFavorite(gazpacho.id, of: kitchen.user)
    }
  }

  @Test func `The history screen shows changes to the store`() async throws {
    let (restaurant, ui) = (try await Restaurant(), RecordingScreen<HistoryModel, RestaurantRoute>())
    let lines = [(dish: restaurant.menu.margarita, count: 1)]
    try await restaurant.place(lines)
    let presenter = restaurant.historyPresenter(ui, followsChanges: true)
    try await follow(presenter, ui, in: restaurant.base, inserts: Order.ID("order-2")) {
      try await restaurant.place(lines, id: "order-2", after: 60)
    } hidden: {
      try await restaurant.place(lines, id: "order-3", after: 120)
    }
  }

  @Test func `The places screen shows changes to the store`() async throws {
    let (madrid, ui) = (try Madrid(), Madrid.ListScreen())
    try await madrid.download([madrid.books, madrid.cheese])
    let presenter = madrid.listPresenter(ui, followsChanges: true)
    try await follow(presenter, ui, in: madrid.base, inserts: madrid.hats.id) {
      try await madrid.download(madrid.shops)
    } hidden: {
      try await madrid.download([madrid.cheese])
    }
  }

  @Test func `A recipe list is observed for changes only if it contains no recipes from a service`() async throws {
    let kitchen = try await Kitchen()
    let service = RecipeUseCases(store: kitchen.base, service: kitchen.base)
    let feature = RecipeListFeature(service, texts: kitchen.texts)
    #expect(RecipeOrigin.allCases.filter { feature.changes(of: ListQuery("", $0)) != nil } == [.mine])
  }

  @Test func `Deleting a beer from an observed list updates the list only once and shows a notice`() async throws {
    let (brewery, ui) = (try await Brewery(), Brewery.BeersScreen())
    let beers = BeersFeature(of: brewery.mahou.id, brewery.useCases, texts: brewery.texts)
    let presenter = brewery.presenter(of: beers, ui, followsChanges: true)
    await presenter.handle(.appeared, unseenOn: ui)
    await presenter.handle(.wantedToDelete(brewery.pale.id))
    await presenter.handle(.confirmedDeletion)
    let (classic, stars, pale) = (try brewery.ratedClassic, RatedBeer(brewery.stars), RatedBeer(brewery.pale))
    let notice = Notice.done([brewery.texts.deleted(brewery.pale)])
    ui.expect(
      brewery.shown([stars, classic, pale], asking: pale), brewery.shown([stars, classic], notice: notice))
  }
}

import Entities
import Foundation
import Interfaces
import Testing
import UseCases

/// The code that an app writes to preview its views and to test failures. This file doesn't use `@testable`.
@MainActor @Suite struct `A preview without a store` {
  private let texts = Texts(.english)
  private let date = Date(timeIntervalSince1970: 1_795_255_200)

  private func shows<Model: Hashable>(_ model: Model) -> Bool {
    let screen = ObservableScreen<Model>()
    screen.show(.content(model))
    return screen.state == .content(model)
  }

  private func dish() throws -> Dish {
    try Dish(name: "Flan", description: "", price: Money(minorUnits: 450), kind: DishKind("Postres"))
  }

  private func order() throws -> OrderDraft {
    var order = OrderDraft(id: try Order.ID("order-1"))
    try order.add(try dish())
    return order
  }

  private func recipe() throws -> Recipe { try Recipe(id: Recipe.ID("local-flan"), title: "Flan", minutes: 40) }

  private func maker() throws -> Manufacturer { try Manufacturer(name: "Mahou", origin: .national) }

  private func beer() throws -> Beer {
    try Beer(id: Beer.ID("beer-mahou+clasica"), of: try maker().id, name: "Clásica", type: BeerType("Lager"))
  }

  private func place() throws -> Place {
    try Place(.shop, number: "1", name: "Churrería", coordinate: .puertaDelSol)
  }

  @Test func `A preview can create the models of the home and start screens`() throws {
    var home = HomeModel(Overview(StoreInventory([.dishes: 1]), draft: try order(), lastOrder: nil), in: texts)
    home.entries.append(MenuEntry(number: 8, title: "More", detail: "1 thing", route: .beers(.best)))
    home.notice = .done(["Saved."])
    #expect(shows(home) && shows(StartModel.starting) && shows(StartModel.ready))
  }

  @Test func `A preview can create every model of the restaurant screens`() throws {
    let placement = Placement(date: date, delivery: try Delivery(typed: "Sol, 1", phone: "915 55 12 34", in: texts))
    let placed = OrderSummary(
      id: try Order.ID("order-1"), placement: placement, total: Money(minorUnits: 450), units: 1)
    #expect(shows(MenuModel(Menu(ordered: [try dish()]), searching: "", hasMore: false, in: texts)))
    #expect(shows(HistoryModel([placed], hasMore: true, in: texts)))

    var model = OrderModel(try order(), in: texts)
    model.rows = [
      OrderModel.Row(
        dish: try dish().id, number: 1, name: "Flan", quantity: "1", unitPrice: "€4.50", total: "€4.50",
        remark: "now costs €5.00")
    ]
    model.request = .delivery(address: "", phone: "")
    #expect(shows(model))
  }

  @Test func `A preview can create every model of the recipe screens`() throws {
    let favorite = Favorite(try recipe(), addedAt: date)
    let page = RecipePage(rows: [.init(try recipe(), isFavorite: true)], page: .first, hasMore: false)
    #expect(shows(RecipeListModel(page, in: texts)))
    let unsent = FavoriteStatus(count: 1, unsentAdditions: [try recipe()], unsentRemovals: [])
    let favorites = FavoritePage([favorite], page: .first, hasMore: false, count: 1)
    #expect(shows(FavoritesModel(favorites, status: unsent, in: texts)))

    var recipe = RecipeModel(RecipeReading(try RecipeDetails(recipe: try recipe()), isFavorite: true), in: texts)
    recipe.parts = [RecipeModel.Part(name: "Caramel", steps: ["Melt the sugar."])]
    #expect(shows(recipe))
    var suggestions = SuggestionsModel(SuggestionReading([], isComplete: true), for: "fla", in: texts)
    suggestions.rows = [SuggestionsModel.Row(recipe: try self.recipe().id, number: 1, title: "Flan")]
    #expect(shows(suggestions))
  }

  @Test func `A preview can create every model of the beer screens`() throws {
    let rated = RatedBeer(try beer(), rating: BeerRating([try Score(4)]))
    let review = try Review(id: Review.ID("review-1"), of: try beer().id, score: Score(4), date: date)
    let item = BeerReview(review, beerName: "Clásica")
    #expect(shows(BeersModel(Paged([rated], hasMore: false), of: try maker(), in: texts)))
    #expect(shows(BestBeersModel(Paged([rated], hasMore: false), in: texts)))
    #expect(shows(ReviewsModel(Paged([item], hasMore: false), of: rated, in: texts)))
    var makers = ManufacturersModel(Paged([ManufacturerSummary(try maker())], hasMore: false), in: texts)
    makers.form = FormModel(title: "New manufacturer", fields: [.init(label: "name", text: "", problem: "missing")])
    makers.request = DeletionRequest(of: try maker().id, question: "Delete Mahou?")
    #expect(shows(makers))

    let model = BeerModel(rated, of: try maker(), in: texts)
    let form = FormModel(title: "Clásica", fields: [.init(label: "name", text: "Clásica")])
    #expect(shows(BeerFormModel(.init(beer: model), draft: BeerDraft(try beer()), form: form)))
    let row = ReviewRow(item, number: 1, in: texts)
    #expect(shows(ReviewFormModel(.init(beer: "Clásica", review: row), draft: ReviewDraft(review), form: form)))
  }

  @Test func `A preview can create every model of the Madrid screens`() throws {
    let pin = PlacePin(try place().id, name: "Churrería", at: .puertaDelSol)
    let list = PlaceList(
      Paged([try place()], hasMore: false), firstNumber: 1, pins: [pin], hits: nil, position: .puertaDelSol)
    var model = PlaceListModel(list, PlaceListRequest(), in: texts)
    model.map.pins.append(PlaceMapModel.Pin(id: pin.id, number: nil, name: "Sol", coordinate: .puertaDelSol))
    #expect(shows(model))
    var one = PlaceModel(try place(), in: texts)
    one.facts.append(PlaceModel.Fact(name: "Opening hours", words: PlaceModel.Words(lines: ["Always"])))
    #expect(shows(one))

    let progress = PlaceProgress(.pictures, done: 3, total: 84, bytes: 1_000_000, elapsed: .seconds(2))
    let note = PlaceDownloadNote(id: try PlaceDownloadNote.ID("download-1"), source: "bundle", date: date)
    var home = PlacesHomeModel(PlaceCounts(of: [try place()]), from: note, in: texts)
    home.refreshing = PlaceDownloadModel(progress, in: texts)
    #expect(shows(PlacesModel.downloading(PlaceDownloadModel(progress, in: texts))) && shows(PlacesModel.home(home)))
  }

  /// A use case that always throws an error instead of adding a beer.
  private struct Refusing: AddBeer {
    let error: SaveError<BeerDraft>

    func callAsFunction(
      _ draft: BeerDraft, to manufacturer: Manufacturer.ID, photos: [LoadedImage]
    ) async throws(SaveError<BeerDraft>) -> Beer { throw error }
  }

  @Test func `A preview can show every error with a use case that always fails`() async throws {
    for error in [.invalid(FormError([.name: .text(.empty)])), .alreadyThere(try beer()), .store(.cancelled)]
      as [SaveError<BeerDraft>]
    {
      let addBeer = Refusing(error: error)
      await #expect(throws: error) { try await addBeer(BeerDraft(), to: try maker().id, photos: []) }
      #expect(ScreenState<BeerModel>.failed(texts.problem(error)) != .loading)
    }
    #expect(Problem(.refused, InvalidDelivery(.address, message: "No address.").message, "").message == "No address.")
  }

  @Test func `A preview can create the results of use cases that have no model`() throws {
    let note = PlaceDownloadNote(id: try PlaceDownloadNote.ID("download-1"), source: "bundle", date: date)
    let bad = PlaceVerification.BadFile(photo: Photo.ID(ofBytes: [1]), isMissing: true, places: [try place().id])
    #expect(PlaceVerification(download: note, counts: PlaceCounts(of: []), files: 1, bytes: 1, bad: [bad]).bad == [bad])
    let page = MenuPage(menu: Menu(), page: .first, hasMore: false)
    #expect(ListReading(page: page, changes: nil).page == page)
  }
}

import Entities
import Gateways
import UseCases

/// A store that does as its base does, but where a test says otherwise.
struct BrokenStore: Store {
  /// What is done instead of a call; gets the base and the call's arguments.
  typealias Call<Answer, each Argument> =
    @Sendable (any Store, repeat each Argument) async throws(GatewayError) -> Answer

  let base: any Store
  var onDish: Call<Dish, Dish.ID>?
  var onDishes: Call<[Dish.ID: Dish], Set<Dish.ID>>?
  var onPage: Call<Paged<Dish>, SearchText, DishKind?, Page>?
  var onDraft: Call<Order?, User.ID>?
  var onSave: Call<Void, Order, User.ID, Order?>?
  var onDelete: Call<Void, Order.ID, User.ID>?
  var onPlace: Call<Void, Order, User.ID, Order>?
  var onPlacedOrder: Call<Order, Order.ID, User.ID>?
  var onHistory: Call<Paged<OrderSummary>, User.ID, Page>?
  var onRecipes: Call<SourceAnswer<RecipeList>, SearchText, Page>?
  var onSuggestions: Call<SourceAnswer<[RecipeSuggestion]>, SearchText, Int>?
  var onRecipe: Call<Recipe, Recipe.ID>?
  var onDetails: Call<SourceAnswer<RecipeDetails>, Recipe.ID>?
  var onFavorites: Call<Paged<Favorite>, User.ID, SearchText, Page>?
  var onFavoritesAmong: Call<[Recipe.ID: Favorite], Set<Recipe.ID>, User.ID>?
  var onFavoriteCount: Call<Int, User.ID>?
  var onAddFavorite: Call<Favorite, Favorite, User.ID>?
  var onRemoveFavorite: Call<Void, Recipe.ID, User.ID>?
  var onFavoriteStates: Call<[Recipe.ID: FavoriteState], User.ID, String?>?
  var onUnsentFavoriteStates: Call<[Recipe.ID: FavoriteState], User.ID, String?>?
  var onSettle: Call<Void, [FavoriteSettlement], User.ID, String?>?
  var onPhoto: Call<LoadedImage, Photo.ID>?
  var onManufacturer: Call<ManufacturerSummary, Manufacturer.ID>?
  var onManufacturers: Call<Paged<ManufacturerSummary>, SearchText, Page>?
  var onAddManufacturer: Call<Void, Manufacturer, [LoadedImage]>?
  var onDeleteManufacturer: Call<Void, ManufacturerSummary>?
  var onBeer: Call<RatedBeer, Beer.ID>?
  var onBeers: Call<Paged<RatedBeer>, Manufacturer.ID?, SearchText, BeerSorting, Page>?
  var onBestBeers: Call<Paged<RatedBeer>, Page>?
  var onAddBeer: Call<Void, Beer, [LoadedImage]>?
  var onReplaceBeer: Call<Void, Beer, Beer, [LoadedImage]>?
  var onDeleteBeer: Call<Void, RatedBeer>?
  var onReview: Call<Review, Review.ID>?
  var onReviews: Call<Paged<BeerReview>, ReviewFilter, ReviewSorting, Page>?
  var onAddReview: Call<Void, Review, [LoadedImage]>?
  var onReplaceReview: Call<Void, Review, Review, [LoadedImage]>?
  var onDeleteReview: Call<Void, Review.ID>?
  var onPlaceDownload: Call<PlaceDownloadNote?>?
  var onOnePlace: Call<Place, Place.ID>?
  var onPlaces: Call<Paged<Place>, PlaceQuestion, Page>?
  var onPins: Call<[PlacePin], PlaceQuestion>?
  var onPlaceCounts: Call<PlaceCounts>?
  var onIsSeeded: Call<Bool, Domain>?
  var onInventory: Call<StoreInventory>?
  var onReset: Call<Void>?
  var onChanges: (@Sendable (any Store) async -> AsyncStream<Void>)?
  var onContents: Call<StoreState>?
  var seeding = BrokenSeeding()

  init(_ base: any Store) { self.base = base }

  func dish(_ id: Dish.ID) async throws(GatewayError) -> Dish {
    if let onDish { try await onDish(base, id) } else { try await base.dish(id) }
  }

  func dishes(_ ids: Set<Dish.ID>) async throws(GatewayError) -> [Dish.ID: Dish] {
    if let onDishes { try await onDishes(base, ids) } else { try await base.dishes(ids) }
  }

  func dishes(
    matching search: SearchText, of kind: DishKind?, page: Page
  ) async throws(GatewayError) -> Paged<Dish> {
    if let onPage { return try await onPage(base, search, kind, page) }
    return try await base.dishes(matching: search, of: kind, page: page)
  }

  func draft(of user: User.ID) async throws(GatewayError) -> Order? {
    if let onDraft { try await onDraft(base, user) } else { try await base.draft(of: user) }
  }

  func saveDraft(_ order: Order, of user: User.ID, replacing previous: Order?) async throws(GatewayError) {
    if let onSave { return try await onSave(base, order, user, previous) }
    try await base.saveDraft(order, of: user, replacing: previous)
  }

  func deleteDraft(_ id: Order.ID, of user: User.ID) async throws(GatewayError) {
    if let onDelete { try await onDelete(base, id, user) } else { try await base.deleteDraft(id, of: user) }
  }

  func place(_ order: Order, of user: User.ID, replacing draft: Order) async throws(GatewayError) {
    if let onPlace { return try await onPlace(base, order, user, draft) }
    try await base.place(order, of: user, replacing: draft)
  }

  func placedOrder(_ id: Order.ID, of user: User.ID) async throws(GatewayError) -> Order {
    if let onPlacedOrder { return try await onPlacedOrder(base, id, user) }
    return try await base.placedOrder(id, of: user)
  }

  func history(of user: User.ID, page: Page) async throws(GatewayError) -> Paged<OrderSummary> {
    if let onHistory { return try await onHistory(base, user, page) }
    return try await base.history(of: user, page: page)
  }

  func isSeeded(_ domain: Domain) async throws(GatewayError) -> Bool {
    if let onIsSeeded { try await onIsSeeded(base, domain) } else { try await base.isSeeded(domain) }
  }

  func importSeed<Answer: Sendable>(
    _ domain: Domain, _ fill: @Sendable (any SeedWriter) throws(GatewayError) -> WriteDecision<Answer>
  ) async throws(GatewayError) -> Answer {
    try await seeding.importSeed(domain, into: base, fill)
  }

  func inventory() async throws(GatewayError) -> StoreInventory {
    if let onInventory { try await onInventory(base) } else { try await base.inventory() }
  }

  func reset() async throws(GatewayError) {
    if let onReset { try await onReset(base) } else { try await base.reset() }
  }

  func changes() async -> AsyncStream<Void> {
    if let onChanges { await onChanges(base) } else { await base.changes() }
  }

  func contents() async throws(GatewayError) -> StoreState {
    if let onContents { try await onContents(base) } else { try await base.contents() }
  }
}

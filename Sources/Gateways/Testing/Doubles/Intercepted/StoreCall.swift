public import Entities
public import UseCases

/// A call to one of a store's ports, as a value. Each case is named after a method, and has the method's arguments except the user and
/// pictures.
///
/// Methods with the same name have different cases. The case for the method that returns a list has the plain name. The case for a method
/// that reads by ids has the suffix `Among`, and for a method that reads by name the suffix `Named`. Dishes are an exception: their list is
/// ``menu(_:_:_:)``, and ``dishes(_:)`` reads by ids.
public indirect enum StoreCall: Sendable, Hashable {
  /// A call to `MenuGateway.dish(_:)`.
  case dish(Dish.ID)
  /// A call to `MenuGateway.dish(named:)`.
  case dishNamed(String)
  /// A call to `MenuGateway.dishes(_:)`, which reads dishes by ids.
  case dishes(Set<Dish.ID>)
  /// A call to `MenuGateway.dishes(matching:of:page:)`, which reads a page of the list.
  case menu(SearchText, DishKind?, Page)
  /// A call to `MenuGateway.dishKinds()`.
  case dishKinds
  /// A call to `MenuGateway.addDish(_:)`.
  case addDish(Dish)
  /// A call to `MenuGateway.replaceDish(_:by:)`.
  case replaceDish(Dish, by: Dish)
  /// A call to `MenuGateway.deleteDish(_:)`.
  case deleteDish(Dish)
  /// A call to `OrderGateway.draft(of:)`.
  case draft
  /// A call to `OrderGateway.saveDraft(_:of:replacing:)`.
  case saveDraft(OrderDraft, replacing: OrderDraft?)
  /// A call to `OrderGateway.deleteDraft(_:of:)`.
  case deleteDraft(OrderDraft)
  /// A call to `OrderGateway.place(_:of:replacing:)`.
  case place(PlacedOrder, replacing: OrderDraft)
  /// A call to `OrderGateway.place(_:of:)`, which keeps the draft.
  case placeKeepingDraft(PlacedOrder)
  /// A call to `OrderGateway.placedOrder(_:of:)`.
  case placedOrder(Order.ID)
  /// A call to `OrderGateway.history(of:matching:page:)`.
  case history(HistoryFilter, Page)
  /// A call to `RecipeSource.recipes(_:page:)`.
  case recipes(RecipeFilter, Page)
  /// A call to `RecipeGateway.suggestions(for:limit:)`.
  case suggestions(SearchText, limit: Int)
  /// A call to `RecipeGateway.recipe(_:)`.
  case recipe(Recipe.ID)
  /// A call to `RecipeGateway.details(_:)`.
  case details(Recipe.ID)
  /// A call to `RecipeCollectionGateway.addRecipe(_:)`.
  case addRecipe(RecipeDetails)
  /// A call to `RecipeCollectionGateway.replaceRecipe(_:by:)`.
  case replaceRecipe(RecipeDetails, by: RecipeDetails)
  /// A call to `RecipeCollectionGateway.deleteRecipe(_:)`.
  case deleteRecipe(RecipeDetails)
  /// A call to `FavoriteGateway.favorites(of:matching:page:)`.
  case favorites(SearchText, Page)
  /// A call to `FavoriteGateway.favorites(_:of:)`.
  case favoritesAmong(Set<Recipe.ID>)
  /// A call to `FavoriteGateway.favoriteCount(of:)`.
  case favoriteCount
  /// A call to `FavoriteGateway.addFavorite(_:of:)`.
  case addFavorite(Favorite)
  /// A call to `FavoriteGateway.removeFavorite(_:of:)`.
  case removeFavorite(Recipe.ID)
  /// A call to `FavoriteChangeGateway.favoriteStates(of:sharedIn:)`.
  case favoriteStates(sharedIn: String?)
  /// A call to `FavoriteChangeGateway.unsentFavoriteStates(of:sharedIn:)`.
  case unsentFavoriteStates(sharedIn: String?)
  /// A call to `FavoriteChangeGateway.settle(_:of:sharedIn:)`.
  case settle([FavoriteStateChange], sharedIn: String?)
  /// A call to `PhotoGateway.photo(_:)`.
  case photo(Photo.ID)
  /// A call to `ManufacturerGateway.manufacturer(_:)`.
  case manufacturer(Manufacturer.ID)
  /// A call to `ManufacturerGateway.manufacturers(_:)`.
  case manufacturersAmong(Set<Manufacturer.ID>)
  /// A call to `ManufacturerGateway.manufacturer(named:at:)`.
  case manufacturerNamed(String, at: String)
  /// A call to `ManufacturerGateway.manufacturers(matching:page:)`.
  case manufacturers(SearchText, Page)
  /// A call to `ManufacturerGateway.addManufacturer(_:photos:)`.
  case addManufacturer(Manufacturer)
  /// A call to `ManufacturerGateway.replaceManufacturer(_:by:photos:)`.
  case replaceManufacturer(Manufacturer, by: Manufacturer)
  /// A call to `ManufacturerGateway.deleteManufacturer(_:)`.
  case deleteManufacturer(ManufacturerSummary)
  /// A call to `BeerGateway.beer(_:)`.
  case beer(Beer.ID)
  /// A call to `BeerGateway.beers(_:sortedBy:page:)`.
  case beers(BeerFilter, BeerSorting, Page)
  /// A call to `BeerGateway.bestBeers(page:)`.
  case bestBeers(Page)
  /// A call to `BeerGateway.addBeer(_:photos:)`.
  case addBeer(Beer)
  /// A call to `BeerGateway.replaceBeer(_:by:photos:)`.
  case replaceBeer(Beer, by: Beer)
  /// A call to `BeerGateway.deleteBeer(_:)`.
  case deleteBeer(RatedBeer)
  /// A call to `ReviewGateway.review(_:)`.
  case review(Review.ID)
  /// A call to `ReviewGateway.reviews(_:sortedBy:page:)`.
  case reviews(ReviewFilter, ReviewSorting, Page)
  /// A call to `ReviewGateway.addReview(_:photos:)`.
  case addReview(Review)
  /// A call to `ReviewGateway.replaceReview(_:by:photos:)`.
  case replaceReview(Review, by: Review)
  /// A call to `ReviewGateway.deleteReview(_:)`.
  case deleteReview(Review)
  /// A call to `PlaceGateway.placeDownload()`.
  case placeDownload
  /// A call to `PlaceGateway.place(_:)`. The case `place` represents a call to `OrderGateway`.
  case onePlace(Place.ID)
  /// A call to `PlaceGateway.places(_:page:)`.
  case places(PlaceQuery, Page)
  /// A call to `PlaceGateway.placeCounts()`.
  case placeCounts
  /// A call to `PlaceGateway.pins(_:)`.
  case pins(PlaceQuery)
  /// A call to `FindGateway.found(_:matching:limit:)`.
  case found(FoundRecord.Kind, SearchText, limit: Int)
  /// A call to `SeedGateway.isSeeded(_:)`.
  case isSeeded(Domain)
  /// A call to `SeedGateway.samples(in:)`.
  case samples(Domain)
  /// A call to `SeedGateway.importSeed(_:_:finish:)`.
  case importSeed(Domain)
  /// A call to `StoreGateway.inventory()`.
  case inventory
  /// A call to `StoreGateway.stampedInventory(of:)`.
  case stampedInventory(Domain?)
  /// A call to `StoreGateway.reset(_:)`.
  case reset
  /// A call to `StoreGateway.close()`.
  case close
  /// A call to `StoreContents.contents()`.
  case contents
  /// A call to `StoreContents.reading(_:)`.
  case export
  /// A call to `StoreContents.restore(_:replacing:progress:)`.
  case restore
  /// A call to `ChangeGateway.changes()`.
  case changes
}

extension StoreCall {
  /// The call that an ``Intercepted`` store is making in this task. Engines behind that store have no other way to identify the call.
  @TaskLocal package static var current: StoreCall?
}

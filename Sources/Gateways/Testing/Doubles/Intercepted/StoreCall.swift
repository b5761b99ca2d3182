public import Entities
public import UseCases

/// A call of one of a store's ports, as a value. A case is named after the method, and has its arguments except the user and pictures.
///
/// Methods with the same name have different cases. The method for a list has the plain name. A method that reads by ids has the suffix
/// `Among`, and one that reads by name has the suffix `Named`. Dishes are an exception: their list is ``menu(_:_:_:)``, and ``dishes(_:)``
/// reads by ids.
public indirect enum StoreCall: Sendable, Hashable {
  /// A call of `MenuGateway.dish(_:)`.
  case dish(Dish.ID)
  /// A call of `MenuGateway.dish(named:)`.
  case dishNamed(String)
  /// A call of `MenuGateway.dishes(_:)`, which reads dishes by ids.
  case dishes(Set<Dish.ID>)
  /// A call of `MenuGateway.dishes(matching:of:page:)`, which reads a page of the list.
  case menu(SearchText, DishKind?, Page)
  /// A call of `MenuGateway.dishKinds()`.
  case dishKinds
  /// A call of `MenuGateway.addDish(_:)`.
  case addDish(Dish)
  /// A call of `MenuGateway.replaceDish(_:by:)`.
  case replaceDish(Dish, by: Dish)
  /// A call of `MenuGateway.deleteDish(_:)`.
  case deleteDish(Dish)
  /// A call of `OrderGateway.draft(of:)`.
  case draft
  /// A call of `OrderGateway.saveDraft(_:of:replacing:)`.
  case saveDraft(OrderDraft, replacing: OrderDraft?)
  /// A call of `OrderGateway.deleteDraft(_:of:)`.
  case deleteDraft(OrderDraft)
  /// A call of `OrderGateway.place(_:of:replacing:)`.
  case place(PlacedOrder, replacing: OrderDraft)
  /// A call of `OrderGateway.place(_:of:)`, which keeps the draft.
  case placeKeepingDraft(PlacedOrder)
  /// A call of `OrderGateway.placedOrder(_:of:)`.
  case placedOrder(Order.ID)
  /// A call of `OrderGateway.history(of:matching:page:)`.
  case history(HistoryFilter, Page)
  /// A call of `RecipeSource.recipes(_:page:)`.
  case recipes(RecipeFilter, Page)
  /// A call of `RecipeGateway.suggestions(for:limit:)`.
  case suggestions(SearchText, limit: Int)
  /// A call of `RecipeGateway.recipe(_:)`.
  case recipe(Recipe.ID)
  /// A call of `RecipeGateway.details(_:)`.
  case details(Recipe.ID)
  /// A call of `RecipeCollectionGateway.addRecipe(_:)`.
  case addRecipe(RecipeDetails)
  /// A call of `RecipeCollectionGateway.replaceRecipe(_:by:)`.
  case replaceRecipe(RecipeDetails, by: RecipeDetails)
  /// A call of `RecipeCollectionGateway.deleteRecipe(_:)`.
  case deleteRecipe(RecipeDetails)
  /// A call of `FavoriteGateway.favorites(of:matching:page:)`.
  case favorites(SearchText, Page)
  /// A call of `FavoriteGateway.favorites(_:of:)`.
  case favoritesAmong(Set<Recipe.ID>)
  /// A call of `FavoriteGateway.favoriteCount(of:)`.
  case favoriteCount
  /// A call of `FavoriteGateway.addFavorite(_:of:)`.
  case addFavorite(Favorite)
  /// A call of `FavoriteGateway.removeFavorite(_:of:)`.
  case removeFavorite(Recipe.ID)
  /// A call of `FavoriteChangeGateway.favoriteStates(of:sharedIn:)`.
  case favoriteStates(sharedIn: String?)
  /// A call of `FavoriteChangeGateway.unsentFavoriteStates(of:sharedIn:)`.
  case unsentFavoriteStates(sharedIn: String?)
  /// A call of `FavoriteChangeGateway.settle(_:of:sharedIn:)`.
  case settle([FavoriteStateChange], sharedIn: String?)
  /// A call of `PhotoGateway.photo(_:)`.
  case photo(Photo.ID)
  /// A call of `ManufacturerGateway.manufacturer(_:)`.
  case manufacturer(Manufacturer.ID)
  /// A call of `ManufacturerGateway.manufacturers(_:)`.
  case manufacturersAmong(Set<Manufacturer.ID>)
  /// A call of `ManufacturerGateway.manufacturer(named:at:)`.
  case manufacturerNamed(String, at: String)
  /// A call of `ManufacturerGateway.manufacturers(matching:page:)`.
  case manufacturers(SearchText, Page)
  /// A call of `ManufacturerGateway.addManufacturer(_:photos:)`.
  case addManufacturer(Manufacturer)
  /// A call of `ManufacturerGateway.replaceManufacturer(_:by:photos:)`.
  case replaceManufacturer(Manufacturer, by: Manufacturer)
  /// A call of `ManufacturerGateway.deleteManufacturer(_:)`.
  case deleteManufacturer(ManufacturerSummary)
  /// A call of `BeerGateway.beer(_:)`.
  case beer(Beer.ID)
  /// A call of `BeerGateway.beers(_:sortedBy:page:)`.
  case beers(BeerFilter, BeerSorting, Page)
  /// A call of `BeerGateway.bestBeers(page:)`.
  case bestBeers(Page)
  /// A call of `BeerGateway.addBeer(_:photos:)`.
  case addBeer(Beer)
  /// A call of `BeerGateway.replaceBeer(_:by:photos:)`.
  case replaceBeer(Beer, by: Beer)
  /// A call of `BeerGateway.deleteBeer(_:)`.
  case deleteBeer(RatedBeer)
  /// A call of `ReviewGateway.review(_:)`.
  case review(Review.ID)
  /// A call of `ReviewGateway.reviews(_:sortedBy:page:)`.
  case reviews(ReviewFilter, ReviewSorting, Page)
  /// A call of `ReviewGateway.addReview(_:photos:)`.
  case addReview(Review)
  /// A call of `ReviewGateway.replaceReview(_:by:photos:)`.
  case replaceReview(Review, by: Review)
  /// A call of `ReviewGateway.deleteReview(_:)`.
  case deleteReview(Review)
  /// A call of `PlaceGateway.placeDownload()`.
  case placeDownload
  /// A call of `PlaceGateway.place(_:)`. The case `place` belongs to `OrderGateway`.
  case onePlace(Place.ID)
  /// A call of `PlaceGateway.places(_:page:)`.
  case places(PlaceQuery, Page)
  /// A call of `PlaceGateway.placeCounts()`.
  case placeCounts
  /// A call of `PlaceGateway.pins(_:)`.
  case pins(PlaceQuery)
  /// A call of `FindGateway.found(_:matching:limit:)`.
  case found(FoundRecord.Kind, SearchText, limit: Int)
  /// A call of `SeedGateway.isSeeded(_:)`.
  case isSeeded(Domain)
  /// A call of `SeedGateway.samples(in:)`.
  case samples(Domain)
  /// A call of `SeedGateway.importSeed(_:_:finish:)`.
  case importSeed(Domain)
  /// A call of `StoreGateway.inventory()`.
  case inventory
  /// A call of `StoreGateway.holdings(of:)`.
  case holdings(Domain?)
  /// A call of `StoreGateway.reset(_:)`.
  case reset
  /// A call of `StoreGateway.close()`.
  case close
  /// A call of `StoreContents.contents()`.
  case contents
  /// A call of `StoreContents.reading(_:)`.
  case export
  /// A call of `StoreContents.restore(_:replacing:progress:)`.
  case restore
  /// A call of `ChangeGateway.changes()`.
  case changes
}

extension StoreCall {
  /// The call that an ``Intercepted`` store is making in this task. Engines below that store can't identify the call otherwise.
  @TaskLocal package static var current: StoreCall?
}

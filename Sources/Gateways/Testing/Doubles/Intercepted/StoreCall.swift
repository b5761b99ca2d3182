public import Entities
public import UseCases

/// A call of one of a store's ports, as a value. A case is named after the method, and has its arguments except the user and pictures.
///
/// Methods with the same name have different cases. The method for a list has the plain name. A method that reads by ids has the suffix
/// `Among`, and one that reads by name has the suffix `Named`. Dishes are an exception: their list is ``menu(_:_:_:)``, and ``dishes(_:)``
/// reads by ids.
public indirect enum StoreCall: Sendable, Hashable {
  /// `MenuGateway.dish(_:)`.
  case dish(Dish.ID)
  /// `MenuGateway.dish(named:)`.
  case dishNamed(String)
  /// `MenuGateway.dishes(_:)`, which reads dishes by ids.
  case dishes(Set<Dish.ID>)
  /// `MenuGateway.dishes(matching:of:page:)`, which reads a page of the list.
  case menu(SearchText, DishKind?, Page)
  /// `MenuGateway.dishKinds()`.
  case dishKinds
  /// `MenuGateway.addDish(_:)`.
  case addDish(Dish)
  /// `MenuGateway.replaceDish(_:by:)`.
  case replaceDish(Dish, by: Dish)
  /// `MenuGateway.deleteDish(_:)`.
  case deleteDish(Dish)
  /// `OrderGateway.draft(of:)`.
  case draft
  /// `OrderGateway.saveDraft(_:of:replacing:)`.
  case saveDraft(OrderDraft, replacing: OrderDraft?)
  /// `OrderGateway.deleteDraft(_:of:)`.
  case deleteDraft(OrderDraft)
  /// `OrderGateway.place(_:of:replacing:)`.
  case place(PlacedOrder, replacing: OrderDraft)
  /// `OrderGateway.place(_:of:)`, which keeps the draft.
  case placeKeepingDraft(PlacedOrder)
  /// `OrderGateway.placedOrder(_:of:)`.
  case placedOrder(Order.ID)
  /// `OrderGateway.history(of:matching:page:)`.
  case history(HistoryFilter, Page)
  /// `RecipeSource.recipes(_:page:)`.
  case recipes(RecipeFilter, Page)
  /// `RecipeGateway.suggestions(for:limit:)`.
  case suggestions(SearchText, limit: Int)
  /// `RecipeGateway.recipe(_:)`.
  case recipe(Recipe.ID)
  /// `RecipeGateway.details(_:)`.
  case details(Recipe.ID)
  /// `RecipeCollectionGateway.addRecipe(_:)`.
  case addRecipe(RecipeDetails)
  /// `RecipeCollectionGateway.replaceRecipe(_:by:)`.
  case replaceRecipe(RecipeDetails, by: RecipeDetails)
  /// `RecipeCollectionGateway.deleteRecipe(_:)`.
  case deleteRecipe(RecipeDetails)
  /// `FavoriteGateway.favorites(of:matching:page:)`.
  case favorites(SearchText, Page)
  /// `FavoriteGateway.favorites(_:of:)`.
  case favoritesAmong(Set<Recipe.ID>)
  /// `FavoriteGateway.favoriteCount(of:)`.
  case favoriteCount
  /// `FavoriteGateway.addFavorite(_:of:)`.
  case addFavorite(Favorite)
  /// `FavoriteGateway.removeFavorite(_:of:)`.
  case removeFavorite(Recipe.ID)
  /// `FavoriteChangeGateway.favoriteStates(of:sharedIn:)`.
  case favoriteStates(sharedIn: String?)
  /// `FavoriteChangeGateway.unsentFavoriteStates(of:sharedIn:)`.
  case unsentFavoriteStates(sharedIn: String?)
  /// `FavoriteChangeGateway.settle(_:of:sharedIn:)`.
  case settle([FavoriteStateChange], sharedIn: String?)
  /// `PhotoGateway.photo(_:)`.
  case photo(Photo.ID)
  /// `ManufacturerGateway.manufacturer(_:)`.
  case manufacturer(Manufacturer.ID)
  /// `ManufacturerGateway.manufacturers(_:)`.
  case manufacturersAmong(Set<Manufacturer.ID>)
  /// `ManufacturerGateway.manufacturer(named:at:)`.
  case manufacturerNamed(String, at: String)
  /// `ManufacturerGateway.manufacturers(matching:page:)`.
  case manufacturers(SearchText, Page)
  /// `ManufacturerGateway.addManufacturer(_:photos:)`.
  case addManufacturer(Manufacturer)
  /// `ManufacturerGateway.replaceManufacturer(_:by:photos:)`.
  case replaceManufacturer(Manufacturer, by: Manufacturer)
  /// `ManufacturerGateway.deleteManufacturer(_:)`.
  case deleteManufacturer(ManufacturerSummary)
  /// `BeerGateway.beer(_:)`.
  case beer(Beer.ID)
  /// `BeerGateway.beers(_:sortedBy:page:)`.
  case beers(BeerFilter, BeerSorting, Page)
  /// `BeerGateway.bestBeers(page:)`.
  case bestBeers(Page)
  /// `BeerGateway.addBeer(_:photos:)`.
  case addBeer(Beer)
  /// `BeerGateway.replaceBeer(_:by:photos:)`.
  case replaceBeer(Beer, by: Beer)
  /// `BeerGateway.deleteBeer(_:)`.
  case deleteBeer(RatedBeer)
  /// `ReviewGateway.review(_:)`.
  case review(Review.ID)
  /// `ReviewGateway.reviews(_:sortedBy:page:)`.
  case reviews(ReviewFilter, ReviewSorting, Page)
  /// `ReviewGateway.addReview(_:photos:)`.
  case addReview(Review)
  /// `ReviewGateway.replaceReview(_:by:photos:)`.
  case replaceReview(Review, by: Review)
  /// `ReviewGateway.deleteReview(_:)`.
  case deleteReview(Review)
  /// `PlaceGateway.placeDownload()`.
  case placeDownload
  /// `PlaceGateway.place(_:)`. The case `place` belongs to `OrderGateway`.
  case onePlace(Place.ID)
  /// `PlaceGateway.places(_:page:)`.
  case places(PlaceQuery, Page)
  /// `PlaceGateway.placeCounts()`.
  case placeCounts
  /// `PlaceGateway.pins(_:)`.
  case pins(PlaceQuery)
  /// `FindGateway.found(_:matching:limit:)`.
  case found(FoundRecord.Kind, SearchText, limit: Int)
  /// `SeedGateway.isSeeded(_:)`.
  case isSeeded(Domain)
  /// `SeedGateway.samples(in:)`.
  case samples(Domain)
  /// `SeedGateway.importSeed(_:_:finish:)`.
  case importSeed(Domain)
  /// `StoreGateway.inventory()`.
  case inventory
  /// `StoreGateway.holdings(of:)`.
  case holdings(Domain?)
  /// `StoreGateway.reset(_:)`.
  case reset
  /// `StoreGateway.close()`.
  case close
  /// `StoreContents.contents()`.
  case contents
  /// `StoreContents.reading(_:)`.
  case export
  /// `StoreContents.restore(_:replacing:progress:)`.
  case restore
  /// `ChangeGateway.changes()`.
  case changes
}

extension StoreCall {
  /// The call that an ``Intercepted`` store is making in this task. Engines below that store can't identify the call otherwise.
  @TaskLocal package static var current: StoreCall?
}

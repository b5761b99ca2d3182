public import Entities
public import UseCases

/// A call of one of the store's ports, as a value.
public enum StoreCall: Sendable, Hashable {
  case dish(Dish.ID)
  case dishes(Set<Dish.ID>)
  case menu(SearchText, DishKind?, Page)
  case draft
  case saveDraft(Order, replacing: Order?)
  case deleteDraft(Order.ID)
  case place(Order, replacing: Order)
  case placedOrder(Order.ID)
  case history(Page)
  case recipes(SearchText, Page)
  case suggestions(SearchText, limit: Int)
  case recipe(Recipe.ID)
  case details(Recipe.ID)
  case favorites(SearchText, Page)
  case favoritesAmong(Set<Recipe.ID>)
  case favoriteCount
  case addFavorite(Favorite)
  case removeFavorite(Recipe.ID)
  case favoriteStates(sharedIn: String?)
  case unsentFavoriteStates(sharedIn: String?)
  case settle([FavoriteSettlement], sharedIn: String?)
  case photo(Photo.ID)
  case manufacturer(Manufacturer.ID)
  case manufacturers(SearchText, Page)
  case addManufacturer(Manufacturer)
  case deleteManufacturer(ManufacturerSummary)
  case beer(Beer.ID)
  case beers(Manufacturer.ID?, SearchText, BeerSorting, Page)
  case bestBeers(Page)
  case addBeer(Beer)
  case replaceBeer(Beer, by: Beer)
  case deleteBeer(RatedBeer)
  case review(Review.ID)
  case reviews(ReviewFilter, ReviewSorting, Page)
  case addReview(Review)
  case replaceReview(Review, by: Review)
  case deleteReview(Review.ID)
  case placeDownload
  case onePlace(Place.ID)
  case places(PlaceQuestion, Page)
  case placeCounts
  case pins(PlaceQuestion)
  case isSeeded(Domain)
  case importSeed(Domain)
  case inventory
  case reset
  case contents
}

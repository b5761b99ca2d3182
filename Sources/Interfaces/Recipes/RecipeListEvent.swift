public import Entities

/// What happens on the screen of a list of recipes.
public enum RecipeListEvent: Sendable, Hashable {
  case appeared
  /// The text of the search as it stands now, key by key: titles are suggested; blank shows the whole list.
  case typed(String)
  /// The search is typed to its end: the list is of what it finds.
  case submittedSearch(String)
  /// The end was reached and more is wanted.
  case wantedMore
  case chose(Recipe.ID)
  case choseSuggestion(Recipe.ID)
  /// A recipe of the list is to be a favourite, or to be none any more.
  case toggledFavorite(Recipe.ID)
  case choseFavorites
  case disappeared
}

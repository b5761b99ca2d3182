public import Entities

/// The places of the recipes.
public enum RecipeRoute: Sendable, Hashable {
  /// The recipes, with their search.
  case list
  /// The favorites.
  case favorites
  /// One recipe.
  case recipe(Recipe.ID)
}

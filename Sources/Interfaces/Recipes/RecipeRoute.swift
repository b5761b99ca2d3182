public import Entities

/// Where the screens of the recipes lead.
public enum RecipeRoute: Sendable, Hashable {
  /// The recipes, with their search.
  case list
  /// The favorites.
  case favorites
  /// One recipe.
  case recipe(Recipe.ID)
  /// The form that changes a recipe of the collection.
  case recipeForm(Recipe.ID)
  /// The form for a new recipe.
  case newRecipe
}

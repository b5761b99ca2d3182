public import Entities

/// The routes of the recipe screens.
public enum RecipeRoute: Sendable, Hashable {
  /// The list of recipes with its search.
  case list
  /// The favorites.
  case favorites
  /// A recipe with its ingredients and instructions.
  case recipe(Recipe.ID)
  /// The form that edits a recipe of the collection.
  case recipeForm(Recipe.ID)
  /// The form for a new recipe.
  case newRecipe
}

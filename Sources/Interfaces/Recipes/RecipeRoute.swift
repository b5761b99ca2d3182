public import Entities

/// The destinations that the recipe screens can open.
public enum RecipeRoute: Sendable, Hashable {
  /// The list of recipes, which can be searched.
  case list
  /// The list of favorites.
  case favorites
  /// The screen of a recipe with its ingredients and instructions.
  case recipe(Recipe.ID)
  /// The form that edits a recipe in the collection.
  case recipeForm(Recipe.ID)
  /// The form for a new recipe.
  case newRecipe
}

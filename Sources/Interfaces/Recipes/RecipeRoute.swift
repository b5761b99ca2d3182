public import Entities

/// The places of the recipes.
public enum RecipeRoute: Sendable, Hashable {
  case list
  case favorites
  case recipe(Recipe.ID)
}

public import Entities

/// One thing that a seed brings into a store; every domain adds its own kinds.
public enum SeedRecord: Sendable, Hashable {
  case dish(Dish)
  case recipe(RecipeDetails)
}

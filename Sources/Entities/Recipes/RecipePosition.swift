/// Where a recipe stands in a list that is sorted by the kit: by title, the same title by id.
public struct RecipePosition: Sendable, Hashable, Comparable {
  /// Compared first.
  public let title: CollationKey
  /// Decides between recipes whose titles read alike.
  public let id: Recipe.ID

  /// Where `recipe` stands.
  public init(_ recipe: Recipe) {
    title = CollationKey(recipe.title)
    id = recipe.id
  }

  public static func < (left: RecipePosition, right: RecipePosition) -> Bool {
    (left.title, left.id) < (right.title, right.id)
  }
}

/// A recipe that a user wants to find again; the recipe's id is its key.
public struct Favorite: Sendable, Hashable, Identifiable {
  /// As it was when it was added.
  public let recipe: Recipe
  /// To the nearest millisecond, in the years 1 to 9999.
  public let addedAt: Instant

  /// The recipe's.
  public var id: Recipe.ID { recipe.id }

  /// A date is rounded to the millisecond and kept within the years 1 to 9999.
  public init(_ recipe: Recipe, addedAt: Instant) {
    self.recipe = recipe
    self.addedAt = KeptInstant.nearest(addedAt)
  }
}

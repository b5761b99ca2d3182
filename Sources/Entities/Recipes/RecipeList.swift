/// A page of a list of recipes, as its source answered it.
public struct RecipeList: Sendable, Hashable {
  /// In the order of the source, none twice.
  public let recipes: [Recipe]
  /// How many were skipped before the first.
  public let offset: Int
  /// Whether more follow that can be had.
  public let hasMore: Bool
  /// The number of all recipes; `nil`: unknown.
  public let total: Int?

  /// Of a recipe that comes twice, the first stays.
  public init(_ recipes: [Recipe], offset: Int = 0, hasMore: Bool = false, total: Int? = nil) {
    var seen: Set<Recipe.ID> = []
    self.recipes = recipes.filter { seen.insert($0.id).inserted }
    self.offset = offset
    self.hasMore = hasMore
    self.total = total
  }
}

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

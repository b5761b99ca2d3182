/// A page of a recipe list, as received from its source.
public struct RecipeList: Sendable, Hashable {
  /// The recipes in the order of the source, without duplicates.
  public let recipes: [Recipe]
  /// The number of recipes before this page.
  public let offset: Int
  /// Whether the source can provide more recipes after this page.
  public let hasMore: Bool
  /// The total number of recipes. `nil` if unknown.
  public let total: Int?

  /// Creates a page. Only the first of several recipes with the same id is kept.
  public init(_ recipes: [Recipe], offset: Int = 0, hasMore: Bool = false, total: Int? = nil) {
    var seen: Set<Recipe.ID> = []
    self.recipes = recipes.filter { seen.insert($0.id).inserted }
    self.offset = offset
    self.hasMore = hasMore
    self.total = total
  }
}

/// The position of a recipe in a list that the kit sorts by title, or by id if the titles are equal.
public struct RecipePosition: Sendable, Hashable, Comparable {
  /// The sort key of the title, compared first.
  public let title: CollationKey
  /// The id, which is compared if the titles are equal.
  public let id: Recipe.ID

  /// Creates the position of a recipe in a list.
  public init(_ recipe: Recipe) {
    title = CollationKey(recipe.title)
    id = recipe.id
  }

  public static func < (left: RecipePosition, right: RecipePosition) -> Bool {
    (left.title, left.id) < (right.title, right.id)
  }
}

import UseCases

/// `recipes status --json`.
struct RecipeStatusDocument: Encodable {
  /// `local` or `spoonacular`.
  let source: String
  let quota: QuotaDocument?
  /// How many recipes the collection has.
  let recipes: Int
  let favorites: Int
  /// How many changes to favourites nobody else was told of.
  let unsent: Int
  let sharedIn: String?

  init(source: String, quota: PointsQuota?, recipes: Int, favorites: FavoriteStatus, sharedIn: String?) {
    self.source = source
    self.quota = quota.map(QuotaDocument.init)
    self.recipes = recipes
    self.favorites = favorites.count
    unsent = favorites.unsentCount
    self.sharedIn = sharedIn
  }
}

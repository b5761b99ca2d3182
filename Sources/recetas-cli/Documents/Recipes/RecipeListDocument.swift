import Entities
import Gateways
import UseCases

/// `recipes list --json`.
struct RecipeListDocument: Encodable {
  struct Row: Encodable {
    let id: String
    let title: String
    let image: String?
    let minutes: Int?
    let servings: Int?
    let isFavorite: Bool

    init(_ row: RecipePage.Row) {
      let recipe = RecipeDocument(row.recipe)
      id = recipe.id
      title = recipe.title
      image = recipe.image
      minutes = recipe.minutes
      servings = recipe.servings
      isFavorite = row.isFavorite
    }
  }

  let recipes: [Row]
  let offset: Int
  let limit: Int
  let hasMore: Bool
  /// Left out where nobody counted.
  let total: Int?
  /// How many favourites there are, in this list or not.
  let favorites: Int
  /// `local` or `spoonacular`.
  let source: String
  /// When the service said so, if its answer was kept.
  let keptSince: String?
  /// Left out where recipes cost nothing, or nothing was told yet.
  let quota: QuotaDocument?

  init(_ page: RecipePage, source: String, quota: PointsQuota?) {
    recipes = page.rows.map(Row.init)
    offset = page.page.offset
    limit = page.page.limit
    hasMore = page.hasMore
    total = page.total
    favorites = page.favoriteCount
    self.source = source
    keptSince = page.keptSince.map(Timestamp.text)
    self.quota = quota.map(QuotaDocument.init)
  }
}

/// The points of a day.
struct QuotaDocument: Encodable {
  let used: Double
  let left: Double
  let toldAt: String

  init(_ quota: PointsQuota) {
    used = quota.used
    left = quota.left
    toldAt = Timestamp.text(quota.toldAt)
  }
}

import Entities
import UseCases

extension RecipePage {
  /// The page after this page.
  var following: Page { Page(offset: page.offset + page.limit) }

  /// Returns this page followed by the next page. A recipe on both pages is listed only once, at its first position.
  func appending(_ next: RecipePage) -> RecipePage {
    let there = Set(rows.map(\.id))
    return RecipePage(
      rows: rows + next.rows.filter { !there.contains($0.id) },
      page: Page(offset: page.offset, limit: page.limit + next.page.limit), hasMore: next.hasMore,
      total: next.total ?? total, favoriteCount: favoriteCount,
      cachedAt: [cachedAt, next.cachedAt].compactMap(\.self).min(), problem: next.problem)
  }

  /// Returns the page with a changed favorite mark for a recipe, and with the number of favorites adjusted.
  func marking(_ id: Recipe.ID, _ isFavorite: Bool) -> RecipePage {
    guard rows.contains(where: { $0.id == id && $0.isFavorite != isFavorite }) else { return self }
    return RecipePage(
      rows: rows.map { $0.id == id ? Row($0.recipe, isFavorite: isFavorite) : $0 }, page: page, hasMore: hasMore,
      total: total, favoriteCount: max(0, favoriteCount + (isFavorite ? 1 : -1)), cachedAt: cachedAt,
      problem: problem, isPartial: isPartial)
  }

  /// This page, marked as incomplete because the recipes from another source are missing.
  var partial: RecipePage {
    RecipePage(rows: rows, page: page, hasMore: false, favoriteCount: favoriteCount, isPartial: true)
  }
}

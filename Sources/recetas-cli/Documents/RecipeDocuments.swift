import Entities
import Gateways
import Interfaces
import UseCases
import WebGateways

extension JSONObject {
  /// Returns the document of `recipes list --json`.
  ///
  /// - Parameters:
  ///   - source: the source of the recipes: `local`, `spoonacular`, or `all` for both.
  ///   - quota: the quota of the service. Left out if recipes cost nothing, or if the service hasn't reported its quota yet.
  static func recipes(_ page: RecipePage, source: String, quota: PointsQuota?, _ texts: Texts) -> JSONObject {
    let recipes = page.rows.map { row in
      JSONObject(RecipeDocument(row.recipe), adding: ["isFavorite": row.isFavorite])
    }
    return JSONObject(
      JSONObject.page("recipes", recipes, page.page, hasMore: page.hasMore),
      adding: [
        // The total is left out if it is unknown.
        "total": page.total,
        // Every favorite is counted, including favorites that are not in this list.
        "favorites": page.favoriteCount,
        "source": source,
        // This is the date of a cached response from the service.
        "keptSince": page.cachedAt.map(Timestamp.text),
        // The problem explains why the service's recipes are missing.
        "problem": page.problem.map { texts.problem($0).message },
        "quota": quota.map(QuotaDocument.init),
      ])
  }

  /// Returns the document of `recipes show --json`.
  static func recipe(
    _ reading: RecipeReading, times: Fraction, unscaled: [String], _ texts: Texts
  ) -> JSONObject {
    [
      "recipe": RecipeDetailsDocument(reading.details),
      "isFavorite": reading.isFavorite,
      // This is the date of a cached response from the service.
      "keptSince": reading.cachedAt.map(Timestamp.text),
      // The problem explains why the details of a favorite are missing.
      "problem": reading.gap.map(texts.words),
      // The factor is left out if the amounts were not multiplied.
      "times": times == .one ? nil : times.value,
      // These are the ingredients whose amounts were not scaled.
      "unscaled": unscaled.isEmpty ? nil : unscaled,
    ]
  }

  /// Returns the document of `recipes suggest --json`. `problem` is the reason that the service didn't respond, and is left out if it
  /// responded.
  static func suggestions(_ reading: SuggestionReading, _ texts: Texts) -> JSONObject {
    [
      "suggestions": reading.suggestions.map { ["id": $0.id.text, "title": $0.title] },
      "problem": reading.problem.map { texts.problem($0).message },
    ]
  }

  /// Returns the document of `recipes status --json`.
  ///
  /// - Parameters:
  ///   - recipes: the number of recipes in the collection.
  ///   - sharedIn: the service that shares favorites. `nil` if favorites are not shared.
  static func recipeStatus(
    source: String, quota: PointsQuota?, recipes: Int, favorites: FavoriteStatus, sharedIn: String?
  ) -> JSONObject {
    [
      "source": source,
      "quota": quota.map(QuotaDocument.init),
      "recipes": recipes,
      "favorites": favorites.count,
      // This is the number of local changes that have not been sent.
      "unsent": favorites.unsentCount,
      "sharedIn": sharedIn,
    ]
  }

  /// Returns the document of `recipes favorites list --json`. `count` is the total number of favorites, regardless of the search.
  static func favorites(_ page: FavoritePage) -> JSONObject {
    JSONObject(
      JSONObject.page("favorites", page.favorites.map(favorite), page.page, hasMore: page.hasMore),
      adding: ["count": page.count])
  }

  private static func favorite(_ favorite: Favorite) -> JSONObject {
    ["recipe": RecipeDocument(favorite.recipe), "addedAt": Timestamp.text(favorite.addedAt)]
  }

  /// Returns the document of `recipes favorites add --json` and `recipes favorites remove --json`.
  ///
  /// - Parameter favorite: the favorite that was added or removed. `nil` if the recipe was not a favorite and did not become one.
  static func favoriteChange(_ id: Recipe.ID, isFavorite: Bool, _ favorite: Favorite?) -> JSONObject {
    ["id": id.text, "isFavorite": isFavorite, "favorite": favorite.map(self.favorite)]
  }

  /// Returns the document of `recipes favorites status --json`.
  ///
  /// - Parameter sharedIn: the service that shares favorites. `nil` if favorites are not shared.
  static func favoriteStatus(_ status: FavoriteStatus, sharedIn: String?) -> JSONObject {
    func rows(_ recipes: [Recipe]) -> [[String: String]] { recipes.map { ["id": $0.id.text, "title": $0.title] } }
    return [
      "count": status.count,
      "unsentAdditions": rows(status.unsentAdditions),
      "unsentRemovals": rows(status.unsentRemovals),
      "sharedIn": sharedIn,
    ]
  }

  /// Returns the document of `recipes favorites sync --json`. `removedHere` is the number of received changes that removed a local
  /// favorite.
  static func sync(_ report: SyncReport) -> JSONObject {
    [
      "sent": report.sent,
      "received": report.received,
      "removedHere": report.removedHere,
      "givenUp": report.discarded,
      "unreadable": report.unreadable.sorted(),
    ]
  }
}

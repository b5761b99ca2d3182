import Entities
import Gateways
import Interfaces
import UseCases
import WebGateways

extension JSONObject {
  /// `recipes list --json`.
  ///
  /// - Parameters:
  ///   - source: `local`, `spoonacular`, or `all` of both.
  ///   - quota: left out where recipes cost nothing, or nothing was told yet.
  static func recipes(_ page: RecipePage, source: String, quota: PointsQuota?, _ texts: Texts) -> JSONObject {
    let recipes = page.rows.map { row in
      JSONObject(RecipeDocument(row.recipe), adding: ["isFavorite": row.isFavorite])
    }
    return JSONObject(
      JSONObject.page("recipes", recipes, page.page, hasMore: page.hasMore),
      adding: [
        // Left out where nobody counted.
        "total": page.total,
        // How many there are, in this list or not.
        "favorites": page.favoriteCount,
        "source": source,
        // When the service said so, if its answer was kept.
        "keptSince": page.keptSince.map(Timestamp.text),
        // Why the service's recipes are missing.
        "problem": page.problem.map { texts.problem($0).message },
        "quota": quota.map(QuotaDocument.init),
      ])
  }

  /// `recipes show --json`.
  static func recipe(
    _ reading: RecipeReading, times: Fraction, unscaled: [String], _ texts: Texts
  ) -> JSONObject {
    [
      "recipe": RecipeDetailsDocument(reading.details),
      "isFavorite": reading.isFavorite,
      // When the service said so, if its answer was kept.
      "keptSince": reading.keptSince.map(Timestamp.text),
      // Why the rest of a favorite is missing.
      "problem": reading.gap.map(texts.words),
      // The factor, if the amounts were multiplied.
      "times": times == .one ? nil : times.value,
      // Ingredients whose amounts were not scaled.
      "unscaled": unscaled.isEmpty ? nil : unscaled,
    ]
  }

  /// `recipes suggest --json`; `problem`: why the service did not answer, left out when it did, or was not asked.
  static func suggestions(_ reading: SuggestionReading, _ texts: Texts) -> JSONObject {
    [
      "suggestions": reading.suggestions.map { ["id": $0.id.text, "title": $0.title] },
      "problem": reading.problem.map { texts.problem($0).message },
    ]
  }

  /// `recipes status --json`.
  ///
  /// - Parameters:
  ///   - recipes: how many the collection has.
  ///   - sharedIn: where favorites are shared; `nil`: nowhere.
  static func recipeStatus(
    source: String, quota: PointsQuota?, recipes: Int, favorites: FavoriteStatus, sharedIn: String?
  ) -> JSONObject {
    [
      "source": source,
      "quota": quota.map(QuotaDocument.init),
      "recipes": recipes,
      "favorites": favorites.count,
      // How many changes nobody else was told of.
      "unsent": favorites.unsentCount,
      "sharedIn": sharedIn,
    ]
  }

  /// `recipes favorites list --json`; `count`: how many there are, whatever was searched.
  static func favorites(_ page: FavoritePage) -> JSONObject {
    JSONObject(
      JSONObject.page("favorites", page.favorites.map(favorite), page.page, hasMore: page.hasMore),
      adding: ["count": page.count])
  }

  private static func favorite(_ favorite: Favorite) -> JSONObject {
    ["recipe": RecipeDocument(favorite.recipe), "addedAt": Timestamp.text(favorite.addedAt)]
  }

  /// `recipes favorites add --json` and `remove`.
  ///
  /// - Parameter favorite: `nil` when the recipe was no favorite and is none.
  static func favoriteChange(_ id: Recipe.ID, isFavorite: Bool, _ favorite: Favorite?) -> JSONObject {
    ["id": id.text, "isFavorite": isFavorite, "favorite": favorite.map(self.favorite)]
  }

  /// `recipes favorites status --json`.
  ///
  /// - Parameter sharedIn: where favorites are shared; `nil`: nowhere.
  static func favoriteStatus(_ status: FavoriteStatus, sharedIn: String?) -> JSONObject {
    func rows(_ recipes: [Recipe]) -> [[String: String]] { recipes.map { ["id": $0.id.text, "title": $0.title] } }
    return [
      "count": status.count,
      "unsentAdditions": rows(status.unsentAdditions),
      "unsentRemovals": rows(status.unsentRemovals),
      "sharedIn": sharedIn,
    ]
  }

  /// `recipes favorites sync --json`; `removedHere`: how many of those received took a favorite away here.
  static func sync(_ report: SyncReport) -> JSONObject {
    [
      "sent": report.sent,
      "received": report.received,
      "removedHere": report.removedHere,
      "givenUp": report.givenUp,
      "unreadable": report.unreadable.sorted(),
    ]
  }
}

extension RecipeDetails {
  /// Returns this record with missing values filled in from an older record of the same recipe.
  ///
  /// A value is missing if it is `nil` or empty. All other values replace the older ones, and lists are replaced as a whole. Therefore, a
  /// list entry never clears a complete recipe.
  ///
  /// Each nutrient is treated separately: a missing nutrient is taken from the older record, unless the number of servings differs. A total
  /// time that is possibly just the sum of the other times, as imports compute it, never replaces a longer published total. Instead, it
  /// becomes the sum of all times that are kept. Older times that exceed a published total are dropped.
  ///
  /// Diets and nutrition depend on the ingredients, and a credit depends on its source. If both records have ingredients and the
  /// ingredients differ, the older diets and nutrition are dropped, because they can be wrong for this recipe. If the sources differ, the
  /// older source and its credit are dropped.
  ///
  /// - Returns: This record unchanged if `older` is a different recipe.
  public func completed(by older: RecipeDetails) -> RecipeDetails {
    guard id == older.id else { return self }
    var whole = self
    whole.recipe = recipe.completed(by: older.recipe)
    if summary.isEmpty { whole.summary = older.summary }
    whole.completeTimes(of: self, by: older)
    whole.pieces = pieces ?? older.pieces
    if ingredients.isEmpty { whole.ingredients = older.ingredients }
    if instructions.isEmpty { whole.instructions = older.instructions }
    let hasOtherIngredients = !older.ingredients.isEmpty && whole.ingredients != older.ingredients
    if diets.isEmpty && !hasOtherIngredients { whole.diets = older.diets }
    let hasOtherServings = older.recipe.servings.map { whole.recipe.servings != $0 } ?? false
    if !hasOtherIngredients, !hasOtherServings {
      whole.nutrition.merge(older.nutrition) { newer, _ in newer }
    }
    if cuisines.isEmpty { whole.cuisines = older.cuisines }
    if dishTypes.isEmpty { whole.dishTypes = older.dishTypes }
    if keywords.isEmpty { whole.keywords = older.keywords }
    whole.rating = rating ?? older.rating
    whole.credit = credit.completed(by: older.credit)
    return whole
  }
}

extension RecipeDetails {
  /// The sum of the preparation and cooking times. `nil` if both are unknown.
  private var sumOfTimes: Int? {
    preparationMinutes == nil && cookingMinutes == nil ? nil : (preparationMinutes ?? 0) + (cookingMinutes ?? 0)
  }

  /// The published total time. `nil` if the total is unknown, or equals the sum of the other times and was possibly computed from them.
  /// Totals from Spoonacular are never computed.
  private var publishedTotal: Int? {
    recipe.minutes == sumOfTimes && id.spoonacularNumber == nil ? nil : recipe.minutes
  }

  /// Completes the times. The total is never less than the sum of the other times, unless one of the records already has a lower total.
  private mutating func completeTimes(of newer: RecipeDetails, by older: RecipeDetails) {
    preparationMinutes = newer.preparationMinutes ?? older.preparationMinutes
    cookingMinutes = newer.cookingMinutes ?? older.cookingMinutes
    let areOlder = (preparationMinutes, cookingMinutes) == (older.preparationMinutes, older.cookingMinutes)
    if let total = newer.publishedTotal {
      if let sum = sumOfTimes, sum > total, !areOlder || sum <= older.recipe.minutes ?? sum {
        (preparationMinutes, cookingMinutes) = (newer.preparationMinutes, newer.cookingMinutes)
      }
    } else if let minutes = recipe.minutes, newer.recipe.minutes != nil || !areOlder {
      let total = max(sumOfTimes ?? minutes, older.publishedTotal ?? 0)
      recipe.minutes = min(total, Recipe.minutesRange.upperBound)
    }
  }
}

extension Recipe {
  fileprivate func completed(by older: Recipe) -> Recipe {
    var whole = self
    whole.image = image ?? older.image
    whole.minutes = minutes ?? older.minutes
    whole.servings = servings ?? older.servings
    return whole
  }
}

extension RecipeCredit {
  fileprivate func completed(by older: RecipeCredit) -> RecipeCredit {
    // Another source's credit line and license don't apply to this source.
    if let sourceName, let name = older.sourceName, sourceName != name { return self }
    var whole = self
    whole.sourceName = sourceName ?? older.sourceName
    whole.sourceAddress = sourceAddress ?? older.sourceAddress
    whole.line = line ?? older.line
    whole.license = license ?? older.license
    return whole
  }
}

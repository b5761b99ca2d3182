extension RecipeDetails {
  /// This record, with missing values filled in from an older record of the same recipe.
  ///
  /// `nil` and empty values are missing; all others replace the older ones. Lists are replaced as a whole, never merged. So a record from a
  /// list never clears a complete recipe.
  ///
  /// Nutrients are values of their own: one that is missing here is kept from the older record, unless that has another number of servings.
  /// A total time that may be only the sum of the other times, as imports compute it, does not replace a longer total that was published,
  /// and is the sum of all times that are kept. Older times that a published total has no room for are dropped.
  ///
  /// Diets and nutrition depend on the ingredients, a credit on its source. If both records have ingredients, and different ones, the older
  /// diets and nutrition are dropped, since they may be wrong for this recipe; the same goes for the source and its credit.
  ///
  /// - Returns: this record unchanged, if `older` is of another recipe.
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
  /// The time of preparation and cooking. `nil` if neither is known.
  private var sumOfTimes: Int? {
    preparationMinutes == nil && cookingMinutes == nil ? nil : (preparationMinutes ?? 0) + (cookingMinutes ?? 0)
  }

  /// The total time. `nil` if it is unknown, or may have been computed from the other times. Spoonacular computes none.
  private var publishedTotal: Int? {
    recipe.minutes == sumOfTimes && id.spoonacularNumber == nil ? nil : recipe.minutes
  }

  /// Completes the times, so that no total is less than the others unless a record itself says so.
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
    // The line and license of another source don't apply to this one.
    if let sourceName, let name = older.sourceName, sourceName != name { return self }
    var whole = self
    whole.sourceName = sourceName ?? older.sourceName
    whole.sourceAddress = sourceAddress ?? older.sourceAddress
    whole.line = line ?? older.line
    whole.license = license ?? older.license
    return whole
  }
}

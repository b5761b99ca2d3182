extension RecipeDetails {
  /// This record of the recipe, with what it does not say as an older record of it said it.
  ///
  /// So a line of a list never empties a whole recipe, and a whole one still corrects another: what this record says counts. Not
  /// said is what is `nil` or empty; a list that is said counts whole, no line of the older one joins it.
  ///
  /// Diets and nutrition are of the ingredients, and a credit is of its source. Where both records name those, and not the same, the
  /// older diets, nutrition and credit are not taken over: they would be false of this recipe.
  ///
  /// - Returns: this record as it is, when `older` is of another recipe.
  public func completed(by older: RecipeDetails) -> RecipeDetails {
    guard id == older.id else { return self }
    var whole = self
    whole.recipe = recipe.completed(by: older.recipe)
    if summary.isEmpty { whole.summary = older.summary }
    whole.preparationMinutes = preparationMinutes ?? older.preparationMinutes
    whole.cookingMinutes = cookingMinutes ?? older.cookingMinutes
    if ingredients.isEmpty { whole.ingredients = older.ingredients }
    if instructions.isEmpty { whole.instructions = older.instructions }
    let hasOtherIngredients = !older.ingredients.isEmpty && whole.ingredients != older.ingredients
    if diets.isEmpty && !hasOtherIngredients { whole.diets = older.diets }
    if nutrition.isEmpty && !hasOtherIngredients { whole.nutrition = older.nutrition }
    if cuisines.isEmpty { whole.cuisines = older.cuisines }
    if dishTypes.isEmpty { whole.dishTypes = older.dishTypes }
    if keywords.isEmpty { whole.keywords = older.keywords }
    whole.rating = rating ?? older.rating
    whole.credit = credit.completed(by: older.credit)
    return whole
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
    // A line and a license that somebody else gave would be a false word about this source.
    if let sourceName, let name = older.sourceName, sourceName != name { return self }
    var whole = self
    whole.sourceName = sourceName ?? older.sourceName
    whole.sourceAddress = sourceAddress ?? older.sourceAddress
    whole.line = line ?? older.line
    whole.license = license ?? older.license
    return whole
  }
}

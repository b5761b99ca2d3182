extension RecipeDetails {
  /// The recipe for another number of servings. Every amount of an ingredient is scaled; lines that are not understood, times and steps stay
  /// as they are (``unscaledLines``).
  ///
  /// - Parameter writing: writes an amount; the unit is `nil` for pieces.
  /// - Returns: `nil` if the recipe's own number of servings is unknown.
  /// - Throws: ``RecipeError/servings(_:)``.
  public func scaled(
    to servings: Int, writing: (Fraction, KitchenUnit?) -> String
  ) throws(RecipeError) -> RecipeDetails? {
    if !Recipe.servingsRange.contains(servings) { throw .servings(servings) }
    guard let known = recipe.servings, let factor = Fraction(servings, known) else { return nil }
    var scaled = self
    scaled.recipe.servings = servings
    scaled.ingredients = ingredients.map { $0.scaled(by: factor, writing: writing) }
    return scaled
  }

  /// The lines of ingredients that ``scaled(to:writing:)`` leaves as they are although they may give an amount.
  public var unscaledLines: [String] { ingredients.map(\.text).filter { MeasuredLine($0) == nil } }
}

extension Ingredient {
  fileprivate func scaled(by factor: Fraction, writing: (Fraction, KitchenUnit?) -> String) -> Ingredient {
    guard let line = MeasuredLine(text), let text = line.scaled(by: factor, writing: writing) else { return self }
    return (try? Ingredient(text: text, name: name, amount: self.amount.map { $0 * factor.value }, unit: unit)) ?? self
  }
}

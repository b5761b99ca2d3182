/// A recipe with scaled amounts, and the lines that couldn't be scaled.
public struct ScaledRecipe: Sendable, Hashable {
  /// The scaled recipe. Its number of servings is `nil` if the number is unknown or not whole.
  public let details: RecipeDetails
  /// The ingredient lines that couldn't be scaled, and the yield in pieces if it couldn't be scaled either.
  public let unscaledLines: [String]
}

extension RecipeDetails {
  /// Returns the recipe scaled to a number of servings.
  ///
  /// - Parameter writing: A closure that formats an amount. The unit is `nil` for pieces.
  /// - Returns: `nil` if the recipe's own number of servings is unknown.
  /// - Throws: ``RecipeError/servings(_:)`` if the number of servings is out of range.
  public func scaled(
    to servings: Int, writing: (Fraction, KitchenUnit?) -> String
  ) throws(RecipeError) -> ScaledRecipe? {
    guard let factor = try recipe.factor(for: servings) else { return nil }
    return try scaled(by: factor, writing: writing)
  }

  /// Returns the recipe with the amounts of the ingredients, the servings and the pieces multiplied. Times, steps and lines that can't be
  /// parsed stay unchanged.
  ///
  /// - Parameter writing: A closure that formats an amount. The unit is `nil` for pieces.
  /// - Throws: ``RecipeError/servings(_:)`` if the new number of servings is out of range.
  public func scaled(
    by factor: Fraction, writing: (Fraction, KitchenUnit?) -> String
  ) throws(RecipeError) -> ScaledRecipe {
    if factor == .one { return ScaledRecipe(details: self, unscaledLines: []) }
    var (scaled, unscaled) = (self, [String]())
    scaled.recipe.servings = recipe.servings(times: factor)
    if let servings = scaled.recipe.servings, !Recipe.servingsRange.contains(servings) { throw .servings(servings) }
    scaled.ingredients = ingredients.map { ingredient in
      if let other = ingredient.scaled(by: factor, writing: writing) { return other }
      unscaled.append(ingredient.text)
      return ingredient
    }
    if let pieces {
      if let other = RecipeYield.scaled(pieces, by: factor, writing: { writing($0, nil) }) {
        scaled.pieces = other
      } else {
        unscaled.append(pieces)
      }
    }
    return ScaledRecipe(details: scaled, unscaledLines: unscaled)
  }
}

extension Recipe {
  /// Returns the factor that scales the recipe to a number of servings.
  ///
  /// - Returns: `nil` if the recipe's own number of servings is unknown.
  /// - Throws: ``RecipeError/servings(_:)`` if `servings` is outside ``servingsRange``.
  package func factor(for servings: Int) throws(RecipeError) -> Fraction? {
    if !Self.servingsRange.contains(servings) { throw .servings(servings) }
    return self.servings.flatMap { Fraction(servings, $0) }
  }

  /// Returns the number of servings multiplied by a factor. `nil` if the number is unknown, or the result is not a whole number.
  package func servings(times factor: Fraction) -> Int? {
    guard let servings, let product = Fraction(servings)?.times(factor), product.denominator == 1 else { return nil }
    return product.numerator
  }
}

extension Ingredient {
  /// Returns the ingredient with its amounts multiplied. `nil` if the ingredient's line can't be parsed, or if the new line or an amount is
  /// too large.
  fileprivate func scaled(by factor: Fraction, writing: (Fraction, KitchenUnit?) -> String) -> Ingredient? {
    guard let line = MeasuredLine(text), let text = line.scaled(by: factor, writing: writing) else { return nil }
    return try? Ingredient(text: text, name: name, amount: amount.map { $0 * factor.value }, unit: unit)
  }
}

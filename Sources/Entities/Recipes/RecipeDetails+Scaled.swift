/// A recipe with other amounts.
public struct ScaledRecipe: Sendable, Hashable {
  /// The recipe. Its number of servings is `nil` if it would not be a whole number.
  public let details: RecipeDetails
  /// The texts that are as they were although they may give an amount.
  public let unscaledLines: [String]
}

extension RecipeDetails {
  /// The recipe for another number of servings.
  ///
  /// - Parameter writing: writes an amount; the unit is `nil` for pieces.
  /// - Returns: `nil` if the recipe's own number of servings is unknown.
  /// - Throws: ``RecipeError/servings(_:)``.
  public func scaled(
    to servings: Int, writing: (Fraction, KitchenUnit?) -> String
  ) throws(RecipeError) -> ScaledRecipe? {
    guard let factor = try recipe.factor(for: servings) else { return nil }
    return try scaled(by: factor, writing: writing)
  }

  /// The recipe with every amount multiplied: those of the ingredients, the servings and the pieces. Lines that are not understood, times and
  /// steps stay as they are.
  ///
  /// - Parameter writing: writes an amount; the unit is `nil` for pieces.
  /// - Throws: ``RecipeError/servings(_:)``, if there would be too many.
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
  /// How many times the recipe is needed for so many servings.
  ///
  /// - Returns: `nil` if its own number of servings is unknown.
  /// - Throws: ``RecipeError/servings(_:)``, if they are outside ``servingsRange``.
  package func factor(for servings: Int) throws(RecipeError) -> Fraction? {
    if !Self.servingsRange.contains(servings) { throw .servings(servings) }
    return self.servings.flatMap { Fraction(servings, $0) }
  }

  /// The number of servings times a factor. `nil` if it is unknown, or not a whole number.
  package func servings(times factor: Fraction) -> Int? {
    guard let servings, let product = Fraction(servings)?.times(factor), product.denominator == 1 else { return nil }
    return product.numerator
  }
}

extension Ingredient {
  /// `nil` if its line is not understood, or would be too long, or an amount too large.
  fileprivate func scaled(by factor: Fraction, writing: (Fraction, KitchenUnit?) -> String) -> Ingredient? {
    guard let line = MeasuredLine(text), let text = line.scaled(by: factor, writing: writing) else { return nil }
    return try? Ingredient(text: text, name: name, amount: amount.map { $0 * factor.value }, unit: unit)
  }
}

extension RecipeDetails {
  /// The recipe for another number of servings. Amounts at the beginning of an ingredient's line are scaled; other lines, times and
  /// steps stay as they are.
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
}

extension Ingredient {
  fileprivate func scaled(by factor: Fraction, writing: (Fraction, KitchenUnit?) -> String) -> Ingredient {
    guard let line = MeasuredLine(text), let least = line.amount.times(factor) else { return self }
    var (words, amount) = (writing(least, line.unit), least)
    if let most = line.most {
      guard let more = most.times(factor) else { return self }
      words += line.joint + writing(more, line.unit)
      amount = more
    }
    // Metric amounts below one take the plural in both languages: `0,75 litros`.
    let isAsItIs = line.unit?.isMetric == true && amount < .one
    let text = words + (isAsItIs ? line.rest : KitchenNoun.agreeing(line.rest, isOne: amount <= .one))
    return (try? Ingredient(text: text, name: name, amount: self.amount.map { $0 * factor.value }, unit: unit)) ?? self
  }
}

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

  /// The lines of ingredients with an amount that ``scaled(to:writing:)`` leaves as it is: `juice of 1 lemon`, `one egg`.
  public var unscaledLines: [String] {
    ingredients.map(\.text).filter { line in
      MeasuredLine(line) == nil
        && (line.contains(where: \.isNumber)
          || SearchText.fold(line).split { !$0.isLetter }.contains { Self.numerals.contains(String($0)) })
    }
  }

  private static let numerals: Set = [
    "un", "una", "uno", "dos", "tres", "cuatro", "cinco", "seis", "medio", "media", "docena",
    "one", "two", "three", "four", "five", "six", "half", "dozen",
  ]
}

extension Ingredient {
  fileprivate func scaled(by factor: Fraction, writing: (Fraction, KitchenUnit?) -> String) -> Ingredient {
    guard let line = MeasuredLine(text), let text = line.scaled(by: factor, writing: writing) else { return self }
    return (try? Ingredient(text: text, name: name, amount: self.amount.map { $0 * factor.value }, unit: unit)) ?? self
  }
}

extension MeasuredLine {
  /// The line with other amounts; `nil` if one is too large.
  fileprivate func scaled(by factor: Fraction, writing: (Fraction, KitchenUnit?) -> String) -> String? {
    var amounts: [Fraction] = []
    for amount in [amount, most].compactMap(\.self) {
      guard let scaled = amount.times(factor) else { return nil }
      amounts.append(scaled)
    }
    var (unit, rest) = (unit, rest)
    // The amount in parentheses behind a unit is the same in another one.
    if unit != nil, let equal = rest.firstMatch(of: /^\s*\p{L}+\.?\s*\(([^()]*)\)/)?.1,
      let line = MeasuredLine(String(equal)), line.unit != nil, line.name.isEmpty
    {
      guard let text = line.scaled(by: factor, writing: writing) else { return nil }
      rest.replaceSubrange(equal.startIndex..<equal.endIndex, with: text)
    }
    if let smaller = unit?.smaller, amounts.contains(where: { $0 < .one && ![2, 4].contains($0.denominator) }),
      let word = rest.firstMatch(of: /\p{L}+\.?/)
    {
      amounts = amounts.map { $0.times(Fraction(checked: 1000)) ?? $0 }
      rest.replaceSubrange(word.range, with: smaller.rawValue)
      unit = smaller
    }
    let isOne = amounts.allSatisfy { $0 <= .one }
    // Metric amounts below one take the plural in both languages: `0,75 litros`.
    let isAsItIs = unit?.isMetric == true && amounts.allSatisfy { $0 < .one }
    return amounts.map { writing($0, unit) }.joined(separator: joint)
      + (isAsItIs ? rest : KitchenNoun.agreeing(rest, isOne: isOne))
  }
}

extension KitchenUnit {
  /// The thousandth of a kilogram or a liter.
  fileprivate var smaller: KitchenUnit? {
    switch self {
    case .kilogram: .gram
    case .liter: .milliliter
    default: nil
    }
  }
}

package import Entities

extension Texts {
  /// Returns an amount as cooks write it: `750` or `0,75` in metric units, `1½` in other units or without a unit.
  ///
  /// A fraction without its own character is written as a decimal and rounded to hundredths. An amount of at least ten grams or milliliters
  /// that isn't exact in tenths is rounded to a whole number: `26,67 g` becomes `27`. Decimals below a tenth have two significant digits:
  /// `0,0042`.
  package func amount(_ amount: Fraction, in unit: KitchenUnit?) -> String {
    if let unit, unit.isMetric {
      let isRounded = unit.size <= .one && amount.value >= 10 && 10 % amount.denominator != 0
      return isRounded ? decimal(amount.value.rounded()) : rounded(amount.value)
    }
    let top = amount.numerator % amount.denominator
    if top == 0 { return grouped("\(amount.whole)") }
    guard let sign = Self.signs[amount.denominator]?[top] else { return rounded(amount.value) }
    return (amount.whole > 0 ? grouped("\(amount.whole)") : "") + sign
  }

  private func rounded(_ amount: Double) -> String {
    if amount >= 0.095 { return decimal(amount) }
    var (scale, places) = (1000.0, 3)
    while (amount * scale).rounded() < 10, places < 12 { (scale, places) = (scale * 10, places + 1) }
    var decimals = "\(Int((amount * scale).rounded()))"
    decimals = String(repeating: "0", count: max(0, places - decimals.count)) + decimals
    while decimals.last == "0" { decimals.removeLast() }
    return decimals.isEmpty ? "0" : "0" + say(",", ".") + decimals
  }

  /// The Unicode characters for fractions, by denominator and numerator.
  private static let signs: [Int: [Int: String]] = [
    2: [1: "½"], 3: [1: "⅓", 2: "⅔"], 4: [1: "¼", 3: "¾"], 5: [1: "⅕", 2: "⅖", 3: "⅗", 4: "⅘"], 6: [1: "⅙", 5: "⅚"],
    8: [1: "⅛", 3: "⅜", 5: "⅝", 7: "⅞"],
  ]

  /// Returns an amount with its unit or its noun: `1,5 kg`, `2 cucharadas`, `3 dientes`. A plain count has neither a unit nor a noun.
  package func measured(_ amount: ShoppingList.Amount) -> String {
    guard let noun = amount.noun else { return measured(amount.amount, amount.unit) }
    return self.amount(amount.amount, in: nil) + " " + noun
  }

  /// Returns an amount with its unit: `1,5 kg`, `2 cucharadas`. A plain count has no unit.
  package func measured(_ amount: Fraction, _ unit: KitchenUnit?) -> String {
    guard let unit else { return self.amount(amount, in: nil) }
    let isOne = amount <= Fraction.one
    let word =
      switch unit {
      case .teaspoon: say(isOne ? "cucharadita" : "cucharaditas", "tsp")
      case .tablespoon: say(isOne ? "cucharada" : "cucharadas", "tbsp")
      case .cup: say(isOne ? "taza" : "tazas", isOne ? "cup" : "cups")
      case .pint: say(isOne ? "pinta" : "pintas", isOne ? "pint" : "pints")
      case .quart: say(isOne ? "cuarto de galón" : "cuartos de galón", isOne ? "quart" : "quarts")
      case .gallon: say(isOne ? "galón" : "galones", isOne ? "gallon" : "gallons")
      default: unit.rawValue
      }
    return self.amount(amount, in: unit) + " " + word
  }

  /// Returns the factor by which a recipe is multiplied: `× 2`.
  package func times(_ factor: Fraction) -> String { "× " + amount(factor, in: nil) }

  /// Returns a line that lists the ingredients whose amounts could not be scaled.
  func unscaled(_ lines: [String]) -> String {
    say("Sin ajustar: ", "Not scaled: ") + lines.joined(separator: "; ")
  }
}

/// Labels and values for ratings and nutrition.
extension Texts {
  /// Returns a rating with its number of votes: `valoración: 4,3 de 5 (12 votos)`.
  func words(_ rating: RecipeRating) -> String {
    let average = say(
      "valoración: \(decimal((rating.average * 10).rounded() / 10)) de 5",
      "rating: \(decimal((rating.average * 10).rounded() / 10)) out of 5")
    return average + (rating.count.map { " (" + count($0, ("voto", "votos"), ("vote", "votes")) + ")" } ?? "")
  }

  package var perServing: String { say("Por ración", "Per serving") }

  /// Returns a string for each known nutrient, in the order of food labels: `410 kcal`, `grasas: 9 g`.
  func nutrition(_ details: RecipeDetails) -> [String] {
    Nutrient.allCases.compactMap { nutrient in
      details.nutrition[nutrient].map { words($0, of: nutrient) }
    }
  }

  /// Returns the amount of a nutrient: `410 kcal`, `grasas: 9 g`.
  func words(_ amount: Double, of nutrient: Nutrient) -> String {
    // More digits would suggest a precision that the values in recipes don't have.
    let number = decimal(amount < 10 ? (amount * 10).rounded() / 10 : amount.rounded())
    let measured = "\(number) \(nutrient.unit.rawValue)"
    return name(nutrient).map { "\($0): \(measured)" } ?? measured
  }

  /// Returns the name of a nutrient. `nil` if the unit identifies the nutrient.
  private func name(_ nutrient: Nutrient) -> String? {
    switch nutrient {
    case .calories: nil
    case .fat: say("grasas", "fat")
    case .saturatedFat: say("saturadas", "saturated fat")
    case .unsaturatedFat: say("insaturadas", "unsaturated fat")
    case .transFat: say("grasas trans", "trans fat")
    case .carbohydrates: say("hidratos de carbono", "carbohydrates")
    case .sugar: say("azúcares", "sugar")
    case .fiber: say("fibra", "fiber")
    case .protein: say("proteínas", "protein")
    case .cholesterol: say("colesterol", "cholesterol")
    case .sodium: say("sodio", "sodium")
    }
  }
}

import Entities

/// Nutrition per serving as schema.org writes it: https://schema.org/NutritionInformation.
enum SchemaNutrition {
  /// The property of each nutrient.
  static let fields: [(Nutrient, String)] = [
    (.calories, "calories"), (.fat, "fatContent"), (.saturatedFat, "saturatedFatContent"),
    (.unsaturatedFat, "unsaturatedFatContent"), (.transFat, "transFatContent"),
    (.carbohydrates, "carbohydrateContent"), (.sugar, "sugarContent"), (.fiber, "fiberContent"),
    (.protein, "proteinContent"), (.cholesterol, "cholesterolContent"), (.sodium, "sodiumContent"),
  ]

  static func read(_ fields: WebFields) -> [Nutrient: Double] {
    var nutrition: [Nutrient: Double] = [:]
    for value in fields.elements("nutrition") {
      for (nutrient, field) in self.fields {
        guard let told = value[field]?.elements.first, let text = LinkedData.amount(told) else { continue }
        nutrition[nutrient] = nutrition[nutrient] ?? amount(text, of: nutrient)
      }
    }
    return nutrition
  }

  /// `240 kcal`, `1004 kJ`, `9,5 g`, `0.2 grams`, `1,240 mg` converted to the nutrient's unit, which is assumed if none is given.
  ///
  /// - Returns: `nil` if it is not an amount, or outside ``Nutrient/range``.
  static func amount(_ text: String, of nutrient: Nutrient) -> Double? {
    let pattern = /(-?)([0-9]{1,3}(?:[.,][0-9]{3})+(?![0-9])|[0-9]+(?:[.,][0-9]+)?)\s*(\p{L}*)/
    guard let found = text.firstMatch(of: pattern), found.1.isEmpty else { return nil }
    let word = SearchText.fold(String(found.3))
    guard let size = size(of: word, nutrient.unit) else { return nil }
    var digits = String(found.2)
    // Nobody tells thousandths of a milligram or of a calorie.
    let isThousands = digits.wholeMatch(of: /[0-9]{1,3}(?:[.,][0-9]{3})+/) != nil
    if isThousands, nutrient.unit != .gram || word == "mg" { digits.removeAll { $0 == "." || $0 == "," } }
    guard let number = Double(digits.replacing(",", with: ".")) else { return nil }
    let amount = (number * size * 1000).rounded() / 1000
    return Nutrient.range.contains(amount) ? amount : nil
  }

  /// The factor from a unit to that of a nutrient; `nil`: they can't be converted.
  private static func size(of word: String, _ unit: Nutrient.Unit) -> Double? {
    if unit == .kilocalorie {
      if ["kj", "kilojoule", "kilojoules", "kilojulios"].contains(word) { return 1 / 4.184 }
      // Calories of food are kilocalories.
      return word.isEmpty || word.hasPrefix("kcal") || word.hasPrefix("cal") || word.hasPrefix("kilocal") ? 1 : nil
    }
    let isInGrams = unit == .gram
    return switch word {
    case "": 1
    case "g", "gr", "gram", "grams", "gramo", "gramos", "grms": isInGrams ? 1 : 1000
    case "mg", "milligram", "milligrams", "miligramo", "miligramos": isInGrams ? 0.001 : 1
    case "mcg", "ug", "μg", "µg": isInGrams ? 0.000001 : 0.001
    // A word that is no unit says what it is: `9 fat`.
    default: word.hasPrefix("kcal") || word.hasPrefix("cal") ? nil : 1
    }
  }

  /// An amount as search engines expect it: `240 calories`, `9.5 g`.
  static func text(_ amount: Double, of nutrient: Nutrient) -> String {
    let number = Int(exactly: amount).map { "\($0)" } ?? "\(amount)"
    return number + " " + (nutrient.unit == .kilocalorie ? "calories" : nutrient.unit.rawValue)
  }
}

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

  static func read(_ fields: inout WebFields) -> [Nutrient: Double] {
    let told = fields.elements("nutrition").flatMap { value in
      self.fields.compactMap { nutrient, field in
        value[field]?.elements.first.flatMap { LinkedData.amount($0) }.map { (nutrient, field, $0) }
      }
    }
    if SchemaExport.id(fields) != nil {
      let ours = told.compactMap { nutrient, _, text in Double(text.prefix { $0 != " " }).map { (nutrient, $0) } }
      return Dictionary(ours) { first, _ in first }.filter { Nutrient.range.contains($0.value) }
    }
    let marks = Set(told.compactMap { written($0.2)?.number.shownMark })
    var nutrition: [Nutrient: Double] = [:]
    for (nutrient, field, text) in told where nutrition[nutrient] == nil {
      nutrition[nutrient] = amount(text, of: nutrient, decimalMark: marks.count == 1 ? marks.first : nil)
      let isSomething = text.contains { ("1"..."9").contains($0) }
      if nutrition[nutrient] == nil, isSomething { fields.repair("nutrition." + field, from: text, to: nil) }
    }
    return nutrition
  }

  /// The only number of a text and the word after it, `~ 12 g (5 %)`; `nil` if there is none or another one, as in `10-12 g` and `1/2 g`, or if
  /// it is negative or a limit.
  private static func written(_ text: String) -> (number: WrittenNumber, word: String)? {
    let pattern = /([^0-9<>\-]*)([0-9](?:[0-9.,]*[0-9])?)\s*(\p{L}*)[^0-9(]*(?:\([^)]*\)[^0-9]*)?/
    guard let found = text.wholeMatch(of: pattern) else { return nil }
    return WrittenNumber(String(found.2), units: []).map { ($0, SearchText.fold(String(found.3))) }
  }

  /// `240 kcal`, `1004 kJ`, `9,5 g`, `0.2 grams`, `1,240 mg` converted to the nutrient's unit, which is assumed if none is given.
  ///
  /// Three digits after a single point are decimals unless the record shows a decimal comma. After a single comma they are thousands only if
  /// the record shows a decimal point: otherwise both may be meant.
  ///
  /// - Parameter decimalMark: the mark that the other numbers of the record show.
  /// - Returns: `nil` if it is not an amount, is ambiguous, or is outside ``Nutrient/range``.
  static func amount(_ text: String, of nutrient: Nutrient, decimalMark: WrittenNumber.Mark? = nil) -> Double? {
    guard let (written, word) = written(text), let size = size(of: word, nutrient.unit) else { return nil }
    let digits = written.text(decimalMark: decimalMark) ?? (text.contains(",") ? nil : written.readings.last)
    guard let number = digits.flatMap(Double.init) else { return nil }
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
    default: word.hasPrefix("kcal") || word.hasPrefix("cal") || KitchenUnit(word: word) != nil ? nil : 1
    }
  }

  /// An amount as search engines expect it: `240 calories`, `9.5 g`.
  static func text(_ amount: Double, of nutrient: Nutrient) -> String {
    let number = Int(exactly: amount).map { "\($0)" } ?? "\(amount)"
    return number + " " + (nutrient.unit == .kilocalorie ? "calories" : nutrient.unit.rawValue)
  }
}

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

  private static let nutrients = Dictionary(uniqueKeysWithValues: fields.map { ($1, $0) })

  private struct Told {
    let nutrient: Nutrient
    let field: String
    let value: JSONValue
  }

  /// Reads the nutrition. Reports amounts that are not understood, and those that differ from an earlier amount of the nutrient.
  static func read(_ fields: inout WebFields) -> [Nutrient: Double] {
    let told = told(&fields)
    if SchemaExport.id(fields) != nil {
      let ours = told.compactMap { told in
        told.value.text.flatMap { Double($0.prefix { $0 != " " }) }.map { (told.nutrient, $0) }
      }
      return Dictionary(ours) { first, _ in first }.filter { Nutrient.range.contains($0.value) }
    }
    let marks = Set(told.compactMap { $0.value.text.flatMap(written)?.number.shownMark })
    var nutrition: [Nutrient: Double] = [:]
    for told in told {
      let amount = amount(told.value, of: told.nutrient, decimalMark: marks.count == 1 ? marks.first : nil)
      let isTaken = amount.map { nutrition[told.nutrient, default: $0] == $0 } ?? saysNothing(told.value)
      if isTaken { nutrition[told.nutrient] = amount ?? nutrition[told.nutrient] }
      if !isTaken { fields.repair(told.field, from: told.value, to: nil) }
    }
    return nutrition
  }

  /// The values of all nutrients. Counts other properties as ignored, and reports nutrition that has no properties.
  private static func told(_ fields: inout WebFields) -> [Told] {
    var told: [Told] = []
    for value in fields.elements("nutrition") {
      guard let members = value.members else {
        if value.says { fields.repair("nutrition", from: value, to: nil) }
        continue
      }
      if value.isReference { fields.ignore("nutrition", value) }
      // The last of a repeated key is read.
      for member in members where !member.key.hasPrefix("@") && value[member.key] == member.value {
        let field = "nutrition." + member.key
        if let nutrient = nutrients[member.key] {
          told += member.value.elements.map { Told(nutrient: nutrient, field: field, value: $0) }
        } else {
          fields.ignore(field, member.value)
        }
      }
    }
    return told
  }

  private static func saysNothing(_ value: JSONValue) -> Bool {
    value.text.map { text in !text.contains { $0.isLetter || $0.isNumber } } ?? !value.says
  }

  private static func amount(_ value: JSONValue, of nutrient: Nutrient, decimalMark: WrittenNumber.Mark?) -> Double? {
    let unit = (value["unitText"] ?? value["unitCode"])?.elements.first?.text ?? ""
    if let number = value.number ?? value["value"]?.elements.first?.number { return amount(number, unit, of: nutrient) }
    return LinkedData.amount(value, ["value", "name"]).flatMap { amount($0, of: nutrient, decimalMark: decimalMark) }
  }

  /// The only number of a text and the word after it, `~ 12 g (5 %)`; `nil` if there is none or another one, as in `10-12 g` and `1/2 g`,
  /// or if it is negative, a limit, or a share.
  private static func written(_ text: String) -> (number: WrittenNumber, word: String)? {
    let pattern = /([^0-9<>%‰\-]*)([0-9](?:[0-9.,]*[0-9])?)\s*(\p{L}*)[^0-9(%‰]*(?:\([^)]*\)[^0-9%‰]*)?/
    guard let found = text.wholeMatch(of: pattern) else { return nil }
    return WrittenNumber(String(found.2), units: []).map { ($0, SearchText.fold(String(found.3))) }
  }

  /// `240 kcal`, `1004 kJ`, `9,5 g`, `0.2 grams`, `1,240 mg` converted to the nutrient's unit, which is assumed if none is given.
  ///
  /// Three digits after a single point are decimals unless the record shows a decimal comma. After a single comma they are thousands only
  /// if the record shows a decimal point: otherwise both may be meant. Calories have no decimals, so three digits are thousands unless the
  /// record shows that mark to be the decimal one: then both may be meant.
  ///
  /// - Parameter decimalMark: the mark that the other numbers of the record show.
  /// - Returns: `nil` if it is not an amount, is ambiguous, or is outside ``Nutrient/range``.
  static func amount(_ text: String, of nutrient: Nutrient, decimalMark: WrittenNumber.Mark? = nil) -> Double? {
    guard let (written, word) = written(text) else { return nil }
    let (marked, readings) = (written.text(decimalMark: decimalMark), written.readings)
    let digits: String? =
      if nutrient == .calories, let whole = readings.first {
        marked ?? whole == whole ? whole : nil
      } else {
        marked ?? (text.contains(",") ? nil : readings.last)
      }
    return digits.flatMap(Double.init).flatMap { amount($0, word, of: nutrient) }
  }

  /// A number in a unit, converted to the nutrient's. `nil` if it can't be converted, or is outside ``Nutrient/range``.
  static func amount(_ number: Double, _ unit: String, of nutrient: Nutrient) -> Double? {
    guard let size = size(of: SearchText.fold(unit), nutrient.unit) else { return nil }
    let amount = (number * size * 1000).rounded() / 1000
    return Nutrient.range.contains(amount) ? amount : nil
  }

  /// The factor from a unit to that of a nutrient; `nil`: they can't be converted.
  private static func size(of word: String, _ unit: Nutrient.Unit) -> Double? {
    if word.contains(where: { "%‰".contains($0) }) { return nil }
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

import Entities

/// Reads and writes the nutrition data per serving as defined by schema.org: https://schema.org/NutritionInformation.
enum SchemaNutrition {
  /// The schema.org property of each nutrient.
  static let fields: [(Nutrient, String)] = [
    (.calories, "calories"), (.fat, "fatContent"), (.saturatedFat, "saturatedFatContent"),
    (.unsaturatedFat, "unsaturatedFatContent"), (.transFat, "transFatContent"),
    (.carbohydrates, "carbohydrateContent"), (.sugar, "sugarContent"), (.fiber, "fiberContent"),
    (.protein, "proteinContent"), (.cholesterol, "cholesterolContent"), (.sodium, "sodiumContent"),
  ]

  private static let nutrients = Dictionary(uniqueKeysWithValues: fields.map { ($1, $0) })

  private struct Entry {
    let nutrient: Nutrient
    let field: String
    let value: JSONValue
  }

  /// Reads the nutrition data. Reports amounts that aren't understood, and amounts that differ from an earlier amount of the same nutrient.
  static func read(_ fields: inout WebFields) -> [Nutrient: Double] {
    let entries = entries(&fields)
    let isOurs = SchemaExport.id(fields) != nil
    let marks = Set(
      entries.compactMap { entry in
        text(entry.value, of: entry.nutrient).flatMap { NutrientText($0, of: entry.nutrient)?.number.shownMark }
      })
    var nutrition: [Nutrient: Double] = [:]
    for entry in entries {
      let exported = isOurs ? exported(entry.value, of: entry.nutrient) : nil
      let amount =
        exported ?? amount(entry.value, of: entry.nutrient, decimalMark: marks.count == 1 ? marks.first : nil)
      let isTaken = amount.map { nutrition[entry.nutrient, default: $0] == $0 } ?? isBlank(entry.value)
      if isTaken { nutrition[entry.nutrient] = amount ?? nutrition[entry.nutrient] }
      if !isTaken { fields.repair(entry.field, from: entry.value, to: nil) }
    }
    return nutrition
  }

  /// Returns an amount that the kit exported, which always has a decimal point. Returns `nil` if the text isn't in the format of an export.
  private static func exported(_ value: JSONValue, of nutrient: Nutrient) -> Double? {
    guard let stated = value.text, let amount = Double(stated.prefix { $0 != " " }),
      text(amount, of: nutrient) == stated,
      Nutrient.range.contains(amount)
    else { return nil }
    return amount
  }

  /// Returns the values of all nutrients. Counts other properties as ignored, and reports nutrition data without properties.
  private static func entries(_ fields: inout WebFields) -> [Entry] {
    var entries: [Entry] = []
    for value in fields.elements("nutrition") {
      guard let members = value.members else {
        if value.says { fields.repair("nutrition", from: value, to: nil) }
        continue
      }
      if value.isReference { fields.ignore("nutrition", value) }
      // Only the last value of a repeated key counts.
      for member in members where !member.key.hasPrefix("@") && value[member.key] == member.value {
        let field = "nutrition." + member.key
        if let nutrient = nutrients[member.key] {
          entries += member.value.elements.map { Entry(nutrient: nutrient, field: field, value: $0) }
        } else {
          fields.ignore(field, member.value)
        }
      }
    }
    return entries
  }

  private static func isBlank(_ value: JSONValue) -> Bool {
    value.text.map { text in !text.contains { $0.isLetter || $0.isNumber } } ?? !value.says
  }

  private static func amount(_ value: JSONValue, of nutrient: Nutrient, decimalMark: WrittenNumber.Mark?) -> Double? {
    if let text = text(value, of: nutrient) { return amount(text, of: nutrient, decimalMark: decimalMark) }
    guard let number = number(value)?.number, let unit = unit(value, of: nutrient) else { return nil }
    return amount(number, unit, of: nutrient)
  }

  /// Returns an amount as text, or the number of a quantity together with its unit.
  private static func text(_ value: JSONValue, of nutrient: Nutrient) -> String? {
    guard let text = number(value)?.text, let unit = unit(value, of: nutrient) else { return nil }
    return unit.isEmpty ? text : text + " " + unit
  }

  /// Returns the value itself, or the number of a quantity. Returns `nil` if the quantity has several numbers or is a range.
  private static func number(_ value: JSONValue) -> JSONValue? {
    guard value.members != nil else { return value }
    let stated = ["value", "name"].lazy.compactMap { value[$0] }.first(where: \.says)
    let isRange = value["minValue"]?.says == true || value["maxValue"]?.says == true
    return isRange || stated?.elements.count != 1 ? nil : stated?.elements.first
  }

  /// Returns the unit of a quantity. Empty if there is none, and `nil` if there are two different units.
  private static func unit(_ value: JSONValue, of nutrient: Nutrient) -> String? {
    let stated = ["unitText", "unitCode"].compactMap { value[$0] }.flatMap(\.elements).filter(\.says)
    let units = stated.map { $0.text.map { NutrientWords.codes[$0, default: $0] } ?? "?" }
    return Set(units.map { NutrientText.size(of: $0, for: nutrient) }).count > 1 ? nil : units.first ?? ""
  }

  /// Converts an amount such as `240 kcal`, `1004 kJ`, `9,5 g`, `0.2 grams` or `1,240 mg` to the nutrient's unit, which is also the default
  /// unit.
  ///
  /// Three digits after the only point are decimals unless the record reveals a decimal comma. Three digits after the only comma are
  /// thousands only if the record reveals a decimal point. Otherwise the number is ambiguous. Calories have no decimals, so the three
  /// digits are thousands. If the record reveals that the mark is the decimal mark, the number is ambiguous.
  ///
  /// - Parameter decimalMark: The decimal mark that the other numbers of the record reveal.
  /// - Returns: `nil` if the text isn't an amount, is ambiguous, contains a second amount that differs, or is outside ``Nutrient/range``.
  static func amount(_ text: String, of nutrient: Nutrient, decimalMark: WrittenNumber.Mark? = nil) -> Double? {
    guard let stated = NutrientText(text, of: nutrient) else { return nil }
    let (marked, readings) = (stated.number.text(decimalMark: decimalMark), stated.number.readings)
    let digits: String? =
      if nutrient == .calories, let whole = readings.first {
        marked ?? whole == whole ? whole : nil
      } else {
        marked ?? (text.contains(",") ? nil : readings.last)
      }
    guard let found = digits.flatMap(Double.init).flatMap({ amount($0, stated.size, of: nutrient) }) else { return nil }
    guard let equal = stated.equal else { return found }
    guard let other = amount(equal, of: nutrient, decimalMark: decimalMark) else { return nil }
    // Pages round each of the two amounts.
    let difference = (found - other).magnitude
    let isEqual = nutrient == .calories ? difference <= max(1, 0.01 * found) : difference == 0
    return isEqual ? (stated.size == 1 ? found : other) : nil
  }

  /// Converts a number to the nutrient's unit. Returns `nil` if it can't be converted, or is outside ``Nutrient/range``.
  static func amount(_ number: Double, _ unit: String, of nutrient: Nutrient) -> Double? {
    NutrientText.size(of: unit, for: nutrient).flatMap { amount(number, $0, of: nutrient) }
  }

  private static func amount(_ number: Double, _ size: Double, of nutrient: Nutrient) -> Double? {
    let amount = (number * size * 1000).rounded() / 1000
    return Nutrient.range.contains(amount) ? amount : nil
  }

  /// Returns an amount in the format that search engines expect: `240 calories`, `9.5 g`.
  static func text(_ amount: Double, of nutrient: Nutrient) -> String {
    let number = Int(exactly: amount).map { "\($0)" } ?? "\(amount)"
    return number + " " + (nutrient.unit == .kilocalorie ? "calories" : nutrient.unit.rawValue)
  }
}

import Entities

/// For how many a recipe is, as pages say it: `4`, `4 servings`, `Para 4 personas`.
enum RecipeYield {
  /// The first number in the text, of a range the lower one, unless it is an amount: `500 g`, `1.5 litros`. Dozens are counted.
  static func servings(_ text: String) -> Int? {
    guard let found = text.firstMatch(of: /(-?)([0-9]+)(?:[.,]00?(?![0-9]))?/), found.1.isEmpty else { return nil }
    let rest = text[found.range.upperBound...]
    if rest.prefixMatch(of: /[.,\/⁄][0-9]|\s*[½⅓⅔¼¾]|\s+[0-9]+[\/⁄]/) != nil { return nil }
    let range = rest.prefixMatch(of: /\s*(?:-|–|—|to|or|a|o)\s*[0-9]+/)
    let words = rest[(range?.range.upperBound ?? rest.startIndex)...].drop { $0 == " " || $0 == "-" }
    let word = words.prefix { $0.isLetter }.lowercased()
    guard let number = Int(found.2), Recipe.servingsRange.contains(number), !units.contains(word) else { return nil }
    let count = dozens.contains(word) ? 12 * number : number
    return Recipe.servingsRange.contains(count) ? count : nil
  }

  private static let dozens: Set = ["dozen", "dozens", "doz", "docena", "docenas"]

  private static let units: Set = [
    "g", "gr", "gramos", "grams", "kg", "kilo", "kilos", "mg", "ml", "cl", "dl", "l", "litro", "litros", "liter",
    "liters",
    "liter", "liters", "oz", "ounce", "ounces", "lb", "lbs", "pound", "pounds", "cm", "mm", "inch", "inches",
    "pulgadas",
    "cup", "cups", "taza", "tazas", "quart", "quarts", "pint", "pints", "gallon", "gallons", "minutos", "minutes",
    "min", "grm", "kgm", "ltr", "mlt",
  ]
}

import Entities

/// For how many a recipe is, as pages say it: `4`, `4 servings`, `Para 4 personas`.
enum RecipeYield {
  /// The first number in the text, unless it is an amount: `500 g`, `1.5 litros`.
  static func servings(_ text: String) -> Int? {
    let digits = text.drop { !isDigit($0) }.prefix(while: isDigit)
    let rest = text[digits.endIndex...]
    if let mark = rest.first, mark == "." || mark == "," || mark == "/", rest.dropFirst().first.map(isDigit) == true {
      return nil
    }
    let word = rest.drop { $0 == " " }.prefix { $0.isLetter }.lowercased()
    guard let number = Int(digits), Recipe.servingsRange.contains(number), !units.contains(word) else { return nil }
    return number
  }

  private static func isDigit(_ character: Character) -> Bool { ("0"..."9").contains(character) }

  private static let units: Set = [
    "g", "gr", "gramos", "grams", "kg", "kilo", "kilos", "mg", "ml", "cl", "dl", "l", "litro", "litros", "liter",
    "liters",
    "litre", "litres", "oz", "ounce", "ounces", "lb", "lbs", "pound", "pounds", "cm", "mm", "inch", "inches",
    "pulgadas",
    "cup", "cups", "taza", "tazas", "quart", "quarts", "pint", "pints", "gallon", "gallons", "minutos", "minutes",
    "min",
  ]
}

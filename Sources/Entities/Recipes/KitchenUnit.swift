/// A unit for amounts of ingredients.
public enum KitchenUnit: String, Sendable, Hashable, CaseIterable {
  /// A thousandth of a gram.
  case milligram = "mg"
  /// A gram.
  case gram = "g"
  /// A thousand grams.
  case kilogram = "kg"
  /// A thousandth of a liter.
  case milliliter = "ml"
  /// Ten milliliters.
  case centiliter = "cl"
  /// A hundred milliliters.
  case deciliter = "dl"
  /// A thousand milliliters.
  case liter = "l"
  /// A third of a tablespoon.
  case teaspoon = "tsp"
  /// Three teaspoons.
  case tablespoon = "tbsp"
  /// A cup, whose size depends on the recipe's country.
  case cup = "cup"
  /// A fluid ounce, which is an eighth of a cup.
  case fluidOunce = "fl oz"
  /// Two cups.
  case pint
  /// Two pints.
  case quart
  /// Four quarts.
  case gallon
  /// An ounce of weight, as opposed to ``fluidOunce``.
  case ounce = "oz"
  /// Sixteen ounces.
  case pound = "lb"

  /// A kind of amount. Only amounts with the same measure can be added.
  package enum Measure: Sendable, Hashable, CaseIterable {
    /// Weight, in grams.
    case mass
    /// Volume, in milliliters.
    case volume
    /// Spoons, in teaspoons. Three teaspoons are a tablespoon.
    case spoons
    /// Cups and their multiples, in cups. The size of a cup depends on the country.
    case cups
    /// Weight, in ounces. Sixteen ounces are a pound.
    case ounces
    /// Pieces without a unit.
    case pieces
  }

  /// The measure of the unit.
  package var measure: Measure {
    switch self {
    case .milligram, .gram, .kilogram: .mass
    case .milliliter, .centiliter, .deciliter, .liter: .volume
    case .teaspoon, .tablespoon: .spoons
    case .cup, .fluidOunce, .pint, .quart, .gallon: .cups
    case .ounce, .pound: .ounces
    }
  }

  /// The size of the unit in base units of its ``measure``: 1000 for a kilogram.
  package var size: Fraction {
    switch self {
    case .milligram: Fraction(checked: 1, 1000)
    case .gram, .milliliter, .teaspoon, .cup, .ounce: Fraction(checked: 1)
    case .kilogram, .liter: Fraction(checked: 1000)
    case .centiliter: Fraction(checked: 10)
    case .deciliter: Fraction(checked: 100)
    case .fluidOunce: Fraction(checked: 1, 8)
    case .pint: Fraction(checked: 2)
    case .quart: Fraction(checked: 4)
    case .tablespoon: Fraction(checked: 3)
    case .gallon, .pound: Fraction(checked: 16)
    }
  }

  /// Whether the unit is metric. Metric amounts are written with decimals (`0,75`), others with fractions (`¾`).
  package var isMetric: Bool { measure == .mass || measure == .volume }

  /// Recognizes a unit by a Spanish or English word, singular or plural.
  package init?(word: some StringProtocol) {
    // English recipes write `T` for a tablespoon and `t` for a teaspoon.
    if word == "T" {
      self = .tablespoon
      return
    }
    var word = SearchText.fold(String(word))
    if word.hasSuffix(".") { word.removeLast() }
    guard let unit = Self.words[word] else { return nil }
    self = unit
  }

  private static let words: [String: KitchenUnit] = {
    let lists: KeyValuePairs<KitchenUnit, String> = [
      .milligram: "mg miligramo miligramos milligram milligrams",
      .gram: "g gr grs grm gm gms gramo gramos gram grams gramme grammes",
      .kilogram: "kg kgs kilo kilos kilogramo kilogramos kilogram kilograms",
      .milliliter: "ml cc mililitro mililitros milliliter milliliters millilitre millilitres",
      .centiliter: "cl centilitro centilitros centiliter centiliters", .deciliter: "dl decilitro decilitros",
      .liter: "l litro litros liter liters litre litres lt lts ltr ltrs",
      .teaspoon:
        "tsp tsps t teaspoon teaspoons cucharadita cucharaditas cdta cdtas cdita cditas ctda ctdas cucharita cucharitas cucharilla cucharillas teasp",
      .tablespoon: "tbsp tbsps tbs tb tbl tbls tbspn tblsp tblsps tablespoon tablespoons cucharada cucharadas cda cdas",
      .cup: "cup cups taza tazas tza tzas", .fluidOunce: "floz", .pint: "pint pints pt pts",
      .quart: "quart quarts qt qts",
      .gallon: "gallon gallons gal galon galones", .ounce: "oz ozs onz ounce ounces onza onzas",
      .pound: "lb lbs pound pounds libra libras",
    ]
    var words: [String: KitchenUnit] = [:]
    for (unit, list) in lists { for word in list.split(separator: " ") { words[String(word)] = unit } }
    return words
  }()
}

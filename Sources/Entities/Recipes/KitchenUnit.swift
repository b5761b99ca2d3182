/// A unit that amounts of ingredients are told in.
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
  /// As large as where the recipe is from.
  case cup = "cup"
  /// Of weight.
  case ounce = "oz"
  /// Sixteen ounces.
  case pound = "lb"

  /// What can be added: amounts of one measure, and of no two.
  public enum Measure: Sendable, Hashable, CaseIterable {
    /// In grams.
    case mass
    /// In milliliters.
    case volume
    /// In teaspoons, three of which are a tablespoon.
    case spoons
    /// In cups, which differ from country to country.
    case cups
    /// In ounces, sixteen of which are a pound.
    case ounces
    /// In pieces.
    case pieces
  }

  /// What it is added to.
  public var measure: Measure {
    switch self {
    case .milligram, .gram, .kilogram: .mass
    case .milliliter, .centiliter, .deciliter, .liter: .volume
    case .teaspoon, .tablespoon: .spoons
    case .cup: .cups
    case .ounce, .pound: .ounces
    }
  }

  /// How much it is in the unit of its ``measure``.
  public var size: Fraction {
    switch self {
    case .milligram: Fraction(checked: 1, 1000)
    case .gram, .milliliter, .teaspoon, .cup, .ounce: Fraction(checked: 1)
    case .kilogram, .liter: Fraction(checked: 1000)
    case .centiliter: Fraction(checked: 10)
    case .deciliter: Fraction(checked: 100)
    case .tablespoon: Fraction(checked: 3)
    case .pound: Fraction(checked: 16)
    }
  }

  /// Whether amounts in it are written with decimals; others are with `½`.
  public var isMetric: Bool { measure == .mass || measure == .volume }

  /// The unit that a word means, in Spanish or English, of one or of many.
  public init?(word: some StringProtocol) {
    // A tablespoon in English recipes is `T`, a teaspoon `t`.
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
      .gram: "g gr grs gramo gramos gram grams gramme grammes",
      .kilogram: "kg kgs kilo kilos kilogramo kilogramos kilogram kilograms",
      .milliliter: "ml cc mililitro mililitros milliliter milliliters millilitre millilitres",
      .centiliter: "cl centilitro centilitros centiliter centiliters", .deciliter: "dl decilitro decilitros",
      .liter: "l litro litros liter liters litre litres lt",
      .teaspoon: "tsp tsps t teaspoon teaspoons cucharadita cucharaditas cdta cdtas cdita",
      .tablespoon: "tbsp tbsps tbs tablespoon tablespoons cucharada cucharadas cda cdas",
      .cup: "cup cups taza tazas", .ounce: "oz ounce ounces onza onzas", .pound: "lb lbs pound pounds libra libras",
    ]
    var words: [String: KitchenUnit] = [:]
    for (unit, list) in lists { for word in list.split(separator: " ") { words[String(word)] = unit } }
    return words
  }()
}

/// A nutrient, declared per serving of a recipe.
public enum Nutrient: String, Sendable, Hashable, CaseIterable {
  /// Energy, in kilocalories.
  case calories
  /// Total fat.
  case fat
  /// Saturated fat, a part of ``fat``.
  case saturatedFat
  /// Unsaturated fat, a part of ``fat``.
  case unsaturatedFat
  /// Trans fat, a part of ``fat``.
  case transFat
  /// Total carbohydrates.
  case carbohydrates
  /// Sugar, a part of the ``carbohydrates``.
  case sugar
  /// Fiber, a part of the ``carbohydrates``.
  case fiber
  /// Protein.
  case protein
  /// Cholesterol.
  case cholesterol
  /// Sodium. Salt is 40 % sodium by weight.
  case sodium

  /// A unit in which amounts of nutrients are declared.
  public enum Unit: String, Sendable, Hashable {
    /// A thousand calories, or 4.184 kilojoules.
    case kilocalorie = "kcal"
    /// A gram.
    case gram = "g"
    /// A thousandth of a gram.
    case milligram = "mg"
  }

  /// The unit of the nutrient's amounts: kilocalories, grams or milligrams.
  public var unit: Unit {
    switch self {
    case .calories: .kilocalorie
    case .cholesterol, .sodium: .milligram
    default: .gram
    }
  }

  /// The range of valid amounts per serving, in the nutrient's ``unit``.
  public static let range = 0.0...100_000.0
}

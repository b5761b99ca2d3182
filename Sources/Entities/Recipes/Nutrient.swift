/// A nutrient, as it is declared per serving of a recipe.
public enum Nutrient: String, Sendable, Hashable, CaseIterable {
  /// Energy, in kilocalories.
  case calories
  /// Total fat.
  case fat
  /// Saturated fat; part of ``fat``.
  case saturatedFat
  /// Unsaturated fat; part of ``fat``.
  case unsaturatedFat
  /// Trans fat; part of ``fat``.
  case transFat
  /// Total carbohydrates.
  case carbohydrates
  /// Sugar; part of the ``carbohydrates``.
  case sugar
  /// Fiber; part of the ``carbohydrates``.
  case fiber
  /// Protein.
  case protein
  /// Cholesterol.
  case cholesterol
  /// Sodium; salt is 40% sodium.
  case sodium

  /// A unit of nutrients.
  public enum Unit: String, Sendable, Hashable {
    /// A thousand calories, 4.184 kilojoules.
    case kilocalorie = "kcal"
    /// A gram.
    case gram = "g"
    /// A thousandth of a gram.
    case milligram = "mg"
  }

  /// The unit of its amounts.
  public var unit: Unit {
    switch self {
    case .calories: .kilocalorie
    case .cholesterol, .sodium: .milligram
    default: .gram
    }
  }

  /// The valid amounts per serving, in the nutrient's ``unit``.
  public static let range = 0.0...100_000.0
}

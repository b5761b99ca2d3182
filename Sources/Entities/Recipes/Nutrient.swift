/// What a serving of a recipe has of something that is measured.
public enum Nutrient: String, Sendable, Hashable, CaseIterable {
  /// Energy.
  case calories
  /// All fat.
  case fat
  /// Of the fat.
  case saturatedFat
  /// Of the fat.
  case unsaturatedFat
  /// Of the fat.
  case transFat
  /// All carbohydrates.
  case carbohydrates
  /// Of the carbohydrates.
  case sugar
  /// Of the carbohydrates.
  case fiber
  /// Protein.
  case protein
  /// Cholesterol.
  case cholesterol
  /// Sodium, of which salt has 40%.
  case sodium

  /// A unit that nutrients are told in.
  public enum Unit: String, Sendable, Hashable {
    /// A thousand calories, 4.184 kilojoules.
    case kilocalorie = "kcal"
    /// A gram.
    case gram = "g"
    /// A thousandth of a gram.
    case milligram = "mg"
  }

  /// The one that amounts of it are in.
  public var unit: Unit {
    switch self {
    case .calories: .kilocalorie
    case .cholesterol, .sodium: .milligram
    default: .gram
    }
  }

  /// What a serving can have of it, in its ``unit``.
  public static let range = 0.0...100_000.0
}

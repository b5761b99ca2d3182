/// The amount of an ingredient, in any units: amounts of one measure are added up, different measures stand side by side.
public struct AmountSum: Sendable, Hashable {
  /// An amount in a unit; `nil`: pieces.
  public struct Part: Sendable, Hashable {
    /// The number of units.
    public let amount: Fraction
    /// The unit; `nil`: pieces.
    public let unit: KitchenUnit?
  }

  private var sums: [KitchenUnit.Measure: Fraction] = [:]

  /// No amount.
  public init() {}

  /// Adds an amount; without a unit, it counts pieces.
  public mutating func add(_ amount: Fraction, _ unit: KitchenUnit?) {
    let (measure, size) = (unit?.measure ?? .pieces, unit?.size ?? .one)
    guard let more = amount.times(size) ?? Fraction(nearest: amount.value * size.value) else { return }
    guard let sum = sums[measure] else {
      sums[measure] = more
      return
    }
    sums[measure] = sum.plus(more) ?? Fraction(nearest: sum.value + more.value) ?? max(sum, more)
  }

  /// The amounts in the units that cooks use: kilograms from 1,000 g on, tablespoons from three teaspoons on.
  public var parts: [Part] {
    KitchenUnit.Measure.allCases.flatMap { measure in
      guard let sum = sums[measure] else { return [Part]() }
      return switch measure {
      case .mass: [Self.part(sum, .gram, .kilogram)]
      case .volume: [Self.part(sum, .milliliter, .liter)]
      case .spoons: Self.parts(sum, .teaspoon, .tablespoon)
      case .cups: [Part(amount: sum, unit: .cup)]
      case .ounces: Self.parts(sum, .ounce, .pound)
      case .pieces: [Part(amount: sum, unit: nil)]
      }
    }
  }

  /// One amount: in the larger unit if it is at least one of these, else in the smaller one.
  private static func part(_ sum: Fraction, _ small: KitchenUnit, _ large: KitchenUnit) -> Part {
    if sum >= large.size, let amount = sum.times(large.size.inverse) { return Part(amount: amount, unit: large) }
    return Part(amount: sum, unit: small)
  }

  /// Whole and half units of the larger unit, or whole ones and the rest in the smaller unit.
  private static func parts(_ sum: Fraction, _ small: KitchenUnit, _ large: KitchenUnit) -> [Part] {
    guard sum >= large.size, let amount = sum.times(large.size.inverse) else { return [Part(amount: sum, unit: small)] }
    guard amount.denominator > 2, let whole = Fraction(amount.whole),
      let left = Fraction(amount.numerator % amount.denominator, amount.denominator)?.times(large.size)
    else { return [Part(amount: amount, unit: large)] }
    return [Part(amount: whole, unit: large), Part(amount: left, unit: small)]
  }
}

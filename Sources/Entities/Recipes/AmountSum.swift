/// The total amount of an ingredient. Amounts that can be converted into each other are added up. Other amounts are listed separately.
struct AmountSum: Hashable {
  private struct Portion: Hashable {
    let key: String
    let noun: String
    var amount: Fraction
  }

  /// The sums by measure, in base units. Pieces are one of the measures.
  private var sums: [KitchenUnit.Measure: Fraction] = [:]
  /// The units with the measure ``KitchenUnit/Measure/cups`` that the recipes use.
  private var cupUnits: Set<KitchenUnit> = []
  /// The portions, in the order of their first use.
  private var portions: [Portion] = []

  /// Returns the sum with the amounts of one line added.
  ///
  /// - Parameter noun: The noun for the portions, as spelled in the line.
  /// - Returns: `nil` if the sum would be too large.
  func adding(_ measures: [MeasuredLine.Measure], noun: String) -> AmountSum? {
    var sum = self
    for measure in measures {
      let more = measure.most ?? measure.amount
      if let portion = measure.portion {
        let found = sum.portions.firstIndex { $0.key == portion }
        guard let total = Self.total(found.map { sum.portions[$0].amount }, more) else { return nil }
        if let found {
          sum.portions[found].amount = total
        } else {
          sum.portions.append(Portion(key: portion, noun: noun.isEmpty ? portion : noun, amount: total))
        }
      } else {
        let kind = measure.unit?.measure ?? .pieces
        guard let more = more.times(measure.unit?.size ?? .one), let total = Self.total(sum.sums[kind], more) else {
          return nil
        }
        sum.sums[kind] = total
        if kind == .cups, let unit = measure.unit { sum.cupUnits.insert(unit) }
      }
    }
    return sum
  }

  private static func total(_ sum: Fraction?, _ more: Fraction) -> Fraction? {
    guard let sum else { return more }
    return sum.plus(more) ?? Fraction(nearest: sum.value + more.value)
  }

  /// The amounts in units that cooks use: kilograms for at least 1,000 g, for example, and tablespoons for at least three teaspoons.
  var parts: [ShoppingList.Amount] {
    metric(.mass, .gram, .kilogram) + metric(.volume, .milliliter, .liter) + spoonsAndCups
      + (sums[.ounces].map { Self.parts($0, .ounce, .pound) } ?? [])
      + (sums[.pieces].map { [ShoppingList.Amount(amount: $0)] } ?? [])
      + portions.map {
        ShoppingList.Amount(amount: $0.amount, noun: KitchenNoun.agreeing($0.noun, isOne: $0.amount <= .one))
      }
  }

  /// Returns a metric sum in the larger unit if the sum is at least one whole unit, otherwise in the smaller unit.
  private func metric(
    _ measure: KitchenUnit.Measure, _ small: KitchenUnit, _ large: KitchenUnit
  ) -> [ShoppingList.Amount] {
    guard let sum = sums[measure] else { return [] }
    if sum >= large.size, let amount = sum.times(large.size.inverse) {
      return [ShoppingList.Amount(amount: amount, unit: large)]
    }
    return [ShoppingList.Amount(amount: sum, unit: small)]
  }

  /// The amounts in spoons, cups and multiples of cups.
  ///
  /// Without cups, spoons stay spoons. Without spoons, cups, pints and similar units stay unchanged if all recipes use the same unit.
  /// Otherwise, all amounts are added up.
  private var spoonsAndCups: [ShoppingList.Amount] {
    let spoons = sums[.spoons].map { Self.parts($0, .teaspoon, .tablespoon) } ?? []
    guard let cups = sums[.cups] else { return spoons }
    if let total = cups.times(Self.spoonsInACup).flatMap({ Self.total(sums[.spoons], $0) }),
      !spoons.isEmpty || cupUnits.count > 1
    {
      return Self.cups(total)
    }
    let unit = cupUnits.count == 1 ? cupUnits.first ?? .cup : .cup
    return [ShoppingList.Amount(amount: cups.times(unit.size.inverse) ?? cups, unit: unit)] + spoons
  }

  private static let spoonsInACup = Fraction(checked: 48)

  /// Converts teaspoons to cups in halves, thirds or quarters, and the rest to spoons. An amount of less than half a cup can be converted
  /// entirely to spoons.
  private static func cups(_ teaspoons: Fraction) -> [ShoppingList.Amount] {
    guard let cups = teaspoons.times(spoonsInACup.inverse) else { return [] }
    if cups.denominator <= 4 { return [ShoppingList.Amount(amount: cups, unit: .cup)] }
    let quarters = cups.times(Fraction(checked: 4))?.whole ?? 0
    guard quarters > 1, let whole = Fraction(quarters, 4),
      let rest = Fraction(teaspoons.numerator - 12 * quarters * teaspoons.denominator, teaspoons.denominator)
    else { return parts(teaspoons, .teaspoon, .tablespoon) }
    return [ShoppingList.Amount(amount: whole, unit: .cup)] + parts(rest, .teaspoon, .tablespoon)
  }

  /// Returns an amount in whole and half larger units, or in whole larger units with the rest in the smaller unit.
  private static func parts(
    _ sum: Fraction, _ small: KitchenUnit, _ large: KitchenUnit
  ) -> [ShoppingList.Amount] {
    guard sum >= large.size, let amount = sum.times(large.size.inverse) else {
      return [ShoppingList.Amount(amount: sum, unit: small)]
    }
    guard amount.denominator > 2, let whole = Fraction(amount.whole),
      let left = Fraction(amount.numerator % amount.denominator, amount.denominator)?.times(large.size)
    else { return [ShoppingList.Amount(amount: amount, unit: large)] }
    return [ShoppingList.Amount(amount: whole, unit: large), ShoppingList.Amount(amount: left, unit: small)]
  }
}

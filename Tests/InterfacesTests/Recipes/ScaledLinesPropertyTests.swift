import Entities
import Interfaces
import Testing

/// Scales generated lines that combine amounts, units and names.
@Suite struct `Scaling of generated ingredient lines` {
  private static let lines: [String] = {
    let amounts = [
      "1", "2", "½", "1½", "3/4", "0,75", "1 1/2", "2-3", "2 a 3", "10", "250", "1.5", "media docena de", "7",
    ]
    let units = [
      "g de", "kg de", "ml", "litros de", "cucharadas de", "tsp", "cups", "oz", "dientes de", "latas de", "slices of",
      "latas de 400 g de", "(14 oz) cans", "",
    ]
    let names = ["harina", "bay leaves", "aceite de oliva", "huevos"]
    return amounts.enumerated().flatMap { row, amount in
      units.enumerated().flatMap { column, unit in
        let measure = [amount, unit].filter { !$0.isEmpty }.joined(separator: " ")
        let bare = measure.hasSuffix(" de") ? String(measure.dropLast(3)) : measure
        let (name, other) = (names[(row + column) % 4], names[(row + column + 1) % 4])
        return (row + column) % 2 == 0
          ? ["\(measure) \(name)", "\(other): \(bare)"] : ["\(measure) \(name), al gusto", "\(other) (\(bare))"]
      }
    }
  }()

  private static let factors = [(2, 1), (1, 3), (5, 4)].compactMap { Fraction($0.0, $0.1) }

  /// Returns the amounts in an ingredient line by kind of measure, in base units and multiplied by `factor`.
  private static func totals(_ line: String, times factor: Double = 1) -> [String: Double]? {
    MeasuredLine(line)?.items.flatMap { $0.amounts + $0.equals }.reduce(into: [:]) { totals, part in
      let kind = part.unit.map { "\($0.measure)" } ?? part.portion ?? "pieces"
      for end in [part.amount, part.most].compactMap(\.self) {
        totals[kind, default: 0] += end.value * (part.unit?.size.value ?? 1) * factor
      }
    }
  }

  private static func scaled(_ line: String, by factor: Fraction, _ texts: Texts) throws -> String? {
    let recipe = try RecipeDetails(
      recipe: Recipe(id: Recipe.ID("local-pan"), title: "Pan"), ingredients: [Ingredient(text: line)])
    let scaled = try recipe.scaled(by: factor, writing: texts.amount)
    return scaled.unscaledLines.isEmpty ? scaled.details.ingredients[0].text : nil
  }

  /// Returns whether two results are equal apart from rounding. Amounts have at least two significant digits, and amounts of ten grams or
  /// more have no decimals.
  private static func isNear(_ one: [String: Double]?, _ other: [String: Double]) -> Bool {
    guard let one, one.count == other.count else { return false }
    return one.allSatisfy { kind, total in other[kind].map { ($0 - total).magnitude <= total * 0.06 } ?? false }
  }

  @Test(arguments: [Language.spanish, .english])
  func `A scaled ingredient line has the computed amounts or is reported as not scaled`(language: Language) throws {
    var (understood, reported) = (0, 0)
    for line in Self.lines {
      guard let totals = Self.totals(line) else {
        #expect(try Self.scaled(line, by: Self.factors[0], Texts(language)) == nil)
        continue
      }
      for factor in Self.factors {
        understood += 1
        guard let text = try Self.scaled(line, by: factor, Texts(language)) else {
          reported += 1
          continue
        }
        #expect(
          Self.isNear(Self.totals(text), totals.mapValues { $0 * factor.value }), "\(line), \(factor.value): \(text)")
      }
    }
    #expect(understood > 750)
    #expect(reported * 50 < understood)
  }

  @Test func `Doubling and then halving an ingredient line restores the amounts`() throws {
    for line in Self.lines {
      guard let totals = Self.totals(line), let two = Fraction(2), let half = Fraction(1, 2),
        let double = try Self.scaled(line, by: two, Texts(.spanish)),
        let again = try Self.scaled(double, by: half, Texts(.spanish))
      else { continue }
      #expect(Self.isNear(Self.totals(again), totals), "\(line): \(double): \(again)")
    }
  }

  @Test func `Scaling an ingredient line by a factor of one leaves the line unchanged`() throws {
    for line in Self.lines where MeasuredLine(line) != nil {
      #expect(try Self.scaled(line, by: .one, Texts(.spanish)) == line)
    }
  }
}

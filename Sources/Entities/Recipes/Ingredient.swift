/// An ingredient: its line, and its parts where the source tells them.
public struct Ingredient: Sendable, Hashable {
  /// The rule for each of its texts.
  public static let rule = TextRule(maximumLength: 500)

  /// The whole line: `2 ounces goat cheese, crumbled`.
  public let text: String
  /// What it is: `goat cheese`; `nil` when only the line is known.
  public let name: String?
  /// How much, in ``unit``; `nil`: not said.
  public let amount: Double?
  /// `ounces`, as the source spells it; `nil` when there is none, as of `2 eggs`.
  public let unit: String?

  /// - Throws: ``RecipeError`` with what is wrong.
  public init(text: String, name: String? = nil, amount: Double? = nil, unit: String? = nil) throws(RecipeError) {
    for part in [text, name, unit].compactMap(\.self) {
      do { try Self.rule.check(part) } catch { throw .ingredient(error) }
    }
    if let amount, !(amount > 0 && amount.isFinite) { throw .amount(amount) }
    self.text = text
    self.name = name
    self.amount = amount
    self.unit = unit
  }
}

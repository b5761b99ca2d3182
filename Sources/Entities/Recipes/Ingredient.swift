/// An ingredient of a recipe: its line, with separate parts if the source provides them.
public struct Ingredient: Sendable, Hashable {
  /// The rule for each text field of an ingredient: one line of at most 500 Unicode scalars.
  public static let rule = TextRule(maximumLength: 500)

  /// The whole line: `2 ounces goat cheese, crumbled`.
  public let text: String
  /// The name, such as `goat cheese`. `nil` if only the line is known.
  public let name: String?
  /// The amount in ``unit``. `nil` if unknown.
  public let amount: Double?
  /// The unit, as spelled by the source, such as `ounces`. `nil` if unknown, or if pieces are counted, as in `2 eggs`.
  public let unit: String?

  /// Creates an ingredient.
  ///
  /// - Throws: ``RecipeError/ingredient(_:)`` if a text field violates ``rule``, or ``RecipeError/amount(_:)`` if the amount isn't a
  ///   positive number.
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

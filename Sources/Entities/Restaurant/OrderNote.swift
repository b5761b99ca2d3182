/// A customer's note for a dish in an order, in one line: `sin cebolla`.
public struct OrderNote: Sendable, Hashable {
  /// The rule for notes.
  public static let rule = TextRule(maximumLength: 200)

  /// The note, cleaned.
  public let text: String

  /// A note as somebody typed it; blanks at its ends and line breaks don't count.
  ///
  /// - Throws: ``TextError`` when nothing is left or too much.
  public init(_ typed: String) throws(TextError) {
    text = TextRule.cleaned(typed)
    try Self.rule.check(text)
  }
}

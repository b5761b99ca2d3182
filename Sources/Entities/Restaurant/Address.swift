/// A delivery address, in one line.
public struct Address: Sendable, Hashable {
  /// The rule for addresses.
  public static let rule = TextRule(maximumLength: 200)

  /// The address, cleaned.
  public let text: String

  /// An address as somebody typed it; blanks at its ends and line breaks don't count.
  ///
  /// - Throws: ``TextError`` when nothing is left or too much.
  public init(_ typed: String) throws(TextError) {
    text = TextRule.cleaned(typed)
    try Self.rule.check(text)
  }
}

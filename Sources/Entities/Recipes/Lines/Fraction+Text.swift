extension Fraction {
  /// A number as lines of ingredients have it: `2`, `0,75`, `1/2`, `1½`.
  ///
  /// - Returns: `nil` if the text is not a number alone, or may mean two, as `1.500` does.
  public init?(_ text: String) {
    var end = text.startIndex
    guard case .plain(let value)? = LineNumber(in: text, at: &end), end == text.endIndex else { return nil }
    self = value
  }
}

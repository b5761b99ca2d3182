extension Fraction {
  /// Reads a number as lines of ingredients write it: `2`, `0,75`, `1/2`, `1½`.
  ///
  /// - Returns: `nil` if the text is not just a number, or is ambiguous, such as `1.500`.
  public init?(_ text: String) {
    var end = text.startIndex
    guard case .plain(let value)? = LineNumber(in: text, at: &end), end == text.endIndex else { return nil }
    self = value
  }
}

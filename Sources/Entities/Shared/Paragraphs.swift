/// The rule for text with several lines. Every line is clean, as ``TextRule/isClean(_:)`` defines. There are no empty lines at either end,
/// and never two empty lines in a row.
package enum Paragraphs {
  /// The maximum length of the text in Unicode scalars.
  package static let maximumLength = 20_000

  /// Returns `text` with clean lines. Paragraphs stay separated by a single empty line.
  package static func cleaned(_ text: String) -> String {
    var lines: [String] = []
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: isLineBreak) {
      let clean = TextRule.cleaned(String(line))
      if !clean.isEmpty || lines.last?.isEmpty == false { lines.append(clean) }
    }
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines.joined(separator: "\n")
  }

  /// Whether `text` is valid: ``cleaned(_:)`` wouldn't change it, and it has at most ``maximumLength`` scalars.
  package static func areClean(_ text: String) -> Bool {
    if text.utf8.count > maximumLength, text.unicodeScalars.count > maximumLength { return false }
    // Most strings are a single clean line, for which the first check is faster.
    return TextRule.isClean(text) || cleaned(text).utf8.elementsEqual(text.utf8)
  }

  /// Whether a character is a line break of Unicode (UAX 14: BK, CR, LF or NL).
  ///
  /// Swift treats `\r\n` as one character, so it counts as one line break.
  private static func isLineBreak(_ character: Character) -> Bool { character.isNewline }
}

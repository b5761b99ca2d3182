/// The rule for texts of several lines: each line is clean, none is empty at the ends, never two empty ones together.
package enum Paragraphs {
  /// The most Unicode scalars that one may have.
  package static let maximumLength = 20_000

  /// `text` in clean lines; its paragraphs stay apart.
  package static func cleaned(_ text: String) -> String {
    var lines: [String] = []
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: isLineBreak) {
      let clean = TextRule.cleaned(String(line))
      if !clean.isEmpty || lines.last?.isEmpty == false { lines.append(clean) }
    }
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines.joined(separator: "\n")
  }

  /// Whether ``cleaned(_:)`` leaves `text` as it is, and it is no longer than it may be.
  package static func areClean(_ text: String) -> Bool {
    if text.utf8.count > maximumLength, text.unicodeScalars.count > maximumLength { return false }
    // Most texts are one clean line, and that is quick to see.
    return TextRule.isClean(text) || cleaned(text).utf8.elementsEqual(text.utf8)
  }

  /// The line breaks of Unicode (UAX 14: BK, CR, LF and NL).
  ///
  /// To Swift `\r\n` is one character, and so one break.
  private static func isLineBreak(_ character: Character) -> Bool { character.isNewline }
}

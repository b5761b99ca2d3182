/// A token of an ingredient line: a number, a word or another character.
struct LineToken {
  enum Kind {
    /// A number of digits, optionally with a separator or fraction: `1`, `0,75`, `1/2`, `1½`.
    case number(LineNumber)
    /// A sequence of letters, folded: `cucharada`. The period of an abbreviation is a separate token.
    case word(String)
    /// Any other character.
    case sign(Character)
  }

  let kind: Kind
  let range: Range<String.Index>
  /// Whether white space precedes the token.
  let isApart: Bool

  /// Whether the token is an unsupported number: `²`, `①` or digits of other scripts.
  var isOtherNumber: Bool {
    if case .sign(let sign) = kind { sign.isNumber } else { false }
  }

  /// Splits a line into tokens, in order. White space and invisible characters are skipped.
  static func all(of line: String) -> [LineToken] {
    var (tokens, index, isApart) = ([LineToken](), line.startIndex, true)
    while index < line.endIndex {
      let character = line[index]
      if character.isWhitespace || character.unicodeScalars.allSatisfy({ $0.properties.generalCategory == .format }) {
        isApart = true
        index = line.index(after: index)
        continue
      }
      let start = index
      let kind: Kind
      if let number = LineNumber(in: line, at: &index) {
        kind = .number(number)
      } else if character.isLetter {
        while index < line.endIndex, line[index].isLetter { index = line.index(after: index) }
        kind = .word(SearchText.fold(String(line[start..<index])))
      } else {
        index = line.index(after: index)
        kind = .sign(character)
      }
      tokens.append(LineToken(kind: kind, range: start..<index, isApart: isApart))
      isApart = false
    }
    return tokens
  }
}

/// Parses numbers and fractions in words.
extension LineReader {
  /// Parses the number in words at a token, and returns its value and its end.
  func inWords(_ start: Int) -> (Fraction, Int)? {
    guard let first = word(start) else { return nil }
    switch first {
    case "media" where word(start + 1) == "docena": return (Fraction(checked: 6), afterTie(start + 2))
    case "half" where (word(start + 1) == "and" || isSign(start + 1, in: "&")) && word(start + 2) == "half": return nil
    case "half":
      if word(start + 1) == "a", word(start + 2) == "dozen" { return (Fraction(checked: 6), afterTie(start + 3)) }
      if isHyphen(start + 1), word(start + 2) == "dozen" { return (Fraction(checked: 6), afterTie(start + 3)) }
      return (Fraction(checked: 1, 2), afterArticle(start + 1))
    case "la" where word(start + 1) == "mitad": return (Fraction(checked: 1, 2), afterArticle(start + 2))
    case "mitad": return (Fraction(checked: 1, 2), afterArticle(start + 1))
    case "medio", "media": return (Fraction(checked: 1, 2), start + 1)
    case "cuarto", "quarter": return (Fraction(checked: 1, 4), afterArticle(start + 1))
    case "tercio" where isWord(start + 1, in: LineWords.ties): return (Fraction(checked: 1, 3), start + 2)
    case "un" where word(start + 1) == "par", "a" where word(start + 1) == "couple":
      return (Fraction(checked: 2), afterTie(start + 2))
    case "par", "couple", "pair": return (Fraction(checked: 2), afterTie(start + 1))
    // In `once cooked`, `once` is English, not the Spanish number 11.
    case "once" where word(start + 1)?.hasSuffix("ed") == true: return nil
    default: break
    }
    guard let (value, end) = NumberWords.number(start, self) else { return nil }
    let next = isHyphen(end) ? end + 1 : end
    if let part = word(next).flatMap({ Self.fractions[$0] }), value < part, let fraction = Fraction(value, part) {
      return (fraction, afterArticle(next + 1))
    }
    if isWord(end, in: ["little", "few", "bit", "poco", "pocos", "poca", "pocas", "gusto"]) { return nil }
    return Fraction(value).map { ($0, end) }
  }

  private func afterTie(_ index: Int) -> Int { isWord(index, in: LineWords.ties) ? index + 1 : index }

  private func afterArticle(_ index: Int) -> Int {
    let tied = afterTie(index)
    return isWord(tied, in: ["a", "an", "un", "una"]) ? tied + 1 : tied
  }

  func isHyphen(_ index: Int) -> Bool { isSign(index, in: "-‐–") && !isApart(index) }

  static let fractions = [
    "cuarto": 4, "cuartos": 4, "tercio": 3, "tercios": 3, "quarter": 4, "quarters": 4, "third": 3, "thirds": 3,
    "half": 2, "halves": 2, "fourth": 4, "fourths": 4, "eighth": 8, "eighths": 8,
  ]
}

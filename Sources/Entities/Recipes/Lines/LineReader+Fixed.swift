/// Parses numbers that aren't amounts, and words that mark an amount as an estimate.
extension LineReader {
  /// Returns the end of a number that isn't an amount: `20 cm`, `70 %`, `9x13`, `n.º 3`. `nil` if the number could be an amount.
  func fixedEnd(_ start: Int) -> Int? {
    guard let number = number(start) else { return nil }
    if case .code = number { return unit(start + 1)?.unit == nil ? start + 1 : nil }
    if isWord(start + 1, in: LineWords.ordinals), !isApart(start + 1) { return nil }
    // A space can be missing before an amount with a unit, as in `3 eggs2 cups milk`.
    if start > 0, !isApart(start), unit(start + 1)?.unit == nil {
      // The numbers in `V8`, `omega-3` and `$0.20` aren't amounts, but the number in `小さじ2` can be one.
      if word(start - 1).map({ $0 != "x" && $0.allSatisfy(\.isASCII) }) ?? isSign(start - 1, in: "$€£") {
        return start + 1
      }
      if start > 1, isSign(start - 1, in: "-"), !isApart(start - 1), word(start - 2) != nil { return start + 1 }
    }
    if start > 0, ["º", "ª"].contains(line[tokens[start - 1].range]) { return start + 1 }
    var next = start + 1
    if isWord(next, in: ["x", "by"]) || isSign(next, in: "×"), self.number(next + 1) != nil,
      unit(next + 2, afterHyphen: true)?.unit == nil
    {
      return fixedEnd(next + 1) ?? next + 2
    }
    if isSign(next, in: "-–"), let high = self.number(next + 1), Self.isRange(number, high) { next += 2 }
    if isSign(next, in: "%°") || tokens.indices.contains(next) && ["º", "ª"].contains(line[tokens[next].range]) {
      return next + 1
    }
    if isSign(next, in: "-"), !isApart(next) { next += 1 }
    if isSign(next, in: "\"″”") { return next + 1 }
    if isWord(next, in: LineWords.fixed) { return next + 1 }
    // The number can be a temperature, as in `water (40 C)`.
    if isWord(next, in: ["c", "f"]), isEnd(next + 1) || isSign(next + 1, in: ")"), case .plain(let degrees) = number,
      degrees >= Self.leastDegrees
    {
      return next + 1
    }
    // The number in `7up` isn't an amount, but those in `3x eggs` and `1-to-2 cups` are.
    if word(next) != nil, !isApart(next), unit(next) == nil, !isWord(next, in: ["x", "to", "or", "a", "o"]),
      self.number(next + 1) == nil || isApart(next + 1)
    {
      return next + 1
    }
    if isWord(next, in: LineWords.countedKinds) { return next + 1 }
    if isWord(start - 1, in: LineWords.numbered) || isSign(start - 1, in: "º°#") { return start + 1 }
    if case .pair(let one, let other) = number, unit(next)?.unit == nil, start > 0 || one >= 20 || one < other,
      one >= other || other > 2 * one + 2 || one >= 20
    {
      return start + 1
    }
    return nil
  }

  private static let leastDegrees = Fraction(checked: 20)

  /// Whether a range of tokens contains no number that could be an amount.
  func isRemark(_ range: Range<Int>) -> Bool {
    var index = range.lowerBound
    while index < range.upperBound {
      guard number(index) != nil else {
        index += 1
        continue
      }
      guard let end = fixedEnd(index), end <= range.upperBound else { return false }
      index = end
    }
    return true
  }

  /// Whether a range of tokens contains an amount in words: `half a lemon`, `una grande`, `plus a tablespoon`.
  func hasAmountInWords(_ range: Range<Int>) -> Bool {
    range.contains { start in
      // For example, `cut in half` isn't an amount.
      if isWord(start - 1, in: ["in", "into", "por"]) { return false }
      if isWord(start, in: ["half", "medio", "media", "uno"]), start + 1 < range.upperBound || word(start) == "uno" {
        return !isHyphenated(start + 1) && !isWord(start + 1, in: ["and", "crema"])
      }
      guard isWord(start, in: ["a", "an", "un", "una", "full"]) else { return false }
      var next = start + 1
      while next < range.upperBound, let word = word(next),
        KitchenNoun.isAdjective(word) || isWord(next, in: LineWords.sizes)
      {
        next += 1
      }
      if next == range.upperBound { return next > start + 1 && word(start) != "full" }
      guard let word = word(next) else { return false }
      return unit(next, isLast: true)?.unit != nil || KitchenPortion(word: word) != nil
        || next == range.upperBound - 1 && KitchenNoun.isNoun(word)
    }
  }

  /// Returns the end of words that mark an amount as an estimate: `unos`, `aprox.`, `más o menos`. `nil` if there are none.
  func estimateEnd(_ start: Int) -> Int? {
    if isSign(start, in: "±~≈") { return start + 1 }
    for phrase in LineWords.estimates where isPhrase(phrase, start) { return skippingPoint(start + phrase.count) }
    return isWord(start, in: LineWords.about) ? skippingPoint(start + 1) : nil
  }
}

/// Numbers that count nothing, and words that make an amount an estimate.
extension LineReader {
  /// The end of a number that is no amount, `nil` if it may be one: `20 cm`, `70 %`, `9x13`, `n.º 3`.
  func fixedEnd(_ start: Int) -> Int? {
    guard let number = number(start) else { return nil }
    if case .code = number { return unit(start + 1)?.unit == nil ? start + 1 : nil }
    if isWord(start + 1, in: LineWords.ordinals), !isApart(start + 1) { return nil }
    if start > 0, !isApart(start) {
      // `V8`, `omega-3`, `$0.20`
      if word(start - 1).map({ $0 != "x" }) ?? isSign(start - 1, in: "$€£") { return start + 1 }
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
    // `7up`, but neither `3x eggs` nor `1-to-2 cups`
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

  /// Whether none of the numbers among some tokens is an amount.
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

  /// The end of words that make an amount an estimate: `unos`, `aprox.`, `más o menos`.
  func estimateEnd(_ start: Int) -> Int? {
    if isSign(start, in: "±~≈") { return start + 1 }
    for phrase in LineWords.estimates where isPhrase(phrase, start) { return skippingPoint(start + phrase.count) }
    return isWord(start, in: LineWords.about) ? skippingPoint(start + 1) : nil
  }
}

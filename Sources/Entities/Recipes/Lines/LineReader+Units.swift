/// Parses units and portions.
extension LineReader {
  /// A unit or a portion after a number.
  struct Unit {
    /// The unit. `nil` for a ``portion``.
    var unit: KitchenUnit?
    /// The portion, singular and folded. `nil` for a ``unit``.
    var portion: String?
    /// The adjective before the unit, such as `heaping`.
    var adjective: String?
    /// The unit or portion as written in the line.
    var noun = ""
    var end: Int
  }

  /// Parses the unit or portion at a token. `nil` if there is none.
  ///
  /// - Parameter isLast: Whether the line can end with the portion. Otherwise `2 cloves` counts pieces.
  func unit(_ start: Int, afterHyphen: Bool = false, isLast: Bool = false) -> Unit? {
    let start = afterHyphen && isSign(start, in: "-") ? start + 1 : start
    guard let name = word(start) else { return nil }
    guard
      var unit = spoonInWords(start) ?? abbreviated(name, start) ?? plain(name, start)
        ?? portion(name, start, isLast: isLast)
    else { return nil }
    unit.noun = text(start..<unit.end)
    return unit
  }

  /// Parses a unit of several words: `cucharadas soperas`, `fl. oz.`, `onzas líquidas`.
  private func spoonInWords(_ start: Int) -> Unit? {
    if word(start) == "fl", case let next = skippingPoint(start + 1), isWord(next, in: ["oz"]) {
      return Unit(unit: .fluidOunce, end: skippingPoint(next + 1))
    }
    for (phrase, unit, portion) in LineWords.unitPhrases where isPhrase(phrase, start) {
      // Without a second preposition, `2 cucharadas de café` are spoons of coffee.
      if phrase.count == 3, !isWord(start + 3, in: LineWords.ties) { continue }
      return Unit(unit: unit, portion: portion, end: skippingPoint(start + phrase.count))
    }
    return nil
  }

  /// Parses an abbreviation with `c`: `c.`, `c/s`, `c. sopera`, `c. à soupe`, `c.c.`
  private func abbreviated(_ name: String, _ start: Int) -> Unit? {
    guard name == "c" else { return nil }
    if isSign(start + 1, in: "/."), !isApart(start + 2), let second = word(start + 2) {
      if second == "s" { return Unit(unit: .tablespoon, end: skippingPoint(start + 3)) }
      if second == "c" { return Unit(unit: .milliliter, end: skippingPoint(start + 3)) }
    }
    let next = skippingPoint(start + 1)
    if isWord(next, in: ["sopera", "soperas"]) { return Unit(unit: .tablespoon, end: next + 1) }
    if word(next) == "a", isWord(next + 1, in: ["soupe", "s"]) {
      return Unit(unit: .tablespoon, end: skippingPoint(next + 2))
    }
    if word(next) == "a", isWord(next + 1, in: ["cafe", "the", "c"]) {
      return Unit(unit: .teaspoon, end: skippingPoint(next + 2))
    }
    if word(next) == "de", isWord(next + 1, in: ["cafe", "te"]), isWord(next + 2, in: LineWords.ties) {
      return Unit(unit: .teaspoon, end: next + 2)
    }
    // The abbreviation in `2 c. s. de aceite` is ambiguous because of its spaces.
    if word(next)?.count == 1 { return nil }
    return Unit(unit: .cup, end: next)
  }

  private func plain(_ name: String, _ start: Int) -> Unit? {
    // English recipes write `T` for a tablespoon and `t` for a teaspoon.
    let spelling = line[tokens[start].range]
    return KitchenUnit(word: spelling == "T" ? spelling : Substring(name)).map {
      Unit(unit: $0, end: skippingPoint(start + 1))
    }
  }

  private func portion(_ name: String, _ start: Int, isLast: Bool) -> Unit? {
    guard let portion = KitchenPortion(word: name) else { return nil }
    let next = skippingPoint(start + 1)
    // For example, `2 nueces` are pieces, but `2 nueces de mantequilla` are portions. The baking tray in `1 bandeja de horno` is a piece,
    // too.
    if portion.name == "nuez", !isWord(next, in: LineWords.ties) { return nil }
    if isWord(next, in: LineWords.ties), isWord(next + 1, in: ["horno"]) { return nil }
    let isFollowed =
      isWord(next, in: LineWords.and)
      ? half(next + 1) != nil : word(next) != nil || number(next) != nil && fixedEnd(next) != nil
    let mayEnd = portion.isContainer && next == end || isLast && (next == end || sign(next) != nil)
    return isFollowed || mayEnd || isSign(next, in: "(") ? Unit(portion: portion.name, end: next) : nil
  }

  /// Returns the index after the period of an abbreviation, or the same index if there is none.
  func skippingPoint(_ index: Int) -> Int { isSign(index, in: ".") && !isApart(index) ? index + 1 : index }
}

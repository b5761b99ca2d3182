/// Parses numbers and ranges.
extension LineReader {
  /// A number or a range, without its unit.
  struct Count {
    var low: LineNumber
    var high: LineNumber?
    /// The ranges of the numbers in the line, one for each number.
    var places: [Range<String.Index>]
    var end: Int
  }

  func count(_ start: Int) -> Count? {
    if isWord(start, in: ["entre", "between"]), let low = single(start + 1), isWord(low.end, in: ["y", "and"]),
      let high = single(low.end + 1)
    {
      return Count(low: low.low, high: high.low, places: [low.places[0], high.places[0]], end: high.end)
    }
    if isWord(start, in: ["de", "from"]), let low = single(start + 1), isWord(low.end, in: ["a", "to"]),
      let high = single(low.end + 1)
    {
      return Count(low: low.low, high: high.low, places: [low.places[0], high.places[0]], end: high.end)
    }
    guard let low = single(start) else { return nil }
    if case .plain(let top) = low.low, top.denominator == 1, isSign(low.end, in: "/"), isApart(low.end),
      case .plain(let bottom)? = number(low.end + 1),
      bottom.denominator == 1, [2, 3, 4, 8].contains(bottom.numerator), top < bottom,
      let value = Fraction(top.numerator, bottom.numerator)
    {
      return Count(low: .plain(value), places: [place(start..<low.end + 2)], end: low.end + 2)
    }
    let joint = isSign(low.end, in: "-–—~") || isWord(low.end, in: ["a", "o", "u", "to", "or"]) && isApart(low.end)
    if joint, let high = single(low.end + 1), Self.isRange(low.low, high.low) {
      // For example, `1 - 2 lb roast` can be one roast of two pounds.
      if isSign(low.end, in: "-–—"), isApart(low.end), case .plain(.one) = low.low, let unit = unit(high.end)?.unit,
        unit.measure == .ounces
      {
        return nil
      }
      // For example, `2 - 6 oz chicken breasts` means two breasts of six ounces each.
      if isSign(low.end, in: "-–—"), unit(high.end)?.unit == .ounce,
        (high.end..<end).contains(where: { isWord($0, in: LineWords.cuts) })
      {
        return nil
      }
      // The dozen applies to both ends of a range, as in `2-3 dozen`.
      var least = low.low
      if isWord(low.end + 2, in: Self.dozens), case .plain(let value) = least, low.end == start + 1 {
        guard let dozens = value.times(Fraction(checked: 12)) else { return nil }
        least = .plain(dozens)
      }
      return Count(low: least, high: high.low, places: [low.places[0], high.places[0]], end: high.end)
    }
    return low
  }

  private static let dozens: Set = ["docena", "docenas", "dozen", "dozens", "doz", "dz"]

  static func isRange(_ low: LineNumber, _ high: LineNumber) -> Bool {
    if case .plain(let low) = low, case .plain(let high) = high { return low < high }
    // The upper end can have a thousands separator, as in `667-1,000 g`.
    if case .plain(let low) = low, case .grouped(let high, _) = high { return low < high }
    if case .grouped(let low, _) = low, case .grouped(let high, _) = high { return low < high }
    return false
  }

  /// Parses one number, in digits or in words.
  func single(_ start: Int) -> Count? {
    if let number = number(start) {
      if case .pair(let low, let high) = number, low < high, high <= 2 * low + 2, high <= 24,
        unit(start + 1)?.unit == nil,
        let least = Fraction(low),
        let most = Fraction(high)
      {
        let range = tokens[start].range
        guard let slash = line[range].firstIndex(where: { $0 == "/" || $0 == "⁄" }) else { return nil }
        return Count(
          low: .plain(least), high: .plain(most),
          places: [range.lowerBound..<slash, line.index(after: slash)..<range.upperBound], end: start + 1)
      }
      // A less common fraction needs a unit, as in `3/10 kg`.
      if case .pair(let top, let bottom) = number {
        guard unit(start + 1)?.unit != nil, bottom <= 32, let value = Fraction(top, bottom) else { return nil }
        return Count(low: .plain(value), places: [tokens[start].range], end: start + 1)
      }
      if case .code = number { return nil }
      guard case .plain(let value) = number else {
        return Count(low: number, places: [tokens[start].range], end: start + 1)
      }
      // A space can separate thousands, as in `1 500 g`.
      if value.denominator == 1, value.numerator < 1000, self.number(start + 1) != nil, isApart(start + 1),
        line[tokens[start + 1].range].count == 3, let more = Int(line[tokens[start + 1].range]),
        let unit = unit(start + 2),
        unit.unit?.isMetric == true, isApart(start + 2),
        value == .one || isWord(unit.end, in: LineWords.ties) || isEnd(unit.end),
        package(Count(low: number, places: [tokens[start].range], end: start + 1)) == nil,
        let whole = Fraction(value.numerator * 1000 + more)
      {
        return Count(low: .plain(whole), places: [place(start..<start + 2)], end: start + 2)
      }
      // A fraction can follow a conjunction, as in `2 y 1/2 tazas`.
      if value.denominator == 1, isWord(start + 1, in: ["y", "and"]) || isSign(start + 1, in: "&"),
        let (part, end) = half(start + 2),
        let sum = value.plus(part), isWord(end, in: LineWords.ties) || unit(end) != nil || word(end) != nil
      {
        return Count(low: .plain(sum), places: [place(start..<end)], end: end)
      }
      // An ordinal ending can follow a fraction, as in `1/4th cup`.
      if value.denominator > 1, isWord(start + 1, in: LineWords.ordinals), !isApart(start + 1) {
        return Count(low: number, places: [place(start..<start + 2)], end: start + 2)
      }
      // The denominator can be a word, as in `3 cuartos de kilo` and `1 half cup`.
      if value.denominator == 1, let part = Self.fractions[word(start + 1) ?? ""], value.numerator < part,
        isWord(start + 2, in: LineWords.ties) || unit(start + 2)?.unit != nil,
        let fraction = Fraction(value.numerator, part)
      {
        var end = isWord(start + 2, in: LineWords.ties) ? start + 3 : start + 2
        if isWord(end, in: ["a", "an", "un", "una"]) { end += 1 }
        return Count(low: .plain(fraction), places: [place(start..<end)], end: end)
      }
      if let dozen = dozens(of: value, start + 1) {
        return Count(low: .plain(dozen.value), places: [place(start..<dozen.end)], end: dozen.end)
      }
      return Count(low: number, places: [tokens[start].range], end: start + 1)
    }
    // The number of dozens can be missing, as in `dozen eggs` and `docena y media de huevos`.
    if let dozen = dozens(of: .one, start) {
      return Count(low: .plain(dozen.value), places: [place(start..<dozen.end)], end: dozen.end)
    }
    guard !isPreposition(start), let words = inWords(start), !isWord(words.1, in: LineWords.countedKinds),
      !isSign(words.1 + 1, in: "%"), !isHyphenated(words.1)
    else { return nil }
    var (value, end) = words
    if let dozen = dozens(of: value, end) { (value, end) = dozen }
    if isWord(end, in: ["y", "and"]) || isSign(end, in: "&"), let (part, behind) = half(end + 1), unit(behind) != nil,
      let sum = value.plus(part)
    {
      (value, end) = (sum, behind)
    }
    return Count(low: .plain(value), places: [place(start..<end)], end: end)
  }

  /// Whether a word is the Spanish preposition `a` (`a temperatura ambiente`, `a rodajas`), not the English article (`a carrot`).
  private func isPreposition(_ start: Int) -> Bool {
    guard start > 0, word(start) == "a", let next = word(start + 1), unit(start + 1, isLast: true) == nil,
      !["half", "quarter", "couple", "dozen", "few"].contains(next)
    else { return false }
    return next.last == "s" || tokens.indices.contains { isWord($0, in: LineWords.spanish) }
  }

  /// Whether a hyphen and a word follow: `two-day-old bread`.
  func isHyphenated(_ end: Int) -> Bool { isSign(end, in: "-‐") && !isApart(end) && word(end + 1) != nil }

  /// Parses `docenas` or `dozen`, optionally with a half: `docena y media`.
  func dozens(of count: Fraction, _ start: Int) -> (value: Fraction, end: Int)? {
    guard isWord(start, in: Self.dozens), let value = count.times(Fraction(checked: 12))
    else { return nil }
    var (total, end) = (value, start + 1)
    if word(end) == "y", isWord(end + 1, in: ["media"]), let more = value.plus(Fraction(checked: 6)) {
      (total, end) = (more, end + 2)
    } else if word(end) == "and", let (part, behind) = half(end + 1), part == Fraction(checked: 1, 2),
      let more = value.plus(Fraction(checked: 6))
    {
      (total, end) = (more, behind)
    }
    end = skippingPoint(end)
    if isWord(end, in: LineWords.ties) { end += 1 }
    return (total, end)
  }

  /// Parses a fraction less than one, in digits or in words.
  func half(_ start: Int) -> (Fraction, Int)? {
    if case .plain(let part)? = number(start), part < .one { return (part, start + 1) }
    if isWord(start, in: ["medio", "media"]) { return (Fraction(checked: 1, 2), start + 1) }
    if isWord(start, in: ["cuarto"]) { return (Fraction(checked: 1, 4), start + 1) }
    if word(start) == "a", isWord(start + 1, in: ["half"]) { return (Fraction(checked: 1, 2), start + 2) }
    if word(start) == "a", isWord(start + 1, in: ["quarter"]) { return (Fraction(checked: 1, 4), start + 2) }
    return inWords(start).flatMap { $0.0 < .one ? $0 : nil }
  }

  /// Returns the value of a number, whose reading can depend on the unit. `nil` if it stays ambiguous.
  static func value(_ number: LineNumber, _ unit: KitchenUnit?) -> Fraction? {
    switch number {
    case .plain(let value): value
    case .grouped(let thousands, let decimals):
      switch unit {
      case .gram, .milliliter, .milligram: thousands
      case .kilogram, .liter: decimals
      default: nil
      }
    case .pair, .code: nil
    }
  }
}

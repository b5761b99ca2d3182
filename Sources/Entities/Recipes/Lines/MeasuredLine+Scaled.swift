extension MeasuredLine {
  /// The line with other amounts; `nil` if one is too large.
  ///
  /// - Parameter writing: writes an amount; the unit is `nil` for pieces.
  func scaled(by factor: Fraction, writing: (Fraction, KitchenUnit?) -> String) -> String? {
    if factor == .one { return text }
    var (result, place, rest, isOne) = ("", text.startIndex, slots[...], false)
    while let slot = rest.first {
      let before = String(text[place..<slot.range.lowerBound])
      result += place == text.startIndex ? before : KitchenNoun.agreeing(before, isOne: isOne)
      let ends = rest.prefix(slot.isLow ? 2 : 1)
      rest = rest.dropFirst(ends.count)
      place = ends.last?.range.upperBound ?? place
      var amounts: [Fraction] = []
      for end in ends {
        guard let amount = end.amount.times(factor) else { return nil }
        amounts.append(amount)
      }
      var (unit, noun) = (slot.unit, slot.noun)
      if let small = unit?.smaller, amounts.contains(where: { $0 < .one && ![2, 4].contains($0.denominator) }),
        let word = text[place...].prefixMatch(of: /(\s*)\p{L}+\.?/)
      {
        amounts = amounts.map { $0.times(Fraction(checked: 1000)) ?? $0 }
        (unit, noun, place) = (small, word.1 + small.rawValue, word.range.upperBound)
      }
      let joint = ends.count == 2 ? String(text[slot.range.upperBound..<ends[ends.endIndex - 1].range.lowerBound]) : ""
      // Metric amounts below one take the plural in both languages: `0,75 litros`.
      let isAsItIs = unit?.isMetric == true && amounts.allSatisfy { $0 < .one }
      isOne = amounts.allSatisfy { $0 <= .one } && !isAsItIs
      result +=
        amounts.map { writing($0, unit) }.joined(separator: joint)
        + (isAsItIs ? noun : KitchenNoun.agreeing(noun, isOne: isOne))
      if isAsItIs, noun.isEmpty {
        // Up to the next amount, the text stays as it is.
        let end = rest.first?.range.lowerBound ?? text.endIndex
        result += text[place..<end]
        place = end
      }
    }
    return result
      + (slots.isEmpty ? String(text[place...]) : KitchenNoun.agreeing(String(text[place...]), isOne: isOne))
  }
}

extension KitchenUnit {
  /// The thousandth of a kilogram or a liter.
  fileprivate var smaller: KitchenUnit? {
    switch self {
    case .kilogram: .gram
    case .liter: .milliliter
    default: nil
    }
  }
}

extension MeasuredLine {
  /// Returns the line with its amounts multiplied. `nil` if an amount is too large, or if the new line would be parsed differently.
  ///
  /// Containers keep their size. For less than one container, a size in parentheses is reduced: half of `1 can (400 g)` is `½ can (200 g)`.
  ///
  /// - Parameter writing: A closure that formats an amount. The unit is `nil` for pieces.
  func scaled(by factor: Fraction, writing: (Fraction, KitchenUnit?) -> String) -> String? {
    if factor == .one { return text }
    return canBeScaled(by: factor) ? written(by: factor, writing: writing) : nil
  }

  /// Whether the scaled line gives the computed amounts when it is parsed again.
  func canBeScaled(by factor: Fraction) -> Bool {
    if factor == .one { return true }
    guard let plain = written(by: factor, writing: { amount, _ in Self.plain(amount) }), let line = MeasuredLine(plain),
      line.items.count == items.count
    else { return false }
    return zip(items, line.items).allSatisfy { $0.totals(times: factor).isNearly($1.totals(times: .one)) }
  }

  /// Formats an amount as a decimal number, never with three decimals, which could be read as thousands.
  private static func plain(_ amount: Fraction) -> String {
    let text = "\(amount.value)"
    return text.split(separator: ".").last?.count == 3 ? text + "0" : text
  }

  private func written(by factor: Fraction, writing: (Fraction, KitchenUnit?) -> String) -> String? {
    var (result, place, rest, isOne) = ("", text.startIndex, slots[...], false)
    var containers = Fraction.one
    while let slot = rest.first {
      let before = String(text[place..<slot.range.lowerBound])
      result += place == text.startIndex ? before : KitchenNoun.agreeing(before, isOne: isOne)
      if slot.isSize {
        result += written(size: slot, containers, writing)
        isOne = (slot.amount.times(containers < .one ? containers : .one) ?? slot.amount) <= .one
        rest = rest.dropFirst()
        place = slot.range.upperBound
        continue
      }
      let ends = rest.prefix(slot.isLow ? 2 : 1)
      rest = rest.dropFirst(ends.count)
      place = ends.last?.range.upperBound ?? place
      var amounts: [Fraction] = []
      for end in ends {
        guard let amount = end.amount.times(factor) else { return nil }
        amounts.append(amount)
      }
      containers = amounts[amounts.count - 1]
      var (unit, noun) = (slot.unit, slot.noun)
      if let small = unit?.smaller, amounts.contains(where: { $0 < .one && ![2, 4].contains($0.denominator) }),
        noun.isEmpty, let word = text[place...].prefixMatch(of: /(\s*)\p{L}+\.?/)
      {
        amounts = amounts.map { $0.times(Fraction(checked: 1000)) ?? $0 }
        (unit, noun, place) = (small, word.1 + small.rawValue, word.range.upperBound)
      } else if let small = unit?.smaller, !noun.isEmpty, amounts.contains(where: { $0 < .one }) {
        amounts = amounts.map { $0.times(Fraction(checked: 1000)) ?? $0 }
        (unit, noun) = (small, " " + small.rawValue)
      }
      let joint = ends.count == 2 ? String(text[slot.range.upperBound..<ends[ends.endIndex - 1].range.lowerBound]) : ""
      // Metric amounts below one take the plural in both languages, as in `0,75 litros`.
      let isAsItIs = unit?.isMetric == true && amounts.allSatisfy { $0 < .one }
      isOne = amounts.allSatisfy { $0 <= .one } && !isAsItIs
      result +=
        amounts.map { writing($0, unit) }.joined(separator: joint)
        + (isAsItIs ? noun : KitchenNoun.agreeing(noun, isOne: isOne))
      if isAsItIs, noun.isEmpty {
        // The text up to the next amount stays unchanged.
        let end = rest.first?.range.lowerBound ?? text.endIndex
        result += text[place..<end]
        place = end
      }
    }
    return result
      + (slots.isEmpty ? String(text[place...]) : KitchenNoun.agreeing(String(text[place...]), isOne: isOne))
  }
}

extension MeasuredLine {
  /// Returns the text of a container's size, reduced if there is less than one container.
  private func written(size: Slot, _ containers: Fraction, _ writing: (Fraction, KitchenUnit?) -> String) -> String {
    guard containers < .one, let part = size.amount.times(containers) else { return String(text[size.range]) }
    return writing(part, size.unit)
  }
}

extension MeasuredLine.Item {
  /// The measure, portion or container of an amount.
  fileprivate struct Kind: Hashable {
    var measure: KitchenUnit.Measure?
    var portion: String?
    var size: MeasuredLine.Measure.Size?
  }

  /// Returns the totals by kind, including equivalents in other units.
  fileprivate func totals(times factor: Fraction) -> [Kind: Double] {
    (amounts + equals).reduce(into: [:]) { totals, part in
      var kind = Kind(measure: part.unit?.measure, portion: part.portion, size: part.size)
      let number = (part.most ?? part.amount).value * factor.value
      if let size = part.size, hasSizeAfter {
        kind.size = nil
        totals[Kind(measure: size.unit.measure), default: 0] += number * size.amount.value * size.unit.size.value
      }
      totals[kind, default: 0] += number * (part.unit?.size.value ?? 1)
      if part.most != nil {
        totals[kind, default: 0] += part.amount.value * factor.value * (part.unit?.size.value ?? 1)
      }
    }
  }
}

extension [MeasuredLine.Item.Kind: Double] {
  fileprivate func isNearly(_ other: Self) -> Bool {
    count == other.count
      && allSatisfy { kind, total in other[kind].map { ($0 - total).magnitude <= total / 100 } ?? false }
  }
}

extension KitchenUnit {
  /// The unit for a thousandth of a kilogram or a liter. `nil` for other units.
  fileprivate var smaller: KitchenUnit? {
    switch self {
    case .kilogram: .gram
    case .liter: .milliliter
    default: nil
    }
  }
}

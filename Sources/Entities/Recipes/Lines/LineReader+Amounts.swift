/// Parses amounts with their units.
extension LineReader {
  /// An amount and its position in the line.
  struct Amount {
    var measures: [MeasuredLine.Measure]
    /// The same amount in other units.
    var equals: [MeasuredLine.Measure] = []
    var slots: [MeasuredLine.Slot]
    var remarks: [String] = []
    /// The portion as written in the line: `dientes`.
    var noun = ""
    /// The content of a container as written in the line.
    var sizeText = ""
    var end: Int

    /// The amount as the size of a container. `nil` if the amount has several parts, has no unit or is a range.
    var size: MeasuredLine.Measure.Size? {
      guard measures.count == 1, let unit = measures[0].unit, measures[0].most == nil else { return nil }
      return MeasuredLine.Measure.Size(amount: measures[0].amount, unit: unit)
    }
  }

  /// Parses the amount at a token. `nil` if there is none.
  ///
  /// - Parameter isLast: Whether a portion can end the amount, because the name precedes the amount: `Ajo: 2 dientes`.
  func amount(_ start: Int, isLast: Bool = false) -> Amount? {
    if let implied = impliedOne(start, isLast) { return implied }
    var (index, remarks) = (start, [String]())
    if let end = estimateEnd(index), count(end) != nil || isWord(end, in: ["from", "de"]) {
      remarks.append(text(index..<end))
      index = end
    }
    // A range can start with a preposition, as in `De 800 g a 1 kg`.
    if isWord(index, in: ["de", "from"]), let range = amount(index + 1, isLast: isLast), range.measures[0].most != nil {
      return range
    }
    guard var amount = quarterAndHalf(index) ?? length(index) ?? counted(index, isLast) else { return nil }
    amount.remarks = remarks + amount.remarks
    return amount
  }

  /// Parses a number or a range with the unit, portion or pieces that it counts.
  private func counted(_ start: Int, _ isLast: Bool) -> Amount? {
    guard fixedEnd(start) == nil, let count = count(start), !isSign(count.end, in: "/") else { return nil }
    if let package = package(count) ?? impliedPackage(start, count) { return package }
    let isTimes = word(count.end) == "x" && isApart(count.end + 1) && word(count.end + 1) != nil
    let (index, remarks) = sizeBefore(isTimes ? count.end + 1 : count.end)
    guard let unit = counted(in: index, count, isLast) else {
      // The number in `7up` isn't an amount.
      if word(index) != nil, !isApart(index), !isTimes { return nil }
      if let word = word(index), LineWords.hidesUnit(word) || LineWords.hiddenCounts.contains(word) { return nil }
      // The numbers in `1. onion`, `2) onion`, `2+ cups` and `2 or more cloves` are not exact amounts.
      if start == bulletEnd && isSign(index, in: ".)") || isSign(index, in: "+")
        || isWord(index, in: ["o", "or"]) && isWord(index + 1, in: ["mas", "more"])
      {
        return nil
      }
      // The amount in `1/4 y mitad de jamón` has a second part, which is not supported.
      if isWord(index, in: LineWords.and), isWord(index + 1, in: ["mitad"]) { return nil }
      // For example, `2/3 zanahorias` can mean two or three.
      if case .plain(let part) = count.low, part.numerator > 1, part.denominator == part.numerator + 1,
        word(index)?.last == "s"
      {
        return nil
      }
      var amount = measured(count, nil, nil, end: index)
      amount?.remarks = remarks
      return amount
    }
    if isWord(unit.end, in: ["each"]), !isLast { return nil }
    // The portion in `1 thumb size piece` is only a size.
    if unit.unit == nil, isWord(unit.end, in: ["size", "sized"]) { return nil }
    // For example, `2/3 dientes de ajo` can mean two or three.
    if unit.unit == nil, case .plain(let part) = count.low, part.numerator > 1, part.denominator == part.numerator + 1,
      unit.noun.last == "s"
    {
      return nil
    }
    // A small amount such as `1 c.c.` can mean cubic centimeters or coffee spoons.
    if isWord(index, in: ["c", "cc"]), unit.unit == .milliliter, case .plain(let few) = count.low, few < Self.cubic {
      return nil
    }
    // In `3-4 oz packages`, it is unclear whether the `3` counts packages or is part of a range.
    if unit.unit != nil, word(unit.end).flatMap({ KitchenPortion(word: $0) })?.isContainer == true { return nil }
    if let range = range(count, unit) { return range }
    guard var amount = measured(count, unit.unit, unit.portion, end: unit.end) else { return nil }
    amount.remarks = remarks
    if let adjective = unit.adjective { amount.remarks.append(adjective) }
    if unit.portion != nil { amount.noun = unit.noun }
    if let portion = unit.portion, KitchenPortion(word: portion)?.isContainer == true,
      isWord(amount.end, in: LineWords.ties),
      let end = sizeEnd(amount.end + 1), let size = self.amount(amount.end + 1)?.size
    {
      // The size of a container can follow, as in `2 latas de 400 g`.
      amount.measures[0].size = size
      amount.sizeText = text(amount.end + 1..<end)
      amount.end = end
    }
    addHalf(&amount, unit.unit)
    if let unit = unit.unit {
      addSmaller(&amount, unit)
      addEquals(&amount)
    }
    return amount
  }

  /// The smallest number that is likely to be an amount in cubic centimeters.
  private static let cubic = Fraction(checked: 10)

  /// Parses the size of a piece between its number and its name: `2 (1-inch) pieces`.
  private func sizeBefore(_ start: Int) -> (Int, [String]) {
    if isSign(start, in: "("), number(start + 1) != nil, let end = fixedEnd(start + 1), isSign(end, in: ")"),
      unit(end + 1) != nil
    {
      return (end + 1, [text(start + 1..<end)])
    }
    if number(start) != nil, let end = fixedEnd(start), unit(end) != nil { return (end, [text(start..<end)]) }
    return (start, [])
  }

  /// Parses the unit or portion after a number. `nil` if the number counts pieces.
  private func counted(in index: Int, _ count: Count, _ isLast: Bool) -> Unit? {
    if let unit = unit(index, isLast: isLast) { return unit }
    if isWord(index, in: LineWords.sizes), var unit = unit(index + 1, isLast: isLast) {
      unit.adjective = text(index..<index + 1)
      return unit
    }
    // A preposition can follow a fraction, as in `1/4 de taza`.
    if isWord(index, in: LineWords.ties), case .plain(let part) = count.low, part.denominator > 1 {
      let next = isWord(index + 1, in: ["a", "an", "una", "un"]) ? index + 2 : index + 1
      if let unit = unit(next), unit.unit != nil || next == index + 1 && KitchenPortion(word: unit.portion ?? "") != nil
      {
        return unit
      }
    }
    return nil
  }

  /// Parses a length: `3 cm de jengibre`.
  private func length(_ start: Int) -> Amount? {
    guard case .plain(let length)? = number(start), let unit = word(start + 1),
      ["cm", "inch", "inches"].contains(unit),
      isWord(start + 2, in: LineWords.ties)
    else { return nil }
    return Amount(
      measures: [MeasuredLine.Measure(amount: length, portion: unit)],
      slots: [MeasuredLine.Slot(range: tokens[start].range, amount: length, unit: nil)],
      noun: text(start + 1..<start + 2), end: start + 2)
  }

  /// Parses `Cuarto y mitad de`, which Spanish butchers use for 375 g.
  private func quarterAndHalf(_ start: Int) -> Amount? {
    let words = ["cuarto", "y", "mitad", "de"]
    guard isPhrase(words, start) else { return nil }
    let (end, amount) = (start + words.count, Fraction(checked: 3, 8))
    return Amount(
      measures: [MeasuredLine.Measure(amount: amount, unit: .kilogram)],
      slots: [MeasuredLine.Slot(range: place(start..<end - 1), amount: amount, unit: .kilogram, noun: " kg")], end: end)
  }

  /// Parses a range whose ends both have a unit: `100 g - 120 g`.
  private func range(_ low: Count, _ unit: Unit) -> Amount? {
    guard let lowUnit = unit.unit, low.high == nil, isSign(unit.end, in: "-–—") || isWord(unit.end, in: ["a", "to"]),
      let high = count(unit.end + 1), high.high == nil, let next = self.unit(high.end), let highUnit = next.unit,
      highUnit.measure == lowUnit.measure, let least = Self.value(low.low, lowUnit),
      let most = Self.value(high.low, highUnit),
      let converted = most.times(highUnit.size)?.times(lowUnit.size.inverse), converted > least
    else { return nil }
    return Amount(
      measures: [MeasuredLine.Measure(amount: least, most: converted, unit: lowUnit)],
      slots: [
        MeasuredLine.Slot(range: low.places[0], amount: least, unit: lowUnit),
        MeasuredLine.Slot(range: high.places[0], amount: most, unit: highUnit),
      ], end: next.end)
  }

  /// Adds a fraction of the same unit: `1 taza y media`.
  private func addHalf(_ amount: inout Amount, _ unit: KitchenUnit?) {
    guard isWord(amount.end, in: LineWords.and), let (part, end) = half(amount.end + 1), self.unit(end) == nil,
      amount.measures[0].most == nil, let total = amount.measures[0].amount.plus(part), let first = amount.slots.first
    else { return }
    amount.measures[0].amount = total
    // The amount ends before the `de` of `2 tazas y un cuarto de harina`.
    let last = isWord(end - 1, in: LineWords.ties) ? end - 1 : end
    let noun = String(line[first.range.upperBound..<tokens[amount.end - 1].range.upperBound])
    amount.slots = [
      MeasuredLine.Slot(
        range: first.range.lowerBound..<tokens[last - 1].range.upperBound, amount: total, unit: unit, noun: noun)
    ]
    amount.end = last
  }

  /// Adds a part in a smaller unit: `1 cup plus 2 tablespoons`, `1 lb 4 oz`.
  private func addSmaller(_ amount: inout Amount, _ unit: KitchenUnit) {
    let joint = isWord(amount.end, in: LineWords.plus) || isSign(amount.end, in: "+&") ? 1 : 0
    guard let more = smaller(than: unit, amount.end + joint) else { return }
    amount.measures += more.measures
    amount.slots += more.slots
    amount.end = more.end
  }

  private func smaller(than unit: KitchenUnit, _ start: Int) -> Amount? {
    guard let count = count(start), let next = self.unit(count.end), let smaller = next.unit, smaller.adds(to: unit),
      let more = measured(count, smaller, nil, end: next.end), more.measures[0].most == nil
    else { return nil }
    return more
  }

  /// Adds the same amount in other units: `225 g/8 oz`, `250 ml o 1 taza`.
  private func addEquals(_ amount: inout Amount) {
    while isSign(amount.end, in: "/|=-–—") || isWord(amount.end, in: ["o", "or"]) {
      // Without metric units, a dash means a range, as in `1 tbsp - 1/4 cup`.
      let isDash = isSign(amount.end, in: "-–—")
      guard let count = count(amount.end + 1), let next = unit(count.end), let unit = next.unit,
        !isDash || unit.isMetric || amount.measures[0].unit?.isMetric == true,
        var equal = measured(count, unit, nil, end: next.end)
      else { return }
      // The equivalent can have a part in a smaller unit, as in `1 kg/2 lb 4 oz`.
      if let more = smaller(than: unit, equal.end), let small = more.measures[0].unit,
        let part = more.measures[0].amount.times(small.size)?.times(unit.size.inverse),
        let total = equal.measures[0].amount.plus(part)
      {
        equal.measures[0].amount = total
        equal.slots += more.slots
        equal.end = more.end
      }
      amount.equals += equal.measures
      amount.slots += equal.slots
      amount.end = equal.end
    }
  }

  /// Creates an amount from a count and a unit. `nil` if the numbers are ambiguous.
  func measured(_ count: Count, _ unit: KitchenUnit?, _ portion: String?, end: Int) -> Amount? {
    guard let low = Self.value(count.low, unit) else { return nil }
    var measure = MeasuredLine.Measure(amount: low, unit: unit, portion: portion)
    var slots = [MeasuredLine.Slot(range: count.places[0], amount: low, unit: unit)]
    if let high = count.high {
      guard let most = Self.value(high, unit), most > low else { return nil }
      measure.most = most
      slots[0].isLow = true
      slots.append(MeasuredLine.Slot(range: count.places[count.places.count - 1], amount: most, unit: unit))
    }
    return Amount(measures: [measure], slots: slots, end: end)
  }

  /// Whether a name is likely to have an amount after it: `Huevos: 3`, but not `Harina: 3`.
  static func isLikely(_ amount: Amount, _ name: String) -> Bool {
    guard let count = amount.measures.first, count.unit == nil, count.portion == nil, count.most ?? count.amount > .one
    else {
      return true
    }
    let first = SearchText.fold(String(name.prefix { $0.isLetter }))
    return first.last == "s" || SearchText.fold(name).last == "s" && !name.contains(" de ")
  }
}

extension KitchenUnit {
  /// Whether an amount in this unit can follow an amount in a larger unit as a part of the sum: tablespoons after cups, ounces after
  /// pounds.
  fileprivate func adds(to larger: KitchenUnit) -> Bool {
    measure == larger.measure ? size < larger.size : (measure, larger.measure) == (.spoons, .cups)
  }
}

/// Parses containers with sizes, and portions without a number.
extension LineReader {
  /// Parses containers (`2 x 400 g cans`, `1 (14 oz) can`) and pieces whose size becomes a remark (`1 4-pound chicken`).
  func package(_ count: Count) -> Amount? {
    guard count.high == nil else { return nil }
    let start = count.end
    var index = word(start) == "x" || isSign(start, in: "×") ? start + 1 : start
    // An adjective can precede the size, as in `1 large (28 oz) can`.
    var adjective: String?
    if isWord(index, in: LineWords.sizes), isSign(index + 1, in: "(") {
      adjective = text(index..<index + 1)
      index += 1
    }
    let hasParenthesis = isSign(index, in: "(")
    if hasParenthesis { index += 1 }
    guard let number = self.count(index), number.high == nil, let unit = unit(number.end, afterHyphen: true),
      let measure = unit.unit,
      let amount = Self.value(number.low, measure)
    else { return nil }
    let isTied = index > start && !hasParenthesis || isSign(number.end, in: "-")
    index = unit.end
    if hasParenthesis {
      guard isSign(index, in: ")") else { return nil }
      index += 1
    }
    guard let name = word(index) else { return nil }
    if let portion = KitchenPortion(word: name), portion.isContainer {
      let size = MeasuredLine.Measure.Size(amount: amount, unit: measure)
      var amount = packed(count, portion, size, text(number.end - 1..<unit.end), index)
      if let adjective { amount?.remarks.append(adjective) }
      return amount
    }
    // A size without a space before its unit applies to each piece, as in `4 175g salmon fillets`.
    let isGlued = index == unit.end && !isApart(number.end) && isApart(index)
    guard adjective == nil, isTied || isGlued, !hasParenthesis, measure.measure != .cups, measure.measure != .spoons,
      var whole = measured(count, nil, nil, end: index)
    else { return nil }
    whole.remarks.append(text(start..<index))
    return whole
  }

  /// Parses a container without a number, which counts as one: `400g tin`, `12-oz. bottle`.
  func impliedPackage(_ start: Int, _ count: Count) -> Amount? {
    guard let unit = unit(count.end, afterHyphen: true), let measure = unit.unit, count.high == nil,
      let size = Self.value(count.low, measure), let name = word(unit.end), let portion = KitchenPortion(word: name),
      portion.isContainer,
      // For example, `3 1/4-ounce packages` can mean three packages of a quarter ounce or one of three and a quarter.
      !isSign(count.end, in: "-") || !line[tokens[start].range].contains(where: \.isWhitespace)
    else { return nil }
    let place = tokens[start].range.lowerBound
    let one = Count(low: .plain(.one), places: [place..<place], end: start)
    var amount = packed(
      one, portion, MeasuredLine.Measure.Size(amount: size, unit: measure), text(start..<unit.end), unit.end)
    amount?.slots[0].noun = " x "
    return amount
  }

  private func packed(
    _ count: Count, _ portion: KitchenPortion, _ size: MeasuredLine.Measure.Size, _ sizeText: String, _ index: Int
  ) -> Amount? {
    var amount = measured(count, nil, portion.name, end: index + 1)
    amount?.measures[0].size = size
    amount?.noun = text(index..<index + 1)
    amount?.sizeText = sizeText
    return amount
  }

  /// Parses a portion or unit without a number, which counts as one: `pizca de sal`, `kilo y medio de patatas`.
  func impliedOne(_ start: Int, _ isLast: Bool) -> Amount? {
    var index = start
    let adjective = isWord(index, in: LineWords.sizes) ? text(index..<index + 1) : nil
    if adjective != nil { index += 1 }
    if isWord(index, in: ["thumb"]), isSign(index + 1, in: "-"), isWord(index + 2, in: ["sized", "size"]) {
      index += 3
    }
    if number(index) != nil, let end = fixedEnd(index), isWord(end, in: LineWords.pieces) { index = end }
    let hasSize = index > start && adjective == nil
    // A scaled line would have a number before `1/2-inch piece`, and the two numbers would be misread.
    if hasSize, number(start) != nil { return nil }
    guard let unit = unit(index, isLast: isLast) else { return nil }
    let place = tokens[start].range.lowerBound
    // At the start of a line, a singular noun counts as one, as in `lata de atún` and `kilo de patatas`.
    if start == bulletEnd, index == start, isWord(unit.end, in: LineWords.ties), unit.end == index + 1,
      let word = word(index),
      word.last != "s", number(unit.end + 1) == nil, unit.unit != nil || KitchenPortion(word: word)?.name == word
    {
      return Amount(
        measures: [MeasuredLine.Measure(amount: .one, unit: unit.unit, portion: unit.portion)],
        slots: [MeasuredLine.Slot(range: place..<place, amount: .one, unit: nil, noun: " ")],
        noun: unit.portion == nil ? "" : unit.noun, end: unit.end)
    }
    guard let portion = unit.portion else {
      guard let known = unit.unit, isWord(unit.end, in: LineWords.and), let (part, end) = half(unit.end + 1),
        self.unit(end) == nil,
        let total = part.plus(.one)
      else { return nil }
      return Amount(
        measures: [MeasuredLine.Measure(amount: total, unit: known)],
        slots: [
          MeasuredLine.Slot(
            range: place..<tokens[end - 1].range.upperBound, amount: total, unit: known,
            noun: " " + text(index..<unit.end))
        ], end: end)
    }
    guard hasSize || LineWords.impliedPortions.contains(portion),
      hasSize || isWord(unit.end, in: LineWords.ties) || adjective != nil || isLast && unit.end == end
        || LineWords.pinches.contains(portion) && isNamed(unit.end)
    else { return nil }
    return Amount(
      measures: [MeasuredLine.Measure(amount: .one, portion: portion)],
      slots: [MeasuredLine.Slot(range: place..<place, amount: .one, unit: nil, noun: " ")],
      remarks: [adjective ?? (hasSize ? text(start..<index) : nil)].compactMap(\.self), noun: unit.noun, end: unit.end)
  }

  /// Whether the name of an ingredient starts at a token: `salt` in `pinch salt`.
  private func isNamed(_ start: Int) -> Bool {
    word(start) != nil && !isWord(start, in: LineWords.remarks) && word(start) != "each"
  }

  /// Returns the end of the size of a piece: `1,8 kg`, `unos 60 g cada uno`. `nil` if there is none.
  func sizeEnd(_ start: Int) -> Int? {
    let begin = isWord(start, in: LineWords.about) ? start + 1 : start
    guard let count = count(begin), let unit = unit(count.end), unit.unit != nil else { return nil }
    guard isWord(unit.end, in: ["cada", "each", "apiece"]) else { return unit.end }
    return isWord(unit.end + 1, in: ["uno", "una"]) ? unit.end + 2 : unit.end + 1
  }
}

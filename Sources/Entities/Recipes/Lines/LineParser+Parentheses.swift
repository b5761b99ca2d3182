/// Parses parentheses, which contain the amount itself, the same amount in other units, the size of a container, or a remark.
extension LineParser {
  /// An amount in parentheses.
  private struct Group {
    let amount: LineReader.Amount
    /// Whether the amount counts the food that the ingredient is made from: `(from 2 lemons)`.
    let hasSource: Bool
    /// The tokens inside the parentheses.
    let inside: Range<Int>
    /// The text after the amount.
    let rest: String

    /// Whether the amount applies to each piece: `(400 g each)`.
    var isEach: Bool {
      let words = " \(SearchText.fold(rest).replacing(",", with: " ")) "
      return LineWords.each.contains { words.contains(" \($0) ") }
    }
    var isTotal: Bool { rest.contains("total") }
    /// Whether the text after the amount could name one of several pieces: `(150 g portions)`.
    var mayNamePiece: Bool {
      LineWords.all(in: rest).contains { !LineWords.looksLikeRemark($0) && !LineWords.conditions.contains($0) }
    }
    var isWhole: Bool { amount.end == inside.upperBound }
  }

  mutating func group() -> Step? {
    guard reader.isSign(index, in: "(") else { return nil }
    endPiece()
    // In nested parentheses, the text before the inner parentheses is parsed first, as in `(chopped (150 g))` and `((227 g))`.
    let inner = (index + 1..<reader.closing(index)).first { reader.isSign($0, in: "(") }
    let inside = index + 1..<(inner ?? reader.closing(index))
    defer {
      index = inner ?? min(inside.upperBound + 1, reader.end)
      if inner != nil { draft.hasName = draft.hasName || !draft.item.name.isEmpty }
      // The preposition can follow the parentheses, as in `250 g (2 tazas) de arroz`.
      if draft.item.name.isEmpty { skipTie() }
      draft.start = index
    }
    if inside.isEmpty { return .taken }
    if let group = group(inside) { return take(group) }
    guard reader.isRemark(inside), draft.item.amounts.isEmpty || !isAmountOfAnotherKind(inside) else { return .failed }
    draft.item.remarks.append(reader.text(inside))
    return .taken
  }

  /// Parses the closing parenthesis of nested parentheses.
  mutating func groupEnd() -> Step? {
    guard reader.isSign(index, in: ")") else { return nil }
    endPiece()
    index += 1
    draft.start = index
    return .taken
  }

  private func group(_ inside: Range<Int>) -> Group? {
    let source = reader.sourceEnd(inside.lowerBound)
    guard let amount = reader.amount(source ?? inside.lowerBound, isLast: true), amount.end <= inside.upperBound,
      amount.end == inside.upperBound || reader.isRemark(amount.end..<inside.upperBound),
      amount.measures[0].unit != nil || inside.contains(where: { reader.number($0) != nil })
    else { return nil }
    return Group(
      amount: amount, hasSource: source != nil, inside: inside, rest: reader.text(amount.end..<inside.upperBound))
  }

  private mutating func take(_ group: Group) -> Step {
    let amount = group.amount
    if isUnclear(group) { return .failed }
    if draft.item.amounts.isEmpty {
      guard !draft.item.name.isEmpty, LineReader.isLikely(amount, draft.item.name) else { return .failed }
      take(amount)
      draft.item.isBehind = true
    } else if isOfOne(group) {
      draft.item.remarks.append(reader.text(group.inside))
      return .taken
    } else if !group.isTotal, draft.takesSize(amount, isEach: group.isEach), let size = amount.size {
      draft.item.amounts[0].size = size
      draft.item.sizeText = reader.text(group.inside.lowerBound..<amount.end)
      if !group.isEach, let slot = amount.slots.first {
        draft.item.hasSizeAfter = true
        slots.append(MeasuredLine.Slot(range: slot.range, amount: slot.amount, unit: slot.unit, isSize: true))
      }
    } else if amount.measures.allSatisfy({ $0.unit != nil || $0.portion != nil }) {
      takeEqual(amount)
    } else if isInPieces(group) {
      takeEqual(amount)
      return .taken
    } else {
      return .failed
    }
    if !group.rest.isEmpty { draft.item.remarks.append(group.rest) }
    return .taken
  }

  /// Whether the amount is ambiguous: `1 good-quality (400 g) can`, `1 dozen (12) eggs`, `2 packets yeast (4 tsp)`,
  /// `4 breasts (150 g portions)`.
  private func isUnclear(_ group: Group) -> Bool {
    if draft.isCount, isContainer(group.inside.upperBound + 1) { return true }
    if !group.isEach, !group.isTotal {
      if isOfOneOrAll(group.amount) || draft.isCount && !draft.item.name.isEmpty && group.mayNamePiece { return true }
    }
    return group.isWhole && !draft.item.amounts.isEmpty && group.amount.remarks.isEmpty
      && group.amount.measures.allSatisfy { $0.unit == nil && $0.portion == nil }
  }

  /// Whether an amount could apply to one piece or to all pieces: `2 packets yeast (4 tsp)`, `2 (3 if small) onions`.
  private func isOfOneOrAll(_ amount: LineReader.Amount) -> Bool {
    // A size with a unit is clear here, as in `2 (8-ounce) fillets`.
    if draft.isCount, draft.item.name.isEmpty { return amount.measures[0].unit == nil && !reader.isHyphen(amount.end) }
    guard amount.measures.contains(where: { $0.unit?.measure == .spoons || $0.unit?.measure == .cups }) else {
      return false
    }
    return draft.hasSize || draft.isContainer && draft.item.amounts[0].amount > .one
  }

  /// Whether the amount is the size of one piece or container: `2 (8 oz) chicken breasts`, `2 cans (14-15 oz)`,
  /// `1 lata de 400 g (240 g escurridos)`.
  private func isOfOne(_ group: Group) -> Bool {
    draft.isCount && draft.item.name.isEmpty || draft.hasSize
      || group.isEach && !draft.takesSize(group.amount, isEach: true)
      || draft.isContainer && !group.isTotal && draft.item.amounts[0].amount >= .one
        && group.amount.measures[0].most != nil
  }

  /// Whether the parentheses repeat a measured amount in pieces: `1 cup carrots (about 3 medium)`, `1/4 cup juice (from 2 lemons)`.
  private func isInPieces(_ group: Group) -> Bool {
    guard draft.item.amounts[0].unit != nil else { return false }
    let isStated =
      group.hasSource || !group.amount.remarks.isEmpty || reader.isWord(group.amount.end, in: LineWords.sizes)
    // A large number without a unit, such as `(about 110)`, can be a temperature.
    return isStated && (!group.isWhole || group.amount.measures[0].amount < Self.mostBare)
  }

  private static let mostBare = Fraction(checked: 30)

  /// Whether the parentheses contain an amount that the parser doesn't read: `(half a lemon)`, `(or more)`, `(1-inch piece)`.
  private func isAmountOfAnotherKind(_ inside: Range<Int>) -> Bool {
    if reader.isWord(inside.lowerBound, in: ["o", "or"]), draft.item.name.isEmpty { return true }
    if draft.item.amounts[0].unit != nil, let end = reader.fixedEnd(inside.lowerBound),
      reader.isWord(end, in: ["piece", "knob", "trozo"])
    {
      return true
    }
    return reader.hasAmountInWords(inside)
  }
}

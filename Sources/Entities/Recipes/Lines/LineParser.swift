/// Parses an ingredient line from start to end, one ingredient after the other.
///
/// Every number must be an amount, the size of a container or a number that isn't an amount (``LineReader/fixedEnd(_:)``). Otherwise, the
/// line is rejected. The parser never guesses.
struct LineParser {
  /// The effect of a token on the current ingredient.
  enum Step {
    /// The token belongs to the ingredient.
    case taken
    /// The ingredient ends.
    case ended
    /// The line can't be parsed.
    case failed
  }

  let reader: LineReader
  var index = 0
  var draft = LineDraft()
  var slots: [MeasuredLine.Slot] = []
  /// The token ranges of the sizes in the line.
  var sizes: [Range<Int>] = []

  init(_ line: String) { reader = LineReader(line) }

  /// Parses the ingredients. `nil` if the line can't be parsed.
  mutating func items() -> [MeasuredLine.Item]? {
    index = reader.bulletEnd
    var items: [MeasuredLine.Item] = []
    while index < reader.end {
      let start = index
      guard let item = item(), reader.isClear(item, start..<index, after: items.last) else { return nil }
      items.append(item)
    }
    return LineCheck(reader: reader, slots: slots, sizes: sizes).passes(items) ? items : nil
  }

  private mutating func item() -> MeasuredLine.Item? {
    draft = LineDraft()
    guard begin() else { return nil }
    while index < reader.end {
      switch step() {
      case .taken: continue
      case .ended: return draft.finished
      case .failed: return nil
      }
    }
    endPiece()
    return draft.finished
  }

  /// Parses the amount at the start of an ingredient, and the `de` or `of` after it.
  ///
  /// - Returns: Whether the amount is clear. For example, `400g/14oz can tomatoes` can be one can or several.
  private mutating func begin() -> Bool {
    let begin = reader.headingEnd(index) ?? reader.partEnd(index) ?? index
    if let amount = reader.amount(begin) {
      if begin > index { draft.item.remarks.append(reader.text(index..<begin, without: ":")) }
      take(amount)
    }
    // The unit is missing in `200 de harina` and `y 1 de vinagre`.
    if let amount = draft.item.amounts.first, amount.unit == nil, amount.portion == nil, amount.amount >= .one,
      reader.isWord(index, in: LineWords.ties), index > 0, !reader.isWord(index - 1, in: LineWords.ties)
    {
      return false
    }
    skipTie()
    skipArticle()
    if reader.word(index) == "d", reader.isSign(index + 1, in: "'’") { index += 2 }
    draft.start = index
    return draft.item.amounts.first?.unit == nil || !isContainer(index)
  }

  func isContainer(_ index: Int) -> Bool {
    reader.word(index).flatMap { KitchenPortion(word: $0) }?.isContainer == true
  }

  mutating func skipTie() {
    guard reader.isWord(index, in: LineWords.ties) else { return }
    draft.item.tie = reader.text(index..<index + 1)
    index += 1
  }

  /// Skips the article after a part of one piece: `½ a lemon`, `la mitad de la masa`.
  private mutating func skipArticle() {
    if draft.item.amounts.first.map({ $0.amount < .one }) == true,
      reader.isWord(index, in: ["a", "an", "the", "el", "la", "los", "las"])
    {
      index += 1
    }
  }

  private mutating func step() -> Step {
    if let step = group() ?? groupEnd() ?? comma() ?? trailingAmount() ?? dash() ?? joint() ?? size() ?? number() {
      return step
    }
    index += 1
    return .taken
  }

  // Each of the following functions returns `nil` unless its construct starts at the index.

  /// Skips a dash between the amount and the name: `1 tsp - Oregano`.
  private mutating func dash() -> Step? {
    guard reader.isSign(index, in: "-–—"), reader.isApart(index), reader.isApart(index + 1), draft.start == index,
      draft.item.name.isEmpty, !draft.item.amounts.isEmpty, let next = reader.word(index + 1),
      reader.unit(index + 1) == nil, !LineWords.fixed.contains(next)
    else { return nil }
    index += 1
    draft.start = index
    return .taken
  }

  /// Parses a comma, and the amount, ingredient or remark after it.
  private mutating func comma() -> Step? {
    guard reader.isSign(index, in: ",;") else { return nil }
    // The comma can separate adjectives before the name, as in `boneless, skinless chicken breasts`.
    if draft.item.name.isEmpty, !draft.hasName, LineWords.areQualities(reader.words(draft.start..<index)),
      reader.amount(index + 1) == nil
    {
      index += 1
      return .taken
    }
    endPiece()
    index += 1
    defer { draft.start = index }
    draft.hasName = draft.hasName || !draft.item.name.isEmpty
    guard let next = reader.isShare(index) ? nil : reader.amount(index, isLast: true) else {
      if draft.item.amounts.contains(where: { $0.unit != nil }), reader.isSeveral(index) { return .failed }
      // The next ingredient of a list can follow, as in `Azúcar (100 g), sal`.
      if draft.item.amounts.isEmpty || draft.item.isBehind { return reader.isListed(index) ? .ended : .taken }
      return reader.isWord(index, in: LineWords.foods) ? .failed : .taken
    }
    // An equivalent in pieces, as in `3 tbsp lemon juice, about 1 lemon`, is not supported.
    if !next.remarks.isEmpty, draft.item.amounts.contains(where: { $0.unit != nil }),
      next.measures.allSatisfy({ $0.unit == nil && $0.portion == nil })
    {
      return .failed
    }
    if next.end < reader.end || draft.item.name.isEmpty { return .ended }
    if draft.item.amounts.isEmpty {
      guard LineReader.isLikely(next, draft.item.name) else { return .failed }
      take(next)
      draft.item.isBehind = true
      return .taken
    }
    guard next.measures.allSatisfy({ $0.unit != nil }) else { return next.remarks.isEmpty ? .ended : .failed }
    // The weight in `1 leg of lamb, about 2 kg` is clear. In `2 cans beans, 400 g`, the weight can apply to one can or to both cans.
    let isOne = draft.isCount && draft.item.amounts[0].amount <= .one
    guard isOne || draft.item.amounts.allSatisfy({ $0.unit != nil }) else { return .failed }
    takeEqual(next)
    index = next.end
    return .taken
  }

  /// Parses an amount after the name: `Harina: 200 g`, `Garlic - 2 cloves`, `Onion x 2`.
  private mutating func trailingAmount() -> Step? {
    let isSign = reader.isSign(index, in: ":") || reader.isSign(index, in: "-–—") && reader.isApart(index + 1)
    guard isSign || reader.word(index) == "x", draft.item.amounts.isEmpty, draft.start < index,
      let next = reader.amount(index + 1, isLast: true), reader.isEnd(next.end)
    else { return nil }
    return takeTrailing(next, isSure: reader.word(index) == "x")
  }

  /// Parses `y`, `and` or `plus`, and the rest of a sum or the next ingredient.
  private mutating func joint() -> Step? {
    let isPlus = reader.isWord(index, in: LineWords.plusOnly)
    guard isPlus || reader.isWord(index, in: LineWords.and) || reader.isSign(index, in: "&+"),
      draft.start < index || draft.hasName
    else { return nil }
    if reader.isWord(index + 1, in: LineWords.others) { return .failed }
    // The name `half and half` contains a conjunction.
    if reader.number(index + 1) == nil, reader.word(index - 1) == "half" { return nil }
    if !reader.isShare(index + 1), let next = reader.amount(index + 1),
      isPlus || next.end < reader.end || next.measures.allSatisfy({ $0.unit == nil })
    {
      let hasUnits = next.measures.allSatisfy { $0.unit != nil }
      if !draft.item.amounts.isEmpty,
        reader.isWord(next.end, in: LineWords.purposes) || isPlus && next.end == reader.end && hasUnits
      {
        // The additional amount has its own purpose, as in `1 cup sugar plus 2 tablespoons for dusting`.
        endPiece()
        take(next)
        (draft.start, draft.hasName) = (index, true)
        return .taken
      }
      // A fraction after the name, as in `1 limón y medio`, is not supported.
      if reader.isEnd(next.end), reader.half(index + 1)?.1 == next.end { return .failed }
      return endAtJoint()
    }
    return draft.item.amounts.isEmpty && !draft.hasName && reader.isListed(index + 1) ? endAtJoint() : nil
  }

  private mutating func endAtJoint() -> Step {
    endPiece()
    index += 1
    return .ended
  }

  /// Parses the size of one piece or container: `1 pollo de 1,8 kg`, `1 lata de leche condensada de 397 g`.
  private mutating func size() -> Step? {
    guard reader.isWord(index, in: LineWords.ties), !draft.item.amounts.isEmpty, let end = reader.sizeEnd(index + 1)
    else { return nil }
    endPiece()
    sizes.append(index..<end)
    if draft.item.amounts.count == 1, draft.item.amounts[0].portion != nil, !draft.hasSize,
      let size = reader.amount(index + 1)?.size
    {
      draft.item.amounts[0].size = size
      draft.item.sizeText = reader.text(index + 1..<end)
    } else {
      draft.item.remarks.append(reader.text(index..<end))
    }
    index = end
    (draft.start, draft.hasName) = (index, true)
    return .taken
  }

  /// Parses a number after the name, which is either the amount, as in `Huevos 3`, or a number that isn't an amount.
  private mutating func number() -> Step? {
    guard reader.number(index) != nil else { return nil }
    if let end = reader.fixedEnd(index) {
      index = end
      return .taken
    }
    if draft.isContainer, reader.isWord(index - 1, in: LineWords.ties), reader.word(index + 1) != nil,
      reader.unit(index + 1) == nil
    {
      // The number of pieces in a package is a remark, as in `1 paquete de 6 salchichas`.
      draft.item.remarks.append(reader.text(index..<index + 1))
      index += 1
      draft.start = index
      return .taken
    }
    guard draft.item.amounts.isEmpty, draft.start < index, let next = reader.amount(index, isLast: true),
      reader.isEnd(next.end)
    else {
      return .failed
    }
    return takeTrailing(next)
  }

  mutating func take(_ amount: LineReader.Amount) {
    draft.item.amounts += amount.measures
    draft.item.equals += amount.equals
    draft.item.remarks += amount.remarks
    if !amount.noun.isEmpty { draft.item.noun = amount.noun }
    if !amount.sizeText.isEmpty { draft.item.sizeText = amount.sizeText }
    slots += amount.slots
    index = amount.end
  }

  mutating func takeEqual(_ amount: LineReader.Amount) {
    // The remarks on an equivalent, such as `about` in `(about 3 medium)`, are dropped, because shopping lists don't show equivalents.
    draft.item.equals += amount.measures + amount.equals
    slots += amount.slots
  }

  private mutating func takeTrailing(_ amount: LineReader.Amount, isSure: Bool = false) -> Step {
    endPiece()
    guard isSure || LineReader.isLikely(amount, draft.item.name) else { return .failed }
    take(amount)
    draft.item.isBehind = true
    (draft.start, draft.hasName) = (index, true)
    return .taken
  }

  /// Ends a part of the name, or a remark, at the current index.
  mutating func endPiece() {
    let piece = reader.text(draft.start..<index)
    draft.start = index
    if piece.isEmpty { return }
    if draft.hasName {
      draft.item.remarks.append(piece)
    } else {
      draft.item.name += draft.item.name.isEmpty ? piece : " " + piece
    }
  }
}

/// Checks that a line that was read leaves nothing over: an amount, an alternative or an ingredient would otherwise be lost without a notice.
struct LineCheck {
  let reader: LineReader
  /// The amounts of the line.
  let slots: [MeasuredLine.Slot]
  /// The tokens of sizes.
  let sizes: [Range<Int>]

  func passes(_ items: [MeasuredLine.Item]) -> Bool {
    !items.isEmpty && !reader.tokens.contains(where: \.isOtherNumber) && !isLength && isWhole
      && items.indices.allSatisfy {
        isNamed(items[$0], isFirst: $0 == 0)
      }
  }

  /// Whether the line begins with a length: does `2 cm ginger` say how much, or how large?
  private var isLength: Bool {
    let start = reader.bulletEnd
    return reader.number(start) != nil && reader.isWord(start + 1, in: ["cm", "inch", "inches"]) && !isTaken(start)
      && reader.word(start + 2) != nil && !reader.tokens.indices.contains { reader.isWord($0, in: LineWords.tins) }
  }

  /// Whether no number in words, alternative or rate is left in names and remarks.
  private var isWhole: Bool {
    (0..<reader.end).allSatisfy { index in
      guard let word = reader.word(index) else {
        // `10 g/kg`
        return !(reader.isSign(index, in: "/") && reader.unit(index + 1) != nil)
      }
      if isTaken(index) { return true }
      if LineWords.alternatives.contains(word), reader.isWord(index + 1, in: LineWords.ones), !isTaken(index + 1) {
        return false
      }
      if ["por", "per"].contains(word) { return !reader.isWord(index + 1, in: LineWords.rates) }
      if ["vez", "veces", "times"].contains(word) { return false }
      return !NumberWords.counts(word) || isPartOfName(index)
    }
  }

  /// Whether a token is part of an amount or of a size.
  private func isTaken(_ index: Int) -> Bool {
    guard reader.tokens.indices.contains(index) else { return false }
    let place = reader.tokens[index].range.lowerBound
    return sizes.contains { $0.contains(index) } || slots.contains { $0.range.contains(place) }
  }

  /// `half and half`, `half-fat`, `media crema`, `five spice`; and shares: `mitad cerdo, mitad ternera`.
  private func isPartOfName(_ index: Int) -> Bool {
    reader.isWord(index + 1, in: LineWords.namesBehind) || reader.isWord(index + 1, in: LineWords.countedKinds)
      || reader.isHyphenated(index + 1) && !reader.isWord(index + 2, in: ["to", "or", "a", "o"])
        && (reader.unit(index + 2) == nil || index > reader.bulletEnd)
      || reader.isWord(index, in: LineWords.shares) && reader.unit(index + 1) == nil && !reader.isHyphenated(index + 1)
  }

  /// Whether an ingredient with an amount has a name of its own. The second names of `2 red and 2 green peppers` and `2 onions, 1 sliced` are none.
  private func isNamed(_ item: MeasuredLine.Item, isFirst: Bool) -> Bool {
    let words = item.name.split(separator: " ").map { SearchText.fold(String($0)) }
    guard !item.amounts.isEmpty, let first = words.first else { return true }
    if words.allSatisfy(KitchenNoun.isAdjective) || item.name.hasPrefix("-") || isOfTwo(item, words) { return false }
    return isFirst || !(LineWords.looksLikeRemark(first) || LineWords.remarks.contains(first) || first == "whole")
  }

  /// Whether one measured amount is of two ingredients: `2 tbsp butter and oil`.
  private func isOfTwo(_ item: MeasuredLine.Item, _ words: [String]) -> Bool {
    guard words.count > 2, item.amounts.contains(where: \.isMeasured),
      let joint = words.dropFirst().dropLast().firstIndex(where: LineWords.and.contains)
    else { return false }
    return words[joint - 1] != "half" && !LineWords.looksLikeRemark(words[joint + 1])
  }
}

extension MeasuredLine.Measure {
  /// Whether it is in a unit, or in pinches.
  fileprivate var isMeasured: Bool {
    unit != nil || portion.map { $0 == "pizca" || LineWords.pinches.contains($0) } ?? false
  }
}

extension LineReader {
  /// Whether an ingredient and its amount can't be taken for another's.
  func isClear(_ item: MeasuredLine.Item, _ range: Range<Int>, after last: MeasuredLine.Item?) -> Bool {
    if item.name.isEmpty { return false }
    guard item.amounts.isEmpty else {
      // `Aceite y vinagre, 50 ml`, `1 tsp salt and pepper`: how much of which?
      if item.isBehind, last?.amounts.isEmpty == true { return false }
      return !(LineWords.ambiguous.contains(SearchText.fold(item.name)) && item.amounts.contains { $0.unit != nil })
    }
    // `5cm piece of ginger` is one piece.
    let mayBeOne = number(range.lowerBound) != nil || isWord(range.lowerBound, in: LineWords.impliedPortions)
    return !(mayBeOne && range.contains { isWord($0, in: LineWords.impliedPortions) })
  }
}

/// Checks that a parsed line is complete. Without this check, an amount, an alternative or an ingredient could be lost silently.
struct LineCheck {
  let reader: LineReader
  /// The amounts in the line.
  let slots: [MeasuredLine.Slot]
  /// The token ranges of the sizes in the line.
  let sizes: [Range<Int>]

  func passes(_ items: [MeasuredLine.Item]) -> Bool {
    !items.isEmpty && !reader.tokens.contains(where: \.isOtherNumber) && !beginsDoubtfully && isWhole
      && !zip(items, items.dropFirst()).contains { $0.isOnlyQualities && !$1.amounts.isEmpty }
      && items.indices.allSatisfy { isNamed(items[$0], isFirst: $0 == 0) && items[$0].hasConsistentEquals }
  }

  /// Whether the line starts with a number that was not read but could be an amount: `2 cm ginger`, `3eggs`, `4 cheese slices`.
  private var beginsDoubtfully: Bool {
    let start = reader.bulletEnd
    guard let number = reader.number(start), number != .code, !isTaken(start), let end = reader.fixedEnd(start) else {
      // A letter can be a misread digit, as in `l cup sugar`.
      return reader.isWord(start, in: ["l", "i"]) && reader.unit(start + 1)?.unit != nil
    }
    if reader.isSign(end - 1, in: "%°") || reader.isWord(end, in: LineWords.mixtures) { return false }
    return !reader.tokens.indices.contains { reader.isWord($0, in: LineWords.tins) }
  }

  /// Whether names and remarks contain no number word, alternative or rate that was not read.
  private var isWhole: Bool {
    (0..<reader.end).allSatisfy { index in
      guard let word = reader.word(index) else {
        return !isRate(index)
      }
      if isTaken(index) { return true }
      // For example, `1 pimiento rojo, otro verde` and `2 sausages each` contain a second amount.
      if index > reader.bulletEnd,
        LineWords.others.contains(word) && !reader.isWord(index - 1, in: ["o", "or"])
          || index == reader.end - 1 && word == "each"
      {
        return false
      }
      // A conjunction at the end means that the line is incomplete, as in `2 cups vegetables of choice OR`.
      if index == reader.end - 1, reader.isApart(index), ["o", "u", "or", "y", "and"].contains(word) { return false }
      if LineWords.alternatives.contains(word), reader.isWord(index + 1, in: LineWords.ones), !isTaken(index + 1) {
        return false
      }
      if ["por", "per"].contains(word) { return !reader.isWord(index + 1, in: LineWords.rates) }
      if ["vez", "veces", "times"].contains(word) { return false }
      return !NumberWords.counts(word) || isPartOfName(index)
    }
  }

  /// Whether a slash starts the unit of a rate: `10 g/kg`, `120 g/cabeza`, but not `c/u`, `c/n`.
  private func isRate(_ index: Int) -> Bool {
    guard reader.isSign(index, in: "/"), reader.word(index - 1) != "c" else { return false }
    return reader.unit(index + 1) != nil || reader.isWord(index + 1, in: LineWords.rates)
      || reader.word(index + 1) != nil && reader.unit(index - 1)?.unit != nil
  }

  /// Whether a token is part of an amount or a size.
  private func isTaken(_ index: Int) -> Bool {
    guard reader.tokens.indices.contains(index) else { return false }
    let place = reader.tokens[index].range.lowerBound
    return sizes.contains { $0.contains(index) } || slots.contains { $0.range.contains(place) }
  }

  /// Whether a number word is part of a name (`half and half`, `half-fat`, `media crema`, `five spice`) or of a share (`mitad cerdo, mitad
  /// ternera`).
  private func isPartOfName(_ index: Int) -> Bool {
    reader.isWord(index + 1, in: LineWords.trailingNames) || reader.isWord(index + 1, in: LineWords.countedKinds)
      || reader.isHyphenated(index + 1) && !reader.isWord(index + 2, in: ["to", "or", "a", "o"])
        && (reader.unit(index + 2) == nil || index > reader.bulletEnd)
      || reader.isWord(index, in: LineWords.shares) && !reader.isWord(index - 1, in: LineWords.about)
        && reader.unit(index + 1) == nil && !reader.isHyphenated(index + 1)
  }

  /// Whether an ingredient with an amount has its own name. The first ingredient in `2 red and 2 green peppers` and the second ingredient
  /// in `2 onions, 1 sliced` have no name of their own.
  private func isNamed(_ item: MeasuredLine.Item, isFirst: Bool) -> Bool {
    let words = LineWords.all(in: item.name)
    guard !item.amounts.isEmpty, let first = words.first else { return true }
    // For example, `2 cebollas (150 g (cada una))` gives the amount of one piece, not of all pieces.
    if !item.equals.isEmpty, item.remarks.contains(where: { LineWords.each.contains(SearchText.fold($0)) }) {
      return false
    }
    if words.allSatisfy(KitchenNoun.isAdjective) || item.name.hasPrefix("-") || isOfTwo(item, words) { return false }
    if LineWords.areQualities(words) || words.contains(where: LineWords.eachOf.contains) { return false }
    return isFirst || !(LineWords.looksLikeRemark(first) || LineWords.remarks.contains(first) || first == "whole")
  }

  /// Whether one measured amount is for two ingredients: `2 tbsp butter and oil`.
  private func isOfTwo(_ item: MeasuredLine.Item, _ words: [String]) -> Bool {
    guard words.count > 2, let joint = words.dropFirst().dropLast().firstIndex(where: LineWords.and.contains) else {
      return false
    }
    // For example, the number in `2 eggs and salt` counts only the eggs.
    if LineWords.foods.contains(words[joint + 1]) { return true }
    if !item.amounts.contains(where: \.isMeasured) { return false }
    return words[joint - 1] != "half" && !words[joint - 1].hasSuffix("less")
      && !LineWords.looksLikeRemark(words[joint + 1])
  }
}

extension MeasuredLine.Measure {
  /// Whether the amount is in a unit or in pinches.
  fileprivate var isMeasured: Bool {
    unit != nil || portion.map { $0 == "pizca" || LineWords.pinches.contains($0) } ?? false
  }
}

extension MeasuredLine.Item {
  /// Whether the item consists only of qualities and has no amount: `chopped` in `chopped, 1 onion`.
  fileprivate var isOnlyQualities: Bool {
    let words = LineWords.all(in: name)
    return amounts.isEmpty && (LineWords.areQualities(words) || words.allSatisfy(LineWords.looksLikeRemark))
  }

  /// Whether the amounts in different units can be equal. They can't be equal in `500 ml (2 t)`, where `t` is a French cup.
  fileprivate var hasConsistentEquals: Bool {
    let base = amounts.compactMap(\.approximate)
    guard base.count == amounts.count, let isWeight = base.first?.isWeight,
      base.allSatisfy({ $0.isWeight == isWeight })
    else { return true }
    let total = base.reduce(0) { $0 + $1.size }
    let others = Dictionary(grouping: equals) { $0.unit?.measure }.values.map { $0.compactMap(\.approximate) }
      .filter { $0.first?.isWeight == isWeight }
    // The tolerance covers cups and spoons, whose sizes differ by up to a third between countries.
    let isNear: (Double) -> Bool = { $0 < total * 1.6 && total < $0 * 1.6 }
    let sums = others.map { $0.reduce(0) { $0 + $1.size } }
    // Several equivalents can be parts of a sum, as in `250 ml (1 cup + 2 tsp)`.
    if isNear(sums.reduce(0, +)) { return true }
    return zip(others, sums).allSatisfy { parts, sum in isNear(sum) || parts.allSatisfy { isNear($0.size) } }
  }
}

extension MeasuredLine.Measure {
  /// The approximate size in grams or milliliters. `nil` if the amount is neither a weight nor a volume.
  fileprivate var approximate: (isWeight: Bool, size: Double)? {
    guard let unit else { return nil }
    let base: (isWeight: Bool, size: Double)? =
      switch unit.measure {
      case .mass: (true, 1)
      case .ounces: (true, 28.35)
      case .volume: (false, 1)
      case .spoons: (false, 5)
      case .cups: (false, 240)
      case .pieces: nil
      }
    return base.map { ($0.isWeight, (most ?? amount).value * unit.size.value * $0.size) }
  }
}

extension LineReader {
  /// Whether an ingredient and its amount clearly belong together.
  func isClear(_ item: MeasuredLine.Item, _ range: Range<Int>, after last: MeasuredLine.Item?) -> Bool {
    if item.name.isEmpty { return false }
    guard item.amounts.isEmpty else {
      // The share of each ingredient is unknown in `Aceite y vinagre, 50 ml` and `1 tsp salt and pepper`.
      if item.isBehind, last?.amounts.isEmpty == true { return false }
      return !(LineWords.ambiguous.contains(SearchText.fold(item.name)) && item.amounts.contains { $0.unit != nil })
    }
    // For example, `5cm piece of ginger` is one piece, although the line doesn't state the number.
    let mayBeOne = number(range.lowerBound) != nil || isWord(range.lowerBound, in: LineWords.impliedPortions)
    return !(mayBeOne && range.contains { isWord($0, in: LineWords.impliedPortions) })
  }
}

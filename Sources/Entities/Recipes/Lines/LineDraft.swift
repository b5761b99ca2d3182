/// An ingredient whose line is being parsed.
struct LineDraft {
  var item = MeasuredLine.Item()
  /// The index of the first token in the current part of the name, or in the current remark.
  var start = 0
  /// Whether the name is complete, so that the rest of the line is remarks.
  var hasName = false

  /// Whether the amount counts pieces.
  var isCount: Bool { item.amounts.count == 1 && item.amounts[0].unit == nil && item.amounts[0].portion == nil }
  var hasSize: Bool { item.amounts.contains { $0.size != nil } }
  var isContainer: Bool { item.amounts.first?.portion.flatMap { KitchenPortion(word: $0) }?.isContainer == true }

  /// Whether an amount in parentheses is the size of one container.
  func takesSize(_ amount: LineReader.Amount, isEach: Bool) -> Bool {
    guard amount.size != nil, item.amounts.count == 1, item.amounts[0].portion != nil else { return false }
    return isEach || isContainer && item.amounts[0].amount >= .one
  }

  /// The finished ingredient. A portion in its name becomes part of the amount: `4 bay leaves`, `Dientes de ajo (3)`.
  var finished: MeasuredLine.Item {
    var item = item
    while let last = item.name.last, ". :=".contains(last) { item.name.removeLast() }
    while let first = item.name.first, ". :=".contains(first) { item.name.removeFirst() }
    // An adjective of the container becomes a remark, as in `2 latas grandes (400 g) de atún`.
    let parts = item.name.split(separator: " ")
    if parts.count > 2, !item.noun.isEmpty, LineWords.ties.contains(SearchText.fold(String(parts[1]))),
      KitchenNoun.isAdjective(SearchText.fold(String(parts[0])))
    {
      item.remarks.insert(String(parts[0]), at: 0)
      item.name = parts.dropFirst(2).joined(separator: " ")
    }
    for tie in ["de ", "of "] where item.name.hasPrefix(tie) { item.name.removeFirst(tie.count) }
    guard isCount else { return item }
    let words = item.name.split(separator: " ")
    let folded = words.map { SearchText.fold(String($0)) }
    if words.count > 2, LineWords.ties.contains(folded[1]), let portion = KitchenPortion(word: folded[0]),
      !portion.isContainer
    {
      item.amounts[0].portion = portion.name
      (item.noun, item.tie) = (String(words[0]), String(words[1]))
      item.name = words.dropFirst(2).joined(separator: " ")
    } else if words.count > 1, let last = folded.last, LineWords.trailingPortions.contains(last),
      !LineWords.sizes.contains(folded[folded.count - 2]), !folded.contains("cut"), !folded.contains("into"),
      let portion = KitchenPortion(word: last)
    {
      item.amounts[0].portion = portion.name
      (item.noun, item.isNounAfter) = (words.last.map(String.init) ?? "", true)
      item.name = words.dropLast().joined(separator: " ")
    }
    return item
  }
}

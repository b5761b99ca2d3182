/// The tokens of an ingredient line, accessed by index. An index out of range matches nothing.
struct LineReader {
  let line: String
  let tokens: [LineToken]

  init(_ line: String) {
    self.line = line
    tokens = LineToken.all(of: line)
  }

  func word(_ index: Int) -> String? {
    guard tokens.indices.contains(index), case .word(let word) = tokens[index].kind else { return nil }
    return word
  }

  func sign(_ index: Int) -> Character? {
    guard tokens.indices.contains(index), case .sign(let sign) = tokens[index].kind else { return nil }
    return sign
  }

  func number(_ index: Int) -> LineNumber? {
    guard tokens.indices.contains(index), case .number(let number) = tokens[index].kind else { return nil }
    return number
  }

  func isWord(_ index: Int, in words: Set<String>) -> Bool { word(index).map(words.contains) ?? false }

  func isSign(_ index: Int, in signs: String) -> Bool { sign(index).map(signs.contains) ?? false }

  func isApart(_ index: Int) -> Bool { !tokens.indices.contains(index) || tokens[index].isApart }

  /// Returns the text of a range of tokens.
  func text(_ range: Range<Int>) -> String {
    guard let first = range.first, let last = range.last else { return "" }
    return String(line[tokens[first].range.lowerBound..<tokens[last].range.upperBound])
  }

  /// Returns the words of a range of tokens, folded, with their hyphens: `fat-free`.
  func words(_ range: Range<Int>) -> [String] {
    LineWords.all(in: text(range))
  }

  func place(_ range: Range<Int>) -> Range<String.Index> {
    tokens[range.lowerBound].range.lowerBound..<tokens[range.upperBound - 1].range.upperBound
  }

  func isPhrase(_ words: [String], _ start: Int) -> Bool {
    words.indices.allSatisfy { word(start + $0) == words[$0] }
  }

  var end: Int { tokens.count }

  /// Whether a part of the line ends at an index.
  func isEnd(_ index: Int) -> Bool { index == end || isSign(index, in: ",;(") }

  /// The index after a bullet, if the line starts with one.
  var bulletEnd: Int {
    tokens.count > 1 && isSign(0, in: "-–—•*·▢☐□◦●+✓✔") && (isApart(1) || number(1) != nil) ? 1 : 0
  }

  /// Returns the index of the matching closing parenthesis, or the end of the line if there is no closing parenthesis.
  func closing(_ open: Int) -> Int {
    var depth = 0
    for index in open..<end {
      if isSign(index, in: "(") { depth += 1 }
      if isSign(index, in: ")") { depth -= 1 }
      if depth == 0 { return index }
    }
    return end
  }

  /// Returns the text of a range of tokens, without the character `sign` at its end.
  func text(_ range: Range<Int>, without sign: Character) -> String {
    text(range.last.map { self.sign($0) == sign ? range.dropLast() : range } ?? range)
  }

  /// Returns the index of an amount after a heading: `Opcional: | 50 g de pasas`. `nil` if there is none.
  func headingEnd(_ start: Int) -> Int? {
    guard let colon = (start..<end).first(where: { sign($0) == ":" }), colon > start,
      !(start..<colon).contains(where: { number($0) != nil }), let next = amount(colon + 1), word(next.end) != nil,
      amount(colon + 1, isLast: true)?.end != end
    else { return nil }
    return colon + 1
  }

  /// Returns the index of an amount after the part of the ingredient that is used: `el zumo de | 1 limón`. `nil` if there is none.
  func partEnd(_ start: Int) -> Int? {
    var end = start
    if isWord(end, in: LineWords.articles) { end += 1 }
    while isWord(end, in: LineWords.grated) { end += 1 }
    guard isWord(end, in: LineWords.parts) else { return nil }
    end += 1
    if isWord(end, in: LineWords.and) {
      let next = isWord(end + 1, in: LineWords.articles) ? end + 2 : end + 1
      if isWord(next, in: LineWords.parts) { end = next + 1 }
    }
    guard isWord(end, in: LineWords.ties) || word(end) == "from", amount(end + 1) != nil else { return nil }
    return end + 1
  }

  /// Returns the index of an amount after words for a source or a part: `from | 2 lemons`, `zest of | 1 orange`. `nil` if there is none.
  func sourceEnd(_ start: Int) -> Int? {
    partEnd(start) ?? (word(start) == "from" && amount(start + 1) != nil ? start + 1 : nil)
  }

  /// Whether the next ingredient of a list without amounts starts at a token: `pimienta` in `sal, pimienta y aceite`.
  func isListed(_ start: Int) -> Bool {
    guard let first = word(start), !LineWords.remarks.contains(first), !LineWords.looksLikeRemark(first),
      !LineWords.areQualities([first])
    else {
      return false
    }
    let end = (start..<end).first { isEnd($0) || isWord($0, in: LineWords.and) } ?? end
    return end - start <= 4
  }

  /// Whether a list of ingredients continues at a token, so that the amount before it is ambiguous: `pimienta y comino` in
  /// `1 cucharadita de sal, pimienta y comino`.
  func isSeveral(_ start: Int) -> Bool {
    guard isListed(start), !isWord(start, in: LineWords.parts),
      let joint = (start + 1..<end).first(where: { isWord($0, in: LineWords.and) || isEnd($0) }),
      isWord(joint, in: LineWords.and), joint - start <= 2, let last = word(joint + 1)
    else { return false }
    return isEnd(joint + 2) && !LineWords.looksLikeRemark(last) && !LineWords.parts.contains(last)
  }

  /// Whether a share of the ingredient starts at a token: `1 cup nuts, half chopped`.
  func isShare(_ start: Int) -> Bool {
    let word = isWord(start, in: LineWords.articles) ? start + 1 : start
    return isWord(word, in: LineWords.shares) && unit(word + 1) == nil
      && !isWord(word + 1, in: LineWords.articles)
  }
}

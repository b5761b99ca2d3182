/// The yield of a recipe in servings, pieces or both, as stated on web pages: `4 servings`, `Para 6 personas (2 tartas)`, `24 cookies`.
package struct RecipeYield: Sendable, Hashable {
  /// The number of servings, or the lower end of a range. `nil` if unknown.
  package let servings: Int?
  /// The pieces, such as `24 cookies`, from text without servings. Volumes and weights aren't pieces. `nil` if there are none.
  package let pieces: String?

  /// Parses the yield from the strings of a page. A number next to a word for people or servings takes precedence over a bare number.
  package init(_ texts: [String]) {
    let readers = texts.map(LineReader.init)
    let stated = readers.lazy.compactMap(\.servings).first
    pieces = readers.lazy.compactMap { $0.servings == nil ? $0.pieces : nil }.first
    // A bare number can repeat the pieces: `["12", "12 muffins"]` means 12 muffins.
    let alone = readers.lazy.compactMap(\.numberAlone).first { [pieces] in $0 != pieces.flatMap(Self.count) }
    servings = (stated ?? alone)?.lowerBound
  }

  /// Creates a yield.
  ///
  /// - Parameters:
  ///   - servings: The number of servings.
  ///   - pieces: The pieces that the recipe makes.
  package init(servings: Int?, pieces: String?) {
    self.servings = servings
    self.pieces = pieces
  }

  /// Whether the yield represents the text completely, because the text gives only one number of servings, or only pieces.
  package static func isWhole(_ text: String) -> Bool {
    let reader = LineReader(text)
    return reader.servings == nil && reader.numberAlone == nil ? reader.saysOnlyPieces : reader.saysOnlyServings
  }

  /// Multiplies the number in text such as `24 cookies`. `nil` if the text doesn't start with a number.
  static func scaled(_ pieces: String, by factor: Fraction, writing: (Fraction) -> String) -> String? {
    let reader = LineReader(pieces)
    guard let count = reader.count(0), reader.isAlone(count) else { return nil }
    var (result, place, isOne) = ("", pieces.startIndex, true)
    for (number, range) in zip([count.low, count.high].compactMap(\.self), count.places) {
      guard let amount = LineReader.value(number, nil)?.times(factor) else { return nil }
      result += pieces[place..<range.lowerBound] + writing(amount)
      (place, isOne) = (range.upperBound, amount <= .one)
    }
    return result + KitchenNoun.agreeing(String(pieces[place...]), isOne: isOne)
  }

  /// Returns the number of pieces as a range.
  static func count(_ pieces: String) -> ClosedRange<Int>? { LineReader(pieces).whole(0)?.range }
}

extension LineReader {
  /// Parses a whole number or a range of servings or pieces, and returns the range and its end.
  func whole(_ start: Int) -> (range: ClosedRange<Int>, end: Int)? {
    guard let count = count(start), let low = Self.value(count.low, nil), low.denominator == 1,
      let high = count.high.map({ Self.value($0, nil) }) ?? low, high.denominator == 1, high >= low,
      Recipe.servingsRange.contains(low.numerator), Recipe.servingsRange.contains(high.numerator)
    else { return nil }
    return (low.numerator...high.numerator, count.end)
  }

  /// The servings in `Serves 4-6`, `8 raciones`, `1 cake (12 servings)` or `Para 4`.
  fileprivate var servings: ClosedRange<Int>? {
    for index in 0..<end {
      if isWord(index, in: Self.verbs), let number = behind(index) ?? (index == end - 1 ? before(index) : nil) {
        return number
      }
      if isWord(index, in: Self.people), let number = before(index) ?? behind(index) { return number }
    }
    guard isWord(0, in: Self.purposes), let number = whole(1), isEnd(number.end) else { return nil }
    return number.range
  }

  /// Parses the number before a noun: `10 (1/2 cup) servings`, `4 raciones`, `6 small portions`, `4 serves`.
  private func before(_ noun: Int) -> ClosedRange<Int>? {
    for start in max(0, noun - 10)..<noun {
      guard let number = whole(start), number.end <= noun, fixedEnd(start) == nil || number.end == noun else {
        continue
      }
      var (index, words) = (number.end, 0)
      while index < noun {
        if isSign(index, in: "(") {
          index = closing(index) + 1
        } else if word(index) != nil, !isWord(index, in: Self.others), unit(index)?.unit == nil, words < 3 {
          (index, words) = (index + 1, words + 1)
        } else if isSign(index, in: "-"), words > 0 {
          index += 1
        } else {
          break
        }
      }
      if index == noun { return number.range }
    }
    return nil
  }

  /// Parses the number after a word: `Serves about 8`, `Comensales: 4`.
  private func behind(_ word: Int) -> ClosedRange<Int>? {
    var start = isSign(word + 1, in: ":(") ? word + 2 : word + 1
    if let end = estimateEnd(start) { start = end }
    // The article in `Serves a crowd` isn't a number.
    guard !isWord(start, in: LineWords.articles) || isWord(start + 1, in: ["dozen"]), fixedEnd(start) == nil,
      let number = whole(start), unit(number.end)?.unit == nil
    else { return nil }
    return number.range
  }

  /// The number in text without a noun: `12`, `4-6`, `Yield: 12`.
  fileprivate var numberAlone: ClosedRange<Int>? {
    numberAlone(numberStart(behind: Self.neutral))
  }

  private func numberAlone(_ start: Int) -> ClosedRange<Int>? {
    guard let number = whole(start), number.end == end else { return nil }
    return number.range
  }

  /// The pieces in `24 cookies` or `500 ml (2 frascos)`, starting with the number, as written in the text. `Makes 24` gives `24 pieces`.
  fileprivate var pieces: String? {
    let start = piecesStart
    if let makes = (0..<start).compactMap({ index in word(index).flatMap { Self.makes[$0] } }).first,
      let number = whole(start), number.end == end
    {
      return text(start..<end) + " " + makes
    }
    if let pieces = pieces(start, end) { return pieces }
    return (start..<end).first { isSign($0, in: "(") }.flatMap { pieces($0 + 1, closing($0)) }
  }

  private var piecesStart: Int { numberStart(behind: Set(Self.makes.keys).union(Self.neutral).union(Self.purposes)) }

  /// Whether the text contains nothing but the pieces and introductory words.
  fileprivate var saysOnlyPieces: Bool { pieces(piecesStart, end) != nil || numberAlone(piecesStart) != nil }

  /// Whether the text contains nothing but one number of servings and the words around it.
  fileprivate var saysOnlyServings: Bool {
    let words = Self.verbs.union(Self.people).union(Self.purposes).union(Self.neutral).union(Self.makes.keys)
      .union(["fur", "voor", "pour"])
    var (index, isCounted) = (0, false)
    while index < end {
      if isWord(index, in: words) || isSign(index, in: ":.()—") || isWord(index, in: ["s", "es"]) && !isApart(index) {
        index += 1
      } else if let next = estimateEnd(index) {
        index = next
      } else if let number = whole(index), number.range.count == 1, !isCounted {
        (index, isCounted) = (number.end, true)
      } else {
        return false
      }
    }
    return true
  }

  /// Returns the text of the pieces whose number starts at a token. `nil` if there are none.
  private func pieces(_ start: Int, _ end: Int) -> String? {
    guard let number = whole(start), number.end < end, fixedEnd(start) == nil || isCountOfSized(start, number.range)
    else {
      return nil
    }
    var index = number.end
    while let next = sizeOfPieceEnd(index) { index = next }
    guard word(index) != nil, isApart(index), !isWord(index, in: Self.others), unit(index)?.unit == nil else {
      return nil
    }
    return text(start..<end)
  }

  /// Whether the number at the start is the only count. Any other number must be a size. The text `9x13 pan` has no count, and
  /// `16 slices (1 loaf)` has two.
  fileprivate func isAlone(_ count: Count) -> Bool {
    guard fixedEnd(0) == nil || whole(0).map({ isCountOfSized(0, $0.range) }) == true else { return false }
    // For example, `1e3 cookies` doesn't start with a count.
    if word(count.end) != nil, !isApart(count.end) { return false }
    return (count.end..<max(count.end, end)).allSatisfy { index in
      if let word = word(index) { return !NumberWords.counts(word) }
      if number(index) == .code { return false }
      return number(index) == nil || fixedEnd(index) != nil || unit(index + 1, afterHyphen: true)?.unit != nil
    }
  }

  /// Whether a number counts pieces of a given size: `1 x 20cm cake`, but not `23 x 33 cm`.
  private func isCountOfSized(_ start: Int, _ number: ClosedRange<Int>) -> Bool {
    number.upperBound <= 4 && word(start + 1) == "x" && fixedEnd(start + 2) != nil
  }

  /// Returns the end of the size of a piece: `(10-inch)`, `x 20 cm`, `8-inch`. `nil` if there is none.
  private func sizeOfPieceEnd(_ start: Int) -> Int? {
    if isSign(start, in: "(") { return closing(start) + 1 }
    let begin = isWord(start, in: ["x"]) ? start + 1 : start
    guard number(begin) != nil else { return nil }
    return fixedEnd(begin) ?? unit(begin + 1, afterHyphen: true)?.end
  }

  /// Returns the index of the first token after introductory words, colons and estimates.
  private func numberStart(behind words: Set<String>) -> Int {
    var index = 0
    while true {
      if isWord(index, in: words) || isSign(index, in: ":") {
        index += 1
      } else if let end = estimateEnd(index) {
        index = end
      } else {
        return index
      }
    }
  }

  private static let verbs: Set = ["serves", "serve", "feeds", "sirve", "sirven"]
  private static let people: Set = [
    "serving", "servings", "portion", "portions", "people", "person", "persons", "guests", "racion", "raciones",
    "persona", "personas", "comensal", "comensales", "porcion", "porciones", "invitados", "pax",
    "pers", "ppl",
    // These nouns appear on pages in other languages.
    "portionen", "personen", "personnes", "persone", "porzioni", "pessoas", "porcoes", "personer", "portioner",
  ]
  private static let purposes: Set = ["para", "for"]
  /// Verbs, with the noun for a bare number: `Makes 24` gives `24 pieces`.
  private static let makes = ["makes": "pieces", "make": "pieces", "salen": "piezas", "hace": "piezas"]
  private static let neutral: Set = ["yield", "yields", "rinde", "rendimiento", "cantidad"]
  /// Words that can follow a number but never name pieces.
  private static let others: Set = [
    "as", "or", "to", "o", "a", "con", "with", "y", "and", "per", "por", "cada", "each", "para", "for", "kcal",
    "calories", "calorias", "cal", "kj", "minutos", "minutes", "min", "hours", "horas", "cm", "inch", "inches", "grm",
    "kgm", "ltr", "mlt", "adults", "children", "kids", "adultos", "ninos",
  ]
}

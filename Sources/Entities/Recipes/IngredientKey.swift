/// The key of an ingredient on a shopping list. Names that differ only in case, accents, hyphens, spelling or grammatical number have the
/// same key.
struct IngredientKey: Hashable {
  private let words: [String]
  /// The size of the container in which the ingredient is sold.
  private let size: Fraction?
  private let measure: KitchenUnit.Measure?

  /// Creates the key for the name of an ingredient.
  ///
  /// - Parameter isCounted: Whether the line counts pieces: `2 peppers`, but not `1 tsp pepper`.
  init(_ name: String, isCounted: Bool, size: MeasuredLine.Measure.Size?) {
    let folded = SearchText.fold(name)
    let words = folded.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    self.words = (words.isEmpty ? [folded] : words).map { Self.stem($0, isCounted) }
    self.size = size.flatMap { $0.amount.times($0.unit.size) }
    measure = size?.unit.measure
  }

  /// Returns the stem that the singular and the plural share, as in `limón` and `limones`, `nuez` and `nueces`, `leaf` and `leaves`.
  private static func stem(_ word: String, _ isCounted: Bool) -> String {
    if word == "peppers" || word == "pepper" && isCounted { return "peppers" }
    var stem = spellings[word] ?? word
    if stem.count > 3, stem.last == "s" { stem.removeLast() }
    if stem.count > 3, stem.last == "e" { stem.removeLast() }
    if let last = stem.last, let shared = lasts[last] { stem = String(stem.dropLast()) + shared }
    return stem
  }

  /// The final letters that change in the plural, each with the letter that replaces it.
  private static let lasts: [Character: String] = ["f": "v", "c": "z", "y": "i"]

  private static let spellings = [
    "chilli": "chili", "chillies": "chili", "chilies": "chili", "chile": "chili", "chiles": "chili",
    "yoghurt": "yogurt", "yoghurts": "yogurt",
  ]
}

/// The ingredients of several recipes, each once.
public struct ShoppingList: Sendable, Hashable {
  /// An ingredient of one or several recipes.
  public struct Item: Sendable, Hashable {
    /// The name, as the first recipe spells it: `harina`; if counted, in singular or plural: `huevos`.
    public fileprivate(set) var name: String
    /// The sum of all amounts that the recipes give.
    public fileprivate(set) var amount = AmountSum()
    /// Whether a recipe needs it without giving an amount.
    public fileprivate(set) var isAlsoUnmeasured = false
    /// The recipes that need it, in the order in which they were added, each once.
    public fileprivate(set) var recipes: [Recipe.ID] = []

    /// The item with its name in singular or plural.
    fileprivate var counted: Item {
      let parts = amount.parts
      guard parts.count == 1, parts[0].unit == nil else { return self }
      var counted = self
      counted.name = KitchenNoun.agreeing(name, isOne: parts[0].amount <= .one)
      return counted
    }
  }

  /// Sorted by name.
  public var items: [Item] { found.values.map(\.counted).inOrder { key($0) < key($1) } }

  private var found: [String: Item] = [:]

  /// An empty list.
  public init() {}

  /// Adds the ingredients of a recipe, each `factor` times.
  ///
  /// A range counts with its upper end. Names that differ only in case, accents or number are one ingredient: `Tomates`, `tomate`. A line that
  /// is not understood is an item of its own, as it stands.
  public mutating func add(_ ingredients: [Ingredient], times factor: Fraction = .one, of recipe: Recipe.ID) {
    for part in ingredients.flatMap(\.parts) {
      let key = Self.key(part.name)
      var item = found[key] ?? Item(name: part.name)
      for (amount, unit) in part.amounts {
        if let more = amount.times(factor) ?? Fraction(nearest: amount.value * factor.value) {
          item.amount.add(more, unit)
        } else {
          item.isAlsoUnmeasured = true
        }
      }
      if part.amounts.isEmpty { item.isAlsoUnmeasured = true }
      if !item.recipes.contains(recipe) { item.recipes.append(recipe) }
      found[key] = item
    }
  }

  private func key(_ item: Item) -> CollationKey { CollationKey(item.name) }

  /// A key that singular and plural share: `limón` and `limones`, `egg` and `eggs`.
  private static func key(_ name: String) -> String {
    SearchText.fold(name).split(separator: " ").map { word in
      var word = word
      if word.count > 3, word.last == "s" { word.removeLast() }
      if word.count > 3, word.last == "e" { word.removeLast() }
      return String(word)
    }.joined(separator: " ")
  }
}

extension Ingredient {
  /// What the list makes of a line.
  fileprivate struct Part {
    let name: String
    /// Empty: none is given. The unit is `nil` for pieces.
    var amounts: [(Fraction, KitchenUnit?)] = []
  }

  /// The ingredients that the line names.
  fileprivate var parts: [Part] {
    if let named = name.map(MeasuredLine.cut), !named.isEmpty, let amount = amount.flatMap({ Fraction(nearest: $0) }) {
      let known = unit.flatMap { KitchenUnit(word: $0) }
      // An unknown unit becomes part of the name: 2 pieces of `cloves garlic`.
      let pieces = known == nil ? unit.map { "\($0) \(named)" } : nil
      return [Part(name: pieces ?? named, amounts: [(amount, known)])]
    }
    guard let line = MeasuredLine(text) else { return [Part(name: text)] }
    return line.items.map { item in
      Part(name: item.phrase, amounts: item.amounts.map { ($0.most ?? $0.amount, $0.unit) })
    }
  }
}

extension MeasuredLine.Item {
  /// The name with the portion that is counted: `diente de ajo`, `garlic cloves`.
  fileprivate var phrase: String {
    guard amounts.contains(where: { $0.portion != nil }), !noun.isEmpty else { return name }
    let phrase = isNounBehind ? "\(name) \(noun)" : [noun, tie, name].filter { !$0.isEmpty }.joined(separator: " ")
    // Containers of different sizes are bought apart.
    return sizeText.isEmpty ? phrase : "\(phrase) (\(sizeText))"
  }
}

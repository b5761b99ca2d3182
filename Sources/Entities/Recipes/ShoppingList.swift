/// What several recipes need, each ingredient once.
public struct ShoppingList: Sendable, Hashable {
  /// An ingredient of one or several recipes.
  public struct Item: Sendable, Hashable {
    /// What it is, as the first recipe spells it: `harina`. Of what is counted, one or many: `huevos`.
    public fileprivate(set) var name: String
    /// How much of it, as far as it is told.
    public fileprivate(set) var amount = AmountSum()
    /// Whether a recipe needs it and does not tell how much.
    public fileprivate(set) var isAlsoUnmeasured = false
    /// The recipes that need it, in their order, none twice.
    public fileprivate(set) var recipes: [Recipe.ID] = []

    /// The same, under the name of as many as there are.
    fileprivate var counted: Item {
      let parts = amount.parts
      guard parts.count == 1, parts[0].unit == nil else { return self }
      var counted = self
      counted.name = KitchenNoun.agreeing(name, isOne: parts[0].amount <= .one)
      return counted
    }
  }

  /// In the order of their names.
  public var items: [Item] { found.values.map(\.counted).sorted { key($0) < key($1) } }

  private var found: [String: Item] = [:]

  /// An empty list.
  public init() {}

  /// Adds the ingredients of a recipe, each `factor` times.
  ///
  /// Of a range the most counts. Ingredients are one if their names differ only in case, accents or number: `Tomates`, `tomate`.
  public mutating func add(_ ingredients: [Ingredient], times factor: Fraction = .one, of recipe: Recipe.ID) {
    for ingredient in ingredients {
      let (name, amount, unit) = ingredient.parts
      let key = Self.key(name)
      var item = found[key] ?? Item(name: name)
      if let amount, let more = amount.times(factor) ?? Fraction(nearest: amount.value * factor.value) {
        item.amount.add(more, unit)
      } else {
        item.isAlsoUnmeasured = true
      }
      if !item.recipes.contains(recipe) { item.recipes.append(recipe) }
      found[key] = item
    }
  }

  private func key(_ item: Item) -> CollationKey { CollationKey(item.name) }

  /// The same for one and for many: `limón` and `limones`, `egg` and `eggs`.
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
  /// What it is, how much and in what; of an amount that is not told, `nil`.
  fileprivate var parts: (name: String, amount: Fraction?, unit: KitchenUnit?) {
    let named = name.map(MeasuredLine.cut).flatMap { $0.isEmpty ? nil : $0 }
    if let named, let amount = amount.flatMap({ Fraction(nearest: $0) }) {
      let known = unit.flatMap { KitchenUnit(word: $0) }
      // `2 cloves` of garlic are pieces of what is called so.
      let pieces = known == nil ? unit.map { "\($0) \(named)" } : nil
      return (pieces ?? named, amount, known)
    }
    if let line = MeasuredLine(text) {
      let name = line.name.isEmpty ? TextRule.cleaned(line.rest) : line.name
      return (name.isEmpty ? text : name, line.most ?? line.amount, line.unit)
    }
    let bare = MeasuredLine.cut(text)
    return (named ?? (bare.isEmpty ? text : bare), nil, nil)
  }
}

/// The ingredients of several recipes, without duplicates.
public struct ShoppingList: Sendable, Hashable {
  /// An amount of an ingredient, with its unit or counted noun.
  public struct Amount: Sendable, Hashable {
    /// The number of units, counted nouns or pieces.
    public let amount: Fraction
    /// The unit. `nil` if pieces or a ``noun`` are counted.
    public let unit: KitchenUnit?
    /// The counted noun, in the singular or plural: `dientes`, `cans`. `nil` if pieces are counted, or if there is a ``unit``.
    public let noun: String?

    init(amount: Fraction, unit: KitchenUnit? = nil, noun: String? = nil) {
      self.amount = amount
      self.unit = unit
      self.noun = noun
    }
  }

  /// An ingredient of one or more recipes, or a line that can't be parsed.
  public struct Item: Sendable, Hashable {
    /// The name as spelled in the first recipe: `harina`. For pieces, the name agrees with the amount: `huevos`. If the line can't be
    /// parsed, the name is the whole line.
    public let name: String
    /// The sum of the amounts in all recipes. Amounts that can't be converted into each other are listed separately.
    public let amounts: [Amount]
    /// Whether any recipe needs the ingredient without giving an amount.
    public let isAlsoUnmeasured: Bool
    /// The remarks from the lines, such as `peeled` or `for dusting`, without duplicates.
    public let remarks: [String]
    /// The recipes that need the ingredient, in the order in which they were added, without duplicates.
    public let recipes: [Recipe.ID]
  }

  private struct Entry: Hashable {
    let name: String
    /// Whether the counted noun follows the name: `garlic cloves`.
    let isNounAfter: Bool
    var sum = AmountSum()
    var isAlsoUnmeasured = false
    var remarks: [String] = []
    var recipes: [Recipe.ID] = []

    var item: Item {
      var (name, amounts) = (name, sum.parts)
      if amounts.count == 1 {
        let only = amounts[0]
        if let noun = only.noun, isNounAfter {
          amounts = [Amount(amount: only.amount)]
          name += " " + noun
        } else if only.unit == nil, only.noun == nil {
          name = KitchenNoun.agreeing(name, isOne: only.amount <= .one)
        }
      }
      return Item(
        name: name, amounts: amounts, isAlsoUnmeasured: isAlsoUnmeasured, remarks: remarks, recipes: recipes)
    }
  }

  /// The items, sorted by name.
  public var items: [Item] {
    (entries.map(\.item) + verbatim).inOrder { CollationKey($0.name) < CollationKey($1.name) }
  }
  /// The lines that couldn't be scaled. Each line is also an item, with its original text.
  package private(set) var unscaledLines: [String] = []

  /// The parsed ingredients, in the order of their first use.
  private var entries: [Entry] = []
  private var places: [IngredientKey: Int] = [:]
  private var verbatim: [Item] = []

  /// Creates an empty shopping list.
  public init() {}

  /// Adds the ingredients of a recipe, each multiplied by `factor`.
  ///
  /// The upper end of a range is used. Names that differ only in case, accents or grammatical number are one ingredient: `Tomates`,
  /// `tomate`. Containers of different sizes are separate items. A line that can't be parsed becomes an item with its original text.
  package mutating func add(_ ingredients: [Ingredient], times factor: Fraction = .one, of recipe: Recipe.ID) {
    for ingredient in ingredients where !add(ingredient, factor, recipe) {
      verbatim.append(
        Item(name: ingredient.text, amounts: [], isAlsoUnmeasured: true, remarks: [], recipes: [recipe]))
      if factor != .one { unscaledLines.append(ingredient.text) }
    }
  }

  /// Adds one ingredient. Adds nothing and returns `false` if the line can't be parsed, or an amount is too large.
  private mutating func add(_ ingredient: Ingredient, _ factor: Fraction, _ recipe: Recipe.ID) -> Bool {
    guard let needs = ingredient.needs(times: factor)?.map({ (name: IngredientName($0), need: $0) }) else {
      return false
    }
    var sums: [IngredientKey: AmountSum] = [:]
    for (name, need) in needs {
      let sum = sums[name.key] ?? places[name.key].map { entries[$0].sum } ?? AmountSum()
      guard let amounts = need.amounts.times(factor), let more = sum.adding(amounts, noun: name.noun) else {
        return false
      }
      sums[name.key] = more
    }
    for (name, need) in needs {
      let place = places[name.key] ?? entries.count
      if place == entries.count {
        places[name.key] = place
        entries.append(Entry(name: name.text, isNounAfter: need.isNounAfter))
      }
      entries[place].sum = sums[name.key] ?? AmountSum()
      if need.amounts.isEmpty { entries[place].isAlsoUnmeasured = true }
      for remark in name.remarks where !entries[place].remarks.contains(remark) {
        entries[place].remarks.append(remark)
      }
      if !entries[place].recipes.contains(recipe) { entries[place].recipes.append(recipe) }
    }
    return true
  }
}

extension [MeasuredLine.Measure] {
  fileprivate func times(_ factor: Fraction) -> [MeasuredLine.Measure]? {
    var measures = self
    for index in indices {
      guard let amount = measures[index].amount.times(factor) else { return nil }
      measures[index].amount = amount
      if let most = measures[index].most {
        guard let more = most.times(factor) else { return nil }
        measures[index].most = more
      }
    }
    return measures
  }
}

extension Ingredient {
  /// Returns the ingredients of the line, with their amounts. If the line gives no amount, the separate amount from the source is used.
  /// `nil` if the line can't be parsed or scaled.
  fileprivate func needs(times factor: Fraction) -> [MeasuredLine.Item]? {
    guard let line = MeasuredLine(text), line.canBeScaled(by: factor) else { return nil }
    guard !line.hasAmount, line.items.count == 1, let amount else { return line.items }
    guard let stated = Fraction(nearest: amount) else { return nil }
    var item = line.items[0]
    var measure = MeasuredLine.Measure(amount: stated)
    if let unit {
      measure.unit = KitchenUnit(word: unit)
      if measure.unit == nil {
        let folded = SearchText.fold(unit)
        measure.portion = KitchenPortion(word: folded)?.name ?? folded
        item.noun = unit
      }
    }
    item.amounts = [measure]
    return [item]
  }
}

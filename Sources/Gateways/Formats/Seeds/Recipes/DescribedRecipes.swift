import Entities
import UseCases

/// The recipes on a page, in page order. A recipe that several scripts describe is listed once.
///
/// Two descriptions describe the same recipe if they have the same page, the same title, and the same `@id` or ingredients. A description
/// without an `@id`, or without ingredients and steps, completes the first recipe with that title, unless most of its ingredients differ.
struct DescribedRecipes {
  private struct Key: Hashable {
    let id: Recipe.ID
    let title: String
    /// The name of the recipe on its page. Empty if a description with any name can complete the recipe. `nil` for the first recipe with
    /// the title.
    var name: String?
    var ingredients: [Ingredient] = []

    init(_ recipe: RecipeDetails, name: String? = nil) {
      (id, title, self.name) = (recipe.id, SearchText.fold(recipe.recipe.title), name)
    }
  }

  private(set) var items: [SeedItem] = []
  /// The names of the items on the page, in the order of `items`.
  private var names: [String] = []
  /// The index of each recipe by its key, since a linear search would take quadratic time on a page with many recipes.
  private var indices: [Key: Int] = [:]
  /// The number of items that were compared to find recipes that are already known.
  private(set) var comparisons = 0

  init(_ items: [SeedItem] = []) { items.forEach { add($0) } }

  /// Returns the items. If several recipes share a page, their ids contain their titles. If they also share the title, their ids contain
  /// their names.
  func items(on page: WebAddress?) -> [SeedItem] {
    let recipes = items.compactMap(\.recipe)
    let pages = Dictionary(recipes.map { ($0.id, 1) }, uniquingKeysWith: +)
    let titles = Dictionary(recipes.map { (Key($0), 1) }, uniquingKeysWith: +)
    return zip(items, names).map { item, name in
      guard let recipe = item.recipe, pages[recipe.id, default: 1] > 1 else { return item }
      let title = recipe.recipe.title
      let uniqueTitle = titles[Key(recipe), default: 1] == 1 ? title : title + " " + name
      var id: Recipe.ID?
      if let place = recipe.credit.sourceAddress ?? page, Recipe.ID.web(place) == recipe.id {
        id = Recipe.ID.web(place, titled: uniqueTitle)
      } else if recipe.id == .local(titled: title) {
        id = .local(titled: uniqueTitle)
      }
      return id.map { item.replacing(recipe.identified(by: $0)) } ?? item
    }
  }

  /// Adds a description.
  ///
  /// - Parameter id: The `@id` of the recipe. If it is an address, only its fragment identifies the recipe on its page.
  mutating func add(_ item: SeedItem, named id: String? = nil) {
    guard let recipe = item.recipe else { return append(item, "") }
    let name = recipe.canBeCooked ? id.map(Self.name) ?? "" : ""
    let (any, named, unnamed) = (Key(recipe), Key(recipe, name: name), Key(recipe, name: ""))
    var same = any
    same.ingredients = recipe.ingredients
    let candidates = name.isEmpty ? [any, same] : [named, recipe.ingredients.isEmpty ? named : same, unnamed]
    let known = candidates.lazy.compactMap { [indices] in indices[$0] }
      .first { [items] in items[$0].recipe?.isCooked(differentlyFrom: recipe) != true }
    for key in known != nil && name.isEmpty ? [any, same] : [any, same, named] where indices[key] == nil {
      indices[key] = known ?? items.count
    }
    guard let known, let older = items[known].recipe else {
      return append(item, name.isEmpty && indices[any] != items.count ? "\(items.count + 1)" : name)
    }
    if !name.isEmpty, indices[unnamed] == known {
      // The recipe now has a name, so a description with another name must not complete it.
      indices[unnamed] = nil
      names[known] = name
    }
    comparisons += 1
    items[known] = items[known].replacing(older.completed(by: recipe)).repaired(item.repairs(except: items[known]))
  }

  private mutating func append(_ item: SeedItem, _ name: String) {
    items.append(item)
    names.append(name)
  }

  private static func name(_ id: String) -> String {
    if let mark = id.firstIndex(of: "#") { return String(id[id.index(after: mark)...]) }
    return id.contains("/") ? "" : id.replacing("_:", with: "")
  }
}

extension DescribedRecipes {
  private func isKnown(_ recipe: RecipeDetails) -> Bool { indices[Key(recipe)] != nil }

  /// Adds the recipes that the elements of the page describe. If a recipe is already known, adds only its missing values.
  mutating func complete(by descriptions: [SeedItem]) {
    let markup = DescribedRecipes(descriptions).items
    let recipes = (items + markup).compactMap(\.recipe)
    let isCookable = recipes.contains(where: \.canBeCooked)
    let only = items.count == 1 && markup.count == 1 ? items[0].recipe : nil
    var notes: [SeedRepair] = []
    for item in markup {
      if let recipe = item.recipe, let only, only.isProbably(recipe) {
        items[0] = items[0].replacing(only.completed(by: recipe.identified(by: only.id)))
          .repaired(item.repairs(except: items[0]))
      } else if item.recipe.map({ isKnown($0) || $0.canBeCooked || !isCookable }) ?? recipes.isEmpty {
        add(item)
      } else {
        // The item is a link to another recipe, or has no name.
        notes.append(.ignored("Recipe", record: 1, from: item.recipe?.recipe.title ?? ""))
      }
    }
    guard let first = items.indices.first(where: { items[$0].recipe != nil }) else { return }
    items[first] = items[first].repaired(notes)
  }
}

extension RecipeDetails {
  /// Returns whether another description probably describes the same recipe, if each is the only description of its kind on the page.
  ///
  /// The titles must have the same words, or one title must contain all words of the other, or most words of the titles must be shared.
  /// Most words of the ingredients must be shared. On different pages, the titles and the ingredients must match.
  fileprivate func isProbably(_ other: RecipeDetails) -> Bool {
    let isElsewhere = id != other.id && [id, other.id].allSatisfy { $0.text.hasPrefix("web-") }
    let (words, others) = (Self.words([recipe.title]), Self.words([other.recipe.title]))
    let haveSameIngredients = Self.areSimilar(
      Self.words(ingredients.map(\.text)), Self.words(other.ingredients.map(\.text)))
    if isElsewhere { return words == others && haveSameIngredients }
    if words == others { return haveSameIngredients || ingredients.isEmpty || other.ingredients.isEmpty }
    let isPart = words.isSubset(of: others) || others.isSubset(of: words)
    return haveSameIngredients
      && (isPart || Self.areSimilar(words.filter { $0.count > 3 }, others.filter { $0.count > 3 }))
  }

  /// Returns whether both recipes have ingredients, most of which differ.
  fileprivate func isCooked(differentlyFrom other: RecipeDetails) -> Bool {
    if ingredients == other.ingredients || ingredients.isEmpty || other.ingredients.isEmpty { return false }
    return !Self.areSimilar(Self.words(ingredients.map(\.text)), Self.words(other.ingredients.map(\.text)))
  }

  private static func areSimilar(_ words: Set<Substring>, _ others: Set<Substring>) -> Bool {
    2 * words.intersection(others).count > min(words.count, others.count)
  }

  private static func words(_ lines: [String]) -> Set<Substring> {
    Set(lines.flatMap { SearchText.fold($0).split { !$0.isLetter && !$0.isNumber } })
  }
}

extension SeedItem {
  fileprivate var recipe: RecipeDetails? {
    switch self {
    case .clean(.recipe(let details)), .repaired(.recipe(let details), _): details
    default: nil
    }
  }

  /// Returns this item with another recipe and unchanged repairs.
  fileprivate func replacing(_ recipe: RecipeDetails) -> SeedItem {
    if case .repaired(_, let repairs) = self { .repaired(.recipe(recipe), repairs) } else { .clean(.recipe(recipe)) }
  }

  private var repairs: [SeedRepair] { if case .repaired(_, let repairs) = self { repairs } else { [] } }

  /// Returns the repairs of this description that `other`, a description of the same recipe, doesn't have.
  fileprivate func repairs(except other: SeedItem) -> [SeedRepair] {
    func key(_ repair: SeedRepair) -> [String?] {
      repair.kind == .ignored ? [repair.field] : [repair.field, repair.from, repair.to]
    }
    let known = Set(other.repairs.map(key))
    return repairs.filter { !known.contains(key($0)) }
  }

  /// Returns the item with additional repairs.
  func repaired(_ more: [SeedRepair]) -> SeedItem {
    switch self {
    case .clean(let record): more.isEmpty ? self : .repaired(record, more)
    case .repaired(let record, let repairs): .repaired(record, repairs + more)
    case .rejected: self
    }
  }
}

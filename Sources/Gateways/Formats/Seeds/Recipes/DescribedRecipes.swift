import Entities
import UseCases

/// The recipes of a page in their order, each once although several scripts describe it.
///
/// Descriptions are of one recipe if they have the same page, the same title, and the same `@id` or ingredients. One without an `@id`, or
/// without ingredients and steps, completes the first recipe of that title.
struct DescribedRecipes {
  private struct Key: Hashable {
    let id: Recipe.ID
    let title: String
    /// The name of the recipe on its page; empty if a description of any name may complete it. `nil` for the first recipe of the title.
    var name: String?
    var ingredients: [Ingredient] = []

    init(_ recipe: RecipeDetails, name: String? = nil) {
      (id, title, self.name) = (recipe.id, SearchText.fold(recipe.recipe.title), name)
    }
  }

  private(set) var items: [SeedItem] = []
  /// The names of the items on their page.
  private var names: [String] = []
  /// The index of each recipe: a search through the items would take quadratic time for a page with many.
  private var indices: [Key: Int] = [:]
  /// How many items were looked at to find the recipes that were described before.
  private(set) var comparisons = 0

  /// The items. Where several recipes have one page, each has its title in its id, and those of one title their names.
  func told(on page: WebAddress?) -> [SeedItem] {
    let recipes = items.compactMap(\.recipe)
    let pages = Dictionary(recipes.map { ($0.id, 1) }, uniquingKeysWith: +)
    let titles = Dictionary(recipes.map { (Key($0), 1) }, uniquingKeysWith: +)
    return zip(items, names).map { item, name in
      guard let recipe = item.recipe, pages[recipe.id, default: 1] > 1,
        let place = recipe.credit.sourceAddress ?? page, Recipe.ID.web(place) == recipe.id
      else { return item }
      let title = recipe.recipe.title
      let isOnly = titles[Key(recipe), default: 1] == 1
      return Recipe.ID.web(place, titled: isOnly ? title : title + " " + name)
        .map { item.replacing(recipe.identified(by: $0)) } ?? item
    }
  }

  /// Adds a description.
  ///
  /// - Parameter id: the `@id` of the recipe. An address identifies a recipe on its page only by its fragment.
  mutating func add(_ item: SeedItem, named id: String? = nil) {
    guard let recipe = item.recipe else { return append(item, "") }
    let name = recipe.canBeCooked ? id.map(Self.name) ?? "" : ""
    let (any, named, unnamed) = (Key(recipe), Key(recipe, name: name), Key(recipe, name: ""))
    var same = any
    same.ingredients = recipe.ingredients
    let candidates = name.isEmpty ? [any] : [named, recipe.ingredients.isEmpty ? named : same, unnamed]
    let known = candidates.lazy.compactMap { [indices] in indices[$0] }.first
    for key in known != nil && name.isEmpty ? [any, same] : [any, same, named] where indices[key] == nil {
      indices[key] = known ?? items.count
    }
    guard let known, let older = items[known].recipe else { return append(item, name) }
    if !name.isEmpty, indices[unnamed] == known {
      // From now on the recipe has this name.
      indices[unnamed] = nil
      names[known] = name
    }
    comparisons += 1
    items[known] = items[known].replacing(older.completed(by: recipe))
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

extension SeedItem {
  fileprivate var recipe: RecipeDetails? {
    switch self {
    case .clean(.recipe(let details)), .repaired(.recipe(let details), _): details
    default: nil
    }
  }

  /// The same with another recipe, repaired if this one was.
  fileprivate func replacing(_ recipe: RecipeDetails) -> SeedItem {
    if case .repaired(_, let repairs) = self { .repaired(.recipe(recipe), repairs) } else { .clean(.recipe(recipe)) }
  }
}

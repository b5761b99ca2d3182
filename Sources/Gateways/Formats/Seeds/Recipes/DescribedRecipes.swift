import Entities
import UseCases

/// The recipes of a page in their order, each once although several scripts describe it.
struct DescribedRecipes {
  private struct Key: Hashable {
    let id: Recipe.ID
    let title: String
  }

  private(set) var items: [SeedItem] = []
  /// The index of each recipe: a search through the items would take quadratic time for a page with many.
  private var indices: [Key: Int] = [:]
  /// How many items were looked at to find the recipes that were described before.
  private(set) var comparisons = 0

  /// The items. Where several recipes stand on one page, each has its title in its id.
  func told(on page: WebAddress?) -> [SeedItem] {
    guard let page, let id = Recipe.ID.web(page), indices.keys.count(where: { $0.id == id }) > 1 else { return items }
    return items.map { item in
      guard let recipe = item.recipe, recipe.id == id, let own = Recipe.ID.web(page, titled: recipe.recipe.title) else {
        return item
      }
      return item.replacing(recipe.identified(by: own))
    }
  }

  mutating func add(_ item: SeedItem) {
    guard let recipe = item.recipe else { return items.append(item) }
    let key = Key(id: recipe.id, title: SearchText.fold(recipe.recipe.title))
    guard let index = indices[key] else {
      indices[key] = items.count
      return items.append(item)
    }
    comparisons += 1
    guard let known = items[index].recipe else { return }
    items[index] = items[index].replacing(known.completed(by: recipe))
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

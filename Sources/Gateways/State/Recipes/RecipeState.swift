public import Entities
import UseCases

/// The recipes of the user's own collection in the order of their titles, ready to be searched.
public struct RecipeState: Sendable, Hashable {
  private struct Entry: Sendable, Hashable {
    let details: RecipeDetails
    let position: RecipePosition
    let title: String
    let ingredients: [String]

    init(_ details: RecipeDetails) {
      self.details = details
      position = RecipePosition(details.recipe)
      title = SearchText.fold(details.recipe.title)
      ingredients = details.ingredients.map { SearchText.fold($0.text) }
    }

    func matches(_ search: SearchText) -> Bool {
      search.matches(folded: title) || ingredients.contains { search.matches(folded: $0) }
    }
  }

  private var entries: [Entry] = []
  private var byID: [Recipe.ID: RecipeDetails] = [:]

  /// - Returns: `nil` when two recipes have one id.
  init?(_ recipes: some Sequence<RecipeDetails>) {
    for details in recipes where byID.updateValue(details, forKey: details.id) != nil { return nil }
    entries = byID.values.map(Entry.init).sorted { $0.position < $1.position }
  }

  init() {}

  /// All recipes, in the order of ``RecipePosition``.
  public var recipes: [RecipeDetails] { entries.map(\.details) }
  var count: Int { entries.count }

  func details(_ id: Recipe.ID) throws(GatewayError) -> RecipeDetails {
    guard let details = byID[id] else { throw .notFound }
    return details
  }

  func list(matching search: SearchText, page: Page) -> RecipeList {
    let hits = entries.filter { $0.matches(search) }
    let rest = hits.dropFirst(page.offset)
    return RecipeList(
      rest.prefix(page.limit).map(\.details.recipe), offset: page.offset, hasMore: rest.count > page.limit,
      total: hits.count)
  }

  func suggestions(for search: SearchText, limit: Int) -> [RecipeSuggestion] {
    let hits = entries.filter { search.matches(folded: $0.title) }
    let (first, others) = (hits.filter { search.begins($0.title) }, hits.filter { !search.begins($0.title) })
    return (first + others).prefix(max(0, limit)).map { RecipeSuggestion($0.details.recipe) }
  }
}

extension SearchText {
  /// Whether a text that was folded before begins with the query.
  fileprivate func begins(_ folded: String) -> Bool { folded.utf8.starts(with: self.folded.utf8) }
}

public import Entities
public import UseCases

/// A list of recipes as a screen shows it.
public struct RecipeListModel: Sendable, Hashable {
  /// One recipe.
  public struct Row: Sendable, Hashable {
    /// The recipe that the row is of.
    public let recipe: Recipe.ID
    /// The number that chooses the row, from 1 on.
    public let number: Int
    /// What it is called.
    public let title: String
    /// How long it takes, how many it is for; empty when neither is known.
    public let detail: String
    /// The address of a photograph of it.
    public let image: String?
    /// Whether the user wants to find it again.
    public let isFavorite: Bool
  }

  /// What the list is called, with the search if there is one.
  public let title: String
  /// How many recipes there are, if that is known, and how many favourites; empty while the list is not there.
  public let counts: [String]
  /// In the order of their source.
  public let rows: [Row]
  /// Says of when the list is, if it is an answer that was kept.
  public let kept: String?
  /// Says that more follows; `nil` at the end.
  public let more: String?
  /// What is suggested to somebody who types.
  public var suggestions: SuggestionsModel?
  /// What just happened.
  public var notice: Notice?

  /// The numbers go on from those of the pages before.
  ///
  /// - Parameter page: `nil`: the list is not there yet.
  public init(_ page: RecipePage?, searching query: String = "", in texts: Texts) {
    title = SearchText(query).isBlank ? texts.recipes : texts.recipes(searching: query)
    counts = page.map { [$0.total.map(texts.recipes), texts.favorites($0.favoriteCount)].compactMap(\.self) } ?? []
    kept = page?.keptSince.map(texts.kept)
    more = page?.hasMore == true ? texts.moreRecipes : nil
    let firstNumber = (page?.page.offset ?? 0) + 1
    rows = (page?.rows ?? []).enumerated().map { offset, row in
      Row(
        recipe: row.id, number: firstNumber + offset, title: row.recipe.title, detail: texts.detail(row.recipe),
        image: row.recipe.image?.text, isFavorite: row.isFavorite)
    }
  }
}

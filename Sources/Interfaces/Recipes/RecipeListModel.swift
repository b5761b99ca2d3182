public import Entities
public import UseCases

/// The content of the recipes screen.
public typealias RecipeListModel = ListModel<RecipeListFeature>

/// A list row that shows a recipe.
public struct RecipeRow: ListRow, Sendable {
  /// The id of the recipe.
  public let id: Recipe.ID
  /// The number that the user types to choose the row, starting at 1.
  public var number: Int
  /// The title of the recipe.
  public var title: String
  /// The total time and the number of servings. Empty if both are unknown.
  public var detail: String
  /// The URL of a photo of the dish. `nil` if there is none.
  public var image: String?
  /// Whether the recipe is a favorite.
  public var isFavorite: Bool

  /// Creates a row that shows a recipe.
  package init(_ row: RecipePage.Row, number: Int, in texts: Texts) {
    id = row.id
    self.number = number
    title = row.recipe.title
    detail = texts.detail(row.recipe)
    image = row.recipe.image?.text
    isFavorite = row.isFavorite
  }
}

extension ListModel<RecipeListFeature> {
  /// Creates the model for a page of recipes. The rows are numbered consecutively across pages.
  ///
  /// - Parameters:
  ///   - page: the page. `nil` if the list hasn't been read yet.
  ///   - origin: the requested origin of the recipes.
  public init(
    _ page: RecipePage?, searching query: String = "", from origin: RecipeOrigin = .all, in texts: Texts
  ) {
    self.init(page, RecipeFilter(matching: SearchText(query)), from: origin, in: texts)
  }

  /// Creates the model for a page of recipes. The rows are numbered consecutively across pages.
  ///
  /// - Parameters:
  ///   - page: the page. `nil` if the list hasn't been read yet.
  ///   - filter: the requested filter for the recipes.
  ///   - origin: the requested origin of the recipes.
  package init(_ page: RecipePage?, _ filter: RecipeFilter, from origin: RecipeOrigin = .all, in texts: Texts) {
    let counts =
      page.map { page in
        texts.words(filter)
          + [texts.words(origin), page.total.map(texts.recipes), texts.favorites(page.favoriteCount)].compactMap(\.self)
      } ?? []
    let kept = page?.cachedAt.map(texts.kept)
    let (rows, offset) = (page?.rows ?? [], page?.page.offset ?? 0)
    self.init(
      title: texts.title(texts.recipes, searching: filter.search.query), detail: counts.joined(separator: " · "),
      sections: Self.sections(rows.isEmpty ? [] : [("", rows)], from: offset + 1) {
        RecipeRow($0, number: $1, in: texts)
      }, more: page?.hasMore == true ? texts.moreRecipes : nil,
      nothing: [texts.noRecipes(filter), kept].compactMap(\.self)
        .joined(separator: " "),
      extra: .init(
        kept: kept, pending: page?.isPartial == true ? texts.moreComing : nil,
        problem: page?.problem.map(texts.problem)))
  }
}

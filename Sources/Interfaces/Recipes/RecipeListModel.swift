public import Entities
public import UseCases

/// A list of recipes as a screen shows it.
public typealias RecipeListModel = ListModel<RecipeListFeature>

/// A recipe in a list.
public struct RecipeRow: ListRow, Sendable {
  /// The recipe that the row is of.
  public let id: Recipe.ID
  /// The number by which a user chooses the row, from 1 on.
  public var number: Int
  /// The title of the recipe.
  public var title: String
  /// How long it takes, how many it is for; empty when neither is known.
  public var detail: String
  /// The address of a photograph of it.
  public var image: String?
  /// Whether it is a favorite.
  public var isFavorite: Bool

  /// What is known of a recipe.
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
  /// The numbers go on from those of the pages before.
  ///
  /// - Parameters:
  ///   - page: `nil`: the list is not there yet.
  ///   - origin: whose recipes were asked for.
  public init(
    _ page: RecipePage?, searching query: String = "", from origin: RecipeOrigin = .all, in texts: Texts
  ) {
    self.init(page, RecipeFilter(matching: SearchText(query)), from: origin, in: texts)
  }

  /// The numbers go on from those of the pages before.
  ///
  /// - Parameters:
  ///   - page: `nil`: the list is not there yet.
  ///   - filter: the recipes that were asked for.
  ///   - origin: whose recipes were asked for.
  package init(_ page: RecipePage?, _ filter: RecipeFilter, from origin: RecipeOrigin = .all, in texts: Texts) {
    let counts =
      page.map { page in
        texts.words(filter)
          + [texts.words(origin), page.total.map(texts.recipes), texts.favorites(page.favoriteCount)].compactMap(\.self)
      } ?? []
    let kept = page?.keptSince.map(texts.kept)
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

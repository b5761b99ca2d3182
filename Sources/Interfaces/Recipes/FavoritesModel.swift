public import Entities
public import UseCases

/// The content of the favorites screen.
public typealias FavoritesModel = ListModel<FavoritesFeature>

/// A list row that shows a favorite.
public struct FavoriteRow: ListRow, Sendable {
  /// The id of the recipe.
  public let id: Recipe.ID
  /// The number that the user types to choose the row, starting at 1.
  public var number: Int
  /// The title of the recipe.
  public var title: String
  /// The total time and the number of servings. Empty if both are unknown.
  public var detail: String
  /// The date and time when the favorite was added.
  public var added: String
  /// The URL of a photo of the dish. `nil` if there is none.
  public var image: String?
  /// A remark that the favorite hasn't been sent yet. `nil` if it has been sent, or if favorites are not shared.
  public var remark: String?

  /// Creates a row that shows a favorite.
  package init(_ favorite: Favorite, number: Int, isUnsent: Bool, in texts: Texts) {
    id = favorite.id
    self.number = number
    title = favorite.recipe.title
    detail = texts.detail(favorite.recipe)
    added = texts.date(favorite.addedAt)
    image = favorite.recipe.image?.text
    remark = isUnsent ? texts.isUnsent : nil
  }
}

extension ListModel<FavoritesFeature> {
  /// Creates the model for a page of favorites. The rows are numbered consecutively across pages. Unsent changes are shown even if there
  /// are no favorites.
  ///
  /// - Parameter status: the synchronization status. `nil` if favorites are not shared.
  public init(_ page: FavoritePage, searching query: String = "", status: FavoriteStatus? = nil, in texts: Texts) {
    let isBlank = SearchText(query).isBlank
    let counts = [texts.favorites(page.count), status.map { texts.unsent($0.unsentCount) }].compactMap(\.self)
    let unsent = Set((status?.unsentAdditions ?? []).map(\.id))
    let isSettled = (status?.unsentCount ?? 0) == 0
    self.init(
      title: texts.title(texts.favorites, searching: query), detail: counts.joined(separator: " · "),
      sections: Self.sections(page.favorites.isEmpty ? [] : [("", page.favorites)], from: page.page.offset + 1) {
        FavoriteRow($0, number: $1, isUnsent: unsent.contains($0.id), in: texts)
      }, more: page.hasMore ? texts.moreFavorites : nil,
      nothing: !isSettled ? nil : isBlank ? texts.noFavorites : texts.noFavoriteFound(query))
  }
}

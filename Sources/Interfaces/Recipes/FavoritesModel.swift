public import Entities
public import UseCases

/// The favorites as a screen shows them.
public typealias FavoritesModel = ListModel<FavoritesFeature>

/// A favorite in a list.
public struct FavoriteRow: ListRow, Sendable {
  /// The recipe that the row is of.
  public let id: Recipe.ID
  /// The number by which a user chooses the row, from 1 on.
  public var number: Int
  /// The title of the recipe.
  public var title: String
  /// How long it takes, how many it is for; empty when neither is known.
  public var detail: String
  /// When it was added.
  public var added: String
  /// The address of a photograph of it.
  public var image: String?
  /// Says that the favorite is not sent yet; `nil`: it is, or that is unknown.
  public var remark: String?

  /// What is known of a favorite.
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
  /// The numbers go on from those of the pages before. What is unsent is shown even where no favorite is.
  ///
  /// - Parameter status: what is unsent; `nil`: it was not asked.
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

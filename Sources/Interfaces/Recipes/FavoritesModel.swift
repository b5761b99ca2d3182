public import Entities
public import UseCases

/// The favourites as a screen shows them.
public struct FavoritesModel: Sendable, Hashable {
  /// One favourite.
  public struct Row: Sendable, Hashable {
    /// The recipe that the row is of.
    public let recipe: Recipe.ID
    /// The number that chooses the row, from 1 on.
    public let number: Int
    /// What it is called.
    public let title: String
    /// How long it takes, how many it is for; empty when neither is known.
    public let detail: String
    /// When it was added.
    public let added: String
    /// The address of a photograph of it.
    public let image: String?
    /// Says that nobody else was told of it yet; `nil`: they were, or it was not asked.
    public let remark: String?
  }

  /// What the list is called, with the search if there is one.
  public let title: String
  /// How many favourites there are, whatever was searched, and how much is unsent, if it was asked.
  public let counts: [String]
  /// By title.
  public let rows: [Row]
  /// Says that more follows; `nil` at the end.
  public let more: String?
  /// What just happened.
  public var notice: Notice?

  /// The numbers go on from those of the pages before.
  ///
  /// - Parameter status: what is unsent; `nil`: it was not asked.
  public init(_ page: FavoritePage, searching query: String = "", status: FavoriteStatus? = nil, in texts: Texts) {
    title = SearchText(query).isBlank ? texts.favorites : texts.favorites(searching: query)
    counts = [texts.favorites(page.count), status.map { texts.unsent($0.unsentCount) }].compactMap(\.self)
    more = page.hasMore ? texts.moreFavorites : nil
    let unsent = Set((status?.unsentAdditions ?? []).map(\.id))
    rows = page.favorites.enumerated().map { offset, favorite in
      Row(
        recipe: favorite.id, number: page.page.offset + 1 + offset, title: favorite.recipe.title,
        detail: texts.detail(favorite.recipe), added: texts.date(favorite.addedAt), image: favorite.recipe.image?.text,
        remark: unsent.contains(favorite.id) ? texts.isUnsent : nil)
    }
  }
}

public import Entities

/// Lists the user's favorites, without asking anybody else.
public protocol GetFavorites: Sendable {
  /// A page of the favorites whose title matches.
  func callAsFunction(matching search: SearchText, page: Page) async throws(GatewayError) -> FavoritePage
}

/// A page of the favorites.
public struct FavoritePage: ListPage {
  /// By title.
  public let favorites: [Favorite]
  /// Which page it is.
  public let page: Page
  /// Whether favorites follow after this page.
  public let hasMore: Bool
  /// How many there are in all, whatever was searched.
  public let count: Int

  /// A page as a use case made it.
  public init(_ favorites: [Favorite], page: Page, hasMore: Bool, count: Int) {
    self.favorites = favorites
    self.page = page
    self.hasMore = hasMore
    self.count = count
  }

  /// One section, as favorites are not sorted into any.
  public var sections: [ListSection<Int, Favorite>] { favorites.isEmpty ? [] : [ListSection(0, rows: favorites)] }
}

/// Reads the page through a ``FavoriteGateway``.
public struct GetFavoritesInteractor: GetFavorites {
  private let favorites: any FavoriteGateway
  private let user: User.ID

  /// - Parameter user: whose favorites they are.
  public init(favorites: any FavoriteGateway, user: User.ID) {
    self.favorites = favorites
    self.user = user
  }

  public func callAsFunction(matching search: SearchText, page: Page) async throws(GatewayError) -> FavoritePage {
    let found = try await favorites.favorites(of: user, matching: search, page: page)
    let count = try await favorites.favoriteCount(of: user)
    return FavoritePage(found.items, page: page, hasMore: found.hasMore, count: count)
  }
}

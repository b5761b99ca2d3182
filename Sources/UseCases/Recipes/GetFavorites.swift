public import Entities

/// Lists the user's favorites without using the network.
public protocol GetFavorites: Sendable {
  /// Returns a page of the favorites whose titles match the search.
  func callAsFunction(matching search: SearchText, page: Page) async throws(GatewayError) -> FavoritePage
}

extension GetFavorites {
  /// Returns a page of the favorites. By default, returns the first page of all favorites.
  public func callAsFunction(
    matching search: SearchText = SearchText(), page: Page? = nil
  ) async throws(GatewayError) -> FavoritePage {
    try await self(matching: search, page: page ?? Page.first)
  }
}

/// A page of the user's favorites.
public struct FavoritePage: ListPage {
  /// The favorites, sorted by title. The best hits of a search come first.
  public let favorites: [Favorite]
  /// The page that was requested.
  public let page: Page
  /// Whether more favorites follow this page.
  public let hasMore: Bool
  /// The total number of favorites, regardless of the search.
  public let count: Int

  /// Creates a page of favorites.
  public init(_ favorites: [Favorite], page: Page, hasMore: Bool, count: Int) {
    self.favorites = favorites
    self.page = page
    self.hasMore = hasMore
    self.count = count
  }

  /// A single section with all favorites on the page, or no section if there are none.
  public var sections: [ListSection<Int, Favorite>] { favorites.isEmpty ? [] : [ListSection(0, rows: favorites)] }
}

/// Reads the page through a ``FavoriteGateway``.
public struct GetFavoritesInteractor: GetFavorites {
  private let favorites: any FavoriteGateway
  private let user: User.ID

  /// - Parameter user: The user who owns the favorites.
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

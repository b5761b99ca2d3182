public import Entities

/// Lists the changes of favorites that are not sent yet.
public protocol GetFavoriteStatus: Sendable {
  /// Reads the figures; changes nothing, and uses no network.
  func callAsFunction() async throws(GatewayError) -> FavoriteStatus
}

/// The state of the favorites.
public struct FavoriteStatus: Sendable, Hashable {
  /// How many favorites there are.
  public let count: Int
  /// Favorites that are unsent, by title.
  public let unsentAdditions: [Recipe]
  /// Former favorites whose removal is unsent, by title.
  public let unsentRemovals: [Recipe]

  /// Combines figures that may have been read at different moments.
  public init(count: Int, unsentAdditions: [Recipe], unsentRemovals: [Recipe]) {
    self.count = count
    self.unsentAdditions = unsentAdditions
    self.unsentRemovals = unsentRemovals
  }

  /// How many changes are unsent.
  package var unsentCount: Int { unsentAdditions.count + unsentRemovals.count }
}

/// Counts in a ``FavoriteGateway``, and reads only the unsent changes in a ``FavoriteChangeGateway``.
package struct GetFavoriteStatusInteractor: GetFavoriteStatus {
  private let favorites: any FavoriteGateway
  private let changes: any FavoriteChangeGateway
  private let user: User.ID
  private let place: String?

  /// - Parameters:
  ///   - user: the user of the favorites.
  ///   - place: where the changes are to be sent; `nil`: the same place as the last time.
  package init(
    favorites: any FavoriteGateway, changes: any FavoriteChangeGateway, user: User.ID, sharedIn place: String? = nil
  ) {
    self.favorites = favorites
    self.changes = changes
    self.user = user
    self.place = place
  }

  package func callAsFunction() async throws(GatewayError) -> FavoriteStatus {
    let count = try await favorites.favoriteCount(of: user)
    let unsent = try await changes.unsentFavoriteStates(of: user, sharedIn: place).values
    func sorted(_ states: [FavoriteState]) -> [Recipe] {
      states.map(\.favorite.recipe).inOrder { RecipePosition($0) < RecipePosition($1) }
    }
    return FavoriteStatus(
      count: count, unsentAdditions: sorted(unsent.filter(\.isFavorite)),
      unsentRemovals: sorted(unsent.filter { !$0.isFavorite }))
  }
}

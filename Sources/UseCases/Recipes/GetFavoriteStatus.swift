public import Entities

/// Lists the changes to favorites that haven't been sent yet.
public protocol GetFavoriteStatus: Sendable {
  /// Returns the status without changing anything or using the network.
  func callAsFunction() async throws(GatewayError) -> FavoriteStatus
}

/// The number of favorites, and the changes to favorites that haven't been sent yet.
public struct FavoriteStatus: Sendable, Hashable {
  /// The total number of favorites.
  public let count: Int
  /// The favorites whose addition is unsent, sorted by title.
  public let unsentAdditions: [Recipe]
  /// The former favorites whose removal is unsent, sorted by title.
  public let unsentRemovals: [Recipe]

  /// Creates a status. Its values may have been read at different times.
  public init(count: Int, unsentAdditions: [Recipe], unsentRemovals: [Recipe]) {
    self.count = count
    self.unsentAdditions = unsentAdditions
    self.unsentRemovals = unsentRemovals
  }

  /// The number of unsent changes.
  package var unsentCount: Int { unsentAdditions.count + unsentRemovals.count }
}

/// Counts the favorites in a ``FavoriteGateway``, and reads only the unsent changes in a ``FavoriteChangeGateway``.
package struct GetFavoriteStatusInteractor: GetFavoriteStatus {
  private let favorites: any FavoriteGateway
  private let changes: any FavoriteChangeGateway
  private let user: User.ID
  private let place: String?

  /// - Parameters:
  ///   - user: The user who owns the favorites.
  ///   - place: The place to which the changes will be sent. `nil` for the place of the last synchronization.
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

public import Entities

/// Stores the changes to favorites until they are sent.
///
/// Every change that is made through ``FavoriteGateway`` is unsent until it is marked as sent here. Users can't see each other's states. A
/// call that throws has changed nothing. A call whose task was canceled before it started throws ``GatewayError/cancelled``.
public protocol FavoriteChangeGateway: Sendable {
  /// Returns the states of the user's favorites by recipe, including removed favorites whose removal is unsent.
  ///
  /// - Parameter place: The place in which favorites are shared. If the states were last synchronized with a different place, every
  ///   favorite is unsent. `nil` for the place of the last synchronization.
  func favoriteStates(
    of user: User.ID, sharedIn place: String?
  ) async throws(GatewayError) -> [Recipe.ID: FavoriteState]

  /// Returns only the unsent states among ``favoriteStates(of:sharedIn:)``.
  ///
  /// This call is cheap, because a store with many favorites doesn't need to read the favorites that were sent.
  ///
  /// - Parameter place: The place in which favorites are shared, as for ``favoriteStates(of:sharedIn:)``.
  func unsentFavoriteStates(
    of user: User.ID, sharedIn place: String?
  ) async throws(GatewayError) -> [Recipe.ID: FavoriteState]

  /// Replaces old states with new ones in one durable change.
  ///
  /// A replacement is skipped if its old state is no longer the current state for this place, because the user has changed the favorite in
  /// the meantime.
  ///
  /// - Parameter place: The place with which the states were synchronized, which is stored. If it differs from the place of the last
  ///   synchronization, all favorites whose states aren't replaced now become unsent. `nil` for the place of the last synchronization.
  func settle(
    _ settlements: [FavoriteStateChange], of user: User.ID, sharedIn place: String?
  ) async throws(GatewayError)
}

extension FavoriteChangeGateway {
  /// Returns the states of the user's favorites for the place of the last synchronization.
  public func favoriteStates(of user: User.ID) async throws(GatewayError) -> [Recipe.ID: FavoriteState] {
    try await favoriteStates(of: user, sharedIn: nil)
  }

  /// Replaces old states with new ones for the place of the last synchronization.
  public func settle(_ settlements: [FavoriteStateChange], of user: User.ID) async throws(GatewayError) {
    try await settle(settlements, of: user, sharedIn: nil)
  }
}

/// The state of a favorite, which shows whether the recipe is a favorite, and whether the last change was sent.
public indirect enum FavoriteState: Sendable, Hashable {
  /// A favorite whose addition was sent.
  case kept(Favorite)
  /// A favorite whose addition hasn't been sent yet.
  case added(Favorite)
  /// A former favorite whose removal hasn't been sent yet.
  case removed(Favorite)

  /// The favorite, or the former favorite if it was removed.
  public var favorite: Favorite {
    switch self {
    case .kept(let favorite), .added(let favorite), .removed(let favorite): favorite
    }
  }

  /// Whether the recipe is a favorite.
  package var isFavorite: Bool { if case .removed = self { false } else { true } }

  /// The state that the favorite had before the change was sent.
  package var unsent: FavoriteState { if case .kept(let favorite) = self { .added(favorite) } else { self } }

  /// Whether the last change is unsent.
  public var isUnsent: Bool { if case .kept = self { false } else { true } }
}

/// A change to the state of a recipe. A state is `nil` if the recipe is neither a favorite nor an unsent removal.
public struct FavoriteStateChange: Sendable, Hashable {
  /// The id of the recipe.
  public let id: Recipe.ID
  /// The old state. `nil` if the recipe had no state.
  public let from: FavoriteState?
  /// The new state. `nil` if the recipe has no state anymore.
  public let to: FavoriteState?

  /// Creates a change to the state of one recipe.
  public init(_ id: Recipe.ID, from: FavoriteState?, to: FavoriteState?) {
    self.id = id
    self.from = from
    self.to = to
  }
}

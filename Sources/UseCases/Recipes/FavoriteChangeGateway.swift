public import Entities

/// Stores the changes of favorites until they are sent.
///
/// Every change that is made through ``FavoriteGateway`` is unsent until it is settled here. Users can't see each other's states. A call
/// that throws has changed nothing. A call whose task was canceled before it started throws ``GatewayError/cancelled``.
public protocol FavoriteChangeGateway: Sendable {
  /// Returns the states of the user's favorites, by recipe, including removed favorites whose removal is unsent.
  ///
  /// - Parameter place: the place in which favorites are shared. If it is not the place in which states were last settled, every favorite
  ///   is unsent. `nil` for the place of the last settlement.
  func favoriteStates(
    of user: User.ID, sharedIn place: String?
  ) async throws(GatewayError) -> [Recipe.ID: FavoriteState]

  /// Returns only the unsent states of ``favoriteStates(of:sharedIn:)``.
  ///
  /// This is cheap: a store with many favorites need not read those that were sent.
  ///
  /// - Parameter place: the same as for ``favoriteStates(of:sharedIn:)``.
  func unsentFavoriteStates(
    of user: User.ID, sharedIn place: String?
  ) async throws(GatewayError) -> [Recipe.ID: FavoriteState]

  /// Replaces old states with new ones, in one durable change.
  ///
  /// A settlement is skipped if its old state is no longer the current one for this place, because the user changed the favorite in the
  /// meantime.
  ///
  /// - Parameter place: the place in which the states are settled, which is stored. If it is not the same as the last time, all favorites
  ///   that are not settled now become unsent. `nil` for the same place as the last time.
  func settle(
    _ settlements: [FavoriteStateChange], of user: User.ID, sharedIn place: String?
  ) async throws(GatewayError)
}

extension FavoriteChangeGateway {
  /// Returns the states for the place of the last settlement.
  public func favoriteStates(of user: User.ID) async throws(GatewayError) -> [Recipe.ID: FavoriteState] {
    try await favoriteStates(of: user, sharedIn: nil)
  }

  /// Replaces states for the place of the last settlement.
  public func settle(_ settlements: [FavoriteStateChange], of user: User.ID) async throws(GatewayError) {
    try await settle(settlements, of: user, sharedIn: nil)
  }
}

/// The state of a favorite: whether the recipe is a favorite, and whether the last change was sent.
public indirect enum FavoriteState: Sendable, Hashable {
  /// A favorite whose addition was sent.
  case kept(Favorite)
  /// A favorite whose addition was not sent yet.
  case added(Favorite)
  /// A former favorite whose removal was not sent yet.
  case removed(Favorite)

  /// The favorite, or the former one.
  public var favorite: Favorite {
    switch self {
    case .kept(let favorite), .added(let favorite), .removed(let favorite): favorite
    }
  }

  /// Whether the recipe is a favorite.
  package var isFavorite: Bool { if case .removed = self { false } else { true } }

  /// The state before the change was sent.
  package var unsent: FavoriteState { if case .kept(let favorite) = self { .added(favorite) } else { self } }

  /// Whether the last change is unsent.
  public var isUnsent: Bool { if case .kept = self { false } else { true } }
}

/// A change of a recipe from one state to another. `nil` if the recipe has no state.
public struct FavoriteStateChange: Sendable, Hashable {
  /// The id of the recipe.
  public let id: Recipe.ID
  /// The old state.
  public let from: FavoriteState?
  /// The new state.
  public let to: FavoriteState?

  /// Creates the change of one recipe.
  public init(_ id: Recipe.ID, from: FavoriteState?, to: FavoriteState?) {
    self.id = id
    self.from = from
    self.to = to
  }
}

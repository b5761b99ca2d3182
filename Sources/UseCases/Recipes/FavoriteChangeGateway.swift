public import Entities

/// Stores the changes of favorites until they are sent.
///
/// Every change that is made through ``FavoriteGateway`` is unsent until it is settled here. Users can't see each other's states. A call
/// that throws has changed nothing; one whose task was canceled before it began throws ``GatewayError/cancelled``.
public protocol FavoriteChangeGateway: Sendable {
  /// The states of the user's favorites, by recipe, including removed ones whose removal is unsent.
  ///
  /// - Parameter place: the place in which favorites are shared. If it is not the place in which states were last settled, every
  ///   favorite is unsent. `nil`: the place of the last settlement.
  func favoriteStates(
    of user: User.ID, sharedIn place: String?
  ) async throws(GatewayError) -> [Recipe.ID: FavoriteState]

  /// The unsent states among those that ``favoriteStates(of:sharedIn:)`` returns.
  ///
  /// This is cheap: a store with many favorites need not read those that are sent.
  ///
  /// - Parameter place: as in ``favoriteStates(of:sharedIn:)``.
  func unsentFavoriteStates(
    of user: User.ID, sharedIn place: String?
  ) async throws(GatewayError) -> [Recipe.ID: FavoriteState]

  /// Replaces the old states by the new ones, in one durable change.
  ///
  /// A settlement whose old state is no longer the current one, as seen from the place, is skipped: the user changed the favorite
  /// meanwhile.
  ///
  /// - Parameter place: the place in which they are settled, which is stored. If it is not the same as the last time, all favorites
  ///   that are not settled now become unsent. `nil`: the same place as the last time.
  func settle(
    _ settlements: [FavoriteStateChange], of user: User.ID, sharedIn place: String?
  ) async throws(GatewayError)
}

extension FavoriteChangeGateway {
  /// The states for the place of the last settlement.
  public func favoriteStates(of user: User.ID) async throws(GatewayError) -> [Recipe.ID: FavoriteState] {
    try await favoriteStates(of: user, sharedIn: nil)
  }

  /// Settles for the place of the last settlement.
  public func settle(_ settlements: [FavoriteStateChange], of user: User.ID) async throws(GatewayError) {
    try await settle(settlements, of: user, sharedIn: nil)
  }
}

/// Whether a recipe is a favorite, and whether the last change was sent.
public indirect enum FavoriteState: Sendable, Hashable {
  /// A favorite, and the addition was sent.
  case kept(Favorite)
  /// A favorite here; the addition is not sent yet.
  case added(Favorite)
  /// Removed here; the removal is not sent yet. With the former favorite.
  case removed(Favorite)

  /// The favorite, or the former one.
  public var favorite: Favorite {
    switch self {
    case .kept(let favorite), .added(let favorite), .removed(let favorite): favorite
    }
  }

  /// Whether it is a favorite.
  package var isFavorite: Bool { if case .removed = self { false } else { true } }

  /// The same state before anything was sent.
  package var unsent: FavoriteState { if case .kept(let favorite) = self { .added(favorite) } else { self } }

  /// Whether the change is unsent.
  public var isUnsent: Bool { if case .kept = self { false } else { true } }
}

/// A change from one state to another; `nil` is a recipe without a state.
public struct FavoriteStateChange: Sendable, Hashable {
  /// The id of the recipe.
  public let id: Recipe.ID
  /// The old state.
  public let from: FavoriteState?
  /// The new state.
  public let to: FavoriteState?

  /// The change of one recipe.
  public init(_ id: Recipe.ID, from: FavoriteState?, to: FavoriteState?) {
    self.id = id
    self.from = from
    self.to = to
  }
}

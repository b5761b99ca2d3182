public import Entities

/// What a store remembers of changes of favorites until they are sent.
///
/// Every change that is made through ``FavoriteGateway`` is unsent until it is settled here.
public protocol FavoriteChangeGateway: Sendable {
  /// Everything that is known of the user's favorites, removed ones whose removal is unsent included, by recipe.
  ///
  /// - Parameter place: as whoever shares favorites there has to see them: where it is not the place in which states were settled
  ///   last, nobody was told of anything, and every favorite is unsent. `nil`: as they were settled.
  func favoriteStates(
    of user: User.ID, sharedIn place: String?
  ) async throws(GatewayError) -> [Recipe.ID: FavoriteState]

  /// What nobody else was told of: of what ``favoriteStates(of:sharedIn:)`` returns all that is unsent, and nothing else.
  ///
  /// For who asks often and needs no more: a store of many favorites need not look at those that are kept.
  ///
  /// - Parameter place: as there.
  func unsentFavoriteStates(
    of user: User.ID, sharedIn place: String?
  ) async throws(GatewayError) -> [Recipe.ID: FavoriteState]

  /// Puts the new states in place of the old ones, all in one, durably.
  ///
  /// Where the state, as it is seen from the place, is not (any more) what a settlement says, that one is passed over: the user was
  /// faster.
  ///
  /// - Parameter place: where they are settled, which is remembered. Where it is another one than the last time, all favorites
  ///   that are not settled now are unsent from then on. `nil`: the same as the last time.
  func settle(
    _ settlements: [FavoriteSettlement], of user: User.ID, sharedIn place: String?
  ) async throws(GatewayError)
}

extension FavoriteChangeGateway {
  /// The states as they were settled last, wherever that was.
  public func favoriteStates(of user: User.ID) async throws(GatewayError) -> [Recipe.ID: FavoriteState] {
    try await favoriteStates(of: user, sharedIn: nil)
  }

  /// Settles where it was done the last time.
  public func settle(_ settlements: [FavoriteSettlement], of user: User.ID) async throws(GatewayError) {
    try await settle(settlements, of: user, sharedIn: nil)
  }
}

/// Whether a recipe is a favorite, and whether that was sent.
public enum FavoriteState: Sendable, Hashable {
  /// A favorite, here and elsewhere.
  case kept(Favorite)
  /// A favorite here; the addition is not sent yet.
  case added(Favorite)
  /// Removed here; the removal is not sent yet. Carries the former favorite.
  case removed(Favorite)

  /// The favorite that is kept, or was.
  public var favorite: Favorite {
    switch self {
    case .kept(let favorite), .added(let favorite), .removed(let favorite): favorite
    }
  }

  /// Whether it is a favorite.
  public var isFavorite: Bool { if case .removed = self { false } else { true } }

  /// The same state before anything was sent.
  public var unsent: FavoriteState { if case .kept(let favorite) = self { .added(favorite) } else { self } }

  /// Whether somebody has still to be told.
  public var isUnsent: Bool { if case .kept = self { false } else { true } }
}

/// A step from one state to another; `nil` is a recipe of which nothing is known.
public struct FavoriteSettlement: Sendable, Hashable {
  /// The id of the recipe.
  public let id: Recipe.ID
  /// The old state.
  public let from: FavoriteState?
  /// The new state.
  public let to: FavoriteState?

  /// The step of one recipe.
  public init(_ id: Recipe.ID, from: FavoriteState?, to: FavoriteState?) {
    self.id = id
    self.from = from
    self.to = to
  }
}

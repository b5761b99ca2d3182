public import Entities

/// Favorites in a place that several devices share.
public protocol RemoteFavoriteGateway: Sendable {
  /// All of the user's favorites, in no particular order.
  func remoteFavorites(of user: User.ID) async throws(GatewayError) -> RemoteFavorites

  /// Makes the changes, all or none, durably.
  ///
  /// Throws ``GatewayError/conflict`` when one of them does not start from what is there. When it throws
  /// ``GatewayError/offline(what:)`` or ``GatewayError/serviceFailed(what:why:)`` they may have been made all the same: whoever
  /// repeats looks first. At most ``maximumChanges`` at a time.
  func commit(_ changes: [RemoteFavoriteChange], of user: User.ID) async throws(GatewayError)

  /// Tells where the user's favorites are from everywhere else: favorites that are shared in one place are not in another.
  func place(of user: User.ID) -> String

  /// How many changes one commit takes.
  var maximumChanges: Int { get }
}

/// All of a user's shared favorites.
public struct RemoteFavorites: Sendable, Hashable {
  /// Those that can be understood, by recipe.
  public let favorites: [Recipe.ID: RemoteFavorite]
  /// The names of those that can't; they are left alone.
  public let unreadable: Set<String>

  /// What a service answered.
  public init(_ favorites: [Recipe.ID: RemoteFavorite] = [:], unreadable: Set<String> = []) {
    self.favorites = favorites
    self.unreadable = unreadable
  }
}

/// A favorite elsewhere.
public struct RemoteFavorite: Sendable, Hashable {
  /// The favorite.
  public let favorite: Favorite
  /// Tells this version of it from others; only the service understands it.
  public let version: String

  /// A favorite as a service answered it.
  public init(_ favorite: Favorite, version: String) {
    self.favorite = favorite
    self.version = version
  }
}

/// A change to a favorite elsewhere, with what it starts from.
public enum RemoteFavoriteChange: Sendable, Hashable {
  /// Where nothing is.
  case create(Favorite)
  /// Where this version is.
  case replace(Favorite, version: String)
  /// Where this version is.
  case delete(Recipe.ID, version: String)
}

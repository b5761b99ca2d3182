public import Entities

/// Favorites in a place that several devices share.
///
/// Users can't see each other's favorites. A call whose task was canceled before it began throws ``GatewayError/cancelled``, and changes
/// nothing.
public protocol RemoteFavoriteGateway: Sendable {
  /// All of the user's favorites, in no particular order.
  func remoteFavorites(of user: User.ID) async throws(GatewayError) -> RemoteFavorites

  /// Makes the changes, all or none, durably. A replaced favorite gets another version.
  ///
  /// Throws ``GatewayError/conflict`` when one of them is not based on the current version. When it throws
  /// ``GatewayError/offline(what:)`` or ``GatewayError/failed(what:why:)-enum.case`` they may have been made nevertheless: read before you
  /// repeat them. At most ``maximumChanges`` at a time.
  func commit(_ changes: [RemoteFavoriteChange], of user: User.ID) async throws(GatewayError)

  /// Identifies the place of the user's favorites: favorites that are shared in one place are not in another.
  func place(of user: User.ID) -> String

  /// The largest number of changes in a commit.
  var maximumChanges: Int { get }
}

/// All of a user's shared favorites.
public struct RemoteFavorites: Sendable, Hashable {
  /// The readable favorites, by recipe.
  public let favorites: [Recipe.ID: RemoteFavorite]
  /// The names of unreadable ones; they are left alone.
  public let unreadable: Set<String>

  /// The answer of a service.
  public init(_ favorites: [Recipe.ID: RemoteFavorite] = [:], unreadable: Set<String> = []) {
    self.favorites = favorites
    self.unreadable = unreadable
  }
}

/// A remote favorite.
public struct RemoteFavorite: Sendable, Hashable {
  /// The favorite.
  public let favorite: Favorite
  /// The version, which only the service interprets.
  public let version: String

  /// A favorite in the answer of a service.
  public init(_ favorite: Favorite, version: String) {
    self.favorite = favorite
    self.version = version
  }
}

/// A change of a remote favorite, with the version that it is based on.
public enum RemoteFavoriteChange: Sendable, Hashable {
  /// Where nothing is.
  case create(Favorite)
  /// Where this version is.
  case replace(Favorite, version: String)
  /// Where this version is.
  case delete(Recipe.ID, version: String)
}

public import Entities

/// Favorites in a place that several devices share.
///
/// Users can't see each other's favorites. A call whose task was canceled before it started throws ``GatewayError/cancelled``, and changes
/// nothing.
public protocol RemoteFavoriteGateway: Sendable {
  /// Returns all favorites of the user, in no particular order.
  func remoteFavorites(of user: User.ID) async throws(GatewayError) -> RemoteFavorites

  /// Makes either all of the changes or none of them, durably. A replaced favorite gets a new version.
  ///
  /// Throws ``GatewayError/conflict`` if one of the changes isn't based on the current version. If this throws
  /// ``GatewayError/offline(what:)`` or ``GatewayError/failed(what:why:)-enum.case``, the changes may still have been made, so read the
  /// favorites before you repeat the changes. A commit can contain at most ``maximumChanges`` changes.
  func commit(_ changes: [RemoteFavoriteChange], of user: User.ID) async throws(GatewayError)

  /// Returns an identifier for the place of the user's favorites. Favorites that are shared in one place aren't visible in another place.
  func place(of user: User.ID) -> String

  /// The maximum number of changes in a commit.
  var maximumChanges: Int { get }
}

/// All of a user's shared favorites.
public struct RemoteFavorites: Sendable, Hashable {
  /// The favorites that can be read, by the id of their recipe.
  public let favorites: [Recipe.ID: RemoteFavorite]
  /// The names of unreadable favorites, which must not be changed.
  public let unreadable: Set<String>

  /// Creates the favorites from a service's response.
  public init(_ favorites: [Recipe.ID: RemoteFavorite] = [:], unreadable: Set<String> = []) {
    self.favorites = favorites
    self.unreadable = unreadable
  }
}

/// A favorite in a place that several devices share.
public struct RemoteFavorite: Sendable, Hashable {
  /// The favorite, as stored in the shared place.
  public let favorite: Favorite
  /// The version of the favorite, which only the service interprets.
  public let version: String

  /// Creates a favorite from a service's response.
  public init(_ favorite: Favorite, version: String) {
    self.favorite = favorite
    self.version = version
  }
}

/// A change to a remote favorite, with the version on which the change is based.
public enum RemoteFavoriteChange: Sendable, Hashable {
  /// Creates a favorite, which must not exist yet.
  case create(Favorite)
  /// Replaces a favorite, which must still have this version.
  case replace(Favorite, version: String)
  /// Deletes a favorite, which must still have this version.
  case delete(Recipe.ID, version: String)
}

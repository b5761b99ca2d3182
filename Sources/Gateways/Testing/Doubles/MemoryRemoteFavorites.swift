public import Entities
import Synchronization
public import UseCases

/// Remote favorites in memory, which several simulated devices can share in a test.
public final class MemoryRemoteFavorites: RemoteFavoriteGateway {
  private struct State {
    var users: [User.ID: [Recipe.ID: RemoteFavorite]] = [:]
    var unreadable: [User.ID: Set<String>] = [:]
    var version = 0
  }

  public let maximumChanges: Int
  private let state = Mutex(State())

  /// - Parameter maximumChanges: the maximum number of changes in a commit.
  public init(maximumChanges: Int = 500) { self.maximumChanges = maximumChanges }

  public func place(of user: User.ID) -> String { "memory/\(user)" }

  /// Returns a user's favorites without making a call to the port.
  public func contents(of user: User.ID) -> [Recipe.ID: Favorite] {
    state.withLock { $0.users[user, default: [:]].mapValues(\.favorite) }
  }

  /// Adds an unreadable favorite with the given name for a user.
  public func addUnreadable(_ name: String, of user: User.ID) {
    state.withLock { _ = $0.unreadable[user, default: []].insert(name) }
  }

  public func remoteFavorites(of user: User.ID) async throws(GatewayError) -> RemoteFavorites {
    if Task.isCancelled { throw .cancelled }
    return state.withLock {
      RemoteFavorites($0.users[user, default: [:]], unreadable: $0.unreadable[user, default: []])
    }
  }

  public func commit(_ changes: [RemoteFavoriteChange], of user: User.ID) async throws(GatewayError) {
    if Task.isCancelled { throw .cancelled }
    if changes.count > maximumChanges {
      throw .failed(what: "commit", why: "\(changes.count) changes at once, more than \(maximumChanges)")
    }
    let isDone = state.withLock { state in Self.make(changes, of: user, &state) }
    if !isDone { throw .conflict }
  }

  private static func make(_ changes: [RemoteFavoriteChange], of user: User.ID, _ state: inout State) -> Bool {
    var favorites = state.users[user, default: [:]]
    state.version += 1
    for change in changes {
      switch change {
      case .create(let favorite):
        let isFree =
          favorites[favorite.id] == nil && state.unreadable[user]?.contains(favorite.id.text) != true
        guard isFree else { return false }
        favorites[favorite.id] = RemoteFavorite(favorite, version: "\(state.version)")
      case .replace(let favorite, let version):
        guard favorites[favorite.id]?.version == version else { return false }
        favorites[favorite.id] = RemoteFavorite(favorite, version: "\(state.version)")
      case .delete(let id, let version):
        guard favorites[id]?.version == version else { return false }
        favorites[id] = nil
      }
    }
    state.users[user] = favorites
    return true
  }
}

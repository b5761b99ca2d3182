public import Entities
import Synchronization
public import UseCases

/// Favorites elsewhere that are in memory: what several devices share in a test.
///
/// Around every call something may happen: it is recorded, refused, cut off after it was done.
public final class MemoryRemoteFavorites: RemoteFavoriteGateway {
  /// A call, as a value.
  public enum Call: Sendable, Hashable {
    /// `RemoteFavoriteGateway.remoteFavorites(of:)`.
    case remoteFavorites
    /// `RemoteFavoriteGateway.commit(_:of:)`.
    case commit([RemoteFavoriteChange])
  }

  /// What happens before a call reaches the favorites, or before its answer comes back.
  public typealias Interceptor = @Sendable (Call) async throws(GatewayError) -> Void

  private struct State {
    var users: [User.ID: [Recipe.ID: RemoteFavorite]] = [:]
    var unreadable: [User.ID: Set<String>] = [:]
    var version = 0
  }

  public let maximumChanges: Int
  private let before: Interceptor
  private let after: Interceptor
  private let state = Mutex(State())

  /// - Parameters:
  ///   - before: when it throws, nothing was done.
  ///   - after: when it throws, everything was done, and the answer is lost.
  public init(
    maximumChanges: Int = 500, before: @escaping Interceptor = { (_) throws(GatewayError) in },
    after: @escaping Interceptor = { (_) throws(GatewayError) in }
  ) {
    self.maximumChanges = maximumChanges
    self.before = before
    self.after = after
  }

  public func place(of user: User.ID) -> String { "memory/\(user)" }

  /// What is there, without a call.
  public func contents(of user: User.ID) -> [Recipe.ID: Favorite] {
    state.withLock { $0.users[user, default: [:]].mapValues(\.favorite) }
  }

  /// Adds a favorite that can't be read.
  public func addUnreadable(_ name: String, of user: User.ID) {
    state.withLock { _ = $0.unreadable[user, default: []].insert(name) }
  }

  public func remoteFavorites(of user: User.ID) async throws(GatewayError) -> RemoteFavorites {
    if Task.isCancelled { throw .cancelled }
    try await before(.remoteFavorites)
    let found = state.withLock {
      RemoteFavorites($0.users[user, default: [:]], unreadable: $0.unreadable[user, default: []])
    }
    try await after(.remoteFavorites)
    return found
  }

  public func commit(_ changes: [RemoteFavoriteChange], of user: User.ID) async throws(GatewayError) {
    if Task.isCancelled { throw .cancelled }
    if changes.count > maximumChanges {
      throw .failed(what: "commit", why: "\(changes.count) changes at once, more than \(maximumChanges)")
    }
    try await before(.commit(changes))
    let isDone = state.withLock { state in Self.make(changes, of: user, &state) }
    if !isDone { throw .conflict }
    try await after(.commit(changes))
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

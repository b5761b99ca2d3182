import Entities
import Foundation
import Gateways
import GatewayTesting
import UseCases

/// A device with favorites of its own, which synchronizes them with others.
struct Device: Sendable {
  let store = StateStore()
  let journal: SyncJournal
  private let place: String
  let sync: SyncFavoritesInteractor

  init(_ there: MemoryRemoteFavorites) {
    let journal = SyncJournal()
    self.journal = journal
    place = there.place(of: .local)
    sync = SyncFavoritesInteractor(
      local: WatchedStates(base: store, journal: journal), remote: WatchedRemote(base: there, journal: journal),
      user: .local)
  }

  func add(_ favorite: Favorite) async throws { _ = try await store.addFavorite(favorite, of: .local) }

  func remove(_ id: Recipe.ID) async throws { try await store.removeFavorite(id, of: .local) }

  /// Brings the recipe to a state, without sending anything.
  func put(_ state: FavoriteState) async throws {
    try await store.settle([FavoriteSettlement(state.favorite.id, from: nil, to: state)], of: .local, sharedIn: place)
  }

  var states: [Recipe.ID: FavoriteState] {
    get async throws { try await store.favoriteStates(of: .local) }
  }
}

/// A store's states, watched.
struct WatchedStates: FavoriteChangeGateway {
  let base: any FavoriteChangeGateway
  let journal: SyncJournal

  func favoriteStates(
    of user: User.ID, sharedIn place: String?
  ) async throws(GatewayError) -> [Recipe.ID: FavoriteState] {
    try journal.begin(.states)
    let states = try await base.favoriteStates(of: user, sharedIn: place)
    try journal.end()
    return states
  }

  func unsentFavoriteStates(
    of user: User.ID, sharedIn place: String?
  ) async throws(GatewayError) -> [Recipe.ID: FavoriteState] {
    try journal.begin(.unsentStates)
    let states = try await base.unsentFavoriteStates(of: user, sharedIn: place)
    try journal.end()
    return states
  }

  func settle(
    _ settlements: [FavoriteSettlement], of user: User.ID, sharedIn place: String?
  ) async throws(GatewayError) {
    try journal.begin(.settle(settlements))
    try await base.settle(settlements, of: user, sharedIn: place)
    try journal.end()
  }
}

/// What several devices share, watched from one of them.
struct WatchedRemote: RemoteFavoriteGateway {
  let base: any RemoteFavoriteGateway
  let journal: SyncJournal

  var maximumChanges: Int { base.maximumChanges }

  func place(of user: User.ID) -> String { base.place(of: user) }

  func remoteFavorites(of user: User.ID) async throws(GatewayError) -> RemoteFavorites {
    try journal.begin(.there)
    let there = try await base.remoteFavorites(of: user)
    try journal.end()
    return there
  }

  func commit(_ changes: [RemoteFavoriteChange], of user: User.ID) async throws(GatewayError) {
    try journal.begin(.commit(changes))
    try await base.commit(changes, of: user)
    try journal.end()
  }
}

/// A favorite that was added so many seconds after the beginning of these tests.
func favorite(_ name: String, at seconds: Double = 0, titled title: String? = nil) throws -> Favorite {
  let recipe = try Recipe(id: Recipe.ID("local-\(name)"), title: title ?? name)
  return Favorite(recipe, addedAt: Date(timeIntervalSince1970: 1_800_000_000 + seconds))
}

extension MemoryRemoteFavorites {
  /// Puts a favorite there, as another device would; answers it with its version.
  @discardableResult
  func put(_ favorite: Favorite) async throws -> RemoteFavorite {
    try await commit([.create(favorite)], of: .local)
    return try await there(favorite.id)
  }

  func there(_ id: Recipe.ID) async throws -> RemoteFavorite {
    guard let found = try await remoteFavorites(of: .local).favorites[id] else { throw GatewayError.notFound }
    return found
  }
}

import Entities
import Foundation
import Gateways
import GatewayTesting
import UseCases

/// A device with its own favorites, which it synchronizes with other devices.
struct Device: Sendable {
  let store = StateStore()
  let journal: SyncJournal
  private let place: String
  let sync: SyncFavoritesInteractor

  init(_ there: any RemoteFavoriteGateway) {
    journal = SyncJournal()
    place = there.place(of: .local)
    sync = SyncFavoritesInteractor(
      local: Intercepted(store, by: journal.interceptor(SyncCall.init)),
      remote: InterceptedRemoteFavorites(there, by: journal.interceptor(SyncCall.init)), user: .local)
  }

  func add(_ favorite: Favorite) async throws { _ = try await store.addFavorite(favorite, of: .local) }

  func remove(_ id: Recipe.ID) async throws { try await store.removeFavorite(id, of: .local) }

  /// Sets the local state of a recipe without sending anything.
  func put(_ state: FavoriteState) async throws {
    try await store.settle([FavoriteStateChange(state.favorite.id, from: nil, to: state)], of: .local, sharedIn: place)
  }

  var states: [Recipe.ID: FavoriteState] {
    get async throws { try await store.favoriteStates(of: .local) }
  }
}

/// Returns a favorite that was added this many seconds after a fixed date.
func favorite(_ name: String, at seconds: Double = 0, titled title: String? = nil) throws -> Favorite {
  let recipe = try Recipe(id: Recipe.ID("local-\(name)"), title: title ?? name)
  return Favorite(recipe, addedAt: Date(timeIntervalSince1970: 1_800_000_000 + seconds))
}

extension MemoryRemoteFavorites {
  /// Adds a favorite remotely, as another device does, and returns the favorite with its version.
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

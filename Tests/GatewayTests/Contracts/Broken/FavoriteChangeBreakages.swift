import Entities
import Gateways
import UseCases

extension Breakage {
  static let ofFavoriteChanges: [Breakage] = [
    Breakage("of a new store nothing is known", "it fails") {
      $0.gateway.onFavoriteStates = { (store, user) throws(GatewayError) in
        let states = try await store.favoriteStates(of: user)
        if states.isEmpty { throw .notFound }
        return states
      }
    },
    Breakage("an addition is unsent, and so is a removal, until it is settled", "a removal is forgotten") {
      $0.gateway.changeStates { $0.filter { $0.value.isFavorite } }
    },
    Breakage("an addition is unsent, and so is a removal, until it is settled", "nothing is ever settled") {
      $0.gateway.onSettle = { (_, _, _) in }
    },
    Breakage("what was never sent is remembered as removed all the same", "as nothing, since nobody can know it") {
      $0.gateway.onRemoveFavorite = { (store, id, user) throws(GatewayError) in
        let state = try await store.favoriteStates(of: user)[id]
        guard case .added = state else { return try await store.removeFavorite(id, of: user) }
        try await store.settle([FavoriteSettlement(id, from: state, to: nil)], of: user)
      }
    },
    Breakage("what is removed and added anew is an unsent addition", "it is as if it never went") {
      $0.gateway.onAddFavorite = { (store, favorite, user) throws(GatewayError) in
        let state = try await store.favoriteStates(of: user)[favorite.id]
        guard case .removed(let old) = state else { return try await store.addFavorite(favorite, of: user) }
        try await store.settle([FavoriteSettlement(favorite.id, from: state, to: .kept(old))], of: user)
        return old
      }
    },
    Breakage("an addition of what is a favourite leaves its state", "it has to be sent again") {
      $0.gateway.onAddFavorite = { (store, favorite, user) throws(GatewayError) in
        let kept = try await store.addFavorite(favorite, of: user)
        let settlement = FavoriteSettlement(kept.id, from: .kept(kept), to: .added(kept))
        try await store.settle([settlement], of: user)
        return kept
      }
    },
    Breakage("a settled favourite is listed, and one settled away is not", "only additions are settled") {
      $0.gateway.onSettle = { (store, settlements, user) throws(GatewayError) in
        try await store.settle(settlements.filter { $0.to != nil }, of: user)
      }
    },
    Breakage("a settlement of another state than there is is passed over, the others are made", "it is made") {
      $0.gateway.onSettle = { (store, settlements, user) throws(GatewayError) in
        let states = try await store.favoriteStates(of: user)
        let forced = settlements.map { FavoriteSettlement($0.id, from: states[$0.id], to: $0.to) }
        try await store.settle(forced, of: user)
      }
    },
    Breakage("a settlement of another state than there is is passed over, the others are made", "none is made") {
      $0.gateway.onSettle = { (store, settlements, user) throws(GatewayError) in
        let states = try await store.favoriteStates(of: user)
        if settlements.allSatisfy({ states[$0.id] == $0.from }) { try await store.settle(settlements, of: user) }
      }
    },
    Breakage("what one user changed no other has to send", "everybody is one user") {
      $0.gateway.onFavoriteStates = { (store, _) throws(GatewayError) in
        guard let ana = try? User.ID("ana") else { throw .notFound }
        return try await store.favoriteStates(of: ana)
      }
    },
    Breakage("a cancelled task is refused and changes nothing", "it is settled all the same") {
      $0.gateway.onSettle = { (store, settlements, user) throws(GatewayError) in
        try await unheard { () throws(GatewayError) in try await store.settle(settlements, of: user) }
      }
    },
    Breakage("states are there after a restart", "everything counts as sent") {
      $0.reopened.changeStates { $0.mapValues { $0.isFavorite ? .kept($0.favorite) : $0 } }
    },
    Breakage("where nothing can be written nothing is settled", "nobody is told") {
      $0.readOnly.onSettle = { (_, _, _) in }
    },
  ]
}

extension BrokenStore {
  /// Answers other states than the base does.
  fileprivate mutating func changeStates(
    _ change: @escaping @Sendable ([Recipe.ID: FavoriteState]) -> [Recipe.ID: FavoriteState]
  ) {
    onFavoriteStates = { (store, user) throws(GatewayError) in change(try await store.favoriteStates(of: user)) }
  }
}

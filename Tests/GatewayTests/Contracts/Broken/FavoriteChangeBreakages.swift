import Entities
import Gateways
import UseCases

extension Breakage {
  static let ofFavoriteChanges: [Breakage] = [
    Breakage("of a new store nothing is known", "it fails") {
      $0.gateway.onFavoriteStates = { (store, user, place) throws(GatewayError) in
        let states = try await store.favoriteStates(of: user, sharedIn: place)
        if states.isEmpty { throw .notFound }
        return states
      }
    },
    Breakage("an addition is unsent, and so is a removal, until it is settled", "a removal is forgotten") {
      $0.gateway.changeStates { $0.filter { $0.value.isFavorite } }
    },
    Breakage("an addition is unsent, and so is a removal, until it is settled", "nothing is ever settled") {
      $0.gateway.onSettle = { (_, _, _, place) in }
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
      $0.gateway.onSettle = { (store, settlements, user, place) throws(GatewayError) in
        try await store.settle(settlements.filter { $0.to != nil }, of: user, sharedIn: place)
      }
    },
    Breakage("a settlement of another state than there is is passed over, the others are made", "it is made") {
      $0.gateway.onSettle = { (store, settlements, user, place) throws(GatewayError) in
        let states = try await store.favoriteStates(of: user, sharedIn: place)
        let forced = settlements.map { FavoriteSettlement($0.id, from: states[$0.id], to: $0.to) }
        try await store.settle(forced, of: user, sharedIn: place)
      }
    },
    Breakage("a settlement of another state than there is is passed over, the others are made", "none is made") {
      $0.gateway.onSettle = { (store, settlements, user, place) throws(GatewayError) in
        let states = try await store.favoriteStates(of: user, sharedIn: place)
        if settlements.allSatisfy({ states[$0.id] == $0.from }) {
          try await store.settle(settlements, of: user, sharedIn: place)
        }
      }
    },
    Breakage("what one user changed no other has to send", "everybody is one user") {
      $0.gateway.onFavoriteStates = { (store, _, place) throws(GatewayError) in
        guard let ana = try? User.ID("ana") else { throw .notFound }
        return try await store.favoriteStates(of: ana, sharedIn: place)
      }
    },
    Breakage("what is kept in one place is unsent in another, until it is settled there", "it is kept everywhere") {
      $0.gateway.onFavoriteStates = { (store, user, _) throws(GatewayError) in
        try await store.favoriteStates(of: user)
      }
    },
    Breakage("what is kept in one place is unsent in another, until it is settled there", "the first place stays") {
      $0.gateway.onSettle = { (store, settlements, user, _) throws(GatewayError) in
        try await store.settle(settlements, of: user)
      }
    },
    Breakage("settled in another place, everything else is unsent from then on", "it is forgotten") {
      $0.gateway.onSettle = { (store, settlements, user, place) throws(GatewayError) in
        let states = try await store.favoriteStates(of: user)
        try await store.settle(settlements, of: user, sharedIn: place)
        if place != "there" { return }
        let others = states.values.filter { state in !settlements.contains { $0.id == state.favorite.id } }
        let forgotten = others.map { FavoriteSettlement($0.favorite.id, from: $0.unsent, to: nil) }
        try await store.settle(forgotten, of: user)
      }
    },
    Breakage("unsent are additions and removals, and nothing that is kept", "what is kept is unsent, too") {
      $0.gateway.onUnsentFavoriteStates = { (store, user, place) throws(GatewayError) in
        try await store.favoriteStates(of: user, sharedIn: place)
      }
    },
    Breakage("unsent are additions and removals, and nothing that is kept", "removals are left out") {
      $0.gateway.changeUnsent { $0.filter { $0.value.isFavorite } }
    },
    Breakage("unsent are additions and removals, and nothing that is kept", "additions are left out") {
      $0.gateway.changeUnsent { $0.filter { !$0.value.isFavorite } }
    },
    Breakage("unsent are additions and removals, and nothing that is kept", "what was never sent needs no removal") {
      $0.gateway.onRemoveFavorite = { (store, id, user) throws(GatewayError) in
        let state = try await store.favoriteStates(of: user)[id]
        guard case .added = state else { return try await store.removeFavorite(id, of: user) }
        try await store.settle([FavoriteSettlement(id, from: state, to: nil)], of: user)
      }
    },
    Breakage("unsent in another place is everything, in the last one what was not settled there", "all places are one")
    {
      $0.gateway.onUnsentFavoriteStates = { (store, user, _) throws(GatewayError) in
        try await store.unsentFavoriteStates(of: user, sharedIn: nil)
      }
    },
    Breakage(
      "unsent in another place is everything, in the last one what was not settled there",
      "whoever names a place has to be told everything"
    ) {
      $0.gateway.onUnsentFavoriteStates = { (store, user, place) throws(GatewayError) in
        if place == nil { return try await store.unsentFavoriteStates(of: user, sharedIn: nil) }
        return try await store.favoriteStates(of: user).mapValues(\.unsent)
      }
    },
    Breakage(
      "unsent in another place is everything, in the last one what was not settled there",
      "whoever names none has to be told everything"
    ) {
      $0.gateway.onUnsentFavoriteStates = { (store, user, place) throws(GatewayError) in
        if place != nil { return try await store.unsentFavoriteStates(of: user, sharedIn: place) }
        return try await store.favoriteStates(of: user).mapValues(\.unsent)
      }
    },
    Breakage(
      "unsent in another place is everything, in the last one what was not settled there",
      "elsewhere only what was kept is"
    ) {
      $0.gateway.onUnsentFavoriteStates = { (store, user, place) throws(GatewayError) in
        let unsent = try await store.unsentFavoriteStates(of: user, sharedIn: place)
        let last = try await store.unsentFavoriteStates(of: user, sharedIn: nil)
        return unsent == last ? unsent : unsent.filter { last[$0.key] == nil }
      }
    },
    Breakage("what one user changed no other has to send", "of what is unsent everybody is one user") {
      $0.gateway.onUnsentFavoriteStates = { (store, _, place) throws(GatewayError) in
        guard let ana = try? User.ID("ana") else { throw .notFound }
        return try await store.unsentFavoriteStates(of: ana, sharedIn: place)
      }
    },
    Breakage("a cancelled task is refused and changes nothing", "what is unsent is told") {
      $0.gateway.onUnsentFavoriteStates = { (store, user, place) throws(GatewayError) in
        try await unheard { () throws(GatewayError) in
          try await store.unsentFavoriteStates(of: user, sharedIn: place)
        }
      }
    },
    Breakage("a cancelled task is refused and changes nothing", "it is settled all the same") {
      $0.gateway.onSettle = { (store, settlements, user, place) throws(GatewayError) in
        try await unheard { () throws(GatewayError) in try await store.settle(settlements, of: user, sharedIn: place) }
      }
    },
    Breakage("states are there after a restart", "everything counts as sent") {
      $0.reopened.changeStates { $0.mapValues { $0.isFavorite ? .kept($0.favorite) : $0 } }
    },
    Breakage("states are there after a restart", "what is unsent is not found any more") {
      $0.reopened.changeUnsent { _ in [:] }
    },
    Breakage("where nothing can be written nothing is settled", "nobody is told") {
      $0.readOnly.onSettle = { (_, _, _, place) in }
    },
  ]
}

extension BrokenStore {
  /// Answers something else as unsent than the base does.
  fileprivate mutating func changeUnsent(
    _ change: @escaping @Sendable ([Recipe.ID: FavoriteState]) -> [Recipe.ID: FavoriteState]
  ) {
    onUnsentFavoriteStates = { (store, user, place) throws(GatewayError) in
      change(try await store.unsentFavoriteStates(of: user, sharedIn: place))
    }
  }

  /// Answers other states than the base does.
  fileprivate mutating func changeStates(
    _ change: @escaping @Sendable ([Recipe.ID: FavoriteState]) -> [Recipe.ID: FavoriteState]
  ) {
    onFavoriteStates = { (store, user, place) throws(GatewayError) in
      change(try await store.favoriteStates(of: user, sharedIn: place))
    }
  }
}

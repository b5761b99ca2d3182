public import Entities
public import UseCases

extension FavoriteRecords {
  /// Whether `place` differs from the service with which the favorites were last synchronized. `false` if `place` is `nil`.
  fileprivate func isElsewhere(_ place: String?, of user: User.ID) throws(GatewayError) -> Bool {
    guard let place else { return false }
    return try favoritePlace(of: user) != place
  }

  /// Returns the favorite with this id. `nil` if the recipe isn't a favorite.
  fileprivate func favorite(_ id: Recipe.ID, of user: User.ID) throws(GatewayError) -> Favorite? {
    guard let state = try favoriteState(id, of: user), state.isFavorite else { return nil }
    return state.favorite
  }
}

extension FavoriteGateway where Self: RecordStore, Records: FavoriteRecords {
  public func favorites(
    of user: User.ID, matching search: SearchText, page: Page
  ) async throws(GatewayError) -> Paged<Favorite> {
    try await read(touching: .users) { (records) throws(GatewayError) in
      try search.bestFirst(page) { (page) throws(GatewayError) in
        try records.favorites(of: user, matching: search, page: page)
      }
    }
  }

  public func favorites(
    _ ids: Set<Recipe.ID>, of user: User.ID
  ) async throws(GatewayError) -> [Recipe.ID: Favorite] {
    try await read(touching: .users) { (records) throws(GatewayError) in
      var found: [Recipe.ID: Favorite] = [:]
      for id in ids { found[id] = try records.favorite(id, of: user) }
      return found
    }
  }

  public func favoriteCount(of user: User.ID) async throws(GatewayError) -> Int {
    try await read(touching: .users) { (records) throws(GatewayError) in try records.favoriteCount(of: user) }
  }

  public func addFavorite(_ favorite: Favorite, of user: User.ID) async throws(GatewayError) -> Favorite {
    try await change(touching: .users) { (records) throws(GatewayError) in
      if let kept = try records.favorite(favorite.id, of: user) { return kept }
      try records.setFavoriteState(.added(favorite), for: favorite.id, of: user)
      return favorite
    }
  }

  public func removeFavorite(_ id: Recipe.ID, of user: User.ID) async throws(GatewayError) {
    try await change(touching: .users) { (records) throws(GatewayError) in
      guard let kept = try records.favorite(id, of: user) else { return }
      try records.setFavoriteState(.removed(kept), for: id, of: user)
    }
  }
}

extension FavoriteChangeGateway where Self: RecordStore, Records: FavoriteRecords {
  public func favoriteStates(
    of user: User.ID, sharedIn place: String?
  ) async throws(GatewayError) -> [Recipe.ID: FavoriteState] {
    try await read(touching: .users) { (records) throws(GatewayError) in
      let states = try records.favoriteStates(of: user)
      return try records.isElsewhere(place, of: user) ? states.mapValues(\.unsent) : states
    }
  }

  public func unsentFavoriteStates(
    of user: User.ID, sharedIn place: String?
  ) async throws(GatewayError) -> [Recipe.ID: FavoriteState] {
    try await read(touching: .users) { (records) throws(GatewayError) in
      try records.isElsewhere(place, of: user)
        ? try records.favoriteStates(of: user).mapValues(\.unsent) : try records.unsentFavoriteStates(of: user)
    }
  }

  public func settle(
    _ settlements: [FavoriteStateChange], of user: User.ID, sharedIn place: String?
  ) async throws(GatewayError) {
    try await change(touching: .users) { (records) throws(GatewayError) in
      if try records.isElsewhere(place, of: user) {
        try records.unsendFavorites(of: user)
        try records.setFavoritePlace(place, of: user)
      }
      for settlement in settlements
      where try records.favoriteState(settlement.id, of: user) == settlement.from {
        try records.setFavoriteState(settlement.to, for: settlement.id, of: user)
      }
      // A user without favorite states has nothing to synchronize, so the name of the service is deleted.
      if try !records.hasFavoriteStates(of: user) { try records.setFavoritePlace(nil, of: user) }
    }
  }
}

#if SQLite
  public import Entities
  public import UseCases

  extension SQLiteStore: FavoriteGateway {
    public func favorites(
      of user: User.ID, matching search: SearchText, page: Page
    ) throws(GatewayError) -> Paged<Favorite> {
      try read { (database) throws(GatewayError) in
        try FavoriteTable(database, of: user).page(page, matching: search)
      }
    }

    public func favorites(_ ids: Set<Recipe.ID>, of user: User.ID) throws(GatewayError) -> [Recipe.ID: Favorite] {
      try read { (database) throws(GatewayError) in
        var found: [Recipe.ID: Favorite] = [:]
        for id in ids {
          if let state = try FavoriteTable(database, of: user).state(id), state.isFavorite {
            found[id] = state.favorite
          }
        }
        return found
      }
    }

    public func favoriteCount(of user: User.ID) throws(GatewayError) -> Int {
      try read { (database) throws(GatewayError) in try FavoriteTable(database, of: user).count }
    }

    public func addFavorite(_ favorite: Favorite, of user: User.ID) throws(GatewayError) -> Favorite {
      try write { (database) throws(GatewayError) in
        let table = FavoriteTable(database, of: user)
        if let state = try table.state(favorite.id), state.isFavorite { return state.favorite }
        try table.set(.added(favorite), for: favorite.id)
        return favorite
      }
    }

    public func removeFavorite(_ id: Recipe.ID, of user: User.ID) throws(GatewayError) {
      try write { (database) throws(GatewayError) in
        let table = FavoriteTable(database, of: user)
        guard let state = try table.state(id), state.isFavorite else { return }
        try table.set(.removed(state.favorite), for: id)
      }
    }
  }

  extension SQLiteStore: FavoriteChangeGateway {
    public func favoriteStates(
      of user: User.ID, sharedIn place: String?
    ) throws(GatewayError) -> [Recipe.ID: FavoriteState] {
      try read { (database) throws(GatewayError) in
        let table = FavoriteTable(database, of: user)
        let states = try table.states()
        return try table.isElsewhere(place) ? states.mapValues(\.unsent) : states
      }
    }

    public func unsentFavoriteStates(
      of user: User.ID, sharedIn place: String?
    ) throws(GatewayError) -> [Recipe.ID: FavoriteState] {
      try read { (database) throws(GatewayError) in
        let table = FavoriteTable(database, of: user)
        if try table.isElsewhere(place) { return try table.states().mapValues(\.unsent) }
        return try table.unsentStates()
      }
    }

    public func settle(
      _ settlements: [FavoriteSettlement], of user: User.ID, sharedIn place: String?
    ) throws(GatewayError) {
      try write { (database) throws(GatewayError) in
        let table = FavoriteTable(database, of: user)
        if let place, try table.isElsewhere(place) { try table.move(to: place) }
        for settlement in settlements where try table.state(settlement.id) == settlement.from {
          try table.set(settlement.to, for: settlement.id)
        }
        try table.forgetPlaceOfNothing()
      }
    }
  }
#endif

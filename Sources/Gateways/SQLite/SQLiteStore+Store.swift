#if SQLite
  public import UseCases
  import Entities

  extension SQLiteStore: StoreGateway, StoreContents {
    public func inventory() throws(GatewayError) -> StoreInventory {
      try read { (database) throws(GatewayError) in
        StoreInventory(
          seeded: try Self.seeded(database),
          dishes: try database.integer("SELECT count(*) FROM dish"),
          // Counted here: two spellings of one text in Unicode are one to Swift, two to SQLite.
          kinds: Set(try database.rows("SELECT DISTINCT kind FROM dish") { (row) throws(GatewayError) in row.text(0) })
            .count,
          drafts: try database.integer("SELECT count(*) FROM orders WHERE placed_at IS NULL"),
          placedOrders: try database.integer("SELECT count(*) FROM orders WHERE placed_at IS NOT NULL"),
          recipes: try database.integer("SELECT count(*) FROM recipe"),
          favorites: try database.integer("SELECT count(*) FROM favorite WHERE state <> 'removed'"),
          manufacturers: try database.integer("SELECT count(*) FROM manufacturer"),
          beers: try database.integer("SELECT count(*) FROM beer"),
          reviews: try database.integer("SELECT count(*) FROM review"),
          places: try database.integer("SELECT count(*) FROM place"))
      }
    }

    public func reset() throws(GatewayError) {
      try write { (database) throws(GatewayError) in
        for table in [
          "seed", "orders", "recipe", "favorite", "favorite_place", "manufacturer", "photo", "place", "place_download",
        ] {
          try database.run("DELETE FROM \(table)")
        }
        try MenuTable(database).removeAll()
      }
    }

    public func contents() throws(GatewayError) -> StoreState {
      try read { (database) throws(GatewayError) in
        var state = StoreState()
        state.seeded = try Self.seeded(database)
        guard let menu = MenuState(try MenuTable(database).all()) else {
          throw .corrupt(what: database.path, why: "a dish is there twice")
        }
        state.menu = menu
        guard let recipes = RecipeState(try RecipeTable(database).all()) else {
          throw .corrupt(what: database.path, why: "a recipe is there twice")
        }
        state.recipes = recipes
        state.beers = try Self.allBeers(database)
        let places = PlaceTable(database)
        guard let downloaded = PlaceState(try places.all(), download: try places.download()) else {
          throw .corrupt(what: database.path, why: "a place is there twice")
        }
        state.places = downloaded
        state.favorites = try FavoriteTable.all(database)
        state.orders = try Self.allOrders(database)
        return state
      }
    }

    private static func seeded(_ database: SQLiteConnection) throws(GatewayError) -> Set<Domain> {
      Set(
        try database.rows("SELECT domain FROM seed") { (row) throws(GatewayError) in
          guard let domain = Domain(rawValue: row.text(0)) else {
            throw .corrupt(what: database.path, why: "there is no domain \(row.text(0))")
          }
          return domain
        })
    }
  }
#endif

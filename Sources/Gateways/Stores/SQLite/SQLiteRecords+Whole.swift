#if SQLite
  public import UseCases
  import Entities

  extension SQLiteRecords: WholeRecords {
    public func inventory() throws(GatewayError) -> StoreInventory {
      StoreInventory(
        seeded: try seeded(), samples: Set(try samples().keys),
        [
          .dishes: try count("dish"),
          // Counted here: two spellings of one text in Unicode are one to Swift, two to SQLite.
          .kinds: Set(try database.rows("SELECT DISTINCT kind FROM dish") { (row) throws(GatewayError) in row.text(0) })
            .count,
          .drafts: try count("orders WHERE placed_at IS NULL"),
          .placedOrders: try count("orders WHERE placed_at IS NOT NULL"),
          .recipes: try count("recipe"),
          .favorites: try count("favorite WHERE state <> 'removed'"),
          .manufacturers: try count("manufacturer"),
          .beers: try count("beer"),
          .reviews: try count("review"),
          .places: try count("place"),
        ])
    }

    private func count(_ rows: String) throws(GatewayError) -> Int {
      try database.integer("SELECT count(*) FROM \(rows)")
    }

    public func contents() throws(GatewayError) -> StoreState {
      var state = StoreState()
      state.seeded = try seeded()
      state.samples = try samples()
      for domain in Domain.allCases { try add(domain, to: &state) }
      state.placeDownload = try placeDownload()
      state.favorites = try allFavorites()
      state.orders = try allOrders()
      // Last, since more specific errors have been thrown by now.
      try database.checkIntegrity()
      return state
    }

    /// A state with the records of one domain.
    func records(of domain: Domain) throws(GatewayError) -> StoreState {
      var state = StoreState()
      try add(domain, to: &state)
      return state
    }

    private func add(_ domain: Domain, to state: inout StoreState) throws(GatewayError) {
      switch domain {
      case .restaurant: state.menu = try sorted(allDishes(), "a dish")
      case .recipes: state.recipes = try sorted(allRecipes(), "a recipe")
      case .beers:
        let (manufacturers, beers, reviews) = (try allManufacturers(), try allBeers(), try allReviews())
        state.beers = try database.valid("the beers") {
          try BeerState(manufacturers: manufacturers, beers: beers, reviews: reviews)
        }
      case .places: state.places = try sorted(allPlaces(), "a place")
      }
    }

    public func removeAll() throws(GatewayError) {
      try empty(
        "seed", "orders", "recipe", "favorite", "favorite_place", "manufacturer", "photo", "place", "place_download")
      try removeMenu()
    }

    func empty(_ tables: String...) throws(GatewayError) {
      for table in tables { try database.run("DELETE FROM \(table)") }
    }

    private func sorted<Record>(_ records: [Record], _ what: String) throws(GatewayError) -> SortedRecords<Record> {
      guard let sorted = SortedRecords(records) else {
        throw .corrupt(what: database.path, why: "\(what) is there twice")
      }
      return sorted
    }

    private func seeded() throws(GatewayError) -> Set<Domain> { Set(try seeds().map(\.domain)) }

    /// What the samples were of those domains that hold any.
    func samples() throws(GatewayError) -> [Domain: String] {
      Dictionary(uniqueKeysWithValues: try seeds().compactMap { seed in seed.samples.map { (seed.domain, $0) } })
    }

    private func seeds() throws(GatewayError) -> [(domain: Domain, samples: String?)] {
      try database.rows("SELECT domain, samples FROM seed") { (row) throws(GatewayError) in
        guard let domain = Domain(rawValue: row.text(0)) else {
          throw .corrupt(what: database.path, why: "there is no domain \(row.text(0))")
        }
        return (domain, row.textOrNil(1))
      }
    }
  }
#endif

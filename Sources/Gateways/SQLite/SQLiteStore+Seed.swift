#if SQLite
  import Entities
  public import UseCases

  extension SQLiteStore: SeedGateway {
    public func isSeeded(_ domain: Domain) throws(GatewayError) -> Bool {
      try read { (database) throws(GatewayError) in try Self.isSeeded(domain, database) }
    }

    public func importSeed<Answer: Sendable>(
      _ domain: Domain, _ fill: @Sendable (any SeedWriter) throws(GatewayError) -> SeedDecision<Answer>
    ) throws(GatewayError) -> Answer {
      try change { (database) throws(GatewayError) in
        let writer = SQLiteSeedWriter(database, domain)
        switch try fill(writer) {
        case .discard(let answer):
          return (answer, false)
        case .commit(let answer):
          try writer.finish()
          try database.run("INSERT OR IGNORE INTO seed (domain) VALUES (?)", .text(domain.rawValue))
          if Task.isCancelled { throw .cancelled }
          return (answer, true)
        }
      }
    }

    fileprivate static func isSeeded(_ domain: Domain, _ database: SQLiteConnection) throws(GatewayError) -> Bool {
      try database.first("SELECT 1 FROM seed WHERE domain = ?", .text(domain.rawValue)) { _ in true } ?? false
    }
  }

  /// Gathers a seed's records, which take their places when all are there.
  private final class SQLiteSeedWriter: SeedWriter {
    private let database: SQLiteConnection
    private let domain: Domain
    private var menu: MenuStaging?
    private var recipes: SeededIDs?
    private var beers: BeerStaging?
    private var places: SeededIDs?

    init(_ database: SQLiteConnection, _ domain: Domain) {
      self.database = database
      self.domain = domain
    }

    var isSeeded: Bool {
      get throws(GatewayError) { try SQLiteStore.isSeeded(domain, database) }
    }

    var isEmpty: Bool {
      get throws(GatewayError) {
        switch domain {
        case .restaurant: if let menu { try menu.isEmpty } else { try MenuTable(database).isEmpty }
        case .recipes: try RecipeTable(database).isEmpty
        case .beers: if let beers { try beers.isEmpty } else { try ManufacturerTable(database).isEmpty }
        case .places: try PlaceTable(database).isEmpty
        }
      }
    }

    func removeAll() throws(GatewayError) {
      switch domain {
      case .restaurant:
        if let menu { try menu.removeAll() } else { menu = try MenuStaging(database, keepsMenu: false) }
      case .recipes:
        try RecipeTable(database).removeAll()
        recipes = nil
      case .beers: beers = try BeerStaging(database, keepsBeers: false)
      case .places:
        try PlaceTable(database).removeAll()
        places = nil
      }
    }

    func insert(_ record: SeedRecord) throws(GatewayError) -> Bool {
      switch record {
      case .dish(let dish):
        if menu == nil { menu = try MenuStaging(database, keepsMenu: true) }
        return try menu?.insert(dish) ?? false
      case .recipe(let details):
        if recipes == nil { recipes = try SeededIDs(database, "seeded_recipe") }
        guard try recipes?.insert(details.id.text) == true else { return false }
        try RecipeTable(database).put(details)
        return true
      case .manufacturer(let manufacturer, let photos):
        if beers == nil { beers = try BeerStaging(database, keepsBeers: true) }
        return try beers?.insert(manufacturer, photos) ?? false
      case .beer(let beer, let photos):
        if beers == nil { beers = try BeerStaging(database, keepsBeers: true) }
        return try beers?.insert(beer, photos) ?? false
      case .place(let place):
        if places == nil { places = try SeededIDs(database, "seeded_place") }
        guard try places?.insert(place.id.text) == true else { return false }
        try PlaceTable(database).put(place)
        return true
      case .placeDownload(let note):
        try PlaceTable(database).put(note)
        return true
      }
    }

    func finish() throws(GatewayError) {
      try menu?.becomeMenu()
      try recipes?.finish()
      try beers?.finish()
      try places?.finish()
    }
  }
#endif

#if SQLite
  public import UseCases
  import Entities

  extension SQLiteRecords: SeedRecords {
    public func isSeeded(_ domain: Domain) throws(GatewayError) -> Bool {
      try database.first("SELECT 1 FROM seed WHERE domain = ?", .text(domain.rawValue)) { _ in true } ?? false
    }

    public func seedWriter(_ domain: Domain) -> SQLiteSeedWriter { SQLiteSeedWriter(self, domain) }

    public func commit(_ writer: SQLiteSeedWriter) throws(GatewayError) {
      try writer.finish()
      try database.run("INSERT OR IGNORE INTO seed (domain) VALUES (?)", .text(writer.domain.rawValue))
    }
  }

  /// Gathers a seed's records, which take their places when all are there.
  public final class SQLiteSeedWriter: SeedWriter {
    private let records: SQLiteRecords
    private var database: SQLiteConnection { records.database }
    let domain: Domain
    private var menu: MenuStaging?
    private var recipes: SeededIDs?
    private var beers: BeerStaging?
    private var places: SeededIDs?

    init(_ records: SQLiteRecords, _ domain: Domain) {
      self.records = records
      self.domain = domain
    }

    public var isSeeded: Bool {
      get throws(GatewayError) { try records.isSeeded(domain) }
    }

    public var isEmpty: Bool {
      get throws(GatewayError) {
        switch domain {
        case .restaurant: if let menu { try menu.isEmpty } else { try database.isEmpty("dish") }
        case .recipes: try database.isEmpty("recipe")
        case .beers: if let beers { try beers.isEmpty } else { try database.isEmpty("manufacturer") }
        case .places: try database.isEmpty("place")
        }
      }
    }

    public func removeAll() throws(GatewayError) {
      switch domain {
      case .restaurant:
        if let menu { try menu.removeAll() } else { menu = try MenuStaging(database, keepsMenu: false) }
      case .recipes:
        try records.empty("recipe")
        recipes = nil
      case .beers: beers = try BeerStaging(database, keepsBeers: false)
      case .places:
        try records.empty("place", "place_download")
        places = nil
      }
    }

    public func insert(_ record: SeedRecord) throws(GatewayError) -> Bool {
      switch record {
      case .dish(let dish):
        if menu == nil { menu = try MenuStaging(database, keepsMenu: true) }
        return try menu?.insert(dish) ?? false
      case .recipe(let details):
        if recipes == nil { recipes = try SeededIDs(database, "seeded_recipe") }
        guard try recipes?.insert(details.id.text) == true else { return false }
        try records.put(details)
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
        try records.put(place)
        return true
      case .placeDownload(let note):
        try records.put(note)
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

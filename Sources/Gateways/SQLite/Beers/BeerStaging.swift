#if SQLite
  import Entities
  import UseCases

  /// Takes the manufacturers and beers of a seed in, and remembers which came.
  ///
  /// In temporary tables, so that a seed of any length needs the memory of SQLite's cache only.
  final class BeerStaging {
    private let database: SQLiteConnection
    private let keepsBeers: Bool

    /// - Parameter keepsBeers: whether what is there and does not come in stays; reviews stay where their beer does.
    init(_ database: SQLiteConnection, keepsBeers: Bool) throws(GatewayError) {
      self.database = database
      self.keepsBeers = keepsBeers
      for table in ["seeded_manufacturer", "seeded_beer"] {
        try database.runScript("CREATE TEMP TABLE IF NOT EXISTS \(table) (id TEXT PRIMARY KEY) WITHOUT ROWID")
        try database.run("DELETE FROM \(table)")
      }
    }

    /// Whether nothing will be there: what is to go stays in its tables until all are there.
    var isEmpty: Bool {
      get throws(GatewayError) {
        if keepsBeers { return try ManufacturerTable(database).isEmpty }
        return try database.integer("SELECT EXISTS (SELECT 1 FROM seeded_manufacturer)") == 0
      }
    }

    /// Puts a manufacturer in, unless one of its id came in before.
    func insert(_ manufacturer: Manufacturer, _ photos: [LoadedImage]) throws(GatewayError) -> Bool {
      guard try isNew(manufacturer.id.text, in: "seeded_manufacturer") else { return false }
      let table = ManufacturerTable(database)
      try PhotoTable(database).put([manufacturer.logo].compactMap(\.self), from: photos)
      if try table.insert(manufacturer) { return true }
      let older = try table.manufacturer(manufacturer.id).manufacturer
      let newer = keepsBeers ? manufacturer.completed(by: older) : manufacturer
      if newer != older { try table.update(newer) }
      return true
    }

    /// Puts a beer in, unless one of its id came in before.
    func insert(_ beer: Beer, _ photos: [LoadedImage]) throws(GatewayError) -> Bool {
      guard try isNew(beer.id.text, in: "seeded_beer") else { return false }
      guard try isThere(beer.manufacturer) else { throw .notFound }
      let table = BeerTable(database)
      try PhotoTable(database).put(beer.album.photos, from: photos)
      if try table.insert(beer) { return true }
      let older = try table.beer(beer.id).beer
      let newer = keepsBeers ? beer.completed(by: older) : beer
      if newer == older { return true }
      try table.update(newer)
      if newer.album.photos != older.album.photos { try table.replaceAlbum(newer, photos: photos) }
      return true
    }

    func finish() throws(GatewayError) {
      if !keepsBeers {
        try database.run("DELETE FROM beer WHERE id NOT IN (SELECT id FROM seeded_beer)")
        try database.run("DELETE FROM manufacturer WHERE id NOT IN (SELECT id FROM seeded_manufacturer)")
      }
      for table in ["seeded_manufacturer", "seeded_beer"] { try database.run("DROP TABLE \(table)") }
    }

    private func isNew(_ id: String, in table: String) throws(GatewayError) -> Bool {
      try database.run("INSERT OR IGNORE INTO \(table) VALUES (?)", .text(id)) > 0
    }

    /// Whether a beer of this maker may come in.
    private func isThere(_ maker: Manufacturer.ID) throws(GatewayError) -> Bool {
      let table = keepsBeers ? "manufacturer" : "seeded_manufacturer"
      return try database.first("SELECT 1 FROM \(table) WHERE id = ?", .text(maker.text)) { _ in true } ?? false
    }
  }
#endif

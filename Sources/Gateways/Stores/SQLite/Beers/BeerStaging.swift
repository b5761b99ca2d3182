#if SQLite
  import Entities
  import UseCases

  /// Takes the manufacturers and beers of a seed in, and remembers which came.
  final class BeerStaging {
    private let database: SQLiteConnection
    private var records: SQLiteRecords { SQLiteRecords(database) }
    private let keepsBeers: Bool
    private let seededMakers: SeededIDs
    private let seededBeers: SeededIDs

    /// - Parameter keepsBeers: whether what is there and does not come in stays; reviews stay where their beer does.
    init(_ database: SQLiteConnection, keepsBeers: Bool) throws(GatewayError) {
      self.database = database
      self.keepsBeers = keepsBeers
      seededMakers = try SeededIDs(database, "seeded_manufacturer")
      seededBeers = try SeededIDs(database, "seeded_beer")
    }

    /// Whether nothing will be there: what is to go stays in its tables until all are there.
    var isEmpty: Bool {
      get throws(GatewayError) {
        try database.isEmpty(keepsBeers ? "manufacturer" : "seeded_manufacturer")
      }
    }

    /// Puts a manufacturer in, unless one of its id came in before.
    func insert(_ manufacturer: Manufacturer, _ photos: [LoadedImage]) throws(GatewayError) -> Bool {
      guard try seededMakers.insert(manufacturer.id.text) else { return false }
      var records = records
      try records.bring(manufacturer.photos, from: photos)
      // Most of an import are new: only one that is refused is looked for.
      if try records.insert(manufacturer) { return true }
      let older = try records.manufacturer(manufacturer.id).orNotFound.manufacturer
      let newer = keepsBeers ? manufacturer.completed(by: older) : manufacturer
      if newer != older { try records.put(newer, replacing: older) }
      return true
    }

    /// Puts a beer in, unless one of its id came in before.
    func insert(_ beer: Beer, _ photos: [LoadedImage]) throws(GatewayError) -> Bool {
      guard try seededBeers.insert(beer.id.text) else { return false }
      guard try isThere(beer.manufacturer) else { throw .notFound }
      var records = records
      try records.bring(beer.album.photos, from: photos)
      if try records.insert(beer) { return true }
      let older = try records.beer(beer.id).orNotFound.beer
      let newer = keepsBeers ? beer.completed(by: older) : beer
      if newer != older { try records.put(newer, replacing: older) }
      return true
    }

    func finish() throws(GatewayError) {
      if !keepsBeers {
        try database.run("DELETE FROM beer WHERE id NOT IN (SELECT id FROM seeded_beer)")
        try database.run("DELETE FROM manufacturer WHERE id NOT IN (SELECT id FROM seeded_manufacturer)")
      }
      try seededMakers.finish()
      try seededBeers.finish()
    }

    /// Whether a beer of this maker may come in.
    private func isThere(_ maker: Manufacturer.ID) throws(GatewayError) -> Bool {
      let table = keepsBeers ? "manufacturer" : "seeded_manufacturer"
      return try database.first("SELECT 1 FROM \(table) WHERE id = ?", .text(maker.text)) { _ in true } ?? false
    }
  }
#endif

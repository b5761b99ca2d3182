#if SQLite
  import Entities
  import UseCases

  /// Takes the places of a seed in, and remembers which came in.
  struct PlaceStaging {
    private let database: SQLiteConnection
    private let seeded: SeededIDs

    init(_ database: SQLiteConnection) throws(GatewayError) {
      self.database = database
      seeded = try SeededIDs(database, "seeded_place")
    }

    /// Puts a place in, unless one of its id came in before.
    func insert(_ place: Place) throws(GatewayError) -> Bool {
      guard try seeded.insert(place.id.text) else { return false }
      try PlaceTable(database).put(place)
      return true
    }

    func finish() throws(GatewayError) { try seeded.finish() }
  }
#endif

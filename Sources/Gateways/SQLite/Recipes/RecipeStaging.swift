#if SQLite
  import Entities
  import UseCases

  /// Takes the recipes of a seed into the collection, and remembers which came in.
  struct RecipeStaging {
    private let database: SQLiteConnection
    private let seeded: SeededIDs

    init(_ database: SQLiteConnection) throws(GatewayError) {
      self.database = database
      seeded = try SeededIDs(database, "seeded_recipe")
    }

    /// Puts a recipe in, unless one of its id came in before.
    func insert(_ details: RecipeDetails) throws(GatewayError) -> Bool {
      guard try seeded.insert(details.id.text) else { return false }
      try RecipeTable(database).put(details)
      return true
    }

    func finish() throws(GatewayError) { try seeded.finish() }
  }
#endif

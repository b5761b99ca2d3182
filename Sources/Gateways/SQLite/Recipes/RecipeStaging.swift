#if SQLite
  import Entities
  import UseCases

  /// Takes the recipes of a seed into the collection, and remembers which came in.
  ///
  /// In a temporary table, so that a seed of any length needs the memory of SQLite's cache only.
  final class RecipeStaging {
    private let database: SQLiteConnection

    init(_ database: SQLiteConnection) throws(GatewayError) {
      self.database = database
      try database.runScript("CREATE TEMP TABLE IF NOT EXISTS seeded_recipe (id TEXT PRIMARY KEY) WITHOUT ROWID")
      try database.run("DELETE FROM seeded_recipe")
    }

    /// Puts a recipe in, unless one of its id came in before.
    func insert(_ details: RecipeDetails) throws(GatewayError) -> Bool {
      let inserted = try database.run("INSERT OR IGNORE INTO seeded_recipe VALUES (?)", .text(details.id.text))
      if inserted == 0 { return false }
      try RecipeTable(database).put(details)
      return true
    }

    func finish() throws(GatewayError) { try database.run("DROP TABLE seeded_recipe") }
  }
#endif

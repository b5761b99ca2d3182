import Entities
import Foundation
import GatewayTesting
import Gateways
import Testing
import UseCases

@testable import SQLiteGateways

@Suite struct `Migrating a database of an older kit` {
  @Test func `Migrating a database from the first schema keeps the menu in order and searchable`() async throws {
    let database = try Database()
    try {
      let connection = try database.foreignConnection()
      try connection.runScript(SQLiteSchema.migrations[0])
      try connection.runScript(
        """
        INSERT INTO dish VALUES
          ('dish-pina', 'Piña', 'Jamón, piña', 1110, 'EUR', 'Pizzas', 'pizzas\t\t1', 'pin~a\t\t1', 'pina', 'jamon, pina'),
          ('dish-flan', 'Flan', '', 350, 'EUR', 'Postres', 'postres\t\t1', 'flan\t\t1', 'flan', ''),
          ('dish-pinata', 'Pinata', '', 900, 'EUR', 'Pizzas', 'pizzas\t\t1', 'pinata\t\t1', 'pinata', '');
        INSERT INTO seed (domain) VALUES ('restaurant');
        INSERT INTO orders VALUES (1, 'ana', 'order-1', 350, 'EUR', NULL, NULL, NULL);
        INSERT INTO order_line VALUES (1, 0, 'dish-flan', 'Flan', 350, 1);
        PRAGMA application_id = 1380144211; PRAGMA user_version = 1
        """)
    }()
    let store = database.store()
    #expect(try await store.names(matching: "") == ["Pinata", "Piña", "Flan"])
    #expect(try await store.names(matching: "pina") == ["Piña", "Pinata"])
    #expect(try await store.names(matching: "jamón") == ["Piña"])
    #expect(try await store.inventory() == StoreInventory(seeded: [.restaurant], [.dishes: 3, .kinds: 2, .drafts: 1]))
    let draft = try await store.draft(of: try User.ID("ana"))
    #expect(draft?.lines.map(\.name) == ["Flan"])
    #expect(try await store.recipes(matching: SearchText(), page: .first).value.recipes.isEmpty)
    #expect(try await store.favoriteCount(of: try User.ID("ana")) == 0)
    #expect(try database.foreignConnection().integer("PRAGMA user_version") == SQLiteSchema.version)
  }

  @Test func `Migrating a database without review authors assigns the reviews to the local user`() async throws {
    let database = try Database()
    try {
      let connection = try database.foreignConnection()
      for migration in SQLiteSchema.migrations[..<5] { try connection.runScript(migration) }
      try connection.runScript(
        """
        INSERT INTO manufacturer (id, name, address, origin, name_key, name_fold)
          VALUES ('maker-alba', 'Alba', '', 'national', 'alba', 'alba');
        INSERT INTO beer (id, manufacturer, name, type, type_key, name_key, type_fold, name_fold)
          VALUES ('beer-alba+rubia', 'maker-alba', 'Rubia', 'Lager', 'lager', 'rubia', 'lager', 'rubia');
        INSERT INTO review VALUES ('review-1', 'beer-alba+rubia', 4, '', '2027-01-15T08:00:00.000Z', NULL);
        PRAGMA application_id = 1380144211; PRAGMA user_version = 5
        """)
    }()
    #expect(try await database.store().review(try Review.ID("review-1")).author == .local)
  }

  @Test func `Migrating a database merges recipes and favorites from the same web page`() async throws {
    let database = try Database()
    try {
      let connection = try database.foreignConnection()
      for migration in SQLiteSchema.migrations[..<6] { try connection.runScript(migration) }
      try connection.runScript(
        """
        INSERT INTO recipe (id, title, summary, source_address, title_key, title_fold) VALUES
          ('web-www.a.es_2f_x', 'Pan', 'De pueblo', 'https://www.a.es/x', 'pan', 'pan'),
          ('web-a.es_2f_x', 'Pan', '', 'https://a.es/x', 'pan', 'pan'),
          ('web-www.b.es_2f_y', 'Flan', '', 'https://www.b.es/y', 'flan', 'flan'),
          ('local-sopa', 'Sopa', '', NULL, 'sopa', 'sopa');
        INSERT INTO recipe_ingredient (recipe, position, text, text_fold) VALUES ('web-www.b.es_2f_y', 0, '3 huevos', '3 huevos');
        INSERT INTO favorite VALUES
          ('ana', 'web-www.a.es_2f_x', 'Pan', NULL, 90, NULL, '2027-01-15T08:00:00.000Z', 'kept', 'pan', 'pan'),
          ('ana', 'web-a.es_2f_x', 'Pan', NULL, NULL, 4, '2027-01-14T08:00:00.000Z', 'kept', 'pan', 'pan'),
          ('leo', 'web-www.b.es_2f_y', 'Flan', NULL, NULL, NULL, '2027-01-15T08:00:00.000Z', 'added', 'flan', 'flan');
        PRAGMA application_id = 1380144211; PRAGMA user_version = 6
        """)
    }()
    try await expectRenewed(try await database.store().contents())
  }

  @Test func `A migrated database keeps recipe labels and can store keywords and nutrition`() async throws {
    let database = try Database()
    try {
      let connection = try database.foreignConnection()
      for migration in SQLiteSchema.migrations[..<7] { try connection.runScript(migration) }
      try connection.runScript(
        """
        INSERT INTO recipe (id, title, summary, title_key, title_fold) VALUES ('local-pan', 'Pan', '', 'pan', 'pan');
        INSERT INTO recipe_label VALUES
          ('local-pan', 'diet', 0, 'vegan'), ('local-pan', 'diet', 1, 'halal'), ('local-pan', 'cuisine', 0, 'Spanish');
        PRAGMA application_id = 1380144211; PRAGMA user_version = 7
        """)
    }()
    let store = database.store()
    let old = try await store.details(Recipe.ID("local-pan")).value
    #expect(
      old.diets == ["vegan", "halal"] && old.cuisines == ["Spanish"] && old.keywords.isEmpty && old.rating == nil)
    let new = try RecipeDetails(
      recipe: old.recipe, diets: old.diets, keywords: ["Navidad"], rating: RecipeRating(4.5), nutrition: [.fiber: 0.1]
    )
    try await store.replaceRecipe(old, by: new)
    #expect(try await store.details(new.id).value == new)
    try await store.deleteRecipe(new)
    #expect(try database.foreignConnection().integer("SELECT count(*) FROM recipe_label") == 0)
    #expect(try database.foreignConnection().integer("SELECT count(*) FROM recipe_nutrient") == 0)
  }

  @Test func `A migrated store searches the same fields of recipes and places as a new store`() async throws {
    let database = try Database()
    try {
      let connection = try database.foreignConnection()
      for migration in SQLiteSchema.migrations[..<9] { try connection.runScript(migration) }
      try connection.runScript(
        """
        INSERT INTO recipe (id, title, summary, title_key, title_fold) VALUES ('local-pan', 'Pan', 'Rústico', 'pan', 'pan');
        INSERT INTO recipe_ingredient (recipe, position, text, text_fold) VALUES ('local-pan', 0, 'Harina', 'harina');
        INSERT INTO recipe_label VALUES ('local-pan', 'cuisine', 0, 'Española');
        INSERT INTO place (id, kind, number, name, address, telephone, email, booking_operation, booking_data,
          has_special_offer, name_key, name_fold)
          VALUES ('shop-1', 'shop', '1', 'Novias', 'Gran Vía', '', '', '', '', 0, 'novias', 'novias');
        INSERT INTO place_text VALUES ('shop-1', 'keywords', 'en', 'wedding');
        PRAGMA application_id = 1380144211; PRAGMA user_version = 9
        """)
    }()
    let store = database.store()
    for query in ["harina espanola", "rustico pan"] {
      let found = try await store.recipes(RecipeFilter(matching: SearchText(query)), page: .first).value.recipes
      #expect(found.map(\.title) == ["Pan"])
    }
    let found = try await store.places(PlaceQuery(matching: SearchText("gran WEDDING")), page: .first).items
    #expect(found.map(\.name) == ["Novias"])
  }
}

extension MenuGateway {
  fileprivate func names(matching query: String) async throws(GatewayError) -> [String] {
    try await dishes(matching: SearchText(query), of: nil, page: .first).items.map(\.name)
  }
}

@Suite struct `A file that isn't a database of the kit` {
  private let database: Database

  init() throws { database = try Database() }

  @Test(arguments: [
    Data("xy".utf8), Data("no database, but a text that goes on for a while\n".utf8),
    Data(repeating: 0, count: 100),
    Data(repeating: 0xFF, count: 8192), Data("SQLite format 3\u{0}".utf8),
    Data("SQLite format 3\u{0}".utf8) + Data(repeating: 7, count: 4096), Data(#"{"format":1}"#.utf8),
  ])
  func `A file that is not a database is refused and left unchanged`(bytes: Data) async throws {
    try bytes.write(to: URL(filePath: database.path))
    try await expectUntouched(\.isCorrupt)
  }

  @Test(arguments: [
    "CREATE TABLE bookmark (url TEXT)", "PRAGMA user_version = 7", "PRAGMA application_id = 252006673",
    "CREATE TABLE dish (name TEXT); PRAGMA user_version = 1", "CREATE VIEW two AS SELECT 2",
    "PRAGMA journal_mode = WAL; CREATE TABLE bookmark (url TEXT)",
  ])
  func `Another program's database is refused and left unchanged`(script: String) async throws {
    try { try database.foreignConnection().runScript(script) }()
    try await expectUntouched(hasLog: script.contains("WAL")) {
      $0.isCorrupt(database.path, because: "another program")
    }
  }

  @Test(arguments: [SQLiteSchema.version + 1, SQLiteSchema.version + 2, 2_147_483_647])
  func `A database from a newer version is refused and left unchanged`(version: Int) async throws {
    try await database.store().seed(try Samples.menu())
    try {
      try database.foreignConnection().runScript("PRAGMA user_version = \(version); DROP TABLE dish")
    }()
    try await expectUntouched(hasLog: true) {
      $0 == .newerVersion(what: database.path, found: version, known: SQLiteSchema.version)
    }
  }

  @Test(arguments: [-1, -2_147_483_648])
  func `A database with a negative version is refused and left unchanged`(version: Int) async throws {
    try await database.store().seed([])
    try { try database.foreignConnection().runScript("PRAGMA user_version = \(version)") }()
    try await expectUntouched(hasLog: true, \.isCorrupt)
  }

  @Test func `A database with overwritten pages is refused and left unchanged`() async throws {
    try await database.store().seed(try (0..<500).map { try Samples.dish("Plato \($0)") })
    var bytes = try database.bytes()
    let pageSize = 4096
    bytes.replaceSubrange(pageSize * 2..<pageSize * 9, with: Data(repeating: 0xA5, count: pageSize * 7))
    try bytes.write(to: URL(filePath: database.path))
    let store = database.store()
    await #expect { _ = try await store.contents() } throws: { $0.isCorrupt }
    #expect(try database.bytes() == bytes)
  }

  @Test func `A folder in place of a database is refused and left unchanged`() async throws {
    try FileManager.default.createDirectory(atPath: database.path, withIntermediateDirectories: true)
    let store = database.store()
    await #expect { try await store.reset() } throws: { $0.isUnavailable(database.path) }
    #expect(try database.files() == ["recetas.sqlite"])
  }

  @Test func `An SQLite store turns an empty file into a database`() async throws {
    try Data().write(to: URL(filePath: database.path))
    try await database.store().seed(try Samples.menu())
    #expect(try await database.store().inventory()[.dishes] == 5)
  }

  private func expectUntouched(hasLog: Bool = false, _ isExpected: (GatewayError) -> Bool) async throws {
    let before = try database.bytes()
    for access in [SQLiteStore.Access.readWrite, .readOnly] {
      let store = database.store(access)
      for _ in 1...2 {
        await #expect { try await store.reset() } throws: { ($0 as? GatewayError).map(isExpected) ?? false }
        await #expect { _ = try await store.contents() } throws: { ($0 as? GatewayError).map(isExpected) ?? false }
      }
    }
    #expect(try database.bytes() == before)
    let files = try database.files()
    // Reading a database that has a log leaves an empty log behind.
    let others = hasLog ? files.filter { !$0.hasSuffix("-wal") && !$0.hasSuffix("-shm") } : files
    #expect(others == ["recetas.sqlite"])
  }
}

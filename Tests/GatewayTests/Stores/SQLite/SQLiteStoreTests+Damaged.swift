import Entities
import Foundation
import GatewayTesting
import Gateways
import TestGroups
import TestSupport
import Testing
import UseCases

@testable import SQLiteGateways

@Suite struct `A damaged database` {
  private let database: Database

  init() throws { database = try Database() }

  @Test func `A database whose title index lacks an entry is reported as corrupt`() async throws {
    try await database.fill()
    let (key, page) = try database.foreignConnection().indexedTitle()
    try database.overwrite(key, with: key.dropLast() + "~", fromPage: page)
    await expectDamage("recipes_by_title")
  }

  @Test func `A database whose word index lacks a dish is reported as corrupt`() async throws {
    try await UsedStore.fill(database.store())
    try database.foreignConnection().runScript(
      """
      INSERT INTO dish_search (dish_search, rowid, name_fold, description_fold)
        SELECT 'delete', position, name_fold, description_fold FROM dish WHERE position = 4
      """)
    await expectDamage("dish_search")
  }

  @Test func `A database with a row that refers to a missing row is reported as corrupt`() async throws {
    try await UsedStore.fill(database.store())
    try database.foreignConnection().runScript("DELETE FROM orders WHERE number = 1")
    await expectDamage("order_line")
  }

  @Test func `A failed change to a damaged database reports the damage and not a violated constraint`() async throws {
    try await UsedStore.fill(database.store())
    let connection = try database.foreignConnection()
    try connection.runScript("INSERT INTO order_line VALUES (99, 0, 'dish-x', 'X', 1, 1, NULL)")
    let store = database.store()
    await #expect {
      try await store.change(touching: .everything) { (records) throws(GatewayError) in
        try records.database.run("INSERT INTO order_line VALUES (98, 0, 'dish-x', 'X', 1, 1, NULL)")
      }
    } throws: { $0.isCorrupt(database.path, because: "order_line") }
  }

  private func expectDamage(_ reason: String) async {
    let store = database.store()
    await #expect { _ = try await store.contents() } throws: { $0.isCorrupt(database.path, because: reason) }
  }

  @Test(arguments: [0, 4096])
  func `A database with a page of zeros can be discarded with its log`(offset: Int) async throws {
    try await UsedStore.fill(database.store())
    var bytes = try database.bytes()
    bytes.replaceSubrange(offset..<offset + 4096, with: Data(count: 4096))
    try bytes.write(to: URL(filePath: database.path))
    for end in ["-wal", "-shm", "-journal", "-wal.kept-1a"] {
      try Data("x".utf8).write(to: URL(filePath: database.path + end))
    }
    _ = try database.folder.file("recetas.sqlite.txt", "mine")
    try SQLiteStore.discard(path: database.path)
    #expect(try database.files() == ["recetas.sqlite.txt"])
    #expect(try await database.store().contents() == StoreState())
  }

  @Test(arguments: ["a text\n", "SQLite format 3\u{0}and so on", "{}"])
  func `Discarding a database refuses a file that isn't a database and leaves it unchanged`(content: String) throws {
    try Data(content.utf8).write(to: URL(filePath: database.path))
    #expect { try SQLiteStore.discard(path: database.path) } throws: { $0.isCorrupt }
    #expect(try database.bytes() == Data(content.utf8))
  }

  @Test(arguments: [0, 100, 5000]) func `A database that contains only zeros after a system crash can be discarded`(
    count: Int
  ) throws {
    try Data(count: count).write(to: URL(filePath: database.path))
    try SQLiteStore.discard(path: database.path)
    #expect(try database.files() == [])
  }
}

@Suite struct `A foreign object in place of a database file` {
  private let database: Database

  init() throws { database = try Database() }

  @Test(arguments: ForeignObject.allCases, ["", "-wal", "-shm", "-journal"])
  func `A foreign object in place of a database file is refused before SQLite opens it`(
    object: ForeignObject, ending: String
  ) async throws {
    if !ending.isEmpty { try await database.store().seed(try Samples.menu()) }
    let path = database.path + ending
    try? FileManager.default.removeItem(atPath: path)
    try object.put(at: path)
    let before = try database.files()
    for access in [SQLiteStore.Access.readWrite, .readOnly] {
      let store = database.store(access)
      for call in [{ _ = try await store.contents() }, { try await store.reset() }] as [() async throws -> Void] {
        await #expect { try await call() } throws: { error in
          // If the database itself is a link, the error is about the link's target.
          object.isRefusalUnfollowed(error, of: path) || object.isRefusal(error, of: "/dev/zero")
        }
      }
    }
    #expect(try database.files() == before)
  }

  @Test func `A link to a database is followed, and no log is created next to the link`() async throws {
    let link = try Database("link.sqlite")
    try #require(symlink(database.path, link.path) == 0)
    let store = link.store()
    try await store.seed(try Samples.menu())
    #expect(try await database.store().inventory()[.dishes] == 5)
    #expect(try await link.store(.readOnly).inventory()[.dishes] == 5)
    #expect(try link.files() == ["link.sqlite"])
  }
}

@Suite struct `Result codes of SQLite for damage` {
  /// The result codes that SQLite returns for damage, including extended ones (sqlite.org/rescode.html).
  @Test(
    arguments: [
      ("SQLITE_ERROR", 1), ("SQLITE_CORRUPT", 11), ("SQLITE_CORRUPT_VTAB", 267), ("SQLITE_CORRUPT_SEQUENCE", 523),
      ("SQLITE_CORRUPT_INDEX", 779), ("SQLITE_TOOBIG", 18), ("SQLITE_MISMATCH", 20), ("SQLITE_FORMAT", 24),
      ("SQLITE_NOTADB", 26), ("SQLITE_IOERR_SHORT_READ", 522), ("SQLITE_IOERR_DATA", 8202),
      ("SQLITE_IOERR_CORRUPTFS", 8458),
    ] as [(String, Int32)])
  func `Every SQLite result code for damage is reported as corruption`(name: String, code: Int32) throws {
    try SQLiteLibrary.load()
    #expect(GatewayError.sqlite(code, nil, "/a").isCorrupt("/a", because: ""), "\(name)")
  }

  @Test func `SQLite's result code for a moved database is not reported as damage`() throws {
    try SQLiteLibrary.load()
    #expect(GatewayError.sqlite(1032, nil, "/a") == .replaced(what: "/a"))
  }

  private let database: Database

  init() throws { database = try Database() }

  /// Invalid values that a damaged row can contain, although its table would refuse them.
  @Test(
    .group(.heavy),
    arguments: [
      ("price", "'much'"), ("price", "NULL"), ("price", "1.5"), ("price", "x'00'"), ("description", "NULL"),
      ("description", "x'00'"), ("description", "CAST(x'ff' AS TEXT)"), ("currency", "NULL"),
      ("kind", "NULL"), ("name", "NULL"), ("id", "NULL"),
    ])
  func `A dish with a value of the wrong type in a column is reported as corrupt`(column: String, value: String)
    async throws
  {
    try await database.fill()
    try withLaxTables("UPDATE dish SET \(column) = \(value) WHERE position = 8")
    let store = database.store()
    let page = Page(limit: 100)
    await #expect { _ = try await store.dishes(matching: SearchText(), of: nil, page: page) } throws: {
      $0.isCorrupt(database.path, because: "")
    }
    await #expect { _ = try await store.contents() } throws: { $0.isCorrupt(database.path, because: "") }
  }

  @Test(arguments: ["kind_key = 'zzz'", "kind = NULL", "kind = ''"])
  func `A menu whose kinds can't be read is reported as corrupt`(damage: String) async throws {
    try await database.fill()
    try withLaxTables("UPDATE dish SET \(damage) WHERE position = 8")
    await #expect { _ = try await database.store().dishKinds() } throws: { $0.isCorrupt(database.path, because: "") }
  }

  @Test(arguments: [
    ("orders", "total", "NULL"), ("orders", "user", "NULL"), ("orders", "currency", "7"),
    ("order_line", "quantity", "x'32'"), ("order_line", "unit_price", "2.5"), ("recipe", "title", "NULL"),
    ("favorite", "added_at", "NULL"), ("favorite", "state", "NULL"),
  ])
  func `A row with a value of the wrong type is reported as corrupt in any table`(
    table: String, column: String, value: String
  )
    async throws
  {
    try await database.fill()
    try withLaxTables("UPDATE \(table) SET \(column) = \(value)")
    let store = database.store()
    await #expect { _ = try await store.contents() } throws: { $0.isCorrupt(database.path, because: "") }
  }

  @Test func `A database with a changed schema is reported as corrupt`() async throws {
    try await database.fill()
    let table = try database.foreignConnection().texts("SELECT sql FROM sqlite_schema WHERE name = 'dish'")[0][0]
    let column = try #require(table.range(of: "description"))
    let beginning = table[..<column.lowerBound]
    try database.overwrite(beginning + "description", with: beginning + "descriptiom")
    let store = database.store()
    await #expect { _ = try await store.dishes(matching: SearchText(), of: nil, page: .first) } throws: {
      $0.isCorrupt(database.path, because: "")
    }
  }

  /// Changes the tables while their constraints are removed.
  private func withLaxTables(_ script: String) throws {
    try database.withoutRules(["STRICT, ", " STRICT", " NOT NULL"]) {
      try $0.runScript("PRAGMA ignore_check_constraints = ON; \(script)")
    }
  }
}

extension SQLiteConnection {
  /// Returns a title in the title index, and the first page of that index.
  fileprivate func indexedTitle() throws -> (key: String, page: Int) {
    let key = try texts("SELECT max(title_key) FROM recipe")[0][0]
    return (key, try integer("SELECT rootpage FROM sqlite_schema WHERE name = 'recipes_by_title'"))
  }
}

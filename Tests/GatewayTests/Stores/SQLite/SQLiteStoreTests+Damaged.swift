import Entities
import Foundation
import Gateways
@testable import SQLiteGateways
import GatewayTesting
import TestSupport
import Testing
import UseCases

@Suite struct `A damaged database` {
  private let database: Database

  init() throws { database = try Database() }

  @Test func `hands out nothing if an index knows less than its table`() async throws {
    try await UsedStore.fill(database.store())
    let connection = try database.foreignConnection()
    try connection.runScript(
      """
      CREATE TEMP TABLE kept AS SELECT rowid AS number, * FROM main.sqlite_schema WHERE name = 'recipes_by_title';
      PRAGMA writable_schema = ON;
      DELETE FROM sqlite_schema WHERE name = 'recipes_by_title';
      PRAGMA writable_schema = RESET;
      UPDATE recipe SET title_key = title_key || 'x';
      PRAGMA writable_schema = ON;
      INSERT INTO sqlite_schema (rowid, type, name, tbl_name, rootpage, sql)
        SELECT number, type, name, tbl_name, rootpage, sql FROM temp.kept;
      PRAGMA writable_schema = RESET;
      """)
    await expectDamage("recipes_by_title")
  }

  @Test func `hands out nothing if the index of words knows less than the menu`() async throws {
    try await UsedStore.fill(database.store())
    try database.foreignConnection().runScript(
      """
      INSERT INTO dish_search (dish_search, rowid, name_fold, description_fold)
        SELECT 'delete', position, name_fold, description_fold FROM dish WHERE position = 4
      """)
    await expectDamage("dish_search")
  }

  @Test func `hands out nothing if a row names one that is gone`() async throws {
    try await UsedStore.fill(database.store())
    try database.foreignConnection().runScript("DELETE FROM orders WHERE number = 1")
    await expectDamage("order_line")
  }

  @Test func `is told, rather than that a change broke a rule`() async throws {
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
  func `can be deleted, with its log, whatever page is gone`(offset: Int) async throws {
    try await UsedStore.fill(database.store())
    var bytes = try database.bytes()
    bytes.replaceSubrange(offset..<offset + 4096, with: Data(count: 4096))
    try bytes.write(to: URL(filePath: database.path))
    for end in ["-wal", "-shm", "-journal"] { try Data("x".utf8).write(to: URL(filePath: database.path + end)) }
    _ = try database.folder.file("recetas.sqlite.txt", "mine")
    try SQLiteStore.discard(path: database.path)
    #expect(try database.files() == ["recetas.sqlite.txt"])
    #expect(try await database.store().contents() == StoreState())
  }

  @Test(arguments: ["a text\n", "SQLite format 3\u{0}and so on", "{}"])
  func `Discarding a database refuses a file that is not one and leaves it unchanged`(content: String) throws {
    try Data(content.utf8).write(to: URL(filePath: database.path))
    #expect { try SQLiteStore.discard(path: database.path) } throws: { $0.isCorrupt }
    #expect(try database.bytes() == Data(content.utf8))
  }

  @Test(arguments: [0, 100, 5000]) func `may be nothing but zeros, as after a crash of the system`(count: Int) throws {
    try Data(count: count).write(to: URL(filePath: database.path))
    try SQLiteStore.discard(path: database.path)
    #expect(try database.files() == [])
  }
}

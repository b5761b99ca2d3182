import Entities
import Foundation
import Gateways
@testable import SQLiteGateways
import GatewayTesting
import TestGroups
import Testing
import UseCases

@Suite struct `What SQLite calls damage is damage` {
  /// Result codes, extended ones included. Source: sqlite.org/rescode.html.
  @Test(
    arguments: [
      ("SQLITE_ERROR", 1), ("SQLITE_CORRUPT", 11), ("SQLITE_CORRUPT_VTAB", 267), ("SQLITE_CORRUPT_SEQUENCE", 523),
      ("SQLITE_CORRUPT_INDEX", 779), ("SQLITE_TOOBIG", 18), ("SQLITE_MISMATCH", 20), ("SQLITE_FORMAT", 24),
      ("SQLITE_NOTADB", 26), ("SQLITE_IOERR_SHORT_READ", 522), ("SQLITE_IOERR_DATA", 8202),
      ("SQLITE_IOERR_CORRUPTFS", 8458),
    ] as [(String, Int32)])
  func `whichever it says`(name: String, code: Int32) throws {
    try SQLiteLibrary.load()
    #expect(GatewayError.sqlite(code, nil, "/a").isCorrupt("/a", because: ""), "\(name)")
  }

  @Test func `a database that was moved is another thing`() throws {
    try SQLiteLibrary.load()
    #expect(GatewayError.sqlite(1032, nil, "/a") == .replaced(what: "/a"))
  }

  private let database: Database

  init() throws { database = try Database() }

  /// What a damaged row may hold, although its table would not take it.
  @Test(
    .group(.heavy),
    arguments: [
      ("price", "'much'"), ("price", "NULL"), ("price", "1.5"), ("price", "x'00'"), ("description", "NULL"),
      ("description", "x'00'"), ("description", "CAST(x'ff' AS TEXT)"), ("currency", "NULL"),
      ("kind", "NULL"), ("name", "NULL"), ("id", "NULL"),
    ])
  func `in a column of the wrong type`(column: String, value: String) async throws {
    try await UsedStore.fill(database.store())
    try withLaxTables("UPDATE dish SET \(column) = \(value) WHERE position = 8")
    let store = database.store()
    let page = Page(limit: 100)
    await #expect { _ = try await store.dishes(matching: SearchText(), of: nil, page: page) } throws: {
      $0.isCorrupt(database.path, because: "")
    }
    await #expect { _ = try await store.contents() } throws: { $0.isCorrupt(database.path, because: "") }
  }

  @Test(arguments: ["kind_key = 'zzz'", "kind = NULL", "kind = ''"])
  func `in what the kinds are read from`(damage: String) async throws {
    try await UsedStore.fill(database.store())
    try withLaxTables("UPDATE dish SET \(damage) WHERE position = 8")
    await #expect { _ = try await database.store().dishKinds() } throws: { $0.isCorrupt(database.path, because: "") }
  }

  @Test(arguments: [
    ("orders", "total", "NULL"), ("orders", "user", "NULL"), ("orders", "currency", "7"),
    ("order_line", "quantity", "x'32'"), ("order_line", "unit_price", "2.5"), ("recipe", "title", "NULL"),
    ("favorite", "added_at", "NULL"), ("favorite", "state", "NULL"),
  ])
  func `in a column of the wrong type, of any table`(table: String, column: String, value: String) async throws {
    try await UsedStore.fill(database.store())
    try withLaxTables("UPDATE \(table) SET \(column) = \(value)")
    let store = database.store()
    await #expect { _ = try await store.contents() } throws: { $0.isCorrupt(database.path, because: "") }
  }

  @Test func `in a schema that is not the kit's any more`() async throws {
    try await UsedStore.fill(database.store())
    try withSchema("UPDATE sqlite_master SET sql = replace(sql, 'description', 'descriptiom') WHERE name = 'dish'")
    let store = database.store()
    await #expect { _ = try await store.dishes(matching: SearchText(), of: nil, page: .first) } throws: {
      $0.isCorrupt(database.path, because: "")
    }
  }

  /// Changes the tables without a rule of theirs.
  private func withLaxTables(_ script: String) throws {
    try withSchema(
      """
      UPDATE sqlite_master SET sql = replace(replace(replace(sql, 'STRICT, ', ''), ' STRICT', ''), ' NOT NULL', '') WHERE type = 'table'
      """, then: "PRAGMA ignore_check_constraints = ON; \(script)",
      "UPDATE sqlite_master SET sql = (SELECT old.sql FROM temp.old WHERE old.name = sqlite_master.name) WHERE type = 'table'"
    )
  }

  private func withSchema(_ change: String, then script: String = "", _ back: String = "") throws {
    let connection = try database.foreignConnection()
    try connection.runScript("CREATE TEMP TABLE old AS SELECT name, sql FROM main.sqlite_schema")
    try connection.runScript("PRAGMA writable_schema = ON; \(change); PRAGMA writable_schema = RESET")
    try connection.runScript(script)
    if back.isEmpty { return }
    try connection.runScript("PRAGMA writable_schema = ON; \(back); PRAGMA writable_schema = RESET")
  }
}

import Entities
import Foundation
import GatewayTesting
import Gateways
import TestSupport
import Testing
import UseCases

@testable import SQLiteGateways

/// On Apple's systems, every call to a database fails with SQLITE_IOERR_VNODE once one of its files has been moved or deleted. These tests
/// simulate that error.
@Suite struct `A database that SQLite refuses because it was moved` {
  private static let refusal: Int32 = 6922

  private let database: Database
  private let store: SQLiteStore
  private let replaced: GatewayError

  init() throws {
    database = try Database()
    replaced = .replaced(what: database.path)
    let file = SQLiteFile(database.path) { $0.isInPlace ? 0 : Self.refusal }
    store = SQLiteStore(file, database.path, .seconds(10))
  }

  private var moved: String { database.folder.path + "/moved.sqlite" }
  private func move() throws { try FileManager.default.moveItem(atPath: database.path, toPath: moved) }

  /// Returns the names of the logs that were set aside.
  private func keptLogs() throws -> [String] {
    try database.files().filter { $0.hasPrefix("recetas.sqlite-wal.kept-") }
  }

  /// Returns a copy of the moved database with this log.
  private func rejoined(_ log: String) throws -> Database {
    let other = try Database()
    try FileManager.default.copyItem(atPath: moved, toPath: other.path)
    try FileManager.default.copyItem(atPath: database.folder.path + "/" + log, toPath: other.path + "-wal")
    return other
  }

  @Test func `SQLite's error for a moved file is reported as a replaced database`() throws {
    try SQLiteLibrary.load()
    #expect(GatewayError.sqlite(Self.refusal, nil, "/a") == .replaced(what: "/a"))
  }

  @Test func `A database that is moved back contains every acknowledged change`() async throws {
    try await UsedStore.fill(store)
    let contents = try await store.contents()
    try move()
    await #expect(throws: replaced) { try await store.inventory() }
    #expect(try Set(database.files()).isSuperset(of: ["moved.sqlite", "recetas.sqlite-wal"]))
    try FileManager.default.moveItem(atPath: moved, toPath: database.path)
    #expect(try await database.store().contents() == contents)
    #expect(try await store.contents() == contents)
    #expect(try keptLogs() == [])
  }

  @Test func `The log of a moved database is set aside before another database is created`() async throws {
    try await UsedStore.fill(store)
    let contents = try await store.contents()
    try move()
    await #expect(throws: replaced) { try await store.reset() }
    try await store.seed([try Samples.dish("Otra")])
    #expect(try await database.store().dishNames() == ["Otra"])
    let logs = try keptLogs()
    try #require(logs.count == 1)
    let rejoined = try rejoined(logs[0])
    #expect(try await rejoined.store().contents() == contents)
  }

  @Test func `The log of a replaced database is not applied to a backup that took its place`() async throws {
    try await UsedStore.fill(store)
    try await store.close()
    let (backup, copy) = (try await store.contents(), database.path + ".copy")
    try await store.close()
    try FileManager.default.copyItem(atPath: database.path, toPath: copy)
    _ = try await store.addFavorite(try Samples.favorite("Sopa"), of: .local)
    let contents = try await store.contents()
    try FileManager.default.copyItem(atPath: database.path, toPath: moved)
    try #require(rename(copy, database.path) == 0)
    await #expect(throws: replaced) { try await store.inventory() }
    #expect(try await store.contents() == backup)
    #expect(try await database.store().contents() == backup)
    let logs = try keptLogs()
    try #require(logs.count == 1)
    let rejoined = try rejoined(logs[0])
    #expect(try await rejoined.store().contents() == contents)
  }

  @Test func `If a database is moved during a change, the change is refused once and has no effect`() async throws {
    try await store.seed(try Samples.menu())
    try await store.close()
    let order = try Samples.order("order-1", Samples.menu())
    await #expect(throws: replaced) {
      try await store.write(touching: .everything) { (records) throws(GatewayError) -> WriteDecision<Void> in
        try records.put(order, of: .local, replacing: nil)
        do { try move() } catch { throw .failed(what: "test", why: "\(error)") }
        return .commit(())
      }
    }
    #expect(try await store.contents() == StoreState())
    #expect(try await SQLiteStore(path: moved).draft(of: .local) == nil)
    #expect(try await SQLiteStore(path: moved).dishNames().count == Samples.menu().count)
  }

  @Test func `If a database is replaced during a change, the new database stays unchanged`() async throws {
    try await UsedStore.fill(store)
    let (other, order) = (try Database(), try Samples.order("order-1", Samples.menu()))
    try await other.store().seed([try Samples.dish("Otra")])
    await #expect(throws: replaced) {
      try await store.write(touching: .everything) { (records) throws(GatewayError) -> WriteDecision<Void> in
        try records.put(order, of: .local, replacing: nil)
        if rename(other.path, database.path) != 0 { throw .failed(what: "test", why: "not renamed") }
        return .commit(())
      }
    }
    #expect(try await store.dishNames() == ["Otra"])
    #expect(try await database.store().dishNames() == ["Otra"])
    #expect(try keptLogs().count == 1)
  }

  @Test func `A store that has only read another store's changes reports a deleted database log`() async throws {
    try await database.store().reset()
    _ = try await store.inventory()
    try await UsedStore.fill(database.store())
    _ = try await store.inventory()
    try FileManager.default.removeItem(atPath: database.path + "-wal")
    let favorite = try Samples.favorite("Sopa")
    await #expect(throws: replaced) { try await store.addFavorite(favorite, of: .local) }
    _ = try await store.addFavorite(favorite, of: .local)
    #expect(try await database.store().favoriteCount(of: .local) == 1)
  }

  @Test func `A connection that SQLite refuses is reopened even if its files are in place`() throws {
    let isRefused = Box(false)
    let file = SQLiteFile(database.path) { _ in isRefused.value ? Self.refusal : 0 }
    let connection = try file.open()
    isRefused.value = true
    #expect(throws: replaced) { try connection.integer("SELECT 1") }
    isRefused.value = false
    #expect(try !file.isCurrent(connection))
    #expect(try file.isCurrent(file.open()))
  }

  @Test func `A failed checkpoint of a moved database doesn't delete the database's log`() throws {
    let file = SQLiteFile(database.path)
    let log = database.path + "-wal"
    let refused = SQLiteFile(database.path) { $0.isInPlace ? 0 : 778 }
    let connection = try refused.open()
    try connection.run("UPDATE stamp SET changes = changes + 1")
    try move()
    try connection.abandon()
    #expect(Folder.exists(log))
    try FileManager.default.moveItem(atPath: moved, toPath: database.path)
    #expect(try file.open().integer("SELECT min(changes) FROM stamp") == 1)
  }
}

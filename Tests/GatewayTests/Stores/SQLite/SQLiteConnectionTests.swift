import Entities
import Foundation
import GatewayTesting
import Gateways
import TestGroups
import TestSupport
import Testing
import UseCases

@testable import SQLiteGateways

@Suite struct `Settings of the database against data loss` {
  private let database: Database

  init() throws { database = try Database() }

  @Test func `An SQLite connection uses a write-ahead log, full synchronization and foreign keys`() async throws {
    let connection = try database.connection()
    let settings = try ["journal_mode", "synchronous", "foreign_keys", "trusted_schema", "busy_timeout"].map {
      try connection.texts("PRAGMA \($0)")[0][0]
    }
    #expect(settings == ["wal", "2", "1", "0", "10000"])
    // The file stores this mode, so the mode applies to any program that opens the file next.
    #expect(try database.foreignConnection().texts("PRAGMA journal_mode") == [["wal"]])
  }

  @Test func `Every SQLite connection that writes flushes the drive's cache if the system supports it`() throws {
    let file = SQLiteFile(database.path)
    for connection in [try file.open(), try #require(try file.openForReading())] {
      #expect(try connection.texts("PRAGMA fullfsync") == [["1"]])
      #expect(try connection.texts("PRAGMA checkpoint_fullfsync") == [["1"]])
    }
  }

  @Test func `SQLite connections to new and to existing databases have the same settings`() throws {
    try { _ = try database.connection() }()
    let connection = try database.connection()
    #expect(try connection.texts("PRAGMA synchronous") == [["2"]])
    #expect(try connection.texts("PRAGMA foreign_keys") == [["1"]])
  }

  @Test func `A database is created in a folder that only its owner can access`() async throws {
    let folder = database.folder.path + "/a/b"
    let store = SQLiteStore(path: folder + "/recetas.sqlite")
    try await store.seed([])
    // While the store is open, the log is next to the database.
    let modes = ["/recetas.sqlite", "/recetas.sqlite-wal", "/recetas.sqlite-shm", "", "/.."].map {
      try? FileManager.default.attributesOfItem(atPath: folder + $0)[.posixPermissions] as? Int
    }
    #expect(modes == [0o600, 0o600, 0o600, 0o700, 0o700])
    #expect(try await store.isSeeded(.restaurant))
  }

  @Test func `A database is not created if a file has the name of the database's folder`() async throws {
    try Data("x".utf8).write(to: URL(filePath: database.path))
    let store = SQLiteStore(path: database.path + "/recetas.sqlite")
    await #expect(throws: GatewayError.self) { try await store.reset() }
    #expect(try database.bytes() == Data("x".utf8))
  }

  @Test(
    .group(.heavy),
    arguments: [
      "a b.sqlite", "¿qué?.sqlite", "what?mode=memory", "50%.sqlite", "%41.sqlite", "a#b.sqlite", "ñandú 😀.sqlite",
      "a&immutable=1.sqlite", "a+b;c=d.sqlite", "'quoted\".sqlite", "file:recetas.sqlite",
      "back\\slash.sqlite", ":memory:",
    ])
  func `A database can have any file name`(name: String) async throws {
    let database = try Database(name)
    try await database.store().seed(try Samples.menu())
    #expect(try database.files() == [name])
    #expect(try await database.store().contents().menu.all.count == 5)
    #expect(try await database.store(.readOnly).contents().menu.all.count == 5)
  }

  @Test func `A read-only SQLite store creates no files and changes no data`() async throws {
    let reader = database.store(.readOnly)
    await #expect { _ = try await reader.inventory() } throws: { $0.isUnavailable(database.path) }
    #expect(try database.files() == [])

    try await UsedStore.fill(database.store())
    let (contents, bytes) = (try await database.store().contents(), try database.bytes())
    #expect(try await reader.contents() == contents)
    #expect(try await reader.history(of: try Samples.user(), page: .first).items.count == 2)
    await #expect(throws: GatewayError.readOnly(what: database.path)) { try await reader.reset() }
    await #expect(throws: GatewayError.readOnly(what: database.path)) { try await reader.seed([]) }
    #expect(try database.bytes() == bytes)
  }

  @Test func `A read-only SQLite store creates no tables in an empty file`() async throws {
    try Data().write(to: URL(filePath: database.path))
    let reader = database.store(.readOnly)
    await #expect(throws: GatewayError.readOnly(what: database.path)) { _ = try await reader.contents() }
    #expect(try database.bytes().isEmpty)
  }

  @Test(.enabled("the superuser can write everywhere") { geteuid() != 0 })
  func `A database that the user can only read refuses changes`() async throws {
    try await UsedStore.fill(database.store())
    let contents = try await database.store().contents()
    try #require(chmod(database.path, 0o400) == 0 && chmod(database.folder.path, 0o500) == 0)
    let store = database.store()
    #expect(try await store.contents() == contents)
    await #expect(throws: GatewayError.readOnly(what: database.path)) { try await store.reset() }
    try #require(chmod(database.folder.path, 0o700) == 0 && chmod(database.path, 0o000) == 0)
    let blind = database.store()
    await #expect(throws: GatewayError.notAllowed(what: database.path)) { _ = try await blind.contents() }
    await #expect(throws: GatewayError.notAllowed(what: database.path)) { try await blind.reset() }
  }

  @Test(.group(.heavy), arguments: 1...12)
  func `Eight stores can open a database concurrently, even for the first time`(round: Int) async throws {
    let stores = (0..<8).map { _ in database.store() }
    let menu = try Samples.menu()
    let results = await withTaskGroup(of: Result<Int, GatewayError>.self) { group in
      for store in stores {
        group.addTask {
          do throws(GatewayError) {
            if round % 2 == 0 { try await store.seed(menu) }
            return .success(try await store.inventory()[.placedOrders])
          } catch {
            return .failure(error)
          }
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(results == Array(repeating: .success(0), count: 8))
    #expect(try await database.store().inventory()[.dishes] == (round % 2 == 0 ? 5 : 0))
  }

  @Test(.group(.heavy)) func `A change that does not fit in a full database is refused and leaves the database intact`()
    async throws
  {
    try await database.store().seed(try Samples.menu())
    let pages = try database.foreignConnection().integer("PRAGMA page_count")
    let store = SQLiteStore(path: database.path, pageLimit: pages + 4)
    let large = try (0..<300).map { try Samples.dish("Plato \($0)", String(repeating: "ñ", count: 500)) }
    await #expect(throws: GatewayError.full(what: database.path)) { try await store.seed(large) }
    #expect(try await store.contents().menu.all == Samples.menu())
    // The database still has room for a smaller change.
    try await store.saveDraft(try Samples.order("order-1", Samples.menu()), of: .local, replacing: nil)
    #expect(try await database.store().inventory()[.drafts] == 1)
    #expect(try database.foreignConnection().texts("PRAGMA integrity_check") == [["ok"]])
  }
}

@Suite struct `Read connections` {
  private let clock = ManualClock()
  private let database: Database
  private let readers: SQLiteReaders

  init() throws {
    database = try Database()
    _ = try database.connection()
    readers = SQLiteReaders(SQLiteFile(database.path), patience: .seconds(10), clock: clock) {}
  }

  @Test func `SQLite read connections are reused and limited to the number of cores`() async throws {
    for _ in 0..<3 { #expect(try await readers.read { (_) throws(GatewayError) in 1 } == 1) }
    #expect(readers.count == 1)
    let answers = await atOnce(50) { [readers] (index) throws(GatewayError) in
      try await readers.read { (records) throws(GatewayError) in try records.database.integer("SELECT \(index)") }
    }
    #expect(answers == (0..<50).map { .success($0) })
    #expect((1...64).contains(readers.count))
  }

  @Test func `SQLite read connections that were idle for a while are closed`() async throws {
    _ = try await readers.read { (_) throws(GatewayError) in 1 }
    await clock.hasSleepers(1)
    // The connection was used a moment ago, so it stays open.
    clock.advance(by: .seconds(10))
    await clock.hasSleepers(1)
    #expect(readers.count == 1)
    let watcher = try #require(readers.watcher)
    clock.advance(by: .seconds(10))
    await watcher.value
    #expect(readers.count == 0)
    #expect(try await readers.read { (_) throws(GatewayError) in 2 } == 2)
  }
}

import Entities
import Foundation
import GatewayTesting
import Gateways
import TestGroups
import TestSupport
import Testing
import UseCases

@testable import SQLiteGateways

@Suite struct `A log file next to a database` {
  private let database: Database
  private let killed: Database
  private var log: String { killed.path + "-wal" }

  /// Creates a database whose process was killed before the log was applied.
  init() async throws {
    database = try Database()
    killed = try Database()
    let store = database.store()
    try await store.seed(try Samples.menu())
    try await store.saveDraft(try Samples.order("order-1", Samples.menu()), of: .local, replacing: nil)
    for end in ["", "-wal"] {
      try FileManager.default.copyItem(atPath: database.path + end, toPath: killed.path + end)
    }
    withExtendedLifetime(store) {}
  }

  private func logBytes() throws -> Data { try Data(contentsOf: URL(filePath: log)) }

  @Test func `Reading a database with a leftover log doesn't change either file`() async throws {
    let (bytes, changes) = (try killed.bytes(), try logBytes())
    try #require(!changes.isEmpty)
    do {
      let store = killed.store()
      #expect(try await store.inventory()[.drafts] == 1)
      #expect(try await store.contents().menu.all.count == 5)
      _ = await store.changes()
    }
    #expect(try killed.bytes() == bytes && logBytes() == changes)
    // This change applies the log.
    try await killed.store().saveDraft(try Samples.order("order-2", []), of: try Samples.user("ana"), replacing: nil)
    #expect(try killed.files() == ["recetas.sqlite"])
    #expect(try await killed.store().inventory()[.drafts] == 2)
  }

  @Test func `A log from another program's database is refused without changing either file`() async throws {
    let other = try Database("other.sqlite")
    let connection = try other.foreignConnection()
    try connection.runScript("PRAGMA journal_mode = WAL; CREATE TABLE bookmark (url TEXT)")
    try Data(contentsOf: URL(filePath: other.path + "-wal")).write(to: URL(filePath: log))
    try await expectLogOfAnotherDatabase()
    withExtendedLifetime(connection) {}
  }

  /// Expects every call to be refused, and the database and its log to stay unchanged.
  private func expectLogOfAnotherDatabase() async throws {
    let (bytes, changes) = (try killed.bytes(), try logBytes())
    for call in [
      { (store: SQLiteStore) in _ = try await store.inventory() }, { try await $0.reset() },
      { _ = try await $0.contents() },
    ] {
      let store = killed.store()
      await #expect { try await call(store) } throws: { $0.isCorrupt(log, because: "another database") }
    }
    #expect(try killed.bytes() == bytes && logBytes() == changes)
  }

  /// Returns a database with this many dishes and without a log.
  private func closed(_ count: Int) async throws -> Database {
    let other = try Database("closed-\(count).sqlite")
    let store = other.store()
    try await store.seed(try (1...count).map { try Samples.dish("Otro \($0)") })
    try await store.close()
    return other
  }

  @Test(arguments: [1, 3000])
  func `A restored database of a different size is refused if an old log is next to it`(count: Int) async throws {
    let other = try await closed(count)
    // The log contains only the pages that changed since the last checkpoint.
    let grown = try await closed(1000)
    let store = grown.store()
    try await store.saveDraft(try Samples.order("order-1", []), of: .local, replacing: nil)
    try Data(contentsOf: URL(filePath: grown.path + "-wal")).write(to: URL(filePath: log))
    try Data(contentsOf: URL(filePath: other.path)).write(to: URL(filePath: killed.path))
    try await expectLogOfAnotherDatabase()
    withExtendedLifetime(store) {}
  }

  @Test(arguments: ["", "VACUUM", "PRAGMA wal_checkpoint(PASSIVE)"])
  func `A database log is accepted if the database shrank or the log was partly applied`(change: String) async throws {
    let grown = try Database("grown.sqlite")
    let store = grown.store()
    try await store.seed(try (1...3000).map { try Samples.dish("Plato \($0)") })
    try await store.close()
    let connection = try grown.foreignConnection()
    try connection.runScript("PRAGMA journal_mode = WAL; DELETE FROM dish; \(change)")
    for end in ["", "-wal"] {
      try Data(contentsOf: URL(filePath: grown.path + end)).write(to: URL(filePath: killed.path + end))
    }
    #expect(try await killed.store().inventory()[.dishes] == 0)
    withExtendedLifetime(connection) {}
  }

  @Test(arguments: ["-wal", "-shm", "-journal"])
  func `A link in place of a database log is refused and not followed`(end: String) async throws {
    let victim = try killed.folder.file("victim", "mine")
    try? FileManager.default.removeItem(atPath: killed.path + end)
    try FileManager.default.createSymbolicLink(atPath: killed.path + end, withDestinationPath: victim)
    for call in [{ (store: SQLiteStore) in _ = try await store.inventory() }, { try await $0.reset() }] {
      let store = killed.store()
      await #expect(throws: GatewayError.unusableFile(what: killed.path + end, why: .link)) { try await call(store) }
    }
    #expect(try String(contentsOfFile: victim, encoding: .utf8) == "mine")
  }

  @Test(.enabled("only the superuser can give files away") { geteuid() == 0 })
  func `A database log that belongs to another user is refused`() async throws {
    try #require(chown(killed.path, 65534, 65534) == 0 && chown(log, 12345, 12345) == 0)
    let store = killed.store()
    await #expect(throws: GatewayError.unusableFile(what: log, why: .foreign)) { _ = try await store.inventory() }
  }

  @Test func `A read-only database log gets the write permission of its database`() async throws {
    try #require(chmod(log, 0o400) == 0)
    #expect(try await killed.store().inventory()[.drafts] == 1)
    var status = stat()
    try #require(stat(log, &status) == 0)
    if geteuid() != 0 { #expect(status.st_mode & 0o777 == 0o600) }
  }
}

@Suite struct `Creating a database` {
  @Test func `Only one process at a time creates a database`() async throws {
    let database = try Database()
    let other = try #require(
      try OpenFolder(database.folder.path, .system).lock(toMake: database.path, patience: .zero))
    let store = SQLiteStore(path: database.path, patience: .zero)
    await #expect(throws: GatewayError.busy(what: database.path)) { try await store.reset() }
    withExtendedLifetime(other) {}
  }
}

@Suite struct `The log of a database` {
  @Test(.group(.heavy)) func `A long database log is emptied even if there is always a reader`() async throws {
    let database = try Database()
    let store = database.store()
    try await store.seed(try Samples.menu())
    let isDone = Box(false)
    // The readers run on their own thread. On a shared thread, other work would determine how long each transaction stays open.
    async let reading: Void = SerialQueue(label: "recetas.test.reading").run { () throws(GatewayError) in
      // Each reader starts before the other reader ends.
      let readers = [try SQLiteFile(database.path).open(), try SQLiteFile(database.path).open()]
      var (index, isOpen) = (0, false)
      while !isDone.value {
        try readers[index].runScript("BEGIN; SELECT count(*) FROM dish")
        index = 1 - index
        if isOpen { try readers[index].runScript("ROLLBACK") }
        isOpen = true
      }
    }
    defer { isDone.value = true }
    var sizes: [Int] = []
    // If the store can't empty the log, it tries again when the log is twice as long.
    while sizes.last != 0, sizes.count < 8 {
      _ = try await store.write(touching: .users) { (records) throws(GatewayError) in
        .commit(try records.database.run("UPDATE dish SET description = hex(zeroblob(2000000))"))
      }
      sizes.append(SQLiteFile(database.path).logSize)
    }
    isDone.value = true
    try await reading
    #expect(sizes.last == 0, "\(sizes)")
  }
}

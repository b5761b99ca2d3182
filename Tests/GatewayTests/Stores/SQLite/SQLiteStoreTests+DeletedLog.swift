import Entities
import Foundation
import Gateways
@testable import SQLiteGateways
import GatewayTesting
import TestGroups
import Testing
import UseCases

@Suite(.ifMovedFilesAreUsed) struct `A database whose log is deleted while it is open` {
  private let database: Database
  private let replaced: GatewayError

  init() throws {
    database = try Database()
    replaced = .replaced(what: database.path)
  }

  /// Tests the first call after the log is deleted, both on a store that has only written and on one that has also read.
  @Test(.group(.kills), arguments: ["read", "contents", "export", "write", "import"], [false, true])
  func `A deleted database log is reported once without losing saved changes`(call: String, hasRead: Bool) async throws
  {
    let store = database.store()
    try await UsedStore.fill(store)
    if hasRead { _ = await atOnce(20) { (_) throws(GatewayError) in try await store.inventory() } }
    try removeLog()
    await #expect(throws: replaced) { try await perform(call, store) }
    let contents = try await filled()
    #expect(try await store.contents() == contents)
    #expect(try await database.store().contents() == contents)
  }

  @Test(arguments: [false, true])
  func `Concurrent calls after a database log is deleted never report damage`(hasRead: Bool) async throws {
    let store = database.store()
    try await UsedStore.fill(store)
    if hasRead { _ = await atOnce(20) { (_) throws(GatewayError) in try await store.inventory() } }
    try removeLog()
    let answers = await atOnce(20) { (_) throws(GatewayError) in try await store.inventory()[.dishes] }
    #expect(answers.contains { $0.isReplaced })
    for answer in answers where !answer.isReplaced { #expect(try answer.get() == Samples.menu().count) }
    #expect(try await store.contents() == filled())
  }

  @Test func `A store whose database log was deleted is busy until an older reader ends`() async throws {
    let store = SQLiteStore(path: database.path, patience: .zero)
    try await UsedStore.fill(store)
    let reader = try database.connection(.readOnly)
    try reader.begin(.reading)
    #expect(try reader.integer("SELECT count(*) FROM dish") == Samples.menu().count)
    _ = try await store.addFavorite(try Samples.favorite("Sopa"), of: .local)
    try removeLog()
    await #expect(throws: replaced) { try await store.reset() }
    await #expect(throws: GatewayError.busy(what: database.path)) { try await store.reset() }
    await #expect(throws: GatewayError.busy(what: database.path)) { try await store.contents() }
    reader.rollBack()
    let contents = try await filled { store in
      _ = try await store.addFavorite(try Samples.favorite("Sopa"), of: .local)
    }
    #expect(try await store.contents() == contents)
    try await store.close()
    #expect(try await database.store().contents() == contents)
  }

  /// The first store has all its changes in the log, or has only read another store's changes.
  @Test(.group(.kills), arguments: ["read", "contents", "export", "write", "import", "check"], [false, true])
  func `A second store refuses a database with a deleted log until the first store restores it`(
    call: String, onlyReads: Bool
  ) async throws {
    let store = database.store()
    if onlyReads {
      try await database.store().reset()
      _ = try await store.inventory()
      try await UsedStore.fill(database.store())
      _ = try await store.inventory()
    } else {
      try await UsedStore.fill(store)
    }
    try removeLog()
    let second = database.store()
    let deleted = GatewayError.unusableFile(what: database.path + "-wal", why: .deletedInUse)
    // This read creates an empty log. A check alone would create no log and find no problem.
    await #expect(throws: deleted) { try await second.inventory() }
    await #expect(throws: deleted) { try await perform(call, second) }
    let contents = try await filled()
    await #expect(throws: replaced) { try await store.inventory() }
    #expect(try await store.contents() == contents)
    #expect(try await second.contents() == contents)
    #expect(try await database.store().contents() == contents)
  }

  @Test func `A store that has only been read can be changed after its database log is deleted`() async throws {
    try await database.store().reset()
    let store = database.store()
    _ = try await store.inventory()
    try await UsedStore.fill(database.store())
    _ = await atOnce(20) { (_) throws(GatewayError) in try await store.inventory() }
    try removeLog()
    _ = try await store.addFavorite(try Samples.favorite("Sopa"), of: .local)
    let contents = try await filled { store in
      _ = try await store.addFavorite(try Samples.favorite("Sopa"), of: .local)
    }
    #expect(try await store.contents() == contents)
    #expect(try await database.store().contents() == contents)
  }

  @Test(arguments: [false, true])
  func `An old database log is not applied over another program's new log`(isOpen: Bool) async throws {
    let store = database.store()
    try await UsedStore.fill(store)
    try database.foreignConnection().runScript("PRAGMA wal_checkpoint(PASSIVE)")
    try removeLog()
    var other: SQLiteConnection? = try database.foreignConnection()
    try other?.runScript("DELETE FROM dish; DELETE FROM favorite")
    if !isOpen { other = nil }
    await #expect(throws: replaced) { try await store.reset() }
    #expect(try await store.dishNames() == [])
    #expect(try await database.store().dishNames() == [])
    try await store.seed(try Samples.menu())
    try await store.close()
    #expect(try await database.store().dishNames().count == Samples.menu().count)
    withExtendedLifetime(other) {}
  }

  @Test(.group(.kills)) func `Many stores that open and close a database concurrently leave no log index behind`()
    async throws
  {
    for _ in 0..<5 {
      let database = try Database()
      let stores = (0..<20).map { _ in database.store() }
      let results = await atOnce(stores.count) { (index) throws(GatewayError) in
        if index.isMultiple(of: 2) {
          _ = try await stores[index].inventory()
        } else {
          try await stores[index].reset()
        }
        try await stores[index].close()
      }
      for result in results { try result.get() }
      // Two stores that close at the same moment may both leave the log behind. The next store uses that log, but an index is never left
      // without a log.
      let left = try database.files()
      #expect(left.contains("recetas.sqlite-shm") == left.contains("recetas.sqlite-wal"))
      let next = database.store()
      _ = try await next.inventory()
      try await next.close()
      #expect(try database.files() == ["recetas.sqlite"])
    }
  }

  @Test func `After a database log is deleted, a second store changes nothing until a reader ends`() async throws {
    let store = database.store()
    try await UsedStore.fill(store)
    let reader = try database.connection(.readOnly)
    try reader.begin(.reading)
    #expect(try reader.integer("SELECT count(*) FROM dish") == Samples.menu().count)
    try removeLog()
    await #expect(throws: replaced) { try await store.reset() }
    let second = SQLiteStore(path: database.path, patience: .zero)
    let order = try Samples.order("order-9", Samples.menu())
    await #expect(throws: GatewayError.unusableFile(what: database.path + "-wal", why: .deletedInUse)) {
      try await second.saveDraft(order, of: .local, replacing: nil)
    }
    reader.rollBack()
    let contents = try await filled()
    #expect(try await store.contents() == contents)
    try await store.close()
    try await second.saveDraft(order, of: .local, replacing: nil)
    #expect(try await database.store().draft(of: .local) == order)
  }

  private func perform(_ call: String, _ store: SQLiteStore) async throws {
    switch call {
    case "read": _ = try await store.inventory()
    case "contents": _ = try await store.contents()
    case "export": try await store.reading { _ in }
    case "write": try await store.reset()
    case "import": try await store.seed([])
    default: _ = try SQLiteFile(store.path, .readOnly, isUntouched: true).examine()
    }
  }

  private func removeLog() throws { try FileManager.default.removeItem(atPath: database.path + "-wal") }

  /// Returns the contents of a used store after these additional changes to the store.
  private func filled(_ change: (SQLiteStore) async throws -> Void = { _ in }) async throws -> StoreState {
    let store = try Database().store()
    try await UsedStore.fill(store)
    try await change(store)
    return try await store.contents()
  }

  @Test func `If a log is deleted while a store opens, this is reported and the new log is kept`() async throws {
    let store = database.store()
    try await store.seed(try Samples.menu())
    try await store.close()
    do {
      let opening = try database.foreignConnection()
      try opening.run("DELETE FROM dish")
      try removeLog()
      #expect(throws: replaced) { try opening.watch(Replacements(), 0, hasLog: true) }
      try await store.seed(recipes: try Samples.collection())
      withExtendedLifetime(opening) {}
    }
    #expect(try database.files().contains("recetas.sqlite-wal"))
    let contents = try await database.store().contents()
    #expect(contents.menu.count == 0)
    #expect(try contents.recipes.count == Samples.collection().count)
  }
}

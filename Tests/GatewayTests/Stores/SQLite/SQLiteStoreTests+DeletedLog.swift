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

  /// The first call after the log was deleted, on a store that has only written, or has also read.
  @Test(.group(.kills), arguments: ["read", "contents", "export", "write", "import"], [false, true])
  func `it is told, once, and what was acknowledged is kept`(call: String, hasRead: Bool) async throws {
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
  func `none of many calls at once calls the database damaged`(hasRead: Bool) async throws {
    let store = database.store()
    try await UsedStore.fill(store)
    if hasRead { _ = await atOnce(20) { (_) throws(GatewayError) in try await store.inventory() } }
    try removeLog()
    let answers = await atOnce(20) { (_) throws(GatewayError) in try await store.inventory()[.dishes] }
    #expect(answers.contains { $0.isReplaced })
    for answer in answers where !answer.isReplaced { #expect(try answer.get() == Samples.menu().count) }
    #expect(try await store.contents() == filled())
  }

  @Test func `while a reader has an older state: it is busy until then and nothing is lost`() async throws {
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

  /// Of a store that was open before, and whose changes are all in the log; or which has only read what another one wrote.
  @Test(.group(.kills), arguments: ["read", "contents", "export", "write", "import", "check"], [false, true])
  func `another store says so, changes nothing and then finds everything`(call: String, onlyReads: Bool) async throws {
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
    // This makes an empty log. A check alone makes none, and would find nothing.
    await #expect(throws: deleted) { try await second.inventory() }
    await #expect(throws: deleted) { try await perform(call, second) }
    let contents = try await filled()
    await #expect(throws: replaced) { try await store.inventory() }
    #expect(try await store.contents() == contents)
    #expect(try await second.contents() == contents)
    #expect(try await database.store().contents() == contents)
  }

  @Test func `of a store that has only read: a change is made`() async throws {
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
  func `another program has begun a new one: nothing of the old log is moved over it`(isOpen: Bool) async throws {
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

  @Test(.group(.kills)) func `many that open a new one at once leave no index behind`() async throws {
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
      // Two that close at the same moment may each leave the log to the other, and it stays for the next one; an index never stays alone.
      let left = try database.files()
      #expect(left.contains("recetas.sqlite-shm") == left.contains("recetas.sqlite-wal"))
      let next = database.store()
      _ = try await next.inventory()
      try await next.close()
      #expect(try database.files() == ["recetas.sqlite"])
    }
  }

  @Test func `while somebody reads: another store changes nothing until then`() async throws {
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

  /// What a used store holds after some changes more.
  private func filled(_ change: (SQLiteStore) async throws -> Void = { _ in }) async throws -> StoreState {
    let store = try Database().store()
    try await UsedStore.fill(store)
    try await change(store)
    return try await store.contents()
  }

  @Test func `just when it is opened: it is told, and the log made since is not deleted`() async throws {
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

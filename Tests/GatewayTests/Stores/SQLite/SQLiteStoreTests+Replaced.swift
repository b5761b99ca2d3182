import Entities
import Foundation
import Gateways
@testable import SQLiteGateways
import GatewayTesting
import TestSupport
import TestGroups
import Testing
import UseCases

@Suite struct `A database that is deleted while it is open` {
  /// A change that another process makes to the database's files.
  enum Act: String, CaseIterable {
    case deletesAll, deletesDatabase, moves, replaces, replacesAll
  }

  private let database: Database
  private let other: Database
  private let replaced: GatewayError

  init() async throws {
    database = try Database()
    other = try Database()
    replaced = .replaced(what: database.path)
    try await other.store().seed([try Samples.dish("Otra")])
  }

  private var ends: [String] { ["", "-wal", "-shm"] }
  private var moved: String { database.folder.path + "/moved.sqlite" }

  /// Replaces, moves or deletes the files. A replacement appears atomically, since a partial file would be damage.
  private func perform(_ act: Act) throws {
    let copy = database.path + ".copy"
    if act == .replaces || act == .replacesAll { try FileManager.default.copyItem(atPath: other.path, toPath: copy) }
    switch act {
    case .deletesAll, .replacesAll: for end in ends { try remove(database.path + end) }
    case .deletesDatabase: try remove(database.path)
    case .moves: try FileManager.default.moveItem(atPath: database.path, toPath: moved)
    case .replaces: break
    }
    if act == .replaces || act == .replacesAll { try #require(rename(copy, database.path) == 0) }
  }

  /// Deletes a file. The file can already be missing, since a store deletes its log when it closes.
  private func remove(_ file: String) throws { try #require(unlink(file) == 0 || errno == ENOENT) }

  /// Returns the names of the dishes in the database that is now at the path.
  private func left(_ act: Act) -> [String] { act == .replaces || act == .replacesAll ? ["Otra"] : [] }

  @Test(.group(.heavy), arguments: Act.allCases)
  func `Only the first change after a database is replaced is refused`(act: Act) async throws {
    let store = database.store()
    try await store.seed(try Samples.menu())
    let order = try Samples.order("order-1", Samples.menu())
    try perform(act)
    await #expect(throws: replaced) { try await store.saveDraft(order, of: .local, replacing: nil) }
    #expect(try await store.dishNames() == left(act))
    try await store.saveDraft(order, of: .local, replacing: nil)
    #expect(try await store.draft(of: .local) == order)
    #expect(try await database.store().dishNames() == left(act))
    #expect(try await database.store().draft(of: .local) == order)
  }

  @Test(arguments: Act.allCases)
  func `Only the first read after a database is replaced is refused`(act: Act) async throws {
    let store = database.store()
    try await store.seed(try Samples.menu())
    _ = await atOnce(20) { (_) throws(GatewayError) in try await store.inventory()[.dishes] }
    try perform(act)
    await #expect(throws: replaced) { try await store.inventory() }
    let counts = await atOnce(20) { (_) throws(GatewayError) in try await store.inventory()[.dishes] }
    #expect(counts == Array(repeating: .success(left(act).count), count: 20))
    // The store's write connection was also open when the files were replaced.
    try await store.reset()
    #expect(try await store.inventory() == StoreInventory())
  }

  @Test(arguments: Act.allCases)
  func `If a database is replaced during a change, the change is not acknowledged`(act: Act) async throws {
    let store = database.store()
    try await store.seed(try Samples.menu())
    let order = try Samples.order("order-1", Samples.menu())
    await #expect(throws: replaced) {
      try await store.write(touching: .everything) { (records) throws(GatewayError) -> WriteDecision<Void> in
        try records.put(order, of: .local, replacing: nil)
        do { try perform(act) } catch { throw .failed(what: "test", why: "\(error)") }
        return .commit(())
      }
    }
    #expect(try await store.draft(of: .local) == nil)
    #expect(try await store.dishNames() == left(act))
    if act != .moves || !SQLiteFile.usesMovedFiles { return }
    // The change was made in the moved file.
    #expect(try await SQLiteStore(path: moved).draft(of: .local) == order)
  }

  @Test(.group(.heavy), arguments: Act.allCases)
  func `A change that is made while a database is replaced succeeds or reports the replacement`(act: Act) async throws {
    let store = database.store()
    try await store.seed(try Samples.menu())
    let users = try (0..<40).map { try User.ID("user-\($0)") }
    let answers = await atOnce(users.count) { (index) throws(GatewayError) in
      do {
        if index == 20 { try perform(act) }
        try await store.saveDraft(try Samples.order("order-1", Samples.menu()), of: users[index], replacing: nil)
      } catch let error as GatewayError { throw error } catch { throw .failed(what: "test", why: "\(error)") }
    }
    // Earlier changes are in the file that was moved or deleted, and later changes are in the current file.
    let kept = try await contents(store, after: act).orders
    #expect(kept.count < users.count)
    #expect(answers.contains { $0.isReplaced })
    for answer in answers where !answer.isReplaced { try answer.get() }
    let reopened = try await database.store().contents().orders
    #expect(reopened == kept)
  }

  /// Returns the contents after the replacement. If the files are deleted one by one, the log of the store's new database can also be
  /// deleted. This deletion is reported, too.
  private func contents(_ store: SQLiteStore, after act: Act) async throws -> StoreState {
    do throws(GatewayError) { return try await store.contents() } catch {
      try #require(error == replaced && (act == .deletesAll || act == .replacesAll), "\(error)")
    }
    return try await store.contents()
  }

  @Test(.ifMovedFilesAreUsed) func `A moved database contains every acknowledged change`() async throws {
    let store = database.store()
    try await UsedStore.fill(store)
    let contents = try await store.contents()
    try perform(.moves)
    await #expect(throws: replaced) { try await store.inventory() }
    #expect(try await SQLiteStore(path: moved).contents() == contents)
  }

  @Test(arguments: [Act.replaces, .replacesAll])
  func `Closing a store doesn't change another database that replaced the store's database`(act: Act) async throws {
    do {
      let store = database.store()
      try await UsedStore.fill(store)
      try perform(act)
    }
    #expect(try await database.store().dishNames() == ["Otra"])
    #expect(try database.bytes() == Data(contentsOf: URL(filePath: other.path)))
    // A log that can't be applied to its database is kept.
    #expect(try database.files().filter { !$0.contains("-wal.kept-") } == ["recetas.sqlite"])
  }

  @Test func `Changing a link to point to another database counts as replacing the database`() async throws {
    let link = database.folder.path + "/link.sqlite"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: database.path)
    let store = SQLiteStore(path: link)
    try await store.seed(try Samples.menu())
    try FileManager.default.removeItem(atPath: link)
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: other.path)
    await #expect(throws: GatewayError.replaced(what: link)) { try await store.seed([]) }
    #expect(try await store.dishNames() == ["Otra"])
    #expect(try await database.store().inventory()[.dishes] == 5)
  }

  @Test(.group(.heavy)) func `Notifying observers of a deleted database creates no new file`() async throws {
    let clock = ManualClock()
    let store = SQLiteStore(path: database.path, clock: clock)
    try await store.seed(try Samples.menu())
    var changes = await store.changes().makeAsyncIterator()
    await clock.hasSleepers(1, within: .seconds(1))
    try perform(.deletesAll)
    clock.advance(by: .seconds(1))
    _ = await changes.next()
    #expect(try database.files() == [])
    await #expect(throws: replaced) { try await store.inventory() }

    try FileManager.default.copyItem(atPath: other.path, toPath: database.path)
    await clock.hasSleepers(1, within: .seconds(1))
    clock.advance(by: .seconds(1))
    _ = await changes.next()
    #expect(try await store.dishNames() == ["Otra"])
  }
}

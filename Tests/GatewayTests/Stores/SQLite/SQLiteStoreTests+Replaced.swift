import Entities
import Foundation
import Gateways
@testable import SQLiteGateways
import GatewayTesting
import TestSupport
import TestGroups
import Testing
import UseCases

@Suite struct `A database that is taken away while it is open` {
  /// What somebody does to its files.
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

  /// The other file appears whole, as writers may be at work: half a file is a damaged one.
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

  /// Removes a file, unless the store was faster: it closes its log, too.
  private func remove(_ file: String) throws { try #require(unlink(file) == 0 || errno == ENOENT) }

  /// What the path holds afterwards.
  private func left(_ act: Act) -> [String] { act == .replaces || act == .replacesAll ? ["Otra"] : [] }

  @Test(.group(.heavy), arguments: Act.allCases)
  func `before a change: it is refused, once, and the next call works on what is there`(act: Act) async throws {
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
  func `before a reading: it is told, once, and then all read what is there`(act: Act) async throws {
    let store = database.store()
    try await store.seed(try Samples.menu())
    _ = await atOnce(20) { (_) throws(GatewayError) in try await store.inventory()[.dishes] }
    try perform(act)
    await #expect(throws: replaced) { try await store.inventory() }
    let counts = await atOnce(20) { (_) throws(GatewayError) in try await store.inventory()[.dishes] }
    #expect(counts == Array(repeating: .success(left(act).count), count: 20))
    // The connection that writes was open, too.
    try await store.reset()
    #expect(try await store.inventory() == StoreInventory())
  }

  @Test(arguments: Act.allCases)
  func `during a change: it is not acknowledged, and not made elsewhere`(act: Act) async throws {
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
    // It went where the file went.
    #expect(try await SQLiteStore(path: moved).draft(of: .local) == order)
  }

  @Test(.group(.heavy), arguments: Act.allCases)
  func `during many changes: none is acknowledged that is not there`(act: Act) async throws {
    let store = database.store()
    try await store.seed(try Samples.menu())
    let users = try (0..<40).map { try User.ID("user-\($0)") }
    let answers = await atOnce(users.count) { (index) throws(GatewayError) in
      do {
        if index == 20 { try perform(act) }
        try await store.saveDraft(try Samples.order("order-1", Samples.menu()), of: users[index], replacing: nil)
      } catch let error as GatewayError { throw error } catch { throw .failed(what: "test", why: "\(error)") }
    }
    // Those that came before are where the file went, or gone with it; those that came after are here.
    let kept = try await contents(store, after: act).orders
    #expect(kept.count < users.count)
    #expect(answers.contains { $0.isReplaced })
    for answer in answers where !answer.isReplaced { try answer.get() }
    let reopened = try await database.store().contents().orders
    #expect(reopened == kept)
  }

  /// Deleting the files one by one may also hit the log of the database that the store has just created; that is reported, too.
  private func contents(_ store: SQLiteStore, after act: Act) async throws -> StoreState {
    do throws(GatewayError) { return try await store.contents() } catch {
      try #require(error == replaced && (act == .deletesAll || act == .replacesAll), "\(error)")
    }
    return try await store.contents()
  }

  @Test(.ifMovedFilesAreUsed) func `what was acknowledged before is whole in the file that was moved`() async throws {
    let store = database.store()
    try await UsedStore.fill(store)
    let contents = try await store.contents()
    try perform(.moves)
    await #expect(throws: replaced) { try await store.inventory() }
    #expect(try await SQLiteStore(path: moved).contents() == contents)
  }

  @Test(arguments: [Act.replaces, .replacesAll])
  func `what took its place is not changed by a store that is closed`(act: Act) async throws {
    do {
      let store = database.store()
      try await UsedStore.fill(store)
      try perform(act)
    }
    #expect(try await database.store().dishNames() == ["Otra"])
    #expect(try database.bytes() == Data(contentsOf: URL(filePath: other.path)))
    // A log that can't be moved into its database is kept.
    #expect(try database.files().filter { !$0.contains("-wal.kept-") } == ["recetas.sqlite"])
  }

  @Test func `a link that leads elsewhere is another file`() async throws {
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

  @Test(.group(.heavy)) func `whoever watches is told, and makes no new file`() async throws {
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

import Dispatch
import Entities
import Foundation
import GatewayTesting
import TestGroups
import TestSupport
import Testing
import UseCases

@testable import Gateways
@testable import SQLiteGateways

@Suite struct `The SQLite store compared with the JSON store` {
  private let database: Database

  init() throws { database = try Database() }

  @Test func `The SQLite database and the JSON file contain the same document after the same changes`() async throws {
    let json = try StoreFile()
    try await UsedStore.fill(database.store())
    try await UsedStore.fill(json.store())
    let dump = try await dump(of: database.store())
    #expect(Array(dump.utf8) == (try json.bytes()))
    // The dump of a database is a file that the JSON store can open.
    let copy = try StoreFile()
    try Data(dump.utf8).write(to: copy.url)
    #expect(try await copy.store().contents() == json.store().contents())
  }

  @Test func `The SQLite database and the JSON file sort kinds with similar spellings the same way`() async throws {
    let kinds = ["Café", "Cafe\u{301}", "cafe", "A B", "A\u{A0}B", "ab", "a\u{AD}b"]
    let dishes = try kinds.enumerated().flatMap { index, kind in
      try ["c", "á", "ñ", "b"].map { try Samples.dish("\($0) \(index)", kind: kind) }
    }
    let (one, two): (any Store, any Store) = (database.store(), StateStore())
    for store in [one, two] { try await store.seed(dishes.reversed()) }
    #expect(try await dump(of: one) == dump(of: two))
    let (found, expected) = (try await one.page(), try await two.page())
    #expect(found == expected)
    #expect(try await one.inventory() == two.inventory())
  }

  @Test(.group(.heavy), arguments: 1...25)
  func `The SQLite database and the JSON file contain the same data after random changes`(seed: UInt64) async throws {
    var random = SeededNumbers(seed: seed)
    let (one, two): (any Store, any Store) = (database.store(), StateStore())
    for number in 1...40 {
      let step = try await Step.random(&random, in: two)
      let (answer, other) = (await step.run(on: one), await step.run(on: two))
      #expect(answer == other, "step \(number), \(step)")
      let (found, expected) = (try await dump(of: one), try await dump(of: two))
      try #require(found == expected, "step \(number), \(step)")
    }
    #expect(try await dump(of: database.store()) == dump(of: two))
  }

  private func dump(of store: any Store) async throws -> String {
    String(decoding: try StoreDocument(await store.contents()).encoded(), as: UTF8.self)
  }
}

extension MenuGateway {
  /// Returns the whole menu.
  fileprivate func page() async throws(GatewayError) -> [Dish] {
    try await dishes(matching: SearchText(), of: nil, page: Page(limit: 1000)).items
  }
}

@Suite struct `Closing a database` {
  private let database: Database
  private let store: SQLiteStore

  init() throws {
    database = try Database()
    store = database.store()
  }

  private var hasLog: Bool { Folder.exists(database.path + "-wal") || Folder.exists(database.path + "-shm") }

  @Test func `Closing a database leaves one complete file, and the next call reopens the file`() async throws {
    let menu = try Samples.menu()
    try await store.seed(menu)
    _ = try await store.dish(menu[0].id)
    #expect(hasLog)
    try await store.close()
    #expect(!hasLog)
    try await store.close()
    #expect(try await store.dishes(matching: SearchText(), of: nil, page: .first).items == menu)
    try await store.deleteDish(menu[0])
    #expect(hasLog)
    try await store.close()
    #expect(!hasLog)
  }

  @Test func `Closing a database that was never opened creates no file`() async throws {
    try await store.close()
    #expect(!Folder.exists(database.path))
  }

  @Test func `Closing a database leaves other stores' log and changes intact`() async throws {
    let (menu, other) = (try Samples.menu(), database.store())
    try await store.seed(menu)
    try await other.deleteDish(menu[0])
    try await store.close()
    #expect(hasLog)
    try await other.deleteDish(menu[1])
    try await other.close()
    #expect(!hasLog)
    #expect(try await store.dishes(matching: SearchText(), of: nil, page: .first).items == Array(menu[2...]))
  }

  @Test func `Closing a database doesn't wait for a reader that uses the log`() async throws {
    try await store.seed(Samples.menu())
    let (store, isReading, mayEnd) = (store, Gate(for: 1), DispatchSemaphore(value: 0))
    let reading = Task(executorPreference: BlockingTaskExecutor()) {
      try await store.reading { (records) throws(GatewayError) in
        let count = try records.inventory()[.dishes]
        Task { await isReading.arrive() }
        mayEnd.wait()
        return count
      }
    }
    await isReading.wait()
    try await store.close()
    #expect(hasLog)
    mayEnd.signal()
    #expect(try await reading.value == 5)
    try await store.close()
    #expect(!hasLog)
  }
}

@Suite struct `Canceling a task during a statement` {
  private let folder: TemporaryFolder
  private let store: SQLiteStore

  init() throws {
    folder = try TemporaryFolder()
    store = SQLiteStore(path: folder.path + "/recetas.sqlite")
  }

  @Test func `Canceling a task interrupts a running statement and rolls back its change`() async throws {
    try await store.serve(Samples.menu())
    let (begun, began) = AsyncStream.makeStream(of: Void.self)
    let counting = Task { [store] in try await store.countForSeconds(telling: began) }
    for await _ in begun { break }
    counting.cancel()
    await #expect(throws: GatewayError.cancelled) { try await counting.value }
    try await expectStillThere()
  }

  @Test func `Canceling a task interrupts the statements that finish an import`() async throws {
    try await store.serve(Samples.menu())
    let dishes = try dishes
    let finish = Task { [store] in await store.endOfAnImport(of: dishes) }
    #expect(await finish.value == .failure(.cancelled))
    try await expectStillThere()
  }

  @Test func `Canceling a task after the last record of an import changes nothing`() async throws {
    try await store.serve(Samples.menu())
    let importSeed = ImportSeedInteractor(
      .restaurant, from: CancellingSource(items: try dishes.map { .clean(.dish($0)) }), into: store)
    let importing = Task { try await importSeed(SeedPolicy(.replacing)) }
    await #expect(throws: ImportSeedError.store(.cancelled)) { try await importing.value }
    try await expectStillThere()
  }

  private var dishes: [Dish] { get throws { try (0..<3000).map { try Samples.dish("Plato \($0)") } } }

  /// Checks that the store still has the old menu, and that a new menu can replace the old one.
  private func expectStillThere(_ location: SourceLocation = #_sourceLocation) async throws {
    let menu = try Samples.menu()
    #expect(try await store.contents().menu.all == menu, sourceLocation: location)
    try await store.serve([menu[0]])
    #expect(try await store.contents().menu.all == [menu[0]], sourceLocation: location)
  }
}

extension SQLiteStore {
  fileprivate func serve(_ dishes: [Dish]) async throws {
    try await importSeed(.restaurant) { (writer) throws(GatewayError) in
      try writer.removeAll()
      for dish in dishes { _ = try writer.insert(.dish(dish)) }
      return .commit(())
    }
  }

  /// Deletes the menu, and starts a statement that would run for seconds.
  fileprivate func countForSeconds(telling began: AsyncStream<Void>.Continuation) async throws {
    try await write(touching: .everything) { (records) throws(GatewayError) in
      try records.removeMenu()
      began.yield()
      try records.database.run(
        """
        WITH RECURSIVE number (value) AS (SELECT 1 UNION ALL SELECT value + 1 FROM number LIMIT 50000000)
        SELECT count(*) FROM number
        """)
      return .commit(())
    }
  }

  /// Returns the result of an import's last statements in a task that was canceled just before them.
  fileprivate func endOfAnImport(of dishes: [Dish]) async -> Result<Never, GatewayError>? {
    let end = Box<Result<Never, GatewayError>?>(nil)
    try? await write(touching: .domain(.restaurant)) { (records) throws(GatewayError) in
      let staging = try MenuStaging(records.database.path)
      for dish in dishes { _ = try staging.insert(dish) }
      withUnsafeCurrentTask { $0?.cancel() }
      do throws(GatewayError) {
        try staging.move(to: records, keepsStore: false)
      } catch {
        end.change { $0 = .failure(error) }
        throw error
      }
      return .commit(())
    }
    return end.value
  }
}

/// A seed whose reader cancels the task after the last record.
private struct CancellingSource: SeedSource {
  let items: [SeedItem]

  func open() -> any SeedReader { Reader(base: ScriptedSeedSource(items).open()) }

  private struct Reader: SeedReader {
    var base: any SeedReader
    var record: Int { base.record }
    var bytesRead: Int { base.bytesRead }
    var totalBytes: Int? { base.totalBytes }

    mutating func next() throws(SeedSourceError) -> SeedItem? {
      if let item = try base.next() { return item }
      withUnsafeCurrentTask { $0?.cancel() }
      return nil
    }
  }
}

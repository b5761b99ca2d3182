import Entities
import Gateways
@testable import SQLiteGateways
import GatewayTesting
import TestSupport
import Testing
import UseCases

@Suite struct `A canceled task ends its statements` {
  private let folder: TemporaryFolder
  private let store: SQLiteStore

  init() throws {
    folder = try TemporaryFolder()
    store = SQLiteStore(path: folder.path + "/recetas.sqlite")
  }

  @Test func `in the middle of one, which leaves everything as it was`() async throws {
    try await store.serve(Samples.menu())
    let (begun, began) = AsyncStream.makeStream(of: Void.self)
    let counting = Task { [store] in try await store.countForSeconds(telling: began) }
    for await _ in begun { break }
    counting.cancel()
    await #expect(throws: GatewayError.cancelled) { try await counting.value }
    try await expectStillThere()
  }

  @Test func `that sort and index what was imported`() async throws {
    try await store.serve(Samples.menu())
    let dishes = try dishes
    let finish = Task { [store] in await store.endOfAnImport(of: dishes) }
    #expect(await finish.value == .failure(.cancelled))
    try await expectStillThere()
  }

  @Test func `when the last record of an import was read`() async throws {
    try await store.serve(Samples.menu())
    let importSeed = ImportSeedInteractor(
      .restaurant, from: CancellingSource(items: try dishes.map { .clean(.dish($0)) }), into: store)
    let importing = Task { try await importSeed(SeedPolicy(.replacing)) }
    await #expect(throws: ImportSeedError.store(.cancelled)) { try await importing.value }
    try await expectStillThere()
  }

  private var dishes: [Dish] { get throws { try (0..<3000).map { try Samples.dish("Plato \($0)") } } }

  /// The menu that was there before, in a store in which another can take its place.
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

  /// Takes the menu out, and begins a statement that would run for seconds.
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

  /// How the last statements of an import end in a task that was canceled just before them.
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

/// A seed whose reader cancels the task when it has no more records.
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

import Dispatch
import Entities
import Gateways
@testable import SQLiteGateways
import GatewayTesting
import TestSupport
import Testing
import UseCases

@Suite struct `Closing a database` {
  private let database: Database
  private let store: SQLiteStore

  init() throws {
    database = try Database()
    store = database.store()
  }

  private var hasLog: Bool { Folder.isThere(database.path + "-wal") || Folder.isThere(database.path + "-shm") }

  @Test func `leaves one file that holds everything, and the next call opens it again`() async throws {
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

  @Test func `that was never opened makes none`() async throws {
    try await store.close()
    #expect(!Folder.isThere(database.path))
  }

  @Test func `leaves others their log, and their changes`() async throws {
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

  @Test func `waits for nobody: the log of a call that is under way goes with the next time`() async throws {
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

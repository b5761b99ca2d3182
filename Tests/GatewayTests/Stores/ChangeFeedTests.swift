import Entities
@testable import Gateways
@testable import StoreCore
import GatewayTesting
@testable import SQLiteGateways
import TestSupport
import Testing
import UseCases

@Suite struct `A change feed whose watcher has ended` {
  private let clock = ManualClock()

  @Test func `A change observer that has ended leaves nothing behind in a JSON store`() async throws {
    let folder = try TemporaryFolder()
    let store = StateStore(folder: folder.path, clock: clock)
    try await expectNothingLeft(store) { store.feed.count }
  }

  @Test func `A change observer that has ended leaves nothing behind in an SQLite database`() async throws {
    let folder = try TemporaryFolder()
    let store = SQLiteStore(path: folder.path + "/recetas.sqlite", clock: clock)
    try await expectNothingLeft(store) { store.feed.count }
  }

  /// Checks that an observer leaves neither a listener nor a polling task behind, whether it is canceled, dropped after a read, or ended by
  /// an error.
  private func expectNothingLeft(_ store: any Store, listeners: () async -> Int) async throws {
    try await store.seed(try Samples.menu())
    let watchMenu = WatchMenuInteractor(getMenu: GetMenuInteractor(menu: store), store: store)
    let waiting = Task {
      for try await _ in watchMenu() {}
    }
    do {
      var readings = watchMenu().makeAsyncIterator()
      _ = try await readings.next()
      await clock.hasSleepers(2, within: .seconds(1))
      #expect(await listeners() == 2)
    }
    waiting.cancel()
    try await waiting.value
    #expect(await listeners() == 0)
    try await store.close()
    await clock.hasNoSleepers()
  }
}

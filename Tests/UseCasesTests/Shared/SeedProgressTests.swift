import Gateways
import GatewayTesting
import Synchronization
import TestGroups
import Testing
import UseCases

@Suite struct `The progress of an import` {
  @Test(.group(.heavy), arguments: Mode.all)
  func `The progress of an import is reported after every thousand records and at the end`(mode: Mode) async throws {
    let reported = try await progress(of: dishes(2500), mode)
    #expect(
      reported == [
        SeedProgress(records: 1000, bytesRead: 30_000, totalBytes: 75_000, elapsed: .seconds(1)),
        SeedProgress(records: 2000, bytesRead: 60_000, totalBytes: 75_000, elapsed: .seconds(2)),
        SeedProgress(records: 2500, bytesRead: 75_000, totalBytes: 75_000, elapsed: .seconds(3)),
      ])
  }

  @Test(.group(.heavy), arguments: [(0, [0]), (1, [1]), (999, [999]), (1000, [1000, 1000]), (1001, [1000, 1001])])
  func `The progress of an import is reported at least once`(count: Int, records: [Int]) async throws {
    #expect(try await progress(of: dishes(count)).map(\.records) == records)
  }

  @Test func `The progress of an import counts invalid and duplicate records`() async throws {
    let items = dishes(500) + dishes(500) + (1001...2000).map { .rejected([.noPrice(inRecord: $0)]) }
    #expect(try await progress(of: items, skipsInvalid: true).map(\.records) == [1000, 2000, 2000])
  }

  @Test func `The progress of an import from a source without bytes counts only records`() async throws {
    let reported = try await progress(of: dishes(1), bytesPerItem: nil)
    #expect(reported == [SeedProgress(records: 1, bytesRead: 0, totalBytes: nil, elapsed: .seconds(1))])
  }

  @Test func `An import that reads nothing reports no progress`() async throws {
    let store = StateStore()
    try await store.serve([.cake])
    #expect(try await progress(of: dishes(1), .firstRun, into: store) == [])
    #expect(try await progress(of: dishes(1), .asked, into: store) == [])
  }

  @Test func `No progress is reported after the source of an import fails partway`() async throws {
    let reported = Mutex<[Int]>([])
    let source = ScriptedSeedSource(dishes(1500), thenFailing: .missing(path: "platos.json"))
    let importSeed = ImportSeedInteractor(.restaurant, from: source, into: StateStore())
    await #expect(throws: ImportSeedError.source(.missing(path: "platos.json"))) {
      try await importSeed(.init(.asked)) { step in reported.withLock { $0.append(step.records) } }
    }
    #expect(reported.withLock { $0 } == [1000])
  }

  @Test func `The progress of an import includes the records per second unless no time has passed`() {
    func rate(_ elapsed: Duration) -> Double? {
      SeedProgress(records: 3000, bytesRead: 0, totalBytes: nil, elapsed: elapsed).recordsPerSecond
    }
    #expect(rate(.seconds(2)) == 1500)
    #expect(rate(.milliseconds(500)) == 6000)
    #expect(rate(.zero) == nil)
  }

  private func dishes(_ count: Int) -> [SeedItem] { (0..<count).map { .dish(.dish("Plato \($0)")) } }

  private func progress(
    of items: [SeedItem], _ mode: Mode = .asked, skipsInvalid: Bool = false, bytesPerItem: Int? = 30,
    into store: StateStore = StateStore()
  ) async throws -> [SeedProgress] {
    let reported = Mutex<[SeedProgress]>([])
    let importSeed = ImportSeedInteractor(
      .restaurant, from: ScriptedSeedSource(items, bytesPerItem: bytesPerItem), into: store,
      clock: ManualClock(movingBy: .seconds(1)))
    let policy = SeedPolicy(mode, skipsInvalid: skipsInvalid)
    do {
      _ = try await importSeed(policy) { step in reported.withLock { $0.append(step) } }
    } catch {
      if error != .notEmpty(.restaurant) { throw error }
    }
    return reported.withLock { $0 }
  }
}

import Dispatch
import Entities
import Gateways
import GatewayTesting
import Testing
import UseCases

@Suite struct `Sample data` {
  let importSeed = Importing()
  let samples = SeedPolicy(.firstRun, holdsSamples: true)

  private func haveSamples() async throws {
    _ = try await importSeed(samples, [.dish(.royal), .dish(.pizza)])
  }

  @Test(arguments: [.firstRun, .asked, .adding, .replacing] as [Mode])
  func `Any import of real data deletes unchanged samples`(mode: Mode) async throws {
    try await haveSamples()
    #expect(try await importSeed(.init(mode), [.dish(.cake)])?.imported == 1)
    #expect(try await importSeed.menu == [.cake])
    #expect(try await importSeed.base.samples(in: .restaurant) == nil)
  }

  @Test(arguments: [.firstRun, .asked, .adding] as [Mode])
  func `An import never deletes samples that a user has changed`(mode: Mode) async throws {
    try await haveSamples()
    let dearer = try Dish(
      name: Dish.royal.name, description: "", price: Dish.cake.price, kind: Dish.royal.kind)
    try await importSeed.base.replaceDish(.royal, by: dearer)
    if mode == .asked {
      await #expect(throws: ImportSeedError.notEmpty(.restaurant)) {
        try await importSeed(.init(mode), [.dish(.cake)])
      }
      #expect(try await importSeed.menu.count == 2)
    } else {
      #expect(try await importSeed(.init(mode), [.dish(.cake)])?.imported == 1)
      #expect(Set(try await importSeed.menu) == [.cake, dearer])
      let left = SampleCount(1, of: 2, areReplaceable: false)
      #expect(try await importSeed.base.samples(in: .restaurant) == left)
      // The source has already been imported, so a first run doesn't read it again.
      #expect(try await importSeed(.init(.firstRun), [.dish(.royal)]) == nil)
    }
  }

  @Test func `An import deletes unchanged samples, but not dishes that a user has added`() async throws {
    try await haveSamples()
    try await importSeed.base.addDish(.cake)
    #expect(try await importSeed(.init(.adding), [.dish(.caviar)])?.imported == 1)
    #expect(Set(try await importSeed.menu) == [.cake, .caviar])
    #expect(try await importSeed.base.samples(in: .restaurant) == nil)
  }

  @Test func `Samples are kept after a failed import, an invalid seed or a dry run`() async throws {
    try await haveSamples()
    let broken = ScriptedSeedSource([.dish(.cake)], thenFailing: .missing(path: "/a"))
    await #expect(throws: ImportSeedError.self) { try await importSeed(.init(.adding), from: broken) }
    await #expect(throws: ImportSeedError.self) {
      try await importSeed(.init(.adding), [.rejected([.noPrice(inRecord: 1)])])
    }
    _ = try await importSeed(.init(.adding, isDryRun: true), [.dish(.cake)])
    #expect(try await importSeed.menu == [.royal, .pizza])
    #expect(try await importSeed.base.samples(in: .restaurant) == SampleCount(2, of: 2))
  }

  @Test func `Samples are imported only if nothing has ever been imported`() async throws {
    try await importSeed.base.serve([.cake])
    #expect(try await importSeed(samples, [.dish(.royal)]) == nil)
    #expect(try await importSeed.menu == [.cake])
    try await importSeed.base.reset()
    try await haveSamples()
    #expect(try await importSeed(samples, [.dish(.cake)]) == nil)
    #expect(try await importSeed.menu == [.royal, .pizza])
  }

  @Test func `A sample that a user changes while a seed is read is not deleted`() async throws {
    try await haveSamples()
    let isChanged = DispatchSemaphore(value: 0)
    let (reading, isReading) = AsyncStream.makeStream(of: Void.self)
    let source = WatchedSource([.dish(.cake)]) { number in
      if number > 1 { return }
      isReading.yield()
      isChanged.wait()
    }
    let task = Task(executorPreference: BlockingTaskExecutor()) { [importSeed] in
      try await importSeed(.init(.adding), from: source)
    }
    for await _ in reading { break }
    let dearer = try Dish(
      name: Dish.royal.name, description: "", price: Dish.cake.price, kind: Dish.royal.kind)
    try await importSeed.base.replaceDish(.royal, by: dearer)
    isChanged.signal()
    #expect(try await task.value?.imported == 1)
    #expect(Set(try await importSeed.menu) == [.cake, dearer])
  }
}

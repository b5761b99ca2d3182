import Gateways
import GatewayTesting
import Testing
import UseCases

@Suite struct `A first import` {
  let importSeed = Importing()
  let source = WatchedSource([.dish(.royal), .dish(.pizza)])

  @Test func `A first import fills a store that has never had a seed and marks it as seeded`() async throws {
    let report = try await importSeed(.init(.firstRun), from: source)

    #expect(report?.imported == 2)
    #expect(try await importSeed.menu == [.royal, .pizza])
    #expect(try await importSeed.base.isSeeded(.restaurant))
    #expect(importSeed.recorder.calls == [.isSeeded(.restaurant), .importSeed(.restaurant)])
    #expect(source.counts == .init(opened: 1, read: 3))
  }

  @Test func `A first import opens its source before its transaction and only if the source is needed`() async throws {
    _ = try await importSeed(
      .init(.firstRun), from: source,
      before: [
        1: { _ in #expect(source.counts == .init(opened: 0, read: 0)) },
        2: { _ in #expect(source.counts == .init(opened: 1, read: 0)) },
      ])
    #expect(importSeed.recorder.calls.count == 2)
  }

  @Test func `A first import into a seeded store opens no source and starts no transaction`() async throws {
    try await importSeed.base.serve([.cake])

    let report = try await expectUnchanged(importSeed.base) {
      try await importSeed(.init(.firstRun), from: source)
    }

    #expect(report == nil)
    #expect(importSeed.recorder.calls == [.isSeeded(.restaurant), .samples(.restaurant)])
    #expect(source.counts == .init(opened: 0, read: 0))
  }

  @Test func `A first import doesn't restore a menu that was emptied`() async throws {
    try await importSeed.base.serve([])
    #expect(try await importSeed(.init(.firstRun), from: source) == nil)
    #expect(try await importSeed.menu == [])
  }

  @Test func `A first import of an empty seed marks the store as seeded`() async throws {
    #expect(try await importSeed(.init(.firstRun), []) == SeedReport())
    #expect(try await importSeed.base.isSeeded(.restaurant))
    #expect(try await importSeed(.init(.firstRun), from: source) == nil)
  }

  @Test func `A first import reads nothing if another import is committed in the meantime`() async throws {
    let report = try await importSeed(
      .init(.firstRun), from: source, before: [2: { try await $0.serve([.cake]) }])

    #expect(report == nil)
    #expect(try await importSeed.menu == [.cake])
    #expect(source.counts == .init(opened: 1, read: 0))
  }

  @Test func `Twenty concurrent first imports import the seed only once`() async throws {
    let reports = try await withThrowingTaskGroup(of: SeedReport?.self) { group in
      for _ in 1...20 { group.addTask { try await importSeed(.init(.firstRun), from: source) } }
      return try await group.reduce(into: []) { $0.append($1) }
    }

    #expect(reports.count == 20)
    #expect(reports.compactMap(\.self).map(\.imported) == [2])
    #expect(try await importSeed.menu == [.royal, .pizza])
  }
}

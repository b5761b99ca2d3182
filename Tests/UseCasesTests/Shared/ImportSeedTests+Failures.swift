import Gateways
import GatewayTesting
import Testing
import UseCases

@Suite struct `A failing import` {
  let importSeed = Importing()
  let truncated = SeedSourceError.malformed(path: "platos.json", .truncated, line: 3, column: 9)

  @Test(arguments: Mode.all)
  func `An import whose source can't be opened makes no further calls to the store`(mode: Mode) async throws {
    let missing = SeedSourceError.missing(path: "platos.json")
    await #expect(throws: ImportSeedError.source(missing)) {
      try await importSeed(.init(mode), from: WatchedSource(openFailure: missing))
    }
    #expect(importSeed.recorder.calls == (mode == .firstRun ? [.isSeeded(.restaurant)] : []))
  }

  @Test(arguments: Mode.all, [false, true])
  func `An import whose source fails partway changes nothing`(
    mode: Mode, skipsInvalid: Bool
  ) async throws {
    if mode == .replacing { try await importSeed.base.serve([.cake]) }
    let source = ScriptedSeedSource(
      [.dish(.pizza), .rejected([.noPrice(inRecord: 2)])], thenFailing: truncated)
    try await expectUnchanged(importSeed.base, throws: ImportSeedError.source(truncated)) {
      try await importSeed(.init(mode, skipsInvalid: skipsInvalid), from: source)
    }
  }

  @Test(arguments: 1...2)
  func `An import reports an error from the store and changes nothing`(call: Int) async throws {
    let source = WatchedSource([.dish(.pizza)])
    await #expect(throws: ImportSeedError.store(.full(what: "disk"))) {
      try await importSeed(
        .init(.firstRun), from: source, before: [call: { _ in throw GatewayError.full(what: "disk") }])
    }
    #expect(source.counts == .init(opened: call - 1, read: 0))
    #expect(try await importSeed.base.contents() == StoreState())
  }

  @Test(arguments: zip(Mode.all + [.asked], FailingStore.Step.allCases))
  func `An import reports an error from the store during the transaction`(
    mode: Mode, step: FailingStore.Step
  ) async throws {
    let failing = ImportSeedInteractor(
      .restaurant, from: ScriptedSeedSource([.dish(.pizza)]), into: FailingStore(step: step))
    let full = GatewayError.full(what: "\(step)")
    await #expect(throws: ImportSeedError.store(full)) { try await failing(.init(mode)) }
  }

  @Test(arguments: Mode.all)
  func `An import that is canceled while reading stops and changes nothing`(
    mode: Mode
  ) async throws {
    if mode == .replacing { try await importSeed.base.serve([.cake]) }
    let source = WatchedSource([.dish(.royal), .dish(.pizza), .dish(.caviar)]) { record in
      if record == 2 { withUnsafeCurrentTask { $0?.cancel() } }
    }
    try await expectUnchanged(importSeed.base) {
      // The import runs in a separate task, so that canceling the import doesn't cancel the test.
      let importing = Task { try await importSeed(.init(mode), from: source) }
      await #expect(throws: ImportSeedError.store(.cancelled)) { try await importing.value }
    }
    #expect(source.counts.read == 2)
  }

  @Test func `An import that failed can be repeated`() async throws {
    let items = [SeedItem.dish(.pizza), .dish(.royal)]
    await #expect(throws: ImportSeedError.source(truncated)) {
      try await importSeed(.init(.firstRun), from: ScriptedSeedSource(items, thenFailing: truncated))
    }
    #expect(try await importSeed(.init(.firstRun), items)?.imported == 2)
    #expect(try await importSeed.menu == [.royal, .pizza])
  }
}

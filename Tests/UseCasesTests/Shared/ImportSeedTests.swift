import Gateways
import GatewayTesting
import Testing
import UseCases

@Suite struct `An import at the user's request` {
  let importSeed = Importing()
  let source = WatchedSource([.dish(.royal), .dish(.pizza)])

  @Test func `An import requested by the user fills an empty store and marks it as seeded`() async throws {
    #expect(try await importSeed(.init(.asked), from: source)?.imported == 2)
    #expect(try await importSeed.menu == [.royal, .pizza])
    #expect(try await importSeed.base.isSeeded(.restaurant))
    #expect(importSeed.recorder.calls == [.importSeed(.restaurant)])
  }

  @Test func `An import requested by the user fills a menu that was seeded before and is now empty`() async throws {
    try await importSeed.base.serve([])
    #expect(try await importSeed(.init(.asked), from: source)?.imported == 2)
    #expect(try await importSeed.menu == [.royal, .pizza])
  }

  @Test func `An import requested by the user is refused before reading records if the menu has dishes`() async throws {
    try await importSeed.base.serve([.cake])
    try await expectUnchanged(importSeed.base, throws: ImportSeedError.notEmpty(.restaurant)) {
      try await importSeed(.init(.asked), from: source)
    }
    #expect(source.counts.read == 0)
  }

  @Test func `A dry run of an import requested by the user is refused if the menu has dishes`() async throws {
    try await importSeed.base.serve([.cake])
    try await expectUnchanged(importSeed.base, throws: ImportSeedError.notEmpty(.restaurant)) {
      try await importSeed(.init(.asked, skipsInvalid: true, isDryRun: true), [])
    }
  }
}

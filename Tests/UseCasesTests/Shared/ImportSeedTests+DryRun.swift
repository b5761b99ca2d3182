import Gateways
import Testing
import UseCases

@Suite struct `Previewing an import` {
  let importSeed = Importing()
  let items = [SeedItem.dish(.royal), .dish(.pizza), .repairedDish(.cake, [.trimmed("Tarta", inRecord: 3)])]

  @Test(arguments: Mode.all)
  func `A dry run of an import returns the same report as the actual import, but changes nothing`(mode: Mode)
    async throws
  {
    let rehearsed = try await expectUnchanged(importSeed.base) {
      try await importSeed(.init(mode, isDryRun: true), items)
    }
    #expect(rehearsed?.imported == 3)
    #expect(try await importSeed.base.isSeeded(.restaurant) == false)
    #expect(try await importSeed(.init(mode), items) == rehearsed)
    #expect(try await importSeed.menu == [.royal, .pizza, .cake])
  }

  @Test func `A dry run of a replacing import leaves the menu unchanged`() async throws {
    try await importSeed.base.serve([.caviar, .pizza])
    let report = try await expectUnchanged(importSeed.base) {
      try await importSeed(.init(.replacing, isDryRun: true), items)
    }
    #expect([report?.accepted, report?.repaired, report?.rejected] == [2, 1, 0])
  }

  @Test func `A dry run of a first import returns no report if the store is already seeded`() async throws {
    try await importSeed.base.serve([])
    let source = WatchedSource(items)
    #expect(try await importSeed(.init(.firstRun, isDryRun: true), from: source) == nil)
    #expect(source.counts.opened == 0)
  }

  @Test(arguments: Mode.all)
  func `A dry run and an actual import are both refused if records are invalid`(mode: Mode) async throws {
    let wrong = items + [.rejected([.noPrice(inRecord: 4)])]
    for isDryRun in [true, false] {
      let refusal = await #expect(throws: ImportSeedError.self) {
        try await importSeed(.init(mode, isDryRun: isDryRun), wrong)
      }
      guard case .invalid(let report) = refusal else { throw try #require(refusal) }
      #expect([report.imported, report.rejected] == [3, 1])
    }
    #expect(try await importSeed.base.contents() == StoreState())
  }

  @Test(arguments: Mode.all)
  func `A dry run of an import that skips invalid records changes nothing`(mode: Mode) async throws {
    let report = try await importSeed(
      .init(mode, skipsInvalid: true, isDryRun: true), items + [.rejected([.noPrice(inRecord: 4)])])

    #expect([report?.imported, report?.rejected] == [3, 1])
    #expect(try await importSeed.base.contents() == StoreState())
  }
}

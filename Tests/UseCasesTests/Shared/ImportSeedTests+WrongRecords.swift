import Entities
import GatewayTesting
import Gateways
import Testing
import UseCases

@Suite struct `Importing invalid records` {
  let importSeed = Importing()
  let items = [
    SeedItem.dish(.royal), .rejected([.noPrice(inRecord: 2)]),
    .repairedDish(.pizza, [.trimmed("Pizza de piña", inRecord: 3)]),
  ]

  @Test(arguments: Mode.all)
  func `An import with invalid records throws an error with the complete report`(mode: Mode) async throws {
    if mode == .replacing { try await importSeed.base.serve([.cake]) }
    var refusal: ImportSeedError?
    try await expectUnchanged(importSeed.base) {
      refusal = await #expect(throws: ImportSeedError.self) { try await importSeed(.init(mode), items) }
    }

    guard case .invalid(let report) = refusal else { throw try #require(refusal) }
    #expect([report.accepted, report.repaired, report.rejected] == [1, 1, 1])
    #expect(report.problems == [.noPrice(inRecord: 2)])
    #expect(report.repairs == [.trimmed("Pizza de piña", inRecord: 3)])
  }

  @Test(arguments: Mode.all)
  func `An import that skips invalid records stores the valid ones`(mode: Mode) async throws {
    if mode == .replacing { try await importSeed.base.serve([.cake]) }

    let report = try await importSeed(.init(mode, skipsInvalid: true), items)

    #expect(report?.imported == 2)
    #expect(report?.problems == [.noPrice(inRecord: 2)])
    #expect(try await importSeed.menu == [.royal, .pizza])
    #expect(try await importSeed.base.isSeeded(.restaurant))
  }

  @Test func `A record that the source has repaired is valid and is imported`() async throws {
    #expect(try await importSeed(.init(.asked), [items[2]])?.repaired == 1)
    #expect(try await importSeed.menu == [.pizza])
  }

  @Test func `An import that skips duplicates keeps the first of several duplicate records`() async throws {
    let again = Dish.royal.costing(1).spelled("HAMBURGUESA royal")
    let items = [
      SeedItem.dish(.royal), .dish(again),
      .repairedDish(again, [.trimmed("HAMBURGUESA royal", inRecord: 3)]), .dish(.pizza),
    ]

    let report = try await importSeed(.init(.asked, skipsInvalid: true), items)

    #expect([report?.accepted, report?.repaired, report?.rejected] == [2, 0, 2])
    #expect(
      report?.problems == [
        .again("HAMBURGUESA royal", inRecord: 2), .again("HAMBURGUESA royal", inRecord: 3),
      ])
    #expect(report?.repairs == [])
    #expect(try await importSeed.menu == [.royal, .pizza])
  }

  @Test func `An import rejects a beer without a known manufacturer and accepts the other beers`() async throws {
    let (known, unknown) = (try Manufacturer(name: "Mahou", origin: .national), try Manufacturer.ID("maker-nadie"))
    let beers = try [known.id, unknown].map { maker in
      try Beer(id: Beer.ID("beer-\(maker.text)"), of: maker, name: "Rubia", type: BeerType("Lager"))
    }
    let items = [SeedItem.clean(.manufacturer(known, photos: []))] + beers.map { .clean(.beer($0, photos: [])) }
    func run(_ policy: SeedPolicy) async throws -> SeedReport? {
      try await ImportSeedInteractor(.beers, from: ScriptedSeedSource(items), into: importSeed.base)(policy)
    }
    let problem = SeedProblem(
      record: 3, field: "manufacturer", expected: .knownManufacturer, found: "maker-nadie")
    guard
      case .invalid(let report) = await #expect(
        throws: ImportSeedError.self, performing: { try await run(.init(.asked)) })
    else { return }
    #expect(report.problems == [problem])
    #expect(try await run(.init(.asked, skipsInvalid: true))?.problems == [problem])
    #expect(try await importSeed.base.contents().beers.beers.values.map(\.id) == [beers[0].id])
  }

  @Test func `An import that doesn't skip invalid records is refused if the seed has a duplicate dish`() async throws {
    await #expect(throws: ImportSeedError.self) {
      try await importSeed(.init(.firstRun), [.dish(.royal), .dish(.royal)])
    }
    #expect(try await importSeed.base.contents() == StoreState())
  }

  @Test(arguments: Mode.all)
  func `An import that skips invalid records is refused if no record is valid`(mode: Mode) async throws {
    if mode == .replacing { try await importSeed.base.serve([.cake]) }
    try await expectUnchanged(importSeed.base) {
      await #expect(throws: ImportSeedError.self) {
        try await importSeed(.init(mode, skipsInvalid: true), [items[1]])
      }
    }
  }
}

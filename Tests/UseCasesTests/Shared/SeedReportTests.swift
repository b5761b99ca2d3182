import Testing
import UseCases

@Suite struct `The report of an import` {
  let importSeed = Importing()

  @Test func `adds up to what was read`() async throws {
    let report = try await read([
      .dish(.royal), .mended(.pizza, [.trimmed("a", inRecord: 2), .trimmed("b", inRecord: 2)]),
      .rejected([.noPrice(inRecord: 3)]), .dish(.cake), .dish(.royal),
      .rejected([.noPrice(inRecord: 6), .noPrice(inRecord: 6), .noPrice(inRecord: 6)]),
    ])

    #expect([report.accepted, report.repaired, report.rejected] == [2, 1, 3])
    #expect(report.records == 6)
    #expect(report.imported == 3)
    #expect([report.repairCount, report.problemCount] == [2, 5])
    #expect(report.repairs == [.trimmed("a", inRecord: 2), .trimmed("b", inRecord: 2)])
    #expect(report.problems.map(\.record) == [3, 5, 6, 6, 6])
  }

  @Test func `keeps the first twenty problems, and counts on`() async throws {
    let report = try await read(
      (1...25).map { .rejected([.noPrice(inRecord: $0), .again("a", inRecord: $0)]) } + [.dish(.royal)])

    #expect(report.rejected == 25)
    #expect(report.problemCount == 50)
    #expect(report.problems == (1...10).flatMap { [.noPrice(inRecord: $0), .again("a", inRecord: $0)] })
  }

  @Test func `keeps the first twenty repairs, and counts on`() async throws {
    let report = try await read(
      (1...25).map { record in
        .mended(
          .dish("Plato \(record)"), [.trimmed("a", inRecord: record), .trimmed("b", inRecord: record)])
      })

    #expect(report.repaired == 25)
    #expect(report.repairCount == 50)
    #expect(
      report.repairs == (1...10).flatMap { [.trimmed("a", inRecord: $0), .trimmed("b", inRecord: $0)] })
  }

  @Test func `cuts the details of a single record too`() async throws {
    let report = try await read([
      .rejected((1...19).map { _ in .noPrice(inRecord: 1) }),
      .rejected((1...30).map { _ in .noPrice(inRecord: 2) }),
      .rejected([.noPrice(inRecord: 3)]), .dish(.royal),
    ])

    #expect(report.problems.map(\.record) == Array(repeating: 1, count: 19) + [2])
    #expect(report.problemCount == 50)
  }

  private func read(_ items: [SeedItem]) async throws -> SeedReport {
    try #require(try await importSeed(.init(.asked, skipsInvalid: true), items))
  }
}

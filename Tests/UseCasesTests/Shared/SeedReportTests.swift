import Testing
import UseCases

@Suite struct `The report of an import` {
  let importSeed = Importing()

  @Test func `The counts in an import report add up to the number of records read`() async throws {
    let report = try await read([
      .dish(.royal), .repairedDish(.pizza, [.trimmed("a", inRecord: 2), .trimmed("b", inRecord: 2)]),
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

  @Test func `An import report lists the first twenty problems and counts all of them`() async throws {
    let report = try await read(
      (1...25).map { .rejected([.noPrice(inRecord: $0), .again("a", inRecord: $0)]) } + [.dish(.royal)])

    #expect(report.rejected == 25)
    #expect(report.problemCount == 50)
    #expect(report.problems == (1...10).flatMap { [.noPrice(inRecord: $0), .again("a", inRecord: $0)] })
  }

  @Test func `An import report counts the unlisted problems by kind and contains at most twenty kinds`() async throws {
    let wrong: [SeedItem] = (1...25).map { .rejected([.noPrice(inRecord: $0), .again("a", inRecord: $0)]) }
    let many: [SeedItem] = (1...300).map {
      .rejected([SeedProblem(record: $0, field: "steps[\($0)]", expected: .text, found: nil)])
    }
    let report = try await read(wrong + many + [.dish(.royal)])
    #expect(report.furtherProblems.prefix(2).map(\.count) == [15, 15])
    #expect(report.furtherProblems.prefix(2).map(\.expected) == report.problems.prefix(2).map(\.expected))
    #expect(report.furtherProblems.count == SeedReport.detailLimit)
  }

  @Test func `An import report lists the first twenty repairs and counts all of them`() async throws {
    let report = try await read(
      (1...25).map { record in
        .repairedDish(
          .dish("Plato \(record)"), [.trimmed("a", inRecord: record), .trimmed("b", inRecord: record)])
      })

    #expect(report.repaired == 25)
    #expect(report.repairCount == 50)
    #expect(
      report.repairs == (1...10).flatMap { [.trimmed("a", inRecord: $0), .trimmed("b", inRecord: $0)] })
  }

  @Test func `An import report limits the number of listed problems even within a single record`() async throws {
    let report = try await read([
      .rejected((1...19).map { _ in .noPrice(inRecord: 1) }),
      .rejected((1...30).map { _ in .noPrice(inRecord: 2) }),
      .rejected([.noPrice(inRecord: 3)]), .dish(.royal),
    ])

    #expect(report.problems.map(\.record) == Array(repeating: 1, count: 19) + [2])
    #expect(report.problemCount == 50)
  }

  @Test func `A record with ignored fields counts as accepted, and each field is counted by name`() async throws {
    let report = try await read([
      .repairedDish(.royal, [.ignored("alergenos", record: 1, from: "\"leche\"")]),
      .repairedDish(
        .pizza,
        [
          .ignored("alergenos", record: 2, from: "1"), .ignored("foto", record: 2, from: "\"a.png\""),
          .trimmed("a", inRecord: 2),
        ]),
    ])
    #expect(report.ignored == ["alergenos": 2, "foto": 1])
    #expect([report.accepted, report.repaired, report.repairCount] == [1, 1, 1])
    #expect(report.repairs == [.trimmed("a", inRecord: 2)])
  }

  @Test func `An import report limits the names of ignored fields and counts all other fields together`() async throws {
    let fields = (1...150).map { SeedRepair.ignored("campo \($0)", record: 1, from: "1") }
    let report = try await read([.repairedDish(.royal, fields)])
    #expect(report.ignored.count == SeedReport.fieldLimit + 1)
    #expect(report.ignored["…"] == 50 && report.ignored["campo 100"] == 1)
  }

  @Test func `An import report lists the first doubtful values with the names of their records`() async throws {
    let report = try await read(
      (1...25).map {
        .repairedDish(.dish("Plato \($0)"), [.doubtful("alcohol", record: $0, value: "0.048", .fraction)])
      })
    #expect([report.accepted, report.doubtCount, report.doubts.count] == [25, 25, SeedReport.detailLimit])
    let first = try #require(report.doubts.first)
    #expect(first.name == "Plato 1" && first.record == 1 && first.field == "alcohol" && first.value == "0.048")
  }

  private func read(_ items: [SeedItem]) async throws -> SeedReport {
    try #require(try await importSeed(.init(.asked, skipsInvalid: true), items))
  }
}

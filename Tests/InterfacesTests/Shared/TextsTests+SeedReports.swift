import Interfaces
import Testing
import UseCases

@Suite struct `Reports of a seed` {
  @Test func `The summary line of an import counts accepted, repaired and rejected records`() async throws {
    let report = try await SmallMenu().report(repairing: 1, rejecting: 2)
    BothLanguages.check(
      { $0.summary(report) }, "7 registros: 4 aceptados, 1 reparado, 2 rechazados",
      "7 records: 4 accepted, 1 repaired, 2 rejected")
  }

  @Test func `The line about a repaired seed value states both values, or that the value was left out`() {
    let repair = SeedRepair(record: 3, field: "price", from: "‹ 9.90›", to: "‹9.90›")
    BothLanguages.check(
      { $0.words(repair) }, "registro 3, price: de ‹ 9.90› a ‹9.90›", "record 3, price: from ‹ 9.90› to ‹9.90›")
    let omission = SeedRepair(record: 4, field: "color", from: "‹red›", to: nil)
    BothLanguages.check(
      { $0.words(omission) }, "registro 4, color: ‹red› se ha omitido", "record 4, color: ‹red› was left out")
  }

  @Test func `The line about a seed problem states the field and the invalid value`() {
    let problem = SeedProblem(record: 3, field: "price", expected: .notNegative, found: "-1")
    BothLanguages.check(
      { $0.words(problem) }, "registro 3, price: se esperaba un número no negativo, pero hay -1",
      "record 3, price: expected a non-negative number, found -1")
  }

  @Test func `A rejected ambiguous number is reported with both possible values in the user's notation`() {
    let problem = SeedProblem(
      record: 3, field: "precio", expected: .oneReading, found: "\"1.250\"", readings: ["1250.00", "1.25"])
    BothLanguages.check(
      { $0.words(problem) },
      "registro 3, precio: se esperaba un número que solo se pueda leer de una manera, pero hay \"1.250\" (1250,00 o 1,25)",
      "record 3, precio: expected a number that can be read in only one way, found \"1.250\" (1,250.00 or 1.25)")
  }

  @Test func `The line about a problem with a whole seed record names no field`() {
    let problem = SeedProblem(record: 3, field: nil, expected: .object, found: nil)
    BothLanguages.check(
      { $0.words(problem) }, "registro 3: se esperaba un objeto, pero no hay nada",
      "record 3: expected an object, found nothing")
  }

  @Test func `An import report lists ignored fields with counts, then doubtful values by reason`() async throws {
    let repairs: [SeedRepair] = [
      .ignored("foto", record: 1, from: "1"), .doubtful("gps_lat", record: 1, value: "0, 0", .farFromMadrid),
      .doubtful("alcohol", record: 1, value: "0.048", .fraction),
    ]
    let report = try await SmallMenu().report(of: [repairs, [.ignored("alergenos", record: 2, from: "1")], repairs])
    #expect(
      BothLanguages.spanish.notes(report) == [
        "campos ignorados (registros): foto (2), alergenos (1)",
        "graduación dudosa, guardada tal cual (¿una fracción en vez de un porcentaje?): Pizza 001 (0.048), Pizza 003 (0.048)",
        "lugares lejos de Madrid, guardados tal cual: Pizza 001 (0, 0), Pizza 003 (0, 0)",
      ])
    #expect(
      BothLanguages.english.notes(report) == [
        "ignored fields (records): foto (2), alergenos (1)",
        "doubtful alcohol content, kept as is (a fraction instead of a percentage?): Pizza 001 (0.048), Pizza 003 (0.048)",
        "places far from Madrid, kept as is: Pizza 001 (0, 0), Pizza 003 (0, 0)",
      ])
  }

  static let expectations: [SeedExpectation] = [
    .object, .text, .number, .nonEmptyText, .textUpTo(120), .decimalsUpTo(3), .notNegative, .smallerNumber, .fieldOnce,
    .unique, .numberBetween(7, 9), .wholeNumber, .origin, .knownManufacturer, .pictureFile, .oneReading,
    .cellsUpTo(4),
  ]

  private static func limit(_ expectation: SeedExpectation) -> String {
    switch expectation {
    case .object, .text, .number, .nonEmptyText, .notNegative, .smallerNumber, .fieldOnce, .unique, .wholeNumber,
      .origin, .oneReading, .knownManufacturer, .pictureFile:
      ""
    case .numberBetween(_, let most): "\(most)"
    case .textUpTo(let limit), .decimalsUpTo(let limit), .cellsUpTo(let limit): "\(limit)"
    }
  }

  @Test(arguments: expectations) func `Every expectation in a seed problem is described in both languages`(
    expected: SeedExpectation
  ) {
    let (here, there) = (BothLanguages.spanish.words(expected), BothLanguages.english.words(expected))
    #expect(here != there)
    #expect(!here.isEmpty && !there.isEmpty)
    #expect([here, there].allSatisfy { $0.contains(Self.limit(expected)) || Self.limit(expected).isEmpty })
  }

  @Test func `No two expectations in seed problems have the same description`() {
    for texts in [BothLanguages.spanish, BothLanguages.english] {
      #expect(Set(Self.expectations.map { texts.words($0) }).count == Self.expectations.count)
    }
  }
}

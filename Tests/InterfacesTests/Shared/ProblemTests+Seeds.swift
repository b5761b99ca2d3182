import Interfaces
import Testing
import UseCases

@Suite struct `Problems of a seed` {
  static let path = "/seeds/menu.json"
  static let formats: [SeedFormatProblem] = [
    .empty, .truncated, .unexpected(found: "‹]›"), .notRecords(found: "‹{›"), .notUTF8, .tooDeep(limit: 64),
    .notUTF16, .missingColumns([SeedColumn(field: "nombre", titles: ["‹Plato›"])]),
    .foreignPrices(column: "‹Price (GBP)›"),
    .unclosedQuote(row: 71),
    .textAfterQuote(row: 72), .recordTooLarge(limit: 999), .noRecipe(records: 12),
    .noRecipeInPage(unreadable: 3), .unknownEncoding("windows-1251"),
    .noList(member: "result", found: nil),
    .noList(member: "result", found: "‹7›"),
  ]
  static let sources: [SeedSourceError] =
    [
      .missing(path: path), .notAFile(path: path), .notAllowed(path: path), .unreadable(path: path, why: "I/O error"),
      .gateway(.offline(what: "example.org")),
    ] + formats.map { .malformed(path: path, $0, line: 31, column: 17) }

  private static func things(_ error: SeedSourceError) -> [String] {
    switch error {
    case .missing(let path), .notAFile(let path), .notAllowed(let path): [path]
    case .unreadable(let path, let why): [path, why]
    case .gateway: ["example.org"]
    case .malformed(let path, let problem, let line, let column): [path, "\(line)", "\(column)"] + things(problem)
    }
  }

  private static func things(_ problem: SeedFormatProblem) -> [String] {
    switch problem {
    case .empty, .truncated: []
    case .notUTF8: ["UTF-8"]
    case .notUTF16: ["UTF-16"]
    case .missingColumns(let columns): columns.flatMap(\.titles)
    case .foreignPrices(let title): [title]
    case .unclosedQuote(let row), .textAfterQuote(let row): ["\(row)"]
    case .unexpected(let found), .notRecords(let found), .unknownEncoding(let found): [found]
    case .noList(let member, let found): [member] + (found.map { [$0] } ?? [])
    case .tooDeep(let number), .recordTooLarge(let number), .noRecipe(let number), .noRecipeInPage(let number):
      ["\(number)"]
    }
  }

  @Test(arguments: sources) func `A seed problem is explained in both languages with its file and location`(
    error: SeedSourceError
  ) {
    BothLanguages.check({ $0.problem(error) }, names: Self.things(error))
  }

  @Test func `The message about a seed problem states the line and the column`() {
    let error = SeedSourceError.malformed(path: Self.path, .truncated, line: 31, column: 17)
    BothLanguages.check(
      { $0.problem(error).message }, "/seeds/menu.json, línea 31, columna 17: está incompleto.",
      "/seeds/menu.json, line 31, column 17: it is truncated.")
  }

  @Test func `The message about a seed table without required columns names the columns in each language`() {
    for (fields, spanish, english) in [
      (
        ["precio"], "falta la columna precio (se admiten estos títulos: precio: A, B)",
        "lacks the column price (these titles are accepted: price: A, B)"
      ),
      (
        ["nombre", "precio", "tipo"],
        "faltan las columnas nombre, precio y tipo (se admiten estos títulos: nombre: A, B; precio: A, B; tipo: A, B)",
        "lacks the columns name, price and kind (these titles are accepted: name: A, B; price: A, B; kind: A, B)"
      ),
    ] {
      let columns = fields.map { SeedColumn(field: $0, titles: ["A", "B"]) }
      let error = SeedSourceError.malformed(path: Self.path, .missingColumns(columns), line: 1, column: 1)
      BothLanguages.check(
        { $0.problem(error).message },
        "/seeds/menu.json, línea 1, columna 1: en la primera fila de la tabla \(spanish).",
        "/seeds/menu.json, line 1, column 1: the first row of the table \(english).")
    }
  }

  @Test func `No two seed problems have the same message in either language`() {
    for texts in [BothLanguages.spanish, BothLanguages.english] {
      #expect(Set(Self.sources.map { texts.problem($0).message }).count == Self.sources.count)
    }
  }

  @Test func `Importing into a menu that has dishes reports that nothing was imported`() {
    BothLanguages.check({ $0.problem(ImportSeedError.notEmpty(.restaurant)) }, names: [])
    BothLanguages.check(
      { $0.problem(ImportSeedError.notEmpty(.restaurant)).message },
      "La carta ya tiene platos; no se ha importado nada.", "The menu already has dishes; nothing was imported.")
  }

  @Test func `The message about an invalid seed states the number of rejected records`() async throws {
    let report = try await SmallMenu().report(rejecting: 2)
    BothLanguages.check({ $0.problem(ImportSeedError.invalid(report)) }, names: ["6", "2"])
    BothLanguages.check(
      { $0.problem(ImportSeedError.invalid(report)).message },
      "Registros rechazados: 2 de 6; no se ha importado nada.", "Records rejected: 2 of 6; nothing was imported.")
  }

  @Test func `A failed import reports the error from the source or the store unchanged`() {
    for texts in [BothLanguages.spanish, BothLanguages.english] {
      let missing = SeedSourceError.missing(path: Self.path)
      #expect(texts.problem(ImportSeedError.source(missing)) == texts.problem(missing))
      #expect(
        texts.problem(ImportSeedError.store(.offline(what: "example.org")))
          == texts.problem(GatewayError.offline(what: "example.org")))
    }
  }
}

import Entities
import Testing
import UseCases

@Suite struct `Prices in a table` {
  @Test(
    arguments: [
      ("12", 1200), ("12,5", 1250), ("12.5", 1250), ("12,50 €", 1250), ("€ 12", 1200), ("€12", 1200), ("12 EUR", 1200),
      ("EUR 12", 1200), ("12 eur", 1200), ("12,50 euros", 1250), ("12,50\u{A0}€", 1250),
      ("\u{202F}12,50\u{202F}€", 1250),
      ("1.250,50", 125_050), ("1,250.50", 125_050), ("1 250,50", 125_050), ("1\u{A0}250,50", 125_050),
      ("1\u{202F}250", 125_000), ("1'250.50", 125_050), ("1.250.000", 125_000_000), ("1.250.000,5", 125_000_050),
      ("0,500", 50), ("0", 0), ("'12,50", 1250),
    ] as [(String, Int64)])
  func `A price is read with either decimal mark, grouped digits, blanks and a currency`(
    cell: String, cents: Int64
  ) async throws {
    #expect(try await tablePrices(cell) == [cents])
  }

  @Test(arguments: [
    "gratis", "1.25,50", "12 50", "1.2.3", "1,250,50", "1.2500,5", "12,", ",50", "$12", "12 € 5", "1..5", "007", "-1",
    "1,234567", "€ € 12", "", "0.1.2", "12,50,", "1,25O",
  ]) func `A cell that is not a price is rejected, never changed into one`(cell: String) async throws {
    #expect(try await tablePrices(cell) == [nil])
  }

  @Test(arguments: [
    "\"5\n100\"", "\"5\r\n100\"", "\"4,00\n500\"", "3\t500", "2\u{2028}350", "2\u{0}350", "\"€\n3\"", "1\u{85}250",
  ]) func `A price with a line break, a tab or a control character inside is rejected`(cell: String) async throws {
    #expect(try await tablePrices(cell) == [nil])
  }

  @Test func `A line break after a price is no part of it`() async throws {
    #expect(try await tablePrices("\"1,50 €\n\"", "\"\t2\n\"") == [150, 200])
  }

  @Test(arguments: [("1.250", "1.25"), ("1,250", "1.25"), ("12.505 €", "12.505"), ("€ 999,990", "999.99")])
  func `Three digits after the only separator are rejected with both readings`(
    cell: String, decimal: String
  ) async throws {
    let whole = cell.filter(\.isNumber) + ".00"
    let items = try await tableItems("nombre;precio;tipo\nFlan;\(cell);Postres")
    let problem = SeedProblem(
      row: 2, field: "precio", expected: .oneReading, found: "\"\(cell)\"", readings: [whole, decimal])
    #expect(items == [.rejected([problem])])
  }

  @Test(
    arguments: [
      (["1.250", "12,50"], [125_000, 1250]), (["12,5", "1.250"], [1250, 125_000]), (["1,250", "3,5"], [125, 350]),
      (["1.250", "3.50"], [125, 350]), (["1,250", "3.50"], [125_000, 350]),
      (["1.250", "1.000.000"], [125_000, 100_000_000]),
      (["1.250", "1.250,00"], [125_000, 125_000]), (["1.250", "3,50", "3.50"], [nil, 350, 350]),
      (["1.250", "gratis", "3"], [nil, nil, 300]), (["1.255", "3.50"], [nil, 350]),
    ] as [([String], [Int64?])])
  func `Another price of the column decides between two readings, unless the column has both decimal marks`(
    cells: [String], cents: [Int64?]
  ) async throws {
    let rows = cells.map { "Plato \($0);\($0);Postres" }
    let items = try await tableItems((["nombre;precio;tipo"] + rows).joined(separator: "\n"))
    #expect(items.map(priceInCents) == cents)
  }
}

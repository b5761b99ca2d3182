import Entities
import Gateways
import Testing
import UseCases

@Suite struct `Prices in other currencies` {
  private static func cents(_ header: String, _ cells: String) async throws -> [Int64?] {
    try await tableItems("nombre;\(header);tipo\nFlan;\(cells);Postres").map { item in
      switch item {
      case .clean(.dish(let dish)), .repaired(.dish(let dish), _): dish.price.minorUnits
      default: nil
      }
    }
  }

  @Test(arguments: [
    "Price (GBP);Price (EUR)", "Price (EUR);Price (GBP)", "Precio ($);Precio (€)", "Precio;Precio (euros)",
    "PVP (sin IVA);PVP (EUR)", "Price (£);Price", "Precio (libras);Precio", "Price (usd);Price (terraza)",
    "Price (US dollars);Price", "Price (EUR/USD);Price", "Precio (Kč, CZK);Precio", "Price (EUR);Price",
  ]) func `The column in euros has the prices, wherever columns in other currencies stand`(header: String) async throws
  {
    let titles = header.split(separator: ";")
    let isFirst = header == "Price (EUR);Price (GBP)" || header == "Price (EUR);Price"
    #expect(try await Self.cents(header, isFirst ? "4,50;9" : "9;4,50") == [450])
    // The other one is reported.
    let item = try await tableItems("nombre;\(header);tipo\nFlan;9;9;Postres").first
    #expect(item?.repairs == [.ignored(String(titles[isFirst ? 1 : 0]), record: 2, from: "\"9\"").ofRow { $0 }])
  }

  @Test(arguments: [
    "Precio (sin IVA)", "Precio (10 % IVA incluido)", "PVP (+IVA)", "Price (inc. VAT 10%)",
    "Precio (sin gastos de compra)",
    "Price (all)", "Precio (ron)", "Precio (peso neto)", "PVP (mesa)", "Precio (copa)",
  ])
  func `Words in parentheses that name no currency don't count`(title: String) async throws {
    #expect(try await Self.cents(title, "4,50") == [450])
  }

  @Test(arguments: [
    "Price (GBP)", "Precio (£)", "PVP (US$)", "Precio (dólares)", "Unit Price (Pounds)", "Price (US Dollar)",
    "Precio (dólar)", "Precio (libra esterlina)", "Precio (peso chileno)", "Price (Mexican peso)", "Price (kr)",
    "Price (zł)", "Price (Kč)", "Price (Lei)", "Price (Rs)", "Price (Rs.)", "Price (Fr.)", "Price (SFr)", "Price (Ft)",
    "Price (British pound)", "Precio (corona sueca)", "Precio (ptas.)",
  ])
  func `A table whose only prices are in another currency is refused with their column`(title: String) async throws {
    await #expect {
      _ = try await Self.cents(title, "4,50")
    } throws: { error in
      guard case .malformed(_, let problem, 1, 1) = error as? SeedSourceError else { return false }
      return problem == .foreignPrices(column: title)
    }
  }

  @Test func `A table with foreign prices that lacks other columns names these first`() async throws {
    await #expect {
      _ = try await tableItems("nombre;Price (GBP)\nFlan;4")
    } throws: { error in
      guard case .malformed(_, .missingColumns(let columns), 1, 1) = error as? SeedSourceError else { return false }
      return columns.map(\.field) == ["tipo"]
    }
  }

  @Test(arguments: [
    "Price (cents)", "Precio (céntimos)", "Precio (cents)", "PVP (cént.)", "Price (euro cents)", "Price (cts)",
    "Price (¢)",
  ]) func `A table whose only prices are in cents is refused with their column`(title: String) async throws {
    await #expect {
      _ = try await Self.cents(title, "1250")
    } throws: { error in
      guard case .malformed(_, .foreignPrices(title), 1, 1) = error as? SeedSourceError else { return false }
      return true
    }
  }

  @Test(arguments: ["Currency", "Moneda", "divisa", "Currency Code"])
  func `A column with the currency of each price rejects the rows in another one`(title: String) async throws {
    let rows = ["Flan;4,50;EUR", "Pan;5;USD", "Sopa;6;", "Té;7; € ", "Ron;8;EUR/USD", "Vino;9 €;euros"]
    let items = try await tableItems(
      "nombre;precio;\(title);tipo\n" + rows.map { $0 + ";Postres" }.joined(separator: "\n"))
    func problem(_ row: Int, _ found: String) -> SeedItem {
      .rejected([SeedProblem(row: row, field: "precio", expected: .number, found: "\"\(found)\"")])
    }
    #expect(items[0] == .clean(try tableDish("Flan")))
    #expect(items[1] == problem(3, "5 USD"))
    #expect(items[2] == .clean(try tableDish("Sopa", "", "6")))
    #expect(items[3] == .clean(try tableDish("Té", "", "7")))
    #expect(items[4] == problem(6, "8 EUR/USD"))
    #expect(items[5] == .clean(try tableDish("Vino", "", "9")))
  }

  @Test func `A foreign currency next to a price with two readings rejects the row, too`() async throws {
    let items = try await tableItems("nombre;precio;moneda;tipo\nFlan;1.250;USD;Postres\nPan;1.250;EUR;Postres")
    #expect(items.map { $0.problems?.map(\.expected) } == [[.oneReading, .number], [.oneReading]])
  }

  @Test(arguments: ["moneda", "divisa", "currency", "priceCurrency"])
  func `The currency of a dish in JSON is read, and another one than the euro rejects it`(field: String) async throws {
    func item(_ value: String) async throws -> SeedItem? {
      try await seedItems("[\(dishRecord().dropLast()), \"\(field)\": \(value)}]").first
    }
    for euro in ["\"EUR\"", "\"€\"", "\"euros\"", "\"\"", "null"] {
      #expect(try await item(euro) == .clean(try tableDish("Piña", "Con miel", "4.35")))
    }
    for (other, found) in [("\"USD\"", "\"4.35 USD\""), ("\"doblones\"", "\"4.35 doblones\"")] {
      let problem = SeedProblem(record: 1, field: "precio", expected: .number, found: found)
      #expect(try await item(other) == .rejected([problem]))
    }
    let problem = SeedProblem(record: 1, field: field, expected: .text, found: "978")
    #expect(try await item("978") == .rejected([problem]))
  }
}

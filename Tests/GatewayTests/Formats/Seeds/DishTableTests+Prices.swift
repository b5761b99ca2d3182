import Entities
import Gateways
import Testing
import UseCases

@Suite struct `Prices in a CSV table` {
  @Test(
    arguments: [
      ("12", 1200), ("12,5", 1250), ("12.5", 1250), ("12,50 €", 1250), ("€ 12", 1200), ("€12", 1200), ("12 EUR", 1200),
      ("EUR 12", 1200), ("12 eur", 1200), ("12,50 euros", 1250), ("12,50\u{A0}€", 1250),
      ("\u{202F}12,50\u{202F}€", 1250),
      ("1.250,50", 125_050), ("1,250.50", 125_050), ("1 250,50", 125_050), ("1\u{A0}250,50", 125_050),
      ("1\u{202F}250", 125_000), ("1'250.50", 125_050), ("1.250.000", 125_000_000), ("1.250.000,5", 125_000_050),
      ("0,500", 50), ("0", 0), ("'12,50", 1250),
    ] as [(String, Int64)])
  func `Prices in a table are read with either decimal mark, thousands separators and currencies`(
    cell: String, cents: Int64
  )
    async throws
  {
    #expect(try await tablePrices(cell) == [cents])
  }

  @Test(arguments: [
    "gratis", "1.25,50", "12 50", "1.2.3", "1,250,50", "1.2500,5", "12,", ",50", "$12", "12 € 5", "1..5", "007", "-1",
    "1,234567", "€ € 12", "", "0.1.2", "12,50,", "1,25O",
  ]) func `A price cell that is not exactly one number is rejected`(cell: String) async throws {
    #expect(try await tablePrices(cell) == [nil])
  }

  @Test(arguments: [
    "\"5\n100\"", "\"5\r\n100\"", "\"4,00\n500\"", "3\t500", "2\u{2028}350", "2\u{0}350", "\"€\n3\"", "1\u{85}250",
  ]) func `A price that contains a line break, a tab or a control character is rejected`(cell: String) async throws {
    #expect(try await tablePrices(cell) == [nil])
  }

  @Test func `A line break after a price in a table cell is ignored`() async throws {
    #expect(try await tablePrices("\"1,50 €\n\"", "\"\t2\n\"") == [150, 200])
  }

  @Test(arguments: [("1.250", "1.25"), ("1,250", "1.25"), ("12.505 €", "12.505"), ("€ 999,990", "999.99")])
  func `A price with three digits after its only separator is rejected with both possible values`(
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
  func `The decimal mark in the price column determines how an ambiguous price in a table is read`(
    cells: [String], cents: [Int64?]
  )
    async throws
  {
    let rows = cells.map { "Plato \($0);\($0);Postres" }
    let items = try await tableItems((["nombre;precio;tipo"] + rows).joined(separator: "\n"))
    #expect(items.map(priceInCents) == cents)
  }
}

@Suite struct `Decimal commas in a comma-separated table` {
  private func problem(_ found: String, _ readings: String...) -> SeedItem {
    .rejected([SeedProblem(row: 2, field: "price", expected: .oneReading, found: "\"\(found)\"", readings: readings)])
  }

  @Test func `A price split into two cells at its decimal comma is rejected with both possible values`() async throws {
    for (header, row) in [
      ("name,price,kind,extra", "Café,1,50,Bebidas"), ("name,price,description,kind", "Café,1,50,Bebidas"),
      ("name,kind,price,description", "Café,Bebidas,1,50"), ("price,name,kind,extra", "1,50,Café,Bebidas"),
      ("name,price,variation,kind", "Café,1,50,Bebidas"), ("name,kind,price,", "Café,Bebidas,1,50"),
      ("name,price,,kind", "Café,1,50,Bebidas"),
    ] { #expect(try await tableItems("\(header)\n\(row)") == [problem("1,50", "1.00", "1.50")]) }
  }

  @Test func `A price split across two cells is detected if it has a currency, one decimal or thousands`() async throws
  {
    let rows: [(String, SeedItem)] = [
      ("€ 1,50", problem("€ 1,50", "1.00", "1.50")),
      ("1,50 €", problem("1,50 €", "1.00", "1.50")), ("12,5", problem("12,5", "12.00", "12.50")),
      ("1.250,50", problem("1.250,50", "1250.00", "1.25", "1250.50")),
      ("1,250", problem("1,250", "1.00", "1250.00", "1.25")),
    ]
    for (cells, item) in rows {
      #expect(try await tableItems("name,price,kind,extra\nCafé,\(cells),Bebidas") == [item])
    }
  }

  @Test(arguments: [
    "Café,1.50,50,x", "Café,1.00,50,x", "Café,\"1,50\",Bebidas,x", "Café,1,Bebidas,50", "Café,1, 50,x", "Café,1,50s,x",
    "Café,1,B50,x",
  ]) func `A row with a complete price is read even if the next cell contains a number`(row: String) async throws {
    let items = try await tableItems("name,price,kind,extra\n\(row)")
    #expect(items.allSatisfy { $0.problems == nil }, "\(items)")
  }

  @Test func `A price isn't joined with a cell after a semicolon or with a cell of an ignored column`() async throws {
    #expect(try await tableItems("name;price;kind\nCafé;1;50").first?.clean == tableDish("Café", "", "1", "50"))
    let stock = try await tableItems("name,price,stock,kind\nCafé,1,50,Bebidas").first
    #expect(stock?.repairs?.map(\.field) == ["stock"])
  }
}

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
  ]) func `Prices are read from the euro column of a table that has columns in other currencies`(header: String)
    async throws
  {
    let titles = header.split(separator: ";")
    let isFirst = header == "Price (EUR);Price (GBP)" || header == "Price (EUR);Price"
    #expect(try await Self.cents(header, isFirst ? "4,50;9" : "9;4,50") == [450])
    // The price column that isn't used is reported as ignored.
    let item = try await tableItems("nombre;\(header);tipo\nFlan;9;9;Postres").first
    #expect(item?.repairs == [.ignored(String(titles[isFirst ? 1 : 0]), record: 2, from: "\"9\"").ofRow { $0 }])
  }

  @Test(arguments: [
    "Precio (sin IVA)", "Precio (10 % IVA incluido)", "PVP (+IVA)", "Price (inc. VAT 10%)",
    "Precio (sin gastos de compra)",
    "Price (all)", "Precio (ron)", "Precio (peso neto)", "PVP (mesa)", "Precio (copa)",
  ])
  func `Words in parentheses in a price column's title are ignored if they don't name a currency`(title: String)
    async throws
  {
    #expect(try await Self.cents(title, "4,50") == [450])
  }

  @Test(arguments: [
    "Price (GBP)", "Precio (£)", "PVP (US$)", "Precio (dólares)", "Unit Price (Pounds)", "Price (US Dollar)",
    "Precio (dólar)", "Precio (libra esterlina)", "Precio (peso chileno)", "Price (Mexican peso)", "Price (kr)",
    "Price (zł)", "Price (Kč)", "Price (Lei)", "Price (Rs)", "Price (Rs.)", "Price (Fr.)", "Price (SFr)", "Price (Ft)",
    "Price (British pound)", "Precio (corona sueca)", "Precio (ptas.)",
  ])
  func `The error for a table with prices only in another currency contains the column's title`(title: String)
    async throws
  {
    let problem = try #require(await tableProblem("nombre;\(title);tipo\nFlan;4,50;Postres"))
    #expect(problem == (.foreignPrices(column: title), 1, 1))
  }

  @Test func `Missing columns of a table are reported before prices in another currency`() async throws {
    #expect(await missingColumns("nombre;Price (GBP)\nFlan;4").map(\.field) == ["tipo"])
  }

  @Test(arguments: [
    "Price (cents)", "Precio (céntimos)", "Precio (cents)", "PVP (cént.)", "Price (euro cents)", "Price (cts)",
    "Price (¢)",
  ]) func `The error for a table with prices only in cents contains the column's title`(title: String) async throws {
    let problem = try #require(await tableProblem("nombre;\(title);tipo\nFlan;1250;Postres"))
    #expect(problem == (.foreignPrices(column: title), 1, 1))
  }

  @Test(arguments: ["Currency", "Moneda", "divisa", "Currency Code"])
  func `A table row with another currency in its currency column is rejected`(title: String) async throws {
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

  @Test func `A table row with an ambiguous price in another currency is rejected for both reasons`() async throws {
    let items = try await tableItems("nombre;precio;moneda;tipo\nFlan;1.250;USD;Postres\nPan;1.250;EUR;Postres")
    #expect(items.map { $0.problems?.map(\.expected) } == [[.oneReading, .number], [.oneReading]])
  }

  @Test(arguments: ["moneda", "divisa", "currency", "priceCurrency"])
  func `A dish in JSON with a currency other than the euro is rejected`(field: String) async throws {
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

import Gateways
import Testing
import UseCases

@Suite struct `Decimal commas in a table that is separated by commas` {
  private func problem(_ found: String, _ readings: String...) -> SeedItem {
    .rejected([SeedProblem(row: 2, field: "price", expected: .oneReading, found: "\"\(found)\"", readings: readings)])
  }

  @Test func `A price in two cells is rejected with both readings, though the row fits the header`() async throws {
    for (header, row) in [
      ("name,price,kind,extra", "Café,1,50,Bebidas"), ("name,price,description,kind", "Café,1,50,Bebidas"),
      ("name,kind,price,description", "Café,Bebidas,1,50"), ("price,name,kind,extra", "1,50,Café,Bebidas"),
      ("name,price,variation,kind", "Café,1,50,Bebidas"), ("name,kind,price,", "Café,Bebidas,1,50"),
      ("name,price,,kind", "Café,1,50,Bebidas"),
    ] { #expect(try await tableItems("\(header)\n\(row)") == [problem("1,50", "1.00", "1.50")]) }
  }

  @Test func `The halves of a price are recognized with a currency, one decimal or grouped digits`() async throws {
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
  ]) func `A row with a whole price and a section of its own is read`(row: String) async throws {
    let items = try await tableItems("name,price,kind,extra\n\(row)")
    #expect(items.allSatisfy { $0.problems == nil }, "\(items)")
  }

  @Test func `Other separators, and columns that the kit doesn't read, leave a price whole`() async throws {
    #expect(try await tableItems("name;price;kind\nCafé;1;50").first?.clean == tableDish("Café", "", "1", "50"))
    let stock = try await tableItems("name,price,stock,kind\nCafé,1,50,Bebidas").first
    #expect(stock?.repairs?.map(\.field) == ["stock"])
  }
}

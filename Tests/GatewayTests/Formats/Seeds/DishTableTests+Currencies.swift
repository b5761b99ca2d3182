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

  @Test(arguments: ["Precio (sin IVA)", "Price (all)", "Precio (ron)", "Precio (peso)", "Price (pound)", "PVP (mesa)"])
  func `Words in parentheses that name no currency don't count`(title: String) async throws {
    #expect(try await Self.cents(title, "4,50") == [450])
  }

  @Test(arguments: ["Price (GBP)", "Precio (£)", "PVP (US$)", "Precio (dólares)", "Unit Price (Pounds)"])
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
}

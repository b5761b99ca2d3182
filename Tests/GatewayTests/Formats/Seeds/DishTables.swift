import Entities
import Gateways
import TestSupport
import UseCases

/// The items of a menu in a CSV file with these bytes.
func tableItems(_ bytes: [UInt8]) async throws -> [SeedItem] {
  let folder = try TemporaryFolder()
  return try await seedItems(DishSeed.file(try folder.file("carta.csv", bytes)))
}

func tableItems(_ text: String) async throws -> [SeedItem] { try await tableItems(Array(text.utf8)) }

/// The prices in cents of a menu with these price cells; `nil` for a row that is rejected.
func tablePrices(_ cells: String...) async throws -> [Int64?] {
  let rows = cells.enumerated().map { "Plato \($0);\($1);Postres" }
  return try await tableItems((["nombre;precio;tipo"] + rows).joined(separator: "\n")).map(priceInCents)
}

/// The price in cents of a dish that needs no repair.
func priceInCents(_ item: SeedItem) -> Int64? {
  if case .clean(.dish(let dish)) = item { dish.price.minorUnits } else { nil }
}

/// A dish of a table.
func tableDish(
  _ name: String, _ description: String = "", _ price: String = "4.50", _ kind: String = "Postres"
) throws -> SeedRecord {
  .dish(try Dish(name: name, description: description, price: Money(exactly: price), kind: DishKind(kind)))
}

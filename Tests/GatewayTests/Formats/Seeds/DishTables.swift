import Entities
import Gateways
import TestSupport
import UseCases

/// Returns the seed items in a CSV menu with these bytes.
func tableItems(_ bytes: [UInt8]) async throws -> [SeedItem] {
  let folder = try TemporaryFolder()
  return try await seedItems(DishSeed.file(try folder.file("carta.csv", bytes)))
}

func tableItems(_ text: String) async throws -> [SeedItem] { try await tableItems(Array(text.utf8)) }

/// Returns the reason that a table is refused, with the position of the problem. `nil` if the table is read.
func tableProblem(_ bytes: [UInt8]) async -> (SeedFormatProblem, line: Int, column: Int)? {
  do {
    _ = try await tableItems(bytes)
  } catch let error as SeedSourceError {
    if case .malformed(_, let problem, let line, let column) = error { return (problem, line, column) }
  } catch {}
  return nil
}

func tableProblem(_ text: String) async -> (SeedFormatProblem, line: Int, column: Int)? {
  await tableProblem(Array(text.utf8))
}

/// Returns the missing columns that cause a table to be refused.
func missingColumns(_ text: String) async -> [SeedColumn] {
  if case (.missingColumns(let columns), 1, 1)? = await tableProblem(text) { columns } else { [] }
}

/// Returns the prices in a menu with these price cells, in cents. A price is `nil` if its row is rejected.
func tablePrices(_ cells: String...) async throws -> [Int64?] {
  let rows = cells.enumerated().map { "Plato \($0);\($1);Postres" }
  return try await tableItems((["nombre;precio;tipo"] + rows).joined(separator: "\n")).map(priceInCents)
}

/// Returns the price of a clean dish, in cents. `nil` for any other item.
func priceInCents(_ item: SeedItem) -> Int64? {
  if case .clean(.dish(let dish)) = item { dish.price.minorUnits } else { nil }
}

/// Returns a seed record with a dish.
func tableDish(
  _ name: String, _ description: String = "", _ price: String = "4.50", _ kind: String = "Postres"
) throws -> SeedRecord {
  .dish(try Dish(name: name, description: description, price: Money(exactly: price), kind: DishKind(kind)))
}

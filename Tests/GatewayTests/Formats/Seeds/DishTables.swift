import Entities
import Gateways
import TestSupport
import UseCases

/// Returns the items of a menu in a CSV file with these bytes.
func tableItems(_ bytes: [UInt8]) async throws -> [SeedItem] {
  let folder = try TemporaryFolder()
  return try await seedItems(DishSeed.file(try folder.file("carta.csv", bytes)))
}

func tableItems(_ text: String) async throws -> [SeedItem] { try await tableItems(Array(text.utf8)) }

/// Returns the reason why a table is refused, with the position, or `nil` if it is read.
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

/// Returns the missing columns for which a table is refused.
func missingColumns(_ text: String) async -> [SeedColumn] {
  if case (.missingColumns(let columns), 1, 1)? = await tableProblem(text) { columns } else { [] }
}

/// Returns the prices in cents of a menu with these price cells, each `nil` for a rejected row.
func tablePrices(_ cells: String...) async throws -> [Int64?] {
  let rows = cells.enumerated().map { "Plato \($0);\($1);Postres" }
  return try await tableItems((["nombre;precio;tipo"] + rows).joined(separator: "\n")).map(priceInCents)
}

/// Returns the price in cents of a clean dish.
func priceInCents(_ item: SeedItem) -> Int64? {
  if case .clean(.dish(let dish)) = item { dish.price.minorUnits } else { nil }
}

/// Returns a dish as a record.
func tableDish(
  _ name: String, _ description: String = "", _ price: String = "4.50", _ kind: String = "Postres"
) throws -> SeedRecord {
  .dish(try Dish(name: name, description: description, price: Money(exactly: price), kind: DishKind(kind)))
}

import Entities
import Foundation
import Gateways
import TestSupport
import Testing
import UseCases

@Suite struct `A menu in a CSV table` {
  private static func items(_ text: String) async throws -> [SeedItem] {
    let folder = try TemporaryFolder()
    return try await seedItems(DishSeed.file(try folder.file("carta.csv", text)))
  }

  private static func dish(_ name: String, _ description: String, _ price: String, _ kind: String) throws -> SeedItem {
    .clean(.dish(try Dish(name: name, description: description, price: Money(exactly: price), kind: DishKind(kind))))
  }

  @Test(arguments: [
    "name,description,price,kind\nFlan,\"Con nata, \"\"casera\"\"\",4.50,Postres\n",
    "Precio;Tipo;Nombre;Descripción\r\n\"4,50 €\";Postres;Flan;\"Con nata, \"\"casera\"\"\"\r\n",
    "\u{FEFF}\"tipo\"\t\"nombre\"\t\"precio\"\t\"descripcion\"\tnotas\nPostres\tFlan\t€4,5\tCon nata, \"casera\"\t",
    "nombre,precio,tipo,descripcion\n\nFlan,4.5,Postres,\"Con nata, \"\"casera\"\"\"\n\n,,,\n",
  ]) func `has columns in any order, under names of either language`(text: String) async throws {
    #expect(try await Self.items(text) == [Self.dish("Flan", #"Con nata, "casera""#, "4.50", "Postres")])
  }

  @Test(arguments: [
    ("1.234,50", "1234.50"), ("1,234.50", "1234.50"), ("12", "12.00"), ("12,5", "12.50"), ("3 EUR", "3"),
  ])
  func `has prices as people write them`(text: String, price: String) async throws {
    let items = try await Self.items("nombre;precio;tipo\nFlan;\(text);Postres")
    #expect(items == [try Self.dish("Flan", "", price, "Postres")])
  }

  @Test func `is reported by the rows of its spreadsheet`() async throws {
    let items = try await Self.items("nombre;precio;tipo\nFlan;gratis;Postres\n\n Pan ;1;Entrantes\nSopa;-1;\n")
    #expect(items[0] == .rejected([SeedProblem(row: 2, field: "precio", expected: .number, found: "\"gratis\"")]))
    let repair = SeedRepair(row: 4, field: "nombre", from: "\" Pan \"", to: "\"Pan\"")
    guard case .repaired(_, let repairs) = items[1] else { throw NoCleanRecipe(items: items) }
    #expect(repairs == [repair])
    guard case .rejected(let problems) = items[2] else { throw NoCleanRecipe(items: items) }
    #expect(problems.map(\.field) == ["precio", "tipo"] && problems.map(\.record) == [5, 5])
  }

  @Test(arguments: [
    ("nombre;tipo\nFlan;Postres", ["precio"]), ("plato,precio en euros,kind\nFlan,4,Postres", ["precio"]),
    ("a,b,c\n1,2,3", ["nombre", "precio", "tipo"]), ("nombre\nFlan", ["precio", "tipo"]),
    ("plato,importe\nFlan,4", ["tipo"]),
  ])
  func `A table that lacks the names, prices or sections is refused with the missing columns and their titles`(
    text: String, missing: [String]
  ) async throws {
    await #expect {
      _ = try await Self.items(text)
    } throws: { error in
      guard case .malformed(_, .missingColumns(let columns), 1, 1) = error as? SeedSourceError else { return false }
      return columns.map(\.field) == missing && columns.allSatisfy { $0.titles.count > 3 }
    }
  }

  @Test(arguments: ["name,price,kind", "Dish;Price;Section", "plato\tprecio\tCategoría"])
  func `The problems of a CSV menu name the columns as the table does`(header: String) async throws {
    let separator = header.contains(",") ? "," : header.contains(";") ? ";" : "\t"
    let titles = header.components(separatedBy: separator)
    let items = try await Self.items(header + "\n" + [" Pan ", "gratis", ""].joined(separator: separator))
    #expect(
      items == [
        .rejected([
          SeedProblem(row: 2, field: titles[1], expected: .number, found: "\"gratis\""),
          SeedProblem(row: 2, field: titles[2], expected: .nonEmptyText, found: "\"\""),
        ])
      ])
  }

  @Test(arguments: ["hola", "\"x\"", "\"x\": 1"])
  func `has several columns: other text is taken for bad JSON`(text: String) async throws {
    await #expect {
      _ = try await Self.items(text)
    } throws: { error in
      guard case .malformed(_, let problem, _, _) = error as? SeedSourceError else { return false }
      if case .missingColumns = problem { return false }
      return true
    }
  }
}

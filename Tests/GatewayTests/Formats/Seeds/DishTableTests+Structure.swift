import Foundation
import Testing
import UseCases

@Suite struct `Rows and columns of a table` {
  private static func problem(_ text: String) async -> (SeedFormatProblem, line: Int, column: Int)? {
    do {
      _ = try await tableItems(text)
    } catch let error as SeedSourceError {
      if case .malformed(_, let problem, let line, let column) = error { return (problem, line, column) }
    } catch {}
    return nil
  }

  @Test func `A quote that is never closed is an error that names its row and its place`() async throws {
    let rows = "nombre;precio;tipo\n\"a\nb\";1;Postres\n\nPan;\"2;Postres\nc;3;Postres\n"
    let found = try #require(await Self.problem(rows))
    #expect(found.0 == .unclosedQuote(row: 4) && found.line == 5 && found.column == 5)
  }

  @Test(arguments: ["\"El \"Oso\"\";1;Postres", "\"Sin cerrar;1;Postres\n\"Pan\";2;Postres"])
  func `Text after a closing quote is an error that names the row in which the quote opens`(rows: String) async throws {
    let found = try #require(await Self.problem("nombre;precio;tipo\n" + rows))
    #expect(found.0 == .textAfterQuote(row: 2) && found.line == 2 && found.column == 1)
  }

  @Test func `A header with an unclosed quote is an error`() async throws {
    #expect(await Self.problem("\"nombre;precio;tipo\nFlan;4,50;Postres")?.0 == .unclosedQuote(row: 1))
  }

  @Test(arguments: ["sep=;\r\n", "\u{FEFF}sep=;\n", "sep=;\r"])
  func `A first line that names the separator is skipped, and is no row`(line: String) async throws {
    let items = try await tableItems(line + "nombre,a;precio;tipo;nombre\n1,2,3;4,50;Postres;Flan\n;x;Postres;Pan")
    let ignored = SeedRepair.ignored("nombre,a", record: 2, from: "\"1,2,3\"").ofRow { $0 }
    #expect(items.first == .repaired(try tableDish("Flan"), [ignored]))
    #expect(items.last?.problems?.map(\.record) == [3])
  }

  @Test func `The separator may be any character that the first line names`() async throws {
    #expect(try await tableItems("sep=|\nnombre|precio|tipo\nFlan|4,50|Postres") == [.clean(try tableDish("Flan"))])
  }

  @Test func `Blank lines before the header don't hide its separator`() async throws {
    #expect(try await tableItems("\n\r\nnombre;precio;tipo\nFlan;4,50;Postres") == [.clean(try tableDish("Flan"))])
  }

  @Test func `Unknown columns are reported with their titles for each row that has something in them`() async throws {
    let items = try await tableItems(
      "alergenos;nombre;precio;tipo;;Precio\nleche;Flan;4,50;Postres;;\n;Pan;4,50;Postres;x;9\n;Sopa;4,50;Postres")
    #expect(
      items == [
        .repaired(try tableDish("Flan"), [.ignored("alergenos", record: 2, from: "\"leche\"").ofRow { $0 }]),
        .repaired(
          try tableDish("Pan"),
          [SeedRepair.ignored("E", record: 3, from: "\"x\""), .ignored("Precio", record: 3, from: "\"9\"")].map {
            $0.ofRow { $0 }
          }),
        .clean(try tableDish("Sopa")),
      ])
  }

  @Test func `The variations of an item become dishes of their own, with the variation in the name`() async throws {
    let rows = ["Café,Corto,1.50,Bebidas", "Café,Largo,1.80,Bebidas", "Agua,Regular,1.00,Bebidas", "Té,,1.00,Bebidas"]
    let items = try await tableItems((["Item Name,Variation Name,Price,Category"] + rows).joined(separator: "\n"))
    #expect(
      items == [
        .clean(try tableDish("Café (Corto)", "", "1.50", "Bebidas")),
        .clean(try tableDish("Café (Largo)", "", "1.80", "Bebidas")),
        .clean(try tableDish("Agua", "", "1", "Bebidas")), .clean(try tableDish("Té", "", "1", "Bebidas")),
      ])
  }

  @Test func `The manual names every title that a missing column accepts`() async throws {
    let page = try String(
      contentsOf: URL(fileURLWithPath: #filePath + "/../../../../../Manual.docc/ImportedNumbers.md").standardized,
      encoding: .utf8)
    guard case .missingColumns(let columns)? = await Self.problem("a,b\n1,2")?.0 else {
      Issue.record("no missing columns")
      return
    }
    for column in columns { #expect(page.contains("| " + column.titles.joined(separator: ", ") + " |")) }
  }

  @Test func `A row with more cells than the header is rejected: its separators don't fit`() async throws {
    let items = try await tableItems("nombre,precio,tipo\nFlan,4,50,Postres\nPan,4.50,Postres,,\n")
    let problem = SeedProblem(row: 2, field: nil, expected: .cellsUpTo(3), found: "\"Postres\"")
    #expect(items == [.rejected([problem]), .clean(try tableDish("Pan"))])
  }

  @Test(arguments: [
    "Item Name,Price,Category", "Artículo,PVP,Categoría", "ITEM,price (€),section", "producto,Precio (EUR),familia",
    "Product Name,Unit Price,Type", "item_name,precio,tipo", "\" nombre \",p.v.p.,grupo", "Título,Importe,Sección",
    "#,Nombre,Precio,Tipo",
  ]) func `Titles of Excel, Google Sheets and Square are accepted in both languages`(header: String) async throws {
    let row = (header.hasPrefix("#") ? "," : "") + "Flan,4.50,Postres"
    #expect(try await tableItems("\(header)\n\(row)") == [.clean(try tableDish("Flan"))])
  }

  @Test(
    arguments: [("007,50", .number), ("-1,50", .notNegative), ("1.234,567", .decimalsUpTo(2))]
      as [(String, SeedExpectation)])
  func `A price that is rejected is quoted as its cell has it`(cell: String, expected: SeedExpectation) async throws {
    let problem = SeedProblem(row: 2, field: "precio", expected: expected, found: "\"\(cell)\"")
    #expect(try await tableItems("nombre;precio;tipo\nFlan;\(cell);Postres") == [.rejected([problem])])
  }

  @Test(arguments: [
    "Carta de verano\n\nNombre;Precio;Tipo\nFlan;4,50;Postres", "Nombre|Precio|Tipo\nFlan|4,50|Postres",
    "Carta\nNombre,Precio,Tipo\nFlan,4.50,Postres", "Carta\r\rNombre\tPrecio\tTipo",
  ]) func `A table without a header first, or with other separators, is answered with what it lacks`(
    text: String
  ) async throws {
    guard case .missingColumns(let columns)? = await Self.problem(text)?.0 else {
      Issue.record("no missing columns")
      return
    }
    #expect(columns.map(\.field) == ["nombre", "precio", "tipo"])
  }

  @Test func `A variation whose white space is removed is reported`() async throws {
    let items = try await tableItems("Item Name;Variation Name;Price;Category\nFlan;\" Doble\nración\";4,50;Postres")
    let repair = SeedRepair(
      row: 2, field: "Variation Name", from: "\" Doble\nración\"", to: "\"Doble ración\"")
    #expect(items == [.repaired(try tableDish("Flan (Doble ración)"), [repair])])
  }
}

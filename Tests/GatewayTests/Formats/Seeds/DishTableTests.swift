import Entities
import Foundation
import Testing
import UseCases

@Suite struct `A menu in a CSV table` {
  private static func dish(_ name: String, _ description: String, _ price: String, _ kind: String) throws -> SeedItem {
    .clean(.dish(try Dish(name: name, description: description, price: Money(exactly: price), kind: DishKind(kind))))
  }

  @Test(arguments: [
    "name,description,price,kind\nFlan,\"Con nata, \"\"casera\"\"\",4.50,Postres\n",
    "Precio;Tipo;Nombre;Descripción\r\n\"4,50 €\";Postres;Flan;\"Con nata, \"\"casera\"\"\"\r\n",
    "\u{FEFF}\"tipo\"\t\"nombre\"\t\"precio\"\t\"descripcion\"\tnotas\nPostres\tFlan\t€4,5\tCon nata, \"casera\"\t",
    "nombre,precio,tipo,descripcion\n\nFlan,4.5,Postres,\"Con nata, \"\"casera\"\"\"\n\n,,,\n",
  ]) func `The columns of a menu table are read in any order, with English or Spanish titles`(text: String) async throws
  {
    #expect(try await tableItems(text) == [Self.dish("Flan", #"Con nata, "casera""#, "4.50", "Postres")])
  }

  @Test(arguments: [
    ("1.234,50", "1234.50"), ("1,234.50", "1234.50"), ("12", "12.00"), ("12,5", "12.50"), ("3 EUR", "3"),
  ])
  func `Prices in a table are read in any of the usual notations`(text: String, price: String) async throws {
    let items = try await tableItems("nombre;precio;tipo\nFlan;\(text);Postres")
    #expect(items == [try Self.dish("Flan", "", price, "Postres")])
  }

  @Test func `Problems and repairs in a table are reported with spreadsheet row numbers`() async throws {
    let items = try await tableItems("nombre;precio;tipo\nFlan;gratis;Postres\n\n Pan ;1;Entrantes\nSopa;-1;\n")
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
  func `The error for a table lists the missing required columns and their accepted titles`(
    text: String, missing: [String]
  ) async throws {
    let columns = await missingColumns(text)
    #expect(columns.map(\.field) == missing && columns.allSatisfy { $0.titles.count > 3 })
  }

  @Test(arguments: ["name,price,kind", "Dish;Price;Section", "plato\tprecio\tCategoría"])
  func `Problems with a CSV menu name columns by their titles in the table`(header: String) async throws {
    let separator = header.contains(",") ? "," : header.contains(";") ? ";" : "\t"
    let titles = header.components(separatedBy: separator)
    let items = try await tableItems(header + "\n" + [" Pan ", "gratis", ""].joined(separator: separator))
    #expect(
      items == [
        .rejected([
          SeedProblem(row: 2, field: titles[1], expected: .number, found: "\"gratis\""),
          SeedProblem(row: 2, field: titles[2], expected: .nonEmptyText, found: "\"\""),
        ])
      ])
  }

  @Test(arguments: ["hola", "\"x\"", "\"x\": 1"])
  func `A text file without column separators is reported as invalid JSON instead of as a table`(text: String)
    async throws
  {
    let (problem, _, _) = try #require(await tableProblem(text))
    if case .missingColumns = problem { Issue.record("\(problem)") }
  }
}

@Suite struct `The columns of a menu table` {
  /// Returns the dishes (names, prices in cents and kinds) in a table with these lines, and the titles of ignored columns.
  private static func read(_ lines: String...) async throws -> (dishes: [String], ignored: Set<String>) {
    var (dishes, ignored) = ([String](), Set<String>())
    for item in try await tableItems(lines.joined(separator: "\n")) {
      guard case .clean(.dish(let dish)) = item.withoutIgnored else {
        dishes.append("\(item)")
        continue
      }
      dishes.append("\(dish.name) \(dish.price.minorUnits) \(dish.kind.name)")
      ignored.formUnion((item.repairs ?? []).map(\.field))
    }
    return (dishes, ignored)
  }

  @Test(arguments: [
    ("Precio;Precio (terraza)", "4,50;9"), ("Precio (terraza);Precio", "9;4,50"), ("PVP;Precio (terraza)", "4,50;9"),
    ("Precio (terraza);PVP", "9;4,50"), ("Precio;Precio (€/kg)", "4,50;9"), ("Precio (€/kg);Precio", "9;4,50"),
    ("Precio (€/kg);Precio (terraza)", "9;4,50"), ("Precio (kg);Precio", "9;4,50"),
    ("Precio (por kilo);Precio", "9;4,50"),
    ("Precio (coste);Precio", "9;4,50"), ("Precio (coste);Precio (terraza)", "9;4,50"), ("Price (cost);PVP", "9;4,50"),
    ("Precio (dto. %);Precio", "9;4,50"), ("Precio (IVA);Precio (sala)", "9;4,50"), ("Importe;Precio", "9;4,50"),
    ("Importe;Precio (sin IVA)", "9;4,50"), ("Importe (€);Precio", "9;4,50"), ("Precio;Importe", "4,50;9"),
    ("PVP;PVP (Terraza)", "4,50;9"), ("PVP (sin IVA);PVP (con IVA)", "4,50;9"),
  ]) func `The price of a dish is read from the price column with the simplest title, in any order`(
    titles: String, cells: String
  )
    async throws
  {
    let found = try await Self.read("nombre;\(titles);tipo", "Flan;\(cells);Postres")
    #expect(found.dishes == ["Flan 450 Postres"])
    #expect(found.ignored.count == 1)
  }

  @Test(arguments: [
    "Precio (€/kg)", "Precio (kg)", "Precio (por 100 g)", "Precio (€/ml)", "Precio (al peso)", "Price (per pound)",
    "Precio (coste)", "Price (cost)", "Precio (%)", "Precio (IVA)", "Price (VAT)",
    "Precio (€/100 g)", "Price (per kg)", "Precio (compra)", "Precio (peso)", "Price (pound)", "Precio (libra)",
  ]) func `Columns with costs, taxes or prices by weight are not read as price columns`(title: String) async throws {
    #expect(await missingColumns("nombre;\(title);tipo\nFlan;4,50;Postres").map(\.field) == ["precio"])
  }

  @Test(arguments: [
    ("Item;Name;Price;Category", "1;Flan;4,50;Postres"), ("Name;Type;Group;Price", "Flan;Menu Item;Postres;4,50"),
    ("Tipo (IVA);Nombre;Precio;Categoría", "10 %;Flan;4,50;Postres"),
    ("Artículo;Nombre;Precio;Familia", "7;Flan;4,50;Postres"),
    ("Nombre (inglés);Name;Precio;Tipo", "Custard;Flan;4,50;Postres"),
    ("Type;Nombre;Precio;Categoría", "x;Flan;4,50;Postres"),
    ("Producto;Product Name;Price;Type", "7;Flan;4,50;Postres"),
  ]) func `Columns with numbers, record types or tax rates are not read as dish names or kinds`(
    header: String, row: String
  ) async throws {
    let found = try await Self.read(header, row)
    #expect(found.dishes == ["Flan 450 Postres"])
    #expect(found.ignored.count == 1)
  }
}

extension SeedItem {
  /// The item as a clean item if only ignored columns were reported. Otherwise, the item itself.
  fileprivate var withoutIgnored: SeedItem {
    if case .repaired(let record, let notes) = self, notes.allSatisfy({ $0.kind == .ignored }) {
      .clean(record)
    } else {
      self
    }
  }
}

@Suite struct `Rows and columns of a CSV table` {
  @Test func `An unclosed quote in a table is reported with its row and position`() async throws {
    let rows = "nombre;precio;tipo\n\"a\nb\";1;Postres\n\nPan;\"2;Postres\nc;3;Postres\n"
    #expect(try #require(await tableProblem(rows)) == (.unclosedQuote(row: 4), 5, 5))
  }

  @Test(arguments: ["\"El \"Oso\"\";1;Postres", "\"Sin cerrar;1;Postres\n\"Pan\";2;Postres"])
  func `Text after a closing quote in a table is reported with the row in which the quote starts`(rows: String)
    async throws
  {
    #expect(try #require(await tableProblem("nombre;precio;tipo\n" + rows)) == (.textAfterQuote(row: 2), 2, 1))
  }

  @Test func `An unclosed quote in the header of a table is reported`() async throws {
    #expect(await tableProblem("\"nombre;precio;tipo\nFlan;4,50;Postres")?.0 == .unclosedQuote(row: 1))
  }

  @Test(arguments: ["sep=;\r\n", "\u{FEFF}sep=;\n", "sep=;\r"])
  func `A table's first line that names the separator is skipped and not counted as a row`(line: String) async throws {
    let items = try await tableItems(line + "nombre,a;precio;tipo;nombre\n1,2,3;4,50;Postres;Flan\n;x;Postres;Pan")
    let ignored = SeedRepair.ignored("nombre,a", record: 2, from: "\"1,2,3\"").ofRow { $0 }
    #expect(items.first == .repaired(try tableDish("Flan"), [ignored]))
    #expect(items.last?.problems?.map(\.record) == [3])
  }

  @Test func `A table's first line can name any character as the separator`() async throws {
    #expect(try await tableItems("sep=|\nnombre|precio|tipo\nFlan|4,50|Postres") == [.clean(try tableDish("Flan"))])
  }

  @Test func `Blank lines before a table's header are skipped when the separator is detected`() async throws {
    #expect(try await tableItems("\n\r\nnombre;precio;tipo\nFlan;4,50;Postres") == [.clean(try tableDish("Flan"))])
  }

  @Test func `Unknown table columns are reported with their titles for each row that has a value in them`() async throws
  {
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

  @Test func `Each variation of an item in a table becomes a dish with the variation in its name`() async throws {
    let rows = ["Café,Corto,1.50,Bebidas", "Café,Largo,1.80,Bebidas", "Agua,Regular,1.00,Bebidas", "Té,,1.00,Bebidas"]
    let items = try await tableItems((["Item Name,Variation Name,Price,Category"] + rows).joined(separator: "\n"))
    #expect(
      items == [
        .clean(try tableDish("Café (Corto)", "", "1.50", "Bebidas")),
        .clean(try tableDish("Café (Largo)", "", "1.80", "Bebidas")),
        .clean(try tableDish("Agua", "", "1", "Bebidas")), .clean(try tableDish("Té", "", "1", "Bebidas")),
      ])
  }

  @Test func `The manual lists every accepted title of the required columns in a menu table`() async throws {
    let page = try String(
      contentsOf: URL(fileURLWithPath: #filePath + "/../../../../../Manual.docc/ImportedNumbers.md").standardized,
      encoding: .utf8)
    let columns = await missingColumns("a,b\n1,2")
    #expect(columns.count == 3)
    for column in columns { #expect(page.contains("| " + column.titles.joined(separator: ", ") + " |")) }
  }

  @Test func `A table row with more cells than the header is rejected`() async throws {
    let items = try await tableItems("nombre,precio,tipo\nFlan,4,50,Postres\nPan,4.50,Postres,,\n")
    let problem = SeedProblem(row: 2, field: nil, expected: .cellsUpTo(3), found: "\"Postres\"")
    #expect(items == [.rejected([problem]), .clean(try tableDish("Pan"))])
  }

  @Test(arguments: [
    "Item Name,Price,Category", "Artículo,PVP,Categoría", "ITEM,price (€),section", "producto,Precio (EUR),familia",
    "Product Name,Unit Price,Type", "item_name,precio,tipo", "\" nombre \",p.v.p.,grupo", "Título,Importe,Sección",
    "#,Nombre,Precio,Tipo",
  ]) func `Column titles from Excel, Google Sheets and Square are accepted in English and Spanish`(header: String)
    async throws
  {
    let row = (header.hasPrefix("#") ? "," : "") + "Flan,4.50,Postres"
    #expect(try await tableItems("\(header)\n\(row)") == [.clean(try tableDish("Flan"))])
  }

  @Test(
    arguments: [("007,50", .number), ("-1,50", .notNegative), ("1.234,567", .decimalsUpTo(2))]
      as [(String, SeedExpectation)])
  func `A rejected price in a table is quoted exactly as it appears in its cell`(
    cell: String, expected: SeedExpectation
  )
    async throws
  {
    let problem = SeedProblem(row: 2, field: "precio", expected: expected, found: "\"\(cell)\"")
    #expect(try await tableItems("nombre;precio;tipo\nFlan;\(cell);Postres") == [.rejected([problem])])
  }

  @Test(arguments: [
    "Carta de verano\n\nNombre;Precio;Tipo\nFlan;4,50;Postres", "Nombre|Precio|Tipo\nFlan|4,50|Postres",
    "Carta\nNombre,Precio,Tipo\nFlan,4.50,Postres", "Carta\r\rNombre\tPrecio\tTipo",
  ]) func `The error for a table without a header or a known separator lists the missing columns`(text: String)
    async throws
  {
    #expect(await missingColumns(text).map(\.field) == ["nombre", "precio", "tipo"])
  }

  @Test func `White space around a dish's variation in a table is removed and reported`() async throws {
    let items = try await tableItems("Item Name;Variation Name;Price;Category\nFlan;\" Doble\nración\";4,50;Postres")
    let repair = SeedRepair(row: 2, field: "Variation Name", from: "\" Doble\nración\"", to: "\"Doble ración\"")
    #expect(items == [.repaired(try tableDish("Flan (Doble ración)"), [repair])])
  }
}

import Foundation
import TestGroups
import TestSupport
import Testing

@testable import recetas_cli

@MainActor @Suite struct `Importing a menu` {
  @Test(arguments: Stores.persistent)
  func `Importing a menu into a new store adds no sample dishes`(store: Stores) async throws {
    let cli = try CLI(store)
    await cli("menu", "import", try cli.folder.file("menu.json", MenuFile.small))
      .expect(
        .ok,
        output: "3 records: 3 accepted, 0 repaired, 0 rejected. The menu has 3 dishes.\n"
          + "  3 new, 0 changed, 0 unchanged\n",
        errors: "")

    let list = await cli("menu", "list", "--json")
    #expect(try list.document.dishCount == 3)
    #expect(list.errors == "")
    #expect(try await cli("store", "info", "--json").document["seeded"] == ["restaurant"])
  }

  @Test(arguments: Stores.persistent)
  func `An import of a menu copies every field of every dish`(store: Stores) async throws {
    let cli = try await CLI.withMenu(store)
    let paella: JSON = [
      "id": "dish-paella", "name": "Paella", "description": "Con azafrán", "price": .euros(1250), "kind": "Arroces",
    ]
    let sections = try await cli("menu", "list", "--search", "paella", "--json").document["sections"]
    #expect(sections == [["kind": "Arroces", "dishes": [paella]]])
  }

  @Test(arguments: Stores.persistent)
  func `An import of a menu into a store that contains dishes is refused unless it is forced`(store: Stores)
    async throws
  {
    let cli = try await CLI.withMenu(store)
    let file = try cli.folder.file("menu.json", MenuFile.small)
    for more in [[], ["--skip-invalid"], ["--dry-run"]] {
      await cli.runUnchanged(["menu", "import", file] + more).expect(.data, output: "", errorsContain: "--force")
    }
  }

  @Test(.group(.heavy), arguments: Stores.persistent)
  func `An import of a menu replaces the sample dishes unless a user has changed one of them`(store: Stores)
    async throws
  {
    let cli = try CLI(store)
    #expect(await cli("menu", "list").lines[1] == "Sample data")
    #expect(try await cli("menu", "list", "--json").document["samples"] == true)
    let file = try cli.folder.file("menu.json", MenuFile.small)
    _ = await cli("menu", "edit", "dish-tiramisu", "--price", "9.50")
    // A changed sample still counts as changed after it is changed back.
    _ = await cli("menu", "edit", "dish-tiramisu", "--price", "5.40")
    await cli.unchanged("menu", "import", file).expect(.data, errorsContain: "--force")
    #expect(await cli("menu", "list").lines[1] == "Sample data")
    _ = await cli("menu", "delete", "dish-tiramisu", "--yes")
    await cli("menu", "import", file).expect(.ok, outputContains: "The menu has 3 dishes.")
    #expect(!(await cli("menu", "list").output.contains("Sample data")))
    #expect(try await cli("menu", "list", "--json").document["samples"] == false)
  }

  @Test(arguments: Stores.persistent)
  func `A forced import of a menu adds, updates and deletes dishes`(store: Stores) async throws {
    let cli = try await CLI.withMenu(store)
    let before = try await cli("store", "dump").document["dishes"].items

    let dearer = MenuFile.Dish(name: "PAELLA", description: "Con bogavante", price: "21", kind: "Arroces")
    try await cli.setMenu(MenuFile.json(.init(name: "Sopa", price: "4"), MenuFile.flan, dearer))

    let after = try await cli("store", "dump").document["dishes"].items
    #expect(after.map(\.["id"].text) == ["dish-paella", "dish-sopa", "dish-flan"])
    #expect(after[2] == before[1])
    #expect(after[0]["name"] == "PAELLA")
    #expect(after[0]["description"] == "Con bogavante")
    #expect(after[0]["price"] == .euros(2100))
  }

  @Test(.group(.heavy), arguments: Stores.persistent, [["--dry-run"], ["--dry-run", "--force", "--yes"]])
  func `A dry run of a menu import reports the counts and changes nothing`(store: Stores, options: [String])
    async throws
  {
    let cli = try CLI(store)
    if options.contains("--force") { _ = await cli() }
    let file = try cli.folder.file("menu.json", MenuFile.small)
    await cli.runUnchanged(["menu", "import", file] + options)
      .expect(.ok, outputContains: "3 records: 3 accepted", "nothing was changed")
    let document = try await cli.runUnchanged(["menu", "import", file, "--json"] + options).document
    #expect(document["isDryRun"] == true)
  }

  @Test func `A refused import doesn't prevent a later import of the sample dishes`() async throws {
    let cli = try CLI()
    #expect(await cli("menu", "import", try cli.folder.file("bad.json", "[{}]")).code == .data)
    #expect(await cli("menu", "import", try cli.folder.file("good.json", MenuFile.small), "--dry-run").code == .ok)
    #expect(await cli().errors.contains("40 sample dishes"))
  }

  @Test(arguments: Stores.persistent)
  func `Importing the same menu again changes nothing`(store: Stores) async throws {
    let cli = try await CLI.withMenu(store)
    try await cli.unchanged { try await cli.setMenu() }.expect(.ok)
  }

  @Test(arguments: Stores.persistent)
  func `A menu file can contain one dish per line`(store: Stores) async throws {
    let cli = try await CLI.withMenu(store)
    let dishes = [MenuFile.pineapple, MenuFile.paella, MenuFile.flan]
    let text = "\u{FEFF}" + dishes.map { $0.json + "\n" }.joined(separator: "\n")
    let answer = try await cli.unchanged { try await cli.setMenu(text) }
    #expect(answer.lines.first == "3 records: 3 accepted, 0 repaired, 0 rejected. The menu has 3 dishes.")
  }

  @Test func `An empty array can be imported as an empty menu`() async throws {
    let cli = try CLI()
    let answer = await cli("menu", "import", try cli.folder.file("menu.json", "\u{FEFF} [ ] \n"))
    #expect(answer.output.contains("0 records"))
    #expect(await cli.dump().contains("restaurant"))
  }
}

@MainActor @Suite struct `A menu file that can't be read` {
  @Test(arguments: Stores.persistent)
  func `Importing a menu from a missing file, a folder or a pipe is refused and changes nothing`(store: Stores)
    async throws
  {
    let cli = try CLI(store)
    let (missing, pipe) = (cli.folder.path + "/nada", cli.folder.path + "/pipe")
    // The program must not wait for another process to write to the pipe.
    try #require(mkfifo(pipe, 0o600) == 0)
    for (path, reason) in [
      (missing + ".json", "does not exist"), (missing + "/nada.json", "does not exist"),
      (try cli.folder.folder("carta.json"), "is not a file"), (pipe, "is not a file"),
    ] {
      for options in [[], ["--force", "--yes"], ["--skip-invalid"], ["--dry-run"]] {
        await cli.runUnchanged(["menu", "import", path] + options)
          .expect(.noInput, output: "", errorsContain: path, reason)
      }
    }
  }

  @Test func `A missing menu file is reported in Spanish to a Spanish-speaking user`() async throws {
    let cli = try CLI(.standard, "es")
    let answer = await cli("menu", "import", "nada.json")
    #expect(answer.errors == "No existe nada.json.\nComprueba la ruta.\n")
  }
}

@MainActor @Suite struct `An invalid menu file` {
  /// The content of the file, and strings that the error contains, apart from the file name or the record number.
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let bytes: [UInt8]
    let says: [String]

    init(_ name: String, _ text: String, _ says: String...) { self.init(name, Array(text.utf8), says) }

    init(_ name: String, _ bytes: [UInt8], _ says: [String]) {
      testDescription = name
      self.bytes = bytes
      self.says = says
    }

    static func record(_ name: String, _ field: String, _ value: String, _ says: String...) -> Case {
      let fields = ["nombre": "\"Sopa\"", "descripcion": "\"\"", "precio": "1", "tipo": "\"Platos\""]
        .merging([field: value]) { $1 }
      let record = fields.sorted { $0.key < $1.key }.map { "\"\($0.key)\": \($0.value)" }.joined(separator: ", ")
      return Case(name, Array("[\(MenuFile.flan.json), {\(record)}]".utf8), ["record 2, \(field): "] + says)
    }
  }

  nonisolated static let unreadable: [Case] = [
    Case("text that is not JSON", "hola", "line 1, column 1", "not JSON", "hola"),
    Case("text that is not JSON after a valid record", "[\(MenuFile.flan.json), hola]", "line 1", "not JSON"),
    Case("a truncated record", "[\n" + MenuFile.flan.json + ",\n{\"nombre\": \"So", "line 3", "is truncated"),
    Case("an unclosed array", "[" + MenuFile.flan.json, "is truncated"),
    Case("a text in place of the records", "\"platos\"", "line 1", "array", "objects", "\"platos\""),
    Case("a comma between objects", MenuFile.flan.json + ",\n" + MenuFile.paella.json, "line 1", "unexpected ,"),
    Case("an array after an object", MenuFile.flan.json + "\n[]", "line 2, column 1", "unexpected []"),
    Case("a truncated object", MenuFile.flan.json + "\n{\"nombre\": \"So", "line 2", "is truncated"),
    Case("text after the array", MenuFile.small + " []", "line 3", "unexpected"),
    Case("an invalid number", "[{\"precio\": NaN}]", "line 1", "column 13", "NaN"),
    Case("a trailing comma", "[\(MenuFile.flan.json),]", "line 1", "unexpected ]"),
    Case("an empty file", "", "empty"),
    Case("only blanks", " \n\n ", "empty"),
    Case("invalid UTF-8", Array("[{\"nombre\": \"Pi".utf8) + [0xF1, 0x61] + Array("\"}]".utf8), ["UTF-8", "line 1"]),
    Case("an unpaired surrogate", #"[{"nombre": "\ud83c"}]"#, #"\uD83C"#, "line 1"),
    Case("arrays nested too deeply", String(repeating: "[", count: 100_000), "64 levels"),
    Case("objects nested too deeply", String(repeating: "[{\"a\":", count: 50_000), "64 levels"),
    Case("a record with too many values", "[[" + String(repeating: "1,", count: 20_000) + "1]]", "10,000 values"),
  ]

  nonisolated static let wrong: [Case] = [
    .record("a price that is a text", "precio", "\"s/7.00\"", "a number", "\"s/7.00\""),
    .record("a price that is an empty text", "precio", "\"\"", "a number", "\"\""),
    .record("a price that is null", "precio", "null", "a number", "null"),
    .record("a negative price", "precio", "-0.01", "non-negative", "-0.01"),
    .record("a price with three decimals", "precio", "1.005", "at most 2 decimal places", "1.005"),
    .record("a price that is too large", "precio", "1e400", "a smaller number", "1e400"),
    .record("a price that is too small", "precio", "1e-400", "at most 2 decimal places", "1e-400"),
    .record("an empty name", "nombre", "\"\"", "non-empty", "\"\""),
    .record("a blank name", "nombre", "\" \\t \"", "non-empty"),
    .record("a name that is a number", "nombre", "3", "text", "3"),
    .record("an overlong name", "nombre", "\"" + String(repeating: "ñ", count: 121) + "\"", "at most 120 characters"),
    .record("an empty kind", "tipo", "\"\"", "non-empty"),
    .record("a description that is a list", "descripcion", "[1]", "text", "[…]"),
    .record("a duplicate field", "tipo", "\"Platos\", \"tipo\": \"Otros\"", "only once", "\"Otros\""),
    Case("a duplicate dish", "[\(MenuFile.flan.json), \(MenuFile.flan.json)]", "record 2: ", "Flan"),
    Case(
      "a duplicate dish without accents", MenuFile.json(MenuFile.pineapple, .init(name: "PINA", price: "1")), "record 2"
    ),
    Case(
      "a list of records in a member", "{\"platos\": []}\n" + MenuFile.flan.json, "record 1, nombre: ", "found nothing"
    ),
    Case("a missing field", "[\(MenuFile.flan.json), {\"nombre\": \"Sopa\"}]", "record 2, precio: ", "found nothing"),
    Case("a record that is null", "[\(MenuFile.flan.json), null]", "record 2: expected an object, found null"),
  ]

  @Test(.group(.heavy), arguments: Stores.persistent, unreadable)
  func `The error for an invalid menu file gives the position of the problem in the file`(store: Stores, bad: Case)
    async throws
  {
    let cli = try await CLI.withMenu(store)
    let file = try cli.folder.file("malo.json", bad.bytes)
    for more in [[], ["--skip-invalid"], ["--dry-run"]] {
      let answer = await cli.runUnchanged(["menu", "import", file, "--force", "--yes"] + more)
      answer.expect(.data, output: "", errorsContain: file)
      for says in bad.says { #expect(answer.errors.contains(says)) }
    }
  }

  @Test(.group(.heavy), arguments: Stores.persistent, wrong)
  func `The error for an invalid menu record gives its number and the reason`(store: Stores, bad: Case) async throws {
    let cli = try await CLI.withMenu(store)
    let file = try cli.folder.file("malo.json", bad.bytes)
    let answer = await cli.unchanged("menu", "import", file, "--force", "--yes")
    #expect(answer.code == .data)
    for says in bad.says { #expect(answer.errors.contains(says)) }
    await cli("menu", "import", file, "--force", "--yes", "--skip-invalid", "--dry-run")
      .expect(.ok, outputContains: " 1 rejected")
  }

  @Test(.group(.heavy)) func `The error for an imported name of ten megabytes is short`() async throws {
    let cli = try CLI()
    let name = String(repeating: "larguísimo ", count: 900_000)
    let file = try cli.folder.file("malo.json", MenuFile.json(.init(name: name, price: "1"), MenuFile.flan))
    let answer = await cli.unchanged("menu", "import", file)
    answer.expect(.data, errorsContain: "record 1, nombre: expected text of at most 120 characters")
    #expect(answer.errors.utf8.count < 500)
  }
}

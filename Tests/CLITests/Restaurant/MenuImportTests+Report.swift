import GatewayTesting
import TestGroups
import TestSupport
import Testing

@testable import recetas_cli

@MainActor @Suite struct `The printed report of an import` {
  /// A menu with one valid record, one that is repaired, and three invalid ones.
  private let mixed = """
    [{"nombre": "Flan", "descripcion": "De huevo", "precio": 3.05, "tipo": "Postres"},
     {"nombre": "  Sopa\\nfría ", "descripcion": "", "precio": 4, "tipo": "Platos", "calorias": 120},
     {"nombre": "", "descripcion": "x", "precio": -1, "tipo": "Platos"},
     {"nombre": "FLAN", "descripcion": "otro", "precio": 1, "tipo": "Postres"},
     7]
    """

  @Test(arguments: Stores.persistent)
  func `The error for a refused import names each invalid record and field`(store: Stores) async throws {
    let cli = try CLI(store)
    let answer = await cli.unchanged("menu", "import", try cli.folder.file("menu.json", mixed))
    answer.expect(.data, output: "")
    for line in [
      #"record 3, nombre: expected non-empty text, found """#,
      "record 3, precio: expected a non-negative number, found -1",
      "record 4: expected a unique value, found FLAN",
      "record 5: expected an object, found 7",
    ] {
      #expect(answer.errors.contains("  " + line + "\n"))
    }
    #expect(answer.errors.contains("--skip-invalid"))
  }

  @Test(arguments: Stores.persistent)
  func `An import that skips invalid records imports the valid ones and reports repaired fields`(store: Stores)
    async throws
  {
    let cli = try CLI(store)
    let answer = await cli("menu", "import", try cli.folder.file("menu.json", mixed), "--skip-invalid")
    #expect(answer.code == .ok)
    #expect(answer.lines.first == "5 records: 1 accepted, 1 repaired, 3 rejected. The menu has 2 dishes.")
    #expect(answer.output.contains(#"record 2, nombre: from "  Sopa�fría " to "Sopa fría""#))
    #expect(answer.lines.last == "  ignored fields (records): calorias (1)")
    #expect(try await cli("menu", "list", "--json").document.dishCount == 2)
  }

  @Test(arguments: Stores.persistent)
  func `The error for a file without valid records doesn't suggest skipping invalid records`(store: Stores)
    async throws
  {
    let cli = try await CLI.withMenu(store)
    let file = try cli.folder.file("bad.json", "[{}, 7]")
    for more in [
      ["--force", "--yes"], ["--force", "--yes", "--skip-invalid"],
      ["--force", "--yes", "--skip-invalid", "--dry-run"],
    ] {
      let answer = await cli.runUnchanged(["menu", "import", file] + more)
      answer.expect(.data, errorsContain: "record 2: expected an object, found 7")
      #expect(!answer.errors.contains("--skip-invalid"))
    }
  }

  @Test func `The JSON document of an import counts accepted, repaired and rejected records`() async throws {
    let cli = try CLI()
    let file = try cli.folder.file("menu.json", mixed)
    let report = try await cli("menu", "import", file, "--skip-invalid", "--json").document
    #expect(report["records"] == 5)
    #expect(["accepted", "repaired", "rejected"].map { report[$0].number } == [1, 1, 3])
    #expect(report["repairCount"] == 1)
    #expect(report["problemCount"] == 4)
    #expect(report["problems"].items.map(\.["record"].number) == [3, 3, 4, 5])
    #expect(report["ignored"].items == [["field": "calorias", "count": 1]])
  }

  @Test func `The JSON document of a refused import contains the import report`() async throws {
    let cli = try CLI()
    let file = try cli.folder.file("menu.json", mixed)
    for isDryRun in [false, true] {
      let words = ["menu", "import", file, "--json"] + (isDryRun ? ["--dry-run"] : [])
      let error = try await cli.run(words).errorDocument
      #expect(error["code"] == 65)
      #expect(error["report"]["rejected"] == 3)
      #expect(error["report"]["problems"].items.count == 4)
      #expect(error["report"]["isDryRun"] == .bool(isDryRun))
    }
  }

  @Test func `An import report lists the first 20 problems and counts the others`() async throws {
    let cli = try CLI()
    let wrong = "[" + (1...30).map { #"{"nombre": \#($0)}"# }.joined(separator: ",") + "]"
    let file = try cli.folder.file("menu.json", wrong)

    let answer = await cli("menu", "import", file)
    #expect(answer.errors.split(separator: "\n").count { $0.hasPrefix("  record ") } == 20)
    // Each record has four problems: its name isn't a text, and its description, price and kind are missing.
    #expect(answer.errors.contains("… and 100 more"))
    #expect(try await cli("menu", "import", file, "--json").errorDocument["report"]["problems"].items.count == 20)
  }

  @Test func `An import report summarizes many invalid rows by field and reason`() async throws {
    let cli = try CLI()
    let rows = (1...200).map { $0.isMultiple(of: 2) ? ",1,Postres" : "Flan \($0),x,Postres" }
    let file = try cli.folder.file("menu.csv", (["name,price,kind", "Flan,3,Postres"] + rows).joined(separator: "\n"))
    let answer = await cli("menu", "import", file, "--skip-invalid", "--force", "--yes")
    answer.expect(.ok)
    #expect(
      answer.lines.suffix(3) == [
        "  … and 180 more", "    90 × price: expected a number",
        "    90 × name: expected non-empty text",
      ])
    let report = try await cli("menu", "import", file, "--force", "--yes", "--json").errorDocument["report"][
      "furtherProblems"]
    #expect(report.items.map { $0["count"] } == [90, 90])
  }

  @Test func `The JSON report of an import is the same in every language`() async throws {
    let cli = try CLI(.standard, "es")
    let file = try cli.folder.file("menu.json", mixed)
    let answer = await cli("menu", "import", file)
    #expect(answer.errors.contains("registro 3, precio: se esperaba un número no negativo, pero hay -1"))
    let error = try await cli("menu", "import", file, "--json").errorDocument
    #expect(error["report"]["problems"][1]["expected"] == "a non-negative number")
    #expect(
      await cli("menu", "import", file, "--skip-invalid").lines.first?.hasPrefix("5 registros: 1 aceptado") == true)
  }
}

@MainActor @Suite struct `An import over existing data` {
  private var dearer: MenuFile.Dish {
    var flan = MenuFile.flan
    (flan.price, flan.description) = ("9.90", "De bote")
    return flan
  }

  @Test(arguments: ["en", "es"])
  func `A dry run of an import counts new records and names the fields that would be overwritten`(language: String)
    async throws
  {
    let cli = try await CLI.withMenu(.standard, language)
    let new = MenuFile.Dish(name: "Natillas", price: "3")
    let file = try cli.folder.file("new.json", MenuFile.json(dearer, MenuFile.paella, new))
    await cli.unchanged("menu", "import", file, "--force", "--dry-run").expect(
      .ok,
      outputContains: language == "es"
        ? "1 nuevo, 1 cambiado, 1 sin cambios, 1 borrado\n  «Flan» cambia: precio, descripción"
        : "1 new, 1 changed, 1 unchanged, 1 deleted\n  “Flan” changes: price, description")
    let document = try await cli("menu", "import", file, "--force", "--dry-run", "--json").document
    #expect(document["new"] == 1 && document["changed"] == 1)
    #expect(document["unchanged"] == 1)
    #expect(document["changes"][0]["name"] == "Flan")
    #expect(document["changes"][0]["fields"] == ["price", "description"])
  }

  @Test func `Importing the same beer catalog or the same recipes again changes nothing`() async throws {
    let cli = try await CLI.withBeers()
    try await cli.setRecipes()
    for (group, file, records) in [("beers", BeerFile.small, 6), ("recipes", RecipeFile.small, 3)] {
      await cli(group, "import", try cli.folder.file("again.json", file), "--yes")
        .expect(.ok, outputContains: "0 new, 0 changed, \(records) unchanged")
    }
    await cli("recipes", "import", try cli.folder.file("one.json", RecipeFile.json("Pan")))
      .expect(.ok, outputContains: "Unchanged: Pan")
  }

  @Test(arguments: ["en", "es"])
  func `A forced import reports the number of deleted records`(language: String) async throws {
    let cli = try await CLI.withMenu(.standard, language)
    let file = try cli.folder.file("new.json", MenuFile.json(dearer))
    let (dry, english) = (["menu", "import", file, "--force", "--dry-run"], "0 new, 1 changed, 0 unchanged, 2 deleted")
    let line = language == "es" ? "0 nuevos, 1 cambiado, 0 sin cambios, 2 borrados" : english
    await cli.runUnchanged(dry).expect(.ok, outputContains: line)
    #expect(try await cli.run(dry + ["--json"]).document["deleted"] == 2)
    await cli("menu", "import", file, "--force", "--yes").expect(.ok, outputContains: line)
    // Nothing is left to delete.
    let again = await cli("menu", "import", file, "--force", "--yes")
    #expect(!again.output.contains(language == "es" ? "borrado" : "deleted"))
    #expect(try await cli("menu", "import", file, "--force", "--yes", "--json").document["deleted"] == 0)
  }

  @Test func `Only an import that replaces the beer catalog counts deleted records`() async throws {
    let cli = try await CLI.withBeers()
    let file = try cli.folder.file("one.json", #"[{"name": "Casa Lince", "origin": "national"}]"#)
    #expect(try await cli("beers", "import", file, "--json").document["deleted"] == .missing)
    await cli("beers", "import", file, "--force", "--yes")
      .expect(.ok, outputContains: "0 new, 0 changed, 1 unchanged, 6 deleted")
  }

  @Test func `The error for a duplicate in an imported table gives its row number`() async throws {
    let cli = try CLI()
    let file = try cli.folder.file("menu.csv", "name,price,kind\nFlan,1,Postres\nPan,1,Platos\nFLAN,2,Postres\n")
    await cli("menu", "import", file).expect(.data, errorsContain: "row 4: expected a unique value, found FLAN")
  }
}

@MainActor @Suite struct `The progress of importing a menu` {
  private let dishes = (1...2500).map { MenuFile.Dish(name: "Plato \($0)", price: "1").json }.joined(separator: "\n")

  @Test(.group(.heavy), arguments: Stores.allCases, ["en", "es"])
  func `The progress of an import is shown in a terminal until the report replaces it`(store: Stores, language: String)
    async throws
  {
    let (cli, console) = (try CLI(store, language), ScriptedConsole(showsProgress: true))
    cli.clock = ManualClock(movingBy: .seconds(1))
    let answer = await cli.run(["menu", "import", try cli.folder.file("menu.json", dishes)], console)

    #expect(answer.code == .ok)
    let last =
      language == "es"
      ? "2500 registros, 0,1 de 0,1 MB, 833 registros por segundo"
      : "2,500 records, 0.1 of 0.1 MB, 833 records per second"
    #expect(answer.errors.contains("\r" + last))
    #expect(answer.errors.hasSuffix("\r" + String(repeating: " ", count: last.count) + "\r"))
    #expect(console.screen == answer.errors + answer.output)
  }

  @Test func `The progress of an import is cleared before an error is shown`() async throws {
    let (cli, console) = (try CLI(), ScriptedConsole(showsProgress: true))
    cli.clock = ManualClock(movingBy: .seconds(1))
    let answer = await cli.run(["menu", "import", try cli.folder.file("menu.json", dishes + "7")], console)
    #expect(answer.code == .data)
    #expect(answer.errors.split(separator: "\r").last?.contains("unexpected 7") == true)
    #expect(answer.errors.contains("2,000 records, "))
  }

  @Test func `Without a terminal, the progress of an import is printed on separate lines`() async throws {
    let (cli, console) = (try CLI(), ScriptedConsole())
    cli.clock = ManualClock(movingBy: .seconds(10))
    let answer = await cli.run(["menu", "import", try cli.folder.file("menu.json", dishes)], console)
    #expect(answer.errors.hasSuffix("2,500 records, 0.1 of 0.1 MB, 83 records per second\n"))
    #expect(!answer.errors.contains("\r"))
    #expect(console.screen == answer.errors + answer.output)
  }

  @Test(.group(.heavy), arguments: ["--quiet", "--json"])
  func `The progress of an import is not shown in quiet mode or with JSON output`(option: String) async throws {
    for isTerminal in [true, false] {
      let cli = try CLI()
      cli.clock = ManualClock(movingBy: .seconds(60))
      let file = try cli.folder.file("menu.json", dishes)
      await cli.run(["menu", "import", file, option], ScriptedConsole(showsProgress: isTerminal))
        .expect(.ok, errors: "")
    }
  }

  @Test func `Importing the samples shows no progress messages`() async throws {
    let (cli, console) = (try CLI(), ScriptedConsole(showsProgress: true))
    cli.clock = ManualClock(movingBy: .seconds(60))
    #expect(await cli.run([], console).errors == FirstRun.notices)
  }
}

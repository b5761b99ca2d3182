import TestSupport
import Testing

@testable import recetas_cli

@MainActor @Suite struct `The report of an import` {
  /// One clean record, one repaired, three that are wrong.
  private let mixed = """
    [{"nombre": "Flan", "descripcion": "De huevo", "precio": 3.05, "tipo": "Postres"},
     {"nombre": "  Sopa\\nfría ", "descripcion": "", "precio": 4, "tipo": "Platos", "calorias": 120},
     {"nombre": "", "descripcion": "x", "precio": -1, "tipo": "Platos"},
     {"nombre": "FLAN", "descripcion": "otro", "precio": 1, "tipo": "Postres"},
     7]
    """

  @Test(arguments: Stores.lasting)
  func `names record, field, what was expected and what was there, and nothing is imported`(
    store: Stores
  ) async throws {
    let cli = try CLI(store)
    let answer = await cli.unchanged("menu", "import", try cli.folder.file("menu.json", mixed))
    answer.expect(.data, output: "")
    for line in [
      #"record 3, nombre: expected a text that is not empty, found """#,
      "record 3, precio: expected a number not below zero, found -1",
      "record 4: expected a unique value, found FLAN",
      "record 5: expected an object, found 7",
    ] {
      #expect(answer.errors.contains("  " + line + "\n"))
    }
    #expect(answer.errors.contains("--skip-invalid"))
  }

  @Test(arguments: Stores.lasting)
  func `with --skip-invalid tells the repairs too, and the good records are in`(store: Stores) async throws {
    let cli = try CLI(store)
    let answer = await cli("menu", "import", try cli.folder.file("menu.json", mixed), "--skip-invalid")
    #expect(answer.code == .ok)
    #expect(answer.lines.first == "5 records: 1 accepted, 1 repaired, 3 rejected. The menu has 2 dishes.")
    #expect(answer.output.contains(#"record 2, nombre: from "  Sopa�fría " to "Sopa fría""#))
    #expect(answer.lines.last == "  ignored fields (records): calorias (1)")
    #expect(try await cli("menu", "list", "--json").document.dishCount == 2)
  }

  @Test(arguments: Stores.lasting)
  func `of a file with nothing good in it is a refusal, and there is nothing to skip to`(store: Stores) async throws {
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

  @Test func `adds up, for a program too`() async throws {
    let cli = try CLI()
    let file = try cli.folder.file("menu.json", mixed)
    let report = try await cli("menu", "import", file, "--skip-invalid", "--json").document
    #expect(report["records"] == .number(5))
    #expect(["accepted", "repaired", "rejected"].map { report[$0].number } == [1, 1, 3])
    #expect(report["repairCount"] == .number(1))
    #expect(report["problemCount"] == .number(4))
    #expect(report["problems"].items.map(\.["record"].number) == [3, 3, 4, 5])
    #expect(report["ignored"].items == [JSON.object(["field": .text("calorias"), "count": .number(1)])])
  }

  @Test func `of a refused import comes with the error`() async throws {
    let cli = try CLI()
    let file = try cli.folder.file("menu.json", mixed)
    for isDryRun in [false, true] {
      let words = ["menu", "import", file, "--json"] + (isDryRun ? ["--dry-run"] : [])
      let error = try await cli.run(words).errorDocument
      #expect(error["code"] == .number(65))
      #expect(error["report"]["rejected"] == .number(3))
      #expect(error["report"]["problems"].items.count == 4)
      #expect(error["report"]["isDryRun"] == .bool(isDryRun))
    }
  }

  @Test func `lists the first twenty problems and counts the others`() async throws {
    let cli = try CLI()
    let wrong = "[" + (1...30).map { #"{"nombre": \#($0)}"# }.joined(separator: ",") + "]"
    let file = try cli.folder.file("menu.json", wrong)

    let answer = await cli("menu", "import", file)
    #expect(answer.errors.split(separator: "\n").count { $0.hasPrefix("  record ") } == 20)
    // A text, a description, a price and a kind are missing in each.
    #expect(answer.errors.contains("… and 100 more"))
    #expect(try await cli("menu", "import", file, "--json").errorDocument["report"]["problems"].items.count == 20)
  }

  @Test func `Thousands of invalid rows are summarized by field and reason`() async throws {
    let cli = try CLI()
    let rows = (1...200).map { $0.isMultiple(of: 2) ? ",1,Postres" : "Flan \($0),x,Postres" }
    let file = try cli.folder.file("menu.csv", (["name,price,kind", "Flan,3,Postres"] + rows).joined(separator: "\n"))
    let answer = await cli("menu", "import", file, "--skip-invalid", "--force", "--yes")
    answer.expect(.ok)
    #expect(
      answer.lines.suffix(3) == [
        "  … and 180 more", "    90 × price: expected a number",
        "    90 × name: expected a text that is not empty",
      ])
    let report = try await cli("menu", "import", file, "--force", "--yes", "--json").errorDocument["report"][
      "furtherProblems"]
    #expect(report.items.map { $0["count"] } == [.number(90), .number(90)])
  }

  @Test func `is in Spanish for people, and for programs the same in every language`() async throws {
    let cli = try CLI(.standard, "es")
    let file = try cli.folder.file("menu.json", mixed)
    let answer = await cli("menu", "import", file)
    #expect(answer.errors.contains("registro 3, precio: se esperaba un número no negativo, hay -1"))
    let error = try await cli("menu", "import", file, "--json").errorDocument
    #expect(error["report"]["problems"][1]["expected"] == .text("a number not below zero"))
    #expect(
      await cli("menu", "import", file, "--skip-invalid").lines.first?.hasPrefix("5 registros: 1 aceptado") == true)
  }
}

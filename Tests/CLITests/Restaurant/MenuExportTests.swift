import Foundation
import TestSupport
import Testing

@testable import recetas_cli

@MainActor @Suite struct `Exporting the menu and orders` {
  private static let menu = """
    nombre;precio;tipo;descripcion
    Flan <casero>;4,50 €;Postres;"De la ""abuela"", con nata"
    Cocido;14,5;Carnes;
    """

  private static func withMenu() async throws -> CLI {
    let cli = try CLI()
    let report = await cli("menu", "import", try cli.folder.file("carta.csv", menu))
    #expect(report.lines.first == "2 records: 2 accepted, 0 repaired, 0 rejected. The menu has 2 dishes.")
    return cli
  }

  @Test func `The HTML page of the menu contains both languages but no scripts`() async throws {
    let cli = try await Self.withMenu()
    let page = await cli("menu", "export", "--html", "-")
    #expect(page.code == .ok && page.errors.isEmpty)
    for text in [
      "<!doctype html>", "Flan &lt;casero&gt;", "<h2>Postres</h2>", "4,50\u{A0}€", "€4.50",
      "De la &quot;abuela&quot;, con nata",
      ">Carta</span>", ">Menu</span>", "@media print", "prefers-color-scheme:dark", "id=\"en\" checked",
    ] { #expect(page.output.contains(text), "\(text)") }
    #expect(!page.output.contains("<script") && !page.output.contains("http:") && !page.output.contains("https:"))
  }

  @Test func `Exporting the menu as an HTML page replaces an existing file only after confirmation`() async throws {
    let cli = try await Self.withMenu()
    let file = cli.folder.path + "/carta.html"
    await cli("menu", "export", "--html", file).expect(.ok, output: "", errorsContain: "Wrote the page to \(file)")
    #expect(try String(contentsOfFile: file, encoding: .utf8).hasPrefix("<!doctype html>"))
    #expect(await cli("menu", "export", "--html", file).code == .usage)
    await cli("menu", "export").expect(.usage, output: "", errorsContain: "--html or --csv")
  }

  @Test func `An exported menu table can be imported without any change`() async throws {
    let cli = try await Self.withMenu()
    let before = await cli("menu", "list", "--json").output
    let table = await cli("menu", "export", "--csv")
    #expect(table.lines.first == "nombre,descripcion,precio,tipo")
    let file = try cli.folder.file("again.csv", table.output)
    _ = await cli("menu", "import", file, "--force", "--yes")
    #expect(await cli("menu", "list", "--json").output == before)
  }

  @Test func `An exported menu table contains no formulas`() async throws {
    let cli = try await Self.withMenu()
    let rows = "\"=HYPERLINK(\"\"x\"\")\",1,A\n-Pan,1,+B\n'Nduja,1,@C\nA\u{200E}b,1,C\n"
    let file = try cli.folder.file("formulas.csv", "nombre,precio,tipo\n" + rows)
    _ = await cli("menu", "import", file, "--force", "--yes")
    let before = await cli("menu", "list", "--json").output
    let table = await cli("menu", "export", "--csv").output
    for line in table.split(separator: "\n").dropFirst() {
      let cells = line.split(separator: ",").map { $0.drop { $0 == "\"" } }
      #expect(!cells.contains { "=+-@".contains($0.first ?? " ") }, "\(line)")
    }
    #expect(table.contains("A\u{200E}b"))
    let shown = await cli.run(["menu", "export", "--csv"], ScriptedConsole(showsColor: true)).output
    #expect(shown.contains("A\u{FFFD}b") && !shown.contains("\u{200E}"))
    _ = await cli("menu", "import", try cli.folder.file("again.csv", table), "--force", "--yes")
    #expect(await cli("menu", "list", "--json").output == before)
  }

  @Test func `An import of a menu table lists the ignored columns both as text and as JSON`() async throws {
    let cli = try await Self.withMenu()
    let file = try cli.folder.file("extra.csv", "name,price,kind,alergenos\nSopa,2,A,apio\nPan,1,A,gluten\nAgua,1,A,\n")
    let answer = await cli("menu", "import", file, "--force", "--yes")
    #expect(answer.lines.first?.hasPrefix("3 records: 3 accepted, 0 repaired") == true)
    #expect(answer.lines.last == "  ignored fields (records): alergenos (2)")
    let document = try await cli("menu", "import", file, "--force", "--yes", "--json").document
    #expect(document["ignored"].items.map { $0["field"].text } == ["alergenos"])
    #expect(document["ignored"].items.map { $0["count"] } == [2])
  }

  @Test func `An order can be exported as an HTML page before and after it is placed`() async throws {
    let cli = try await Self.withMenu()
    await cli("order", "show", "--html", "-").expect(.noInput, output: "")
    _ = await cli("order", "add", "Cocido", "--quantity", "2", "--note", "sin <sal>")
    #expect(await cli("order", "show", "--html", "-").output.contains(">Your order</span>"))
    _ = await cli("order", "place", "--address", "Calle del Pez, 3", "--phone", "915 55 12 34")
    _ = await cli("order", "history")
    let page = await cli("order", "show", "1", "--html", "-").output
    for text in ["Calle del Pez, 3", "Cocido", "sin &lt;sal&gt;", "29,00\u{A0}€", "€29.00", "2 platos", "2 dishes"] {
      #expect(page.contains(text), "\(text)")
    }
  }

  @Test func `An import of a menu table can skip invalid rows`() async throws {
    let cli = try await Self.withMenu()
    let file = try cli.folder.file("bad.csv", "name,price,kind\nSopa,gratis,Entrantes\nPan,1,Entrantes\n")
    await cli.unchanged("menu", "import", file, "--force", "--yes")
      .expect(.data, output: "", errorsContain: "row 2, price")
    #expect(await cli("menu", "import", file, "--force", "--yes", "--skip-invalid").code == .ok)
  }
}

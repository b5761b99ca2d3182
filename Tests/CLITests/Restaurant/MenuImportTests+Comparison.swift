import TestSupport
import Testing

@testable import recetas_cli

@MainActor @Suite struct `An import over existing data` {
  private var dearer: MenuFile.Dish {
    var flan = MenuFile.flan
    (flan.price, flan.description) = ("9.90", "De bote")
    return flan
  }

  @Test(arguments: ["en", "es"]) func `A dry run counts what is new and names the fields that it would overwrite`(
    language: String
  ) async throws {
    let cli = try await CLI.withMenu(.standard, language)
    let new = MenuFile.Dish(name: "Natillas", price: "3")
    let file = try cli.folder.file("new.json", MenuFile.json(dearer, MenuFile.paella, new))
    await cli.unchanged("menu", "import", file, "--force", "--dry-run").expect(
      .ok,
      outputContains: language == "es"
        ? "1 nuevo, 1 cambiado, 1 sin cambios, 1 borrado\n  «Flan» cambia: precio, descripción"
        : "1 new, 1 changed, 1 unchanged, 1 deleted\n  “Flan” changes: price, description")
    let document = try await cli("menu", "import", file, "--force", "--dry-run", "--json").document
    #expect(document["new"] == .number(1) && document["changed"] == .number(1))
    #expect(document["unchanged"] == .number(1))
    #expect(document["changes"][0]["name"] == .text("Flan"))
    #expect(document["changes"][0]["fields"] == .array([.text("price"), .text("description")]))
  }

  @Test func `A second import of a catalog and of recipes changes nothing and says so`() async throws {
    let cli = try await CLI.withBeers()
    try await cli.haveRecipes()
    for (group, file, records) in [("beers", BeerFile.small, 6), ("recipes", RecipeFile.small, 3)] {
      await cli(group, "import", try cli.folder.file("again.json", file), "--yes")
        .expect(.ok, outputContains: "0 new, 0 changed, \(records) unchanged")
    }
    await cli("recipes", "import", try cli.folder.file("one.json", RecipeFile.json("Pan")))
      .expect(.ok, outputContains: "Unchanged: Pan")
  }

  @Test(arguments: ["en", "es"]) func `An import with --force says how many records it deletes`(
    language: String
  ) async throws {
    let cli = try await CLI.withMenu(.standard, language)
    let file = try cli.folder.file("new.json", MenuFile.json(dearer))
    let (dry, english) = (["menu", "import", file, "--force", "--dry-run"], "0 new, 1 changed, 0 unchanged, 2 deleted")
    let line = language == "es" ? "0 nuevos, 1 cambiado, 0 sin cambios, 2 borrados" : english
    await cli.runUnchanged(dry).expect(.ok, outputContains: line)
    #expect(try await cli.run(dry + ["--json"]).document["deleted"] == .number(2))
    await cli("menu", "import", file, "--force", "--yes").expect(.ok, outputContains: line)
    // Nothing is left to delete.
    let again = await cli("menu", "import", file, "--force", "--yes")
    #expect(!again.output.contains(language == "es" ? "borrado" : "deleted"))
    #expect(try await cli("menu", "import", file, "--force", "--yes", "--json").document["deleted"] == .number(0))
  }

  @Test func `A replaced catalog counts deleted manufacturers and beers, and an added one none`() async throws {
    let cli = try await CLI.withBeers()
    let file = try cli.folder.file("one.json", #"[{"name": "Casa Lince", "origin": "national"}]"#)
    #expect(try await cli("beers", "import", file, "--json").document["deleted"] == .missing)
    await cli("beers", "import", file, "--force", "--yes")
      .expect(.ok, outputContains: "0 new, 0 changed, 1 unchanged, 6 deleted")
  }

  @Test func `A duplicate in a table is reported with its row`() async throws {
    let cli = try CLI()
    let file = try cli.folder.file("menu.csv", "name,price,kind\nFlan,1,Postres\nPan,1,Platos\nFLAN,2,Postres\n")
    await cli("menu", "import", file).expect(.data, errorsContain: "row 4: expected a unique value, found FLAN")
  }
}

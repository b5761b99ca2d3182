import TestGroups
import TestSupport
import Testing

@testable import recetas_cli

@MainActor @Suite struct `An import of recipes` {
  @Test(arguments: Stores.persistent)
  func `An import of recipes adds new recipes and updates existing ones`(store: Stores) async throws {
    let cli = try await CLI.withRecipes(store)
    let file = try cli.folder.file(
      "more.json", "[" + RecipeFile.json("PAN", minutes: 99) + "," + RecipeFile.json("Zumo") + "]")
    await cli("recipes", "import", file)
      .expect(
        .ok,
        output: """
          2 records: 2 accepted, 0 repaired, 0 rejected. 1 recipe added to your collection. 1 recipe updated in your collection.
            Updated: PAN
            Added: Zumo
            Open the first with recetas-cli recipes show local-pan
            1 new, 1 changed, 0 unchanged

          """)
    let list = try await cli("recipes", "list", "--json").document["recipes"].items
    #expect(list.map(\.["title"].text) == ["Bizcocho", "Ñoquis", "PAN", "Zumo"])
    #expect(list[2]["minutes"] == 99)
  }

  @Test func `An import of many recipes reports their number and the command that opens the first one`() async throws {
    let cli = try await CLI.withRecipes()
    let many = (1...9).map { RecipeFile.json("Zumo \($0)") }.joined(separator: ",")
    let file = try cli.folder.file("many.json", "[" + many + "]")
    await cli("recipes", "import", file).expect(
      .ok,
      output: """
        9 records: 9 accepted, 0 repaired, 0 rejected. 9 recipes added to your collection.
          Open the first with recetas-cli recipes show local-zumo-1
          9 new, 0 changed, 0 unchanged

        """)
    let report = try await cli("recipes", "import", file, "--json").document
    #expect(report["recipes"].items.count == 5 && report["recipes"][0]["id"] == "local-zumo-1")
    #expect(report["recipes"][0]["title"] == "Zumo 1" && report["recipes"][0]["isNew"] == false)
  }

  @Test(
    .group(.heavy),
    arguments: [
      ("en", "The samples that you had not changed were removed."),
      ("es", "Se han quitado las muestras que no habías cambiado."),
    ])
  func `Only the first import of recipes reports that the samples were removed`(language: String, says: String)
    async throws
  {
    let cli = try CLI(.standard, language)
    _ = await cli("recipes", "list")
    let file = try cli.folder.file("one.json", RecipeFile.json("Pan"))
    #expect(await cli("recipes", "import", file, "--dry-run").output.contains(says) == false)
    #expect(await cli("recipes", "import", file).lines.first?.hasSuffix(says) == true)
    #expect(await cli("recipes", "import", file).output.contains(says) == false)
  }

  @Test(arguments: Stores.persistent)
  func `Importing a list of recipes updates existing recipes without losing their details`(store: Stores) async throws {
    let cli = try CLI(store)
    try await cli.setRecipes(RecipeFile.whole)
    let before = try await cli("recipes", "show", "spoonacular-7", "--json").document["recipe"]
    let list = try cli.folder.file("list.json", RecipeFile.list)
    await cli("recipes", "import", list).expect(.ok)
    let after = try await cli("recipes", "show", "spoonacular-7", "--json").document["recipe"]
    #expect(after["title"] == "Pan de pueblo")
    #expect(after["image"] == "https://img.spoonacular.com/recipes/7-312x231.jpg")
    for key in before.keys where !["title", "image"].contains(key) { #expect(after[key] == before[key], "\(key)") }
    #expect(after["instructions"][0]["steps"].items.map(\.text) == ["Amasa.", "Hornea."])

    let dump = await cli.dump()
    let again = await cli("recipes", "import", list)
    again.expect(.ok, outputContains: "Your collection is unchanged.", "0 new, 0 changed, 1 unchanged")
    #expect(await cli.dump() == dump)
    _ = await cli("recipes", "import", list, "--force", "--yes")
    #expect(try await cli("recipes", "show", "spoonacular-7", "--json").document["recipe"]["instructions"].items == [])
  }

  @Test(arguments: Stores.persistent)
  func `An import of a corrected recipe updates the recipe's steps`(store: Stores) async throws {
    let cli = try CLI(store)
    try await cli.setRecipes(RecipeFile.whole)
    let corrected = RecipeFile.whole.replacing("Hornea.", with: "Hornea sin prisa.")
    _ = await cli("recipes", "import", try cli.folder.file("corrected.json", corrected))
    let recipe = try await cli("recipes", "show", "spoonacular-7", "--json").document["recipe"]
    #expect(recipe["instructions"][0]["steps"].items.map(\.text) == ["Amasa.", "Hornea sin prisa."])
  }

  @Test(arguments: Stores.persistent)
  func `A forced import of recipes replaces the whole collection`(store: Stores) async throws {
    let cli = try await CLI.withRecipes(store)
    try await cli.setRecipes(RecipeFile.json("Zumo"))
    #expect(try await cli("recipes", "list", "--json").document["total"] == 1)
  }

  @Test func `An import of recipes into a new store adds no sample recipes`() async throws {
    let cli = try CLI()
    _ = await cli("recipes", "import", try cli.folder.file("one.json", RecipeFile.json("Pan")))
    #expect(try await cli("recipes", "list", "--json").document["total"] == 1)
  }

  @Test(arguments: [
    (#"{"@type": "Recipe"}"#, "1 record: 0 accepted, 0 repaired, 1 rejected"),
    (RecipeFile.json("Pan") + RecipeFile.json("pán"), "2 records"),
  ])
  func `An import of invalid recipes is refused and changes nothing`(text: String, says: String) async throws {
    let cli = try await CLI.withRecipes()
    await cli.unchanged("recipes", "import", try cli.folder.file("bad.json", text))
      .expect(.data, output: "", errorsContain: "nothing was imported")
  }

  @Test(.group(.heavy), arguments: ["", "{", "[", "null", "<html></html>", "[1, 2]", "{}", "hola"])
  func `The error for importing a file without recipes gives the reason`(text: String) async throws {
    let cli = try await CLI.withRecipes()
    let answer = await cli.unchanged("recipes", "import", try cli.folder.file("bad.json", text))
    answer.expect(.data, output: "")
    #expect(!answer.errors.isEmpty)
  }

  @Test func `An import of recipes supports dry runs and can skip invalid recipes`() async throws {
    let cli = try await CLI.withRecipes()
    let file = try cli.folder.file("some.json", "[" + RecipeFile.json("Zumo") + #", {"@type": "Recipe"}]"#)
    #expect(await cli.unchanged("recipes", "import", file, "--skip-invalid", "--dry-run").code == .ok)
    #expect(await cli("recipes", "import", file, "--skip-invalid").code == .ok)
    #expect(try await cli("recipes", "list", "--json").document["total"] == 4)
  }

  @Test func `Importing recipes from a missing file reports that the file doesn't exist`() async throws {
    await (try CLI())("recipes", "import", "nada.json").expect(
      .noInput, errors: "nada.json does not exist.\nCheck the path.\n")
  }

  @Test(arguments: [#"\u001b[31mPan"#, #"Pa\u202en"#, #"Pa\u0000n"#])
  func `Control characters in imported recipes are never printed raw`(name: String) async throws {
    let cli = try CLI()
    try await cli.setRecipes(RecipeFile.json(name))
    _ = await cli("recipes", "list")
    for words in [
      ["list"], ["suggest", ""], ["show", "1"], ["favorites", "add", "1"], ["favorites"], ["favorites", "status"],
    ] {
      let answer = await cli.run(["recipes"] + words)
      #expect(answer.code == .ok)
      for scalar in (answer.output + answer.errors).unicodeScalars {
        #expect(scalar == "\n" || !["\u{1B}", "\u{202E}", "\u{0}"].contains(scalar))
      }
    }
  }
}

@MainActor @Suite struct `An import of a web page` {
  private nonisolated static let page = """
    <!doctype html><html><head><script type="application/ld+json">
    {"@context": "https://schema.org", "@type": "Recipe", "name": "Pisto", "recipeIngredient": ["2 calabacines"]}
    </script></head></html>
    """
  private static func added(_ title: String, _ id: String) -> String {
    """
    1 record: 1 accepted, 0 repaired, 0 rejected. 1 recipe added to your collection.
      Added: \(title)
      Open it with recetas-cli recipes show \(id)
      1 new, 0 changed, 0 unchanged

    """
  }

  @Test func `A web page is imported as one recipe even if its address has tracking parameters`() async throws {
    let server = try LoopbackServer { _ in .init(200, body: Array(Self.page.utf8)) }
    let cli = try await CLI.withRecipes()
    let id = "web-127.0.0.1_3a_\(server.port)_2f_pisto"
    await cli("recipes", "import", server.address("/pisto?utm_source=mail"))
      .expect(.ok, output: Self.added("Pisto", id))
    let again = await cli("recipes", "import", server.address("/pisto/#top"), "--lang", "es")
    #expect(
      again.lines.map(\.self).prefix(3) == [
        "1 registro: 1 aceptado, 0 reparados, 0 rechazados. 1 receta actualizada en tu colección.",
        "  Actualizada: Pisto", "  Ábrela con recetas-cli recipes show \(id)",
      ])
    let list = try await cli("recipes", "list", "--search", "pisto", "--json").document["recipes"].items
    #expect(list.map(\.["id"].text) == [id])
  }

  @Test func `An import of recipes from a web page sends no request in offline mode`() async throws {
    let cli = try await CLI.withRecipes()
    let server = try LoopbackServer { _ in .init(200) }
    await cli.unchanged("recipes", "import", server.address("/pisto"), "--offline")
      .expect(.unavailable, output: "", errorsContain: "Can't reach 127.0.0.1")
    #expect(await server.requests(atLeast: 0).isEmpty)
  }

  @Test func `An import of recipes from a missing web page fails and changes nothing`() async throws {
    let cli = try await CLI.withRecipes()
    let server = try LoopbackServer { _ in .init(404) }
    await cli.unchanged("recipes", "import", server.address("/pisto")).expect(.noInput, output: "")
  }

  @Test func `A recipe can be imported from standard input as a web page or as JSON`() async throws {
    let cli = try await CLI.withRecipes()
    await cli("recipes", "import", "-", piping: [Self.page])
      .expect(.ok, output: Self.added("Pisto", "local-pisto"))
    await cli("recipes", "import", "-", piping: [RecipeFile.json("Zumo")])
      .expect(.ok, output: Self.added("Zumo", "local-zumo"))
  }

  @Test func `The error for importing a web page without a recipe gives the reason`() async throws {
    let cli = try await CLI.withRecipes()
    await cli.unchanged("recipes", "import", "-", piping: ["<html></html>"])
      .expect(.data, output: "", errorsContain: "the page has no schema.org recipe (JSON-LD, Microdata or RDFa)")
  }
}

import TestSupport
import TestGroups
import Testing

@testable import recetas_cli

@MainActor @Suite struct `The list of manufacturers` {
  @Test(arguments: Stores.lasting)
  func `has the national ones first, with their beers and reviews`(store: Stores) async throws {
    let cli = try await CLI.withBeers(store)
    try await cli.review(BeerFile.blonde, 4)
    #expect(
      await cli("beers", "makers").output == """
        Manufacturers

        National
           1  ◌ Casa Oso  3 beers · 1 review

        Imported
           2  ◌ Zwei Bären  1 beer

        """)
    #expect(await cli("beers", "makers", "--lang", "es").lines.contains("   2  ◌ Zwei Bären  1 cerveza"))
  }

  @Test(arguments: Stores.lasting)
  func `finds by name, blind to accents`(store: Stores) async throws {
    let cli = try await CLI.withBeers(store)
    #expect(try await cli.ids("manufacturers", "makers", "list", "--search", "BAREN") == ["maker-zwei-baren"])
    #expect(await cli("beers", "makers", "list", "--search", "x").output == "No manufacturer contains “x”.\n")
  }

  @Test func `past its end says that it is shorter`() async throws {
    let cli = try await CLI.withBeers()
    for list in [["makers", "list"], ["list"], ["best"], ["reviews", "list"]] {
      let answer = await cli.run(["beers"] + list + ["--offset", "9"])
      #expect(answer.output == "No rows in that range.\n")
    }
    #expect(await cli("beers", "makers", "list", "--limit", "1").output.hasSuffix("--offset 1 --limit 1\n"))
  }

  @Test(arguments: Stores.lasting)
  func `takes a new one, which a number names`(store: Stores) async throws {
    let cli = try await CLI.withBeers(store)
    let added = await cli("beers", "makers", "add", "--name", " Ambar ", "--origin", "national")
    #expect((added.code, added.output) == (.ok, "Added: Ambar (maker-ambar)\n"))
    #expect(
      try await cli.ids("manufacturers", "makers") == ["maker-ambar", BeerFile.oso, "maker-zwei-baren"])
    _ = await cli("beers", "makers")
    #expect(await cli("beers", "list", "2").lines[0] == "Casa Oso · Beers")
    #expect(await cli("beers", "list", "1").output == "“Ambar” has no beers.\n")
    // The beer of another one.
    await cli("beers", "list", "2", "--search", "hell").expect(
      .ok, output: "No beer of “Casa Oso” contains “hell”. Searched name, type and manufacturer.\n")
  }

  @Test(arguments: Stores.lasting, ["Casa Oso", "CASA  OSO", "cása oso"])
  func `never holds the same one twice, however it is written`(store: Stores, name: String) async throws {
    let cli = try await CLI.withBeers(store)
    let twice = await cli.unchanged("beers", "makers", "add", "--name", name, "--origin", "imported")
    #expect((twice.code, twice.output) == (.data, ""))
    #expect(twice.errors.hasPrefix("There is already a manufacturer “Casa Oso” without an address.\n"))
  }

  @Test(arguments: Stores.lasting)
  func `holds one name at two addresses`(store: Stores) async throws {
    let cli = try await CLI.withBeers(store)
    let other = await cli(
      "beers", "makers", "add", "--name", "Casa Oso", "--origin", "national", "--address", "Calle del Pez, 3")
    #expect(other.code == .ok)
    let makers = try await cli("beers", "makers", "--json").document["manufacturers"]
    #expect(makers.items.map(\.["name"].text) == ["Casa Oso", "Casa Oso", "Zwei Bären"])
    #expect(Set(makers.items.map(\.["address"].text)) == ["", "Calle del Pez, 3"])
  }

  @Test(
    .group(.heavy),
    arguments: [
      (["--name", "", "--origin", "national"], "Name can't be empty.", "El nombre no puede estar vacío."),
      (["--name", "A"], "Origin: choose national or imported", "Origen: elige nacional o importado"),
      ([], "Name can't be empty. Origin: choose", "El nombre no puede estar vacío. Origen: elige"),
      (
        ["--name", "A", "--origin", "national", "--address", String(repeating: "a", count: 301)],
        "Address has 301 characters; the limit is 300", "La dirección tiene 301 caracteres; el máximo es 300"
      ),
      (
        ["--name", String(repeating: "ñ", count: 121), "--origin", "national"],
        "Name has 121 characters; the limit is 120", "El nombre tiene 121 caracteres; el máximo es 120"
      ),
    ])
  func `refuses a wrong one, and saves nothing`(words: [String], english: String, spanish: String) async throws {
    for (language, says) in [("en", english), ("es", spanish)] {
      let cli = try await CLI.withBeers(.standard, language)
      await cli.runUnchanged(["beers", "makers", "add"] + words).expect(.data, output: "", errorsContain: says)
    }
  }

  @Test(arguments: ["Spain", "", "Mars"])
  func `knows two origins`(origin: String) async throws {
    let cli = try await CLI.withBeers()
    await cli("beers", "makers", "add", "--name", "A", "--origin", origin)
      .expect(.usage, output: "", errors: "Invalid --origin “\(origin)”.\nUse national or imported.\n")
  }
}

import TestGroups
import TestSupport
import Testing

@testable import recetas_cli

@MainActor @Suite struct `The list of manufacturers` {
  @Test(arguments: Stores.persistent)
  func `The manufacturer list shows beer and review counts, with national manufacturers first`(store: Stores)
    async throws
  {
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

  @Test(arguments: Stores.persistent)
  func `Manufacturers can be searched by name without regard to accents`(store: Stores) async throws {
    let cli = try await CLI.withBeers(store)
    #expect(try await cli.ids("manufacturers", "makers", "list", "--search", "BAREN") == ["maker-zwei-baren"])
    #expect(await cli("beers", "makers", "list", "--search", "x").output == "No manufacturer matches “x”.\n")
  }

  @Test func `A page past the end of a list of beers, reviews or manufacturers has no rows`() async throws {
    let cli = try await CLI.withBeers()
    for list in [["makers", "list"], ["list"], ["best"], ["reviews", "list"]] {
      let answer = await cli.run(["beers"] + list + ["--offset", "9"])
      #expect(answer.output == "No rows in that range.\n")
    }
    #expect(await cli("beers", "makers", "list", "--limit", "1").output.hasSuffix("--offset 1 --limit 1\n"))
  }

  @Test(arguments: Stores.persistent)
  func `The beers of a new manufacturer can be listed by the manufacturer's row number`(store: Stores) async throws {
    let cli = try await CLI.withBeers(store)
    await cli("beers", "makers", "add", "--name", " Ambar ", "--origin", "national").expect(
      .ok, output: "Added: Ambar (maker-ambar)\n")
    #expect(try await cli.ids("manufacturers", "makers") == ["maker-ambar", BeerFile.oso, "maker-zwei-baren"])
    _ = await cli("beers", "makers")
    #expect(await cli("beers", "list", "2").lines[0] == "Casa Oso · Beers")
    #expect(await cli("beers", "list", "1").output == "“Ambar” has no beers.\n")
    // `hell` matches only a beer from another manufacturer.
    await cli("beers", "list", "2", "--search", "hell").expect(
      .ok, output: "No beer by “Casa Oso” matches “hell”. Searched name, type and manufacturer.\n")
  }

  @Test(arguments: Stores.persistent, ["Casa Oso", "CASA  OSO", "cása oso"])
  func `Adding a duplicate manufacturer is refused even if case and accents differ`(store: Stores, name: String)
    async throws
  {
    let cli = try await CLI.withBeers(store)
    let twice = await cli.unchanged("beers", "makers", "add", "--name", name, "--origin", "imported")
    twice.expect(.data, output: "")
    #expect(twice.errors.hasPrefix("There is already a manufacturer “Casa Oso” without an address.\n"))
  }

  @Test(arguments: Stores.persistent)
  func `Two manufacturers can have the same name at different addresses`(store: Stores) async throws {
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
      (["add", "--name", "", "--origin", "national"], "Name can't be empty.", "El nombre no puede estar vacío."),
      (["add", "--name", "A"], "Origin: choose national or imported", "Origen: elige nacional o importado"),
      (["add"], "Name can't be empty. Origin: choose", "El nombre no puede estar vacío. Origen: elige"),
      (
        ["add", "--name", "A", "--origin", "national", "--address", String(repeating: "a", count: 301)],
        "Address has 301 characters; the limit is 300", "La dirección tiene 301 caracteres; el máximo es 300"
      ),
      (
        ["add", "--name", String(repeating: "ñ", count: 121), "--origin", "national"],
        "Name has 121 characters; the limit is 120", "El nombre tiene 121 caracteres; el máximo es 120"
      ),
      (["edit", BeerFile.oso, "--name", ""], "Name can't be empty.", "El nombre no puede estar vacío."),
      (
        ["edit", BeerFile.oso, "--name", "zwei baren"], "There is already a manufacturer “Zwei Bären” without",
        "Ya hay un fabricante «Zwei Bären» sin"
      ),
    ])
  func `An invalid or duplicate manufacturer is not saved`(words: [String], english: String, spanish: String)
    async throws
  {
    for (language, says) in [("en", english), ("es", spanish)] {
      let cli = try await CLI.withBeers(.standard, language)
      await cli.runUnchanged(["beers", "makers"] + words).expect(.data, output: "", errorsContain: says)
    }
  }

  @Test(arguments: ["maker-nada", "99", "ñ", "0"], [["show"], ["edit"], ["delete", "--yes"]])
  func `The error for a missing manufacturer names the manufacturer`(maker: String, command: [String]) async throws {
    let cli = try await CLI.withBeers()
    await cli.runUnchanged(["beers", "makers"] + command + [maker])
      .expect(.noInput, output: "", errorsContain: maker)
  }

  @Test(arguments: ["Spain", "", "Mars"])
  func `A manufacturer whose origin is neither national nor imported is refused`(origin: String) async throws {
    let cli = try await CLI.withBeers()
    await cli("beers", "makers", "add", "--name", "A", "--origin", origin)
      .expect(.usage, output: "", errors: "Invalid --origin “\(origin)”.\nUse national or imported.\n")
  }
}

@MainActor @Suite struct `Deleting a manufacturer from the command line` {
  /// Returns a program in which Casa Oso has three beers and two reviews.
  private func cli(_ store: Stores = .standard, _ language: String = "en") async throws -> CLI {
    let cli = try await CLI.withBeers(store, language)
    for beer in [BeerFile.blonde, BeerFile.girl] { try await cli.review(beer, 4) }
    return cli
  }

  @Test(arguments: Stores.persistent)
  func `Without a terminal, deleting a manufacturer requires --yes and reports the affected data`(store: Stores)
    async throws
  {
    let cli = try await cli(store)
    let answer = await cli.unchanged("beers", "makers", "delete", BeerFile.oso, piping: ["y"])
    answer.expect(
      .usage, output: "",
      errors: """
        “Casa Oso” will be deleted, with 3 beers and 2 reviews.
        Can't ask for confirmation here: run the command again with --yes.

        """)
  }

  @Test(arguments: Stores.persistent)
  func `Deleting a manufacturer from the command line deletes its beers and their reviews`(store: Stores) async throws {
    let cli = try await cli(store)
    try await cli.review(BeerFile.hell, 5)
    await cli("beers", "makers", "delete", BeerFile.oso, "--yes").expect(.ok, output: "Deleted: Casa Oso\n")
    #expect(try await cli.ids("beers", "list") == [BeerFile.hell])
    #expect(
      try await cli("beers", "reviews", "--json").document["reviews"].items.map(\.["beer"].text) == [BeerFile.hell])
    #expect(await cli("beers", "makers", "remove", BeerFile.oso, "--yes").code == .noInput)
  }

  @Test(arguments: [("en", "y", "Continue? [y/N] "), ("es", "sí", "¿Continuar? [s/N] ")])
  func `Deleting a manufacturer in a terminal asks only one question`(language: String, yes: String, question: String)
    async throws
  {
    let cli = try await cli(.standard, language)
    let answer = await cli.atTerminal("beers", "makers", "delete", BeerFile.oso, typing: [yes])
    #expect(answer.code == .ok)
    #expect(answer.errors.hasSuffix(question))
    #expect(answer.errors.filter { $0 == "?" }.count == 1)
    #expect(answer.errors.contains(language == "es" ? "con 3 cervezas y 2 reseñas" : "with 3 beers and 2 reviews"))
    #expect(try await cli.ids("manufacturers", "makers") == ["maker-zwei-baren"])
  }

  @Test(arguments: [["n"], [""], [], ["sí"]])
  func `A manufacturer is not deleted if the answer to the question isn't yes`(typed: [String]) async throws {
    let cli = try await cli()
    let answer = await cli.runUnchanged(
      ["beers", "makers", "delete", BeerFile.oso], ScriptedConsole(typed, isTerminal: true))
    #expect(answer.code == .data)
    #expect(answer.errors.hasSuffix("Not confirmed.\nNothing was changed.\n"))
  }

  @Test(arguments: [("yes", 0), ("no", 3)])
  func `Deleting a manufacturer asks again if the manufacturer changes while the question is shown`(
    answer: String, beers: Int
  )
    async throws
  {
    let cli = try await cli()
    let console = ScriptedConsole(["y", answer], isTerminal: true)
    console.before["y"] = { _ = try? await cli.review(BeerFile.strong, 1) }
    let answer = await cli.run(["beers", "makers", "delete", BeerFile.oso], console)
    #expect(answer.errors.contains("with 3 beers and 2 reviews. Continue?"))
    #expect(
      answer.errors.contains(
        "It has changed in the meantime. “Casa Oso” will be deleted, with 3 beers and 3 reviews. Continue?"))
    #expect(try await cli.ids("beers", "list", "--search", "oso").count == beers)
  }

  @Test func `A row number refers to the last list of manufacturers even after a manufacturer is deleted`() async throws
  {
    let cli = try await cli()
    _ = await cli("beers", "makers", "list", "--search", "zwei")
    #expect(await cli("beers", "makers", "delete", "1", "--yes").output == "Deleted: Zwei Bären\n")
    await cli("beers", "makers", "delete", "1", "--yes").expect(.noInput, errorsContain: "maker-zwei-baren")
    #expect(
      await cli("beers", "makers", "delete", "2", "--yes").errors.contains("See it with: recetas-cli beers makers"))
  }
}

@MainActor @Suite struct `Changing a manufacturer` {
  @Test(arguments: Stores.persistent)
  func `Editing a manufacturer keeps its id, its beers and all values that the command omits`(store: Stores)
    async throws
  {
    let cli = try await CLI.withBeers(store)
    await cli("beers", "makers", "edit", BeerFile.oso, "--name", "Casa del Oso", "--address", "Calle del Pez, 3")
      .expect(.ok, output: "Saved: Casa del Oso\n")
    let maker = try await cli("beers", "makers", "show", BeerFile.oso, "--json").document
    #expect([maker["id"], maker["name"]] == [.text(BeerFile.oso), "Casa del Oso"])
    #expect([maker["address"], maker["origin"]] == ["Calle del Pez, 3", "national"])
    #expect(maker["beers"] == 3)
    #expect(await cli("beers", "show", BeerFile.blonde).output.contains("Manufacturer  Casa del Oso"))
    #expect(await cli("beers", "makers", "list", "--search", "del oso").output.contains("Casa del Oso"))
    // The new name is reserved regardless of the id, and the original name is available again.
    let words = ["beers", "makers", "add", "--origin", "imported", "--name"]
    await cli.runUnchanged(words + ["CASA DEL OSO", "--address", "Calle del pez, 3"])
      .expect(.data, errorsContain: "There is already a manufacturer “Casa del Oso” at that address.")
    await cli.run(words + ["Casa Oso"]).expect(.ok, output: "Added: Casa Oso (\(BeerFile.oso).2)\n")
  }

  @Test(arguments: Stores.persistent)
  func `A manufacturer's logo can be set and removed`(store: Stores) async throws {
    let cli = try await CLI.withBeers(store)
    let file = try cli.folder.file("logo.png", BeerFile.png(1))
    #expect(await cli("beers", "makers", "edit", BeerFile.oso, "--logo", file).code == .ok)
    #expect(await cli("beers", "makers", "show", BeerFile.oso).output.contains("Logo     photo-"))
    await cli.unchanged("beers", "makers", "edit", BeerFile.oso).expect(.ok, output: "Unchanged: Casa Oso\n")
    #expect(await cli("beers", "makers", "edit", BeerFile.oso, "--logo", "").code == .ok)
    await cli("beers", "makers", "show", BeerFile.oso)
      .expect(.ok, output: "Casa Oso\n\nOrigin   national\nBeers    3\nReviews  0\n")
  }

  @Test(.group(.heavy), arguments: Stores.persistent)
  func `A manufacturer can be edited in a form in interactive mode`(store: Stores) async throws {
    let cli = try await CLI.withBeers(store)
    let logo = try cli.folder.file("logo.png", BeerFile.png(1))
    await cli.session(
      ["6", "e 1", "2", "Vigo", "+ \(logo)", "s", "1", "b", "b", "q"],
      tells: [
        "Casa Oso\nBeers    3\nReviews  0\n\n   1  name     Casa Oso\n   2  address  —\n   3  origin   national",
        "   2  address  Vigo", "   1  ◉ photo-", "Saved: Casa Oso.", "Casa Oso · Beers",
      ])
    let maker = try await cli("beers", "makers", "show", BeerFile.oso, "--json").document
    #expect(maker["address"] == "Vigo" && maker.keys.contains("logo"))
  }
}

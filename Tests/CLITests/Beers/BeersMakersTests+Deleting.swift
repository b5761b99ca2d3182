import Testing

@testable import recetas_cli

@MainActor @Suite struct `Deleting a manufacturer` {
  /// Casa Oso has three beers and two reviews.
  private func cli(_ store: Stores = .standard, _ language: String = "en") async throws -> CLI {
    let cli = try await CLI.withBeers(store, language)
    for beer in [BeerFile.blonde, BeerFile.girl] { try await cli.review(beer, 4) }
    return cli
  }

  @Test(arguments: Stores.lasting)
  func `Deleting a manufacturer without a terminal needs --yes and says what would be deleted`(
    store: Stores
  ) async throws {
    let cli = try await cli(store)
    let answer = await cli.unchanged("beers", "makers", "delete", BeerFile.oso, piping: ["y"])
    answer.expect(
      .usage, output: "",
      errors: """
        “Casa Oso” will be deleted, with 3 beers and 2 reviews.
        Can't ask for confirmation here: repeat with --yes.

        """)
  }

  @Test(arguments: Stores.lasting)
  func `with --yes takes its beers and their reviews along`(store: Stores) async throws {
    let cli = try await cli(store)
    try await cli.review(BeerFile.hell, 5)
    await cli("beers", "makers", "delete", BeerFile.oso, "--yes").expect(.ok, output: "Deleted: Casa Oso\n")
    #expect(try await cli.ids("beers", "list") == [BeerFile.hell])
    #expect(
      try await cli("beers", "reviews", "--json").document["reviews"].items.map(\.["beer"].text) == [BeerFile.hell])
    #expect(await cli("beers", "makers", "remove", BeerFile.oso, "--yes").code == .noInput)
  }

  @Test(arguments: [("en", "y", "Continue? [y/N] "), ("es", "sí", "¿Continuar? [s/N] ")])
  func `at a terminal asks once`(language: String, yes: String, question: String) async throws {
    let cli = try await cli(.standard, language)
    let answer = await cli.atTerminal("beers", "makers", "delete", BeerFile.oso, typing: [yes])
    #expect(answer.code == .ok)
    #expect(answer.errors.hasSuffix(question))
    #expect(answer.errors.filter { $0 == "?" }.count == 1)
    #expect(answer.errors.contains(language == "es" ? "con 3 cervezas y 2 reseñas" : "with 3 beers and 2 reviews"))
    #expect(try await cli.ids("manufacturers", "makers") == ["maker-zwei-baren"])
  }

  @Test(arguments: [["n"], [""], [], ["sí"]])
  func `at a terminal takes anything but yes for no`(typed: [String]) async throws {
    let cli = try await cli()
    let answer = await cli.runUnchanged(
      ["beers", "makers", "delete", BeerFile.oso], ScriptedConsole(typed, isTerminal: true))
    #expect(answer.code == .data)
    #expect(answer.errors.hasSuffix("Not confirmed.\nNothing was changed.\n"))
  }

  @Test(arguments: [("yes", 0), ("no", 3)])
  func `that changes while it is asked is asked again`(answer: String, beers: Int) async throws {
    let cli = try await cli()
    let console = ScriptedConsole(["y", answer], isTerminal: true)
    console.before["y"] = { _ = try? await cli.review(BeerFile.strong, 1) }
    let told = await cli.run(["beers", "makers", "delete", BeerFile.oso], console)
    #expect(told.errors.contains("with 3 beers and 2 reviews. Continue?"))
    #expect(
      told.errors.contains(
        "It has changed meanwhile. “Casa Oso” will be deleted, with 3 beers and 3 reviews. Continue?"))
    #expect(try await cli.ids("beers", "list", "--search", "oso").count == beers)
  }

  @Test(arguments: ["maker-nada", "99", "ñ", "0"])
  func `Deleting a manufacturer that does not exist fails and names the manufacturer`(maker: String) async throws {
    let cli = try await cli()
    await cli.unchanged("beers", "makers", "delete", maker, "--yes")
      .expect(.noInput, output: "", errorsContain: maker)
  }

  @Test func `by the row of its list means what was printed`() async throws {
    let cli = try await cli()
    _ = await cli("beers", "makers", "list", "--search", "zwei")
    #expect(await cli("beers", "makers", "delete", "1", "--yes").output == "Deleted: Zwei Bären\n")
    let gone = await cli("beers", "makers", "delete", "1", "--yes")
    #expect((gone.code, gone.errors.contains("maker-zwei-baren")) == (.noInput, true))
    #expect(
      await cli("beers", "makers", "delete", "2", "--yes").errors.contains("See it with: recetas-cli beers makers"))
  }
}

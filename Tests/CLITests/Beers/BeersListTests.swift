import TestSupport
import Testing

@testable import recetas_cli

@MainActor @Suite struct `The list of beers` {
  @Test(arguments: Stores.lasting)
  func `has them by type, with what is known of them`(store: Stores) async throws {
    let cli = try await CLI.withBeers(store)
    try await cli.review(BeerFile.strong, 4)
    #expect(
      await cli("beers", "list").output == """
        Beers

        Ale
           1  ◌ Oso Niña  Casa Oso

        Lager
           2  ◌ Bär Hell  Zwei Bären · 5% · 150 kcal
           3  ◌ Oso Fuerte  Casa Oso · 7.25% · 210 kcal · ★ 4 (1 review)
           4  ◌ Oso Rubia  Casa Oso · 4.8% · 140 kcal

        """)
    #expect(
      await cli("beers", "list", "--lang", "es").lines.contains { $0.contains("7,25 % · 210 kcal · ★ 4 (1 reseña)") })
  }

  @Test(
    arguments: Stores.lasting,
    [
      (["--sort", "name"], [BeerFile.girl, BeerFile.hell, BeerFile.strong, BeerFile.blonde]),
      (["--reverse"], [BeerFile.girl, BeerFile.blonde, BeerFile.strong, BeerFile.hell]),
      (["--sort", "abv"], [BeerFile.girl, BeerFile.blonde, BeerFile.hell, BeerFile.strong]),
      (["--sort", "calories", "--reverse"], [BeerFile.girl, BeerFile.strong, BeerFile.hell, BeerFile.blonde]),
      (["--sort", "abv", "--reverse", "--search", "OSO"], [BeerFile.girl, BeerFile.strong, BeerFile.blonde]),
      (["--search", "lagér", "--sort", "calories"], [BeerFile.blonde, BeerFile.hell, BeerFile.strong]),
    ])
  func `is sorted and searched at once`(store: Stores, list: (words: [String], ids: [String])) async throws {
    let cli = try await CLI.withBeers(store)
    let answer = await cli.run(["beers", "list", "--json"] + list.words)
    #expect(try answer.document["beers"].items.map(\.["id"].text) == list.ids)
  }

  @Test(arguments: Stores.lasting, [["--sort", "abv"], ["--sort", "abv", "--reverse"], ["--sort", "calories"]])
  func `has what is unknown last, either way`(store: Stores, words: [String]) async throws {
    let cli = try await CLI.withBeers(store)
    _ = await cli("beers", "add", BeerFile.oso, "--name", "A", "--type", "Lager")
    let beers = await cli.run(["beers", "list", BeerFile.oso, "--json"] + words)
    #expect(try beers.document["beers"].items.map(\.["id"].text).last == "beer-casa-oso+a")
  }

  @Test func `of one maker has its beers only`() async throws {
    let cli = try await CLI.withBeers()
    #expect(try await cli.ids("beers", "list", "maker-zwei-baren") == [BeerFile.hell])
    #expect(await cli("beers", "list", "maker-nada").code == .noInput)
    #expect(
      await cli("beers", "list", BeerFile.oso, "--search", "hell").output
        == "No beer of “Casa Oso” contains “hell”. Searched name, type and manufacturer.\n")
  }

  @Test(
    arguments: Stores.lasting,
    [
      (["--min-abv", "5"], [BeerFile.hell, BeerFile.strong]),
      (["--max-abv", "5,0 %"], [BeerFile.hell, BeerFile.blonde]),
      (["--min-abv", "4.81", "--max-abv", "7"], [BeerFile.hell]),
      (["--max-calories", "150"], [BeerFile.hell, BeerFile.blonde]),
      (["--min-calories", "141", "--max-abv", "7"], [BeerFile.hell]),
      (["--maker", "OSO", "--max-calories", "150"], [BeerFile.blonde]), (["--min-abv", "90"], []),
    ])
  func `is limited in strength and calories, and to a maker`(
    store: Stores, list: (words: [String], ids: [String])
  ) async throws {
    let cli = try await CLI.withBeers(store)
    let answer = await cli.run(["beers", "list", "--json"] + list.words)
    #expect(try answer.document["beers"].items.map(\.["id"].text) == list.ids)
  }

  @Test func `says what it is limited to, and whose beers they are`() async throws {
    let cli = try await CLI.withBeers()
    #expect(
      await cli("beers", "list", "--maker", "bär", "--min-abv", "4", "--max-calories", "200", "--sort", "abv").output
        == """
        Zwei Bären · Beers
        from 4% · up to 200 kcal · in each type, the weakest first

        Lager
           1  ◌ Bär Hell  5% · 150 kcal

        """)
    let range = await cli("beers", "list", "--min-abv", "4", "--max-abv", "6", "--lang", "es")
    #expect(range.lines[1] == "de 4 % a 6 %")
    #expect(await cli("beers", "list", "--min-abv", "90").output == "No beers match.\n")
    #expect(await cli("beers", "list", "--min-abv", "90", "--lang", "es").output == "Ninguna cerveza coincide.\n")
    let beers = try await cli("beers", "list", "--json").document["beers"].items
    #expect(beers.map(\.["maker"].text) == ["Casa Oso", "Zwei Bären", "Casa Oso", "Casa Oso"])
  }

  @Test(arguments: [
    (["--maker", "a"], "Several manufacturers contain “a”: “Casa Oso”, “Zwei Bären”."),
    (["--min-abv", "x"], "Invalid --min-abv: “x” is not a number"),
    (["--max-calories", "20000"], "Invalid --max-calories: 20000 is not between 0 and 10,000"),
    (["--min-abv", "6", "--max-abv", "5"], "--min-abv is greater than --max-abv."),
  ])
  func `wants limits that make sense, and one maker`(words: [String], message: String) async throws {
    let answer = await (try await CLI.withBeers()).run(["beers", "list"] + words)
    #expect((answer.code, answer.output) == (.usage, ""))
    #expect(answer.errors.hasPrefix(message))
    #expect(answer.errors.hasSuffix("\nSee: recetas-cli beers list --help\n"))
    let spanish = await (try await CLI.withBeers()).run(["beers", "list", "--lang", "es"] + words)
    #expect(spanish.code == .usage && !spanish.errors.hasPrefix(message))
  }

  @Test func `wants a maker that there is`() async throws {
    let answer = await (try await CLI.withBeers())("beers", "list", "--maker", "nadie")
    #expect(answer.code == .noInput)
    #expect(answer.errors == "No manufacturer contains “nadie”.\nSee them with: recetas-cli beers makers\n")
  }

  @Test(arguments: [["list", "--sort", "price"], ["reviews", "list", "--sort", "price"]])
  func `is sorted by what it has only`(words: [String]) async throws {
    let answer = await (try await CLI.withBeers()).run(["beers"] + words)
    #expect((answer.code, answer.output) == (.usage, ""))
    #expect(answer.errors.hasPrefix("Invalid --sort “price”.\nUse "))
  }

  @Test(arguments: Stores.lasting)
  func `gives numbers that mean what was printed last`(store: Stores) async throws {
    let cli = try await CLI.withBeers(store)
    _ = await cli("beers", "list", "--sort", "abv", "--offset", "2")
    #expect(await cli("beers", "show", "3").lines[0] == "Bär Hell")
    #expect(await cli("beers", "show", "1").code == .noInput)
    _ = await cli("beers", "list", "--search", "fuerte")
    _ = await cli("beers", "list", "--json")
    #expect(await cli("beers", "edit", "1", "--calories", "200").output == "Saved: Oso Fuerte\n")
    try await cli.review(BeerFile.blonde, 5)
    _ = await cli("beers", "best")
    #expect(await cli("beers", "show", "1").lines[0] == "Oso Rubia")
    #expect(await cli("beers", "show", "9").errors.hasSuffix("See it with: recetas-cli beers list\n"))
  }
}

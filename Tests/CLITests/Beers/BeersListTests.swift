import TestGroups
import TestSupport
import Testing

@testable import recetas_cli

@MainActor @Suite struct `The list of beers` {
  @Test(arguments: Stores.persistent)
  func `The list of beers is grouped by type and leaves out unknown values`(store: Stores) async throws {
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
    arguments: Stores.persistent,
    [
      (["--sort", "name"], [BeerFile.girl, BeerFile.hell, BeerFile.strong, BeerFile.blonde]),
      (["--reverse"], [BeerFile.girl, BeerFile.blonde, BeerFile.strong, BeerFile.hell]),
      (["--sort", "abv"], [BeerFile.girl, BeerFile.blonde, BeerFile.hell, BeerFile.strong]),
      (["--sort", "calories", "--reverse"], [BeerFile.girl, BeerFile.strong, BeerFile.hell, BeerFile.blonde]),
      (["--sort", "abv", "--reverse", "--search", "OSO"], [BeerFile.girl, BeerFile.strong, BeerFile.blonde]),
      (["--search", "lagér", "--sort", "calories"], [BeerFile.blonde, BeerFile.hell, BeerFile.strong]),
      (["--min-abv", "5"], [BeerFile.hell, BeerFile.strong]),
      (["--max-abv", "5,0 %"], [BeerFile.hell, BeerFile.blonde]),
      (["--min-abv", "4.81", "--max-abv", "7"], [BeerFile.hell]),
      (["--max-calories", "150"], [BeerFile.hell, BeerFile.blonde]),
      (["--min-calories", "141", "--max-abv", "7"], [BeerFile.hell]),
      (["--maker", "OSO", "--max-calories", "150"], [BeerFile.blonde]), (["--min-abv", "90"], []),
    ])
  func `A list of beers can be searched, filtered and sorted`(store: Stores, list: (words: [String], ids: [String]))
    async throws
  {
    let cli = try await CLI.withBeers(store)
    let answer = await cli.run(["beers", "list", "--json"] + list.words)
    #expect(try answer.document["beers"].items.map(\.["id"].text) == list.ids)
  }

  @Test(arguments: Stores.persistent, [["--sort", "abv"], ["--sort", "abv", "--reverse"], ["--sort", "calories"]])
  func `Beers whose sort value is unknown are listed last in ascending and descending order`(
    store: Stores, words: [String]
  ) async throws {
    let cli = try await CLI.withBeers(store)
    _ = await cli("beers", "add", BeerFile.oso, "--name", "A", "--type", "Lager")
    let beers = await cli.run(["beers", "list", BeerFile.oso, "--json"] + words)
    #expect(try beers.document["beers"].items.map(\.["id"].text).last == "beer-casa-oso+a")
  }

  @Test func `The list of one manufacturer's beers contains no other beers`() async throws {
    let cli = try await CLI.withBeers()
    #expect(try await cli.ids("beers", "list", "maker-zwei-baren") == [BeerFile.hell])
    #expect(await cli("beers", "list", "maker-nada").code == .noInput)
    #expect(
      await cli("beers", "list", BeerFile.oso, "--search", "hell").output
        == "No beer by “Casa Oso” matches “hell”. Searched name, type and manufacturer.\n")
  }

  @Test func `A list of beers shows its filters, and its JSON document names each beer's manufacturer`() async throws {
    let cli = try await CLI.withBeers()
    #expect(
      await cli("beers", "list", "--maker", "bär", "--min-abv", "4", "--max-calories", "200", "--sort", "abv").output
        == """
        Zwei Bären · Beers
        from 4% · up to 200 kcal · within each type, weakest first

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
    (["--maker", "a"], "Several manufacturers match “a”: “Casa Oso”, “Zwei Bären”."),
    (["--min-abv", "x"], "Invalid --min-abv: “x” is not a number"),
    (["--max-calories", "20000"], "Invalid --max-calories: 20000 is not between 0 and 10,000"),
    (["--min-abv", "6", "--max-abv", "5"], "--min-abv is greater than --max-abv."),
  ])
  func `The list of beers refuses invalid limits and ambiguous manufacturer names`(words: [String], message: String)
    async throws
  {
    let answer = await (try await CLI.withBeers()).run(["beers", "list"] + words)
    answer.expect(.usage, output: "")
    #expect(answer.errors.hasPrefix(message))
    #expect(answer.errors.hasSuffix("\nSee: recetas-cli beers list --help\n"))
    let spanish = await (try await CLI.withBeers()).run(["beers", "list", "--lang", "es"] + words)
    #expect(spanish.code == .usage && !spanish.errors.hasPrefix(message))
  }

  @Test func `The list of beers refuses an unknown manufacturer`() async throws {
    await (try await CLI.withBeers())("beers", "list", "--maker", "nadie").expect(
      .noInput, errors: "No manufacturer matches “nadie”.\nSee them with: recetas-cli beers makers\n")
  }

  @Test(arguments: [["list", "--sort", "price"], ["reviews", "list", "--sort", "price"]])
  func `Beers and reviews can't be sorted by an unknown criterion`(words: [String]) async throws {
    let answer = await (try await CLI.withBeers()).run(["beers"] + words)
    answer.expect(.usage, output: "")
    #expect(answer.errors.hasPrefix("Invalid --sort “price”.\nUse "))
  }

  @Test(arguments: Stores.persistent)
  func `A row number refers to the list of beers that was printed last`(store: Stores) async throws {
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

@MainActor @Suite struct `The first use of the beer catalog` {
  @Test(arguments: Stores.allCases)
  func `The first beer command imports the bundled catalog and prints a notice`(store: Stores) async throws {
    let cli = try CLI(store)
    let list = await cli("beers", "makers")
    list.expect(.ok, outputContains: "La Cigüeña Coja", errors: BeerFile.notice)
    #expect(!list.output.contains("sample"))
  }

  @Test func `The first beer command announces the samples in Spanish to a Spanish-speaking user`() async throws {
    #expect(
      try await CLI(.standard, "es")("beers", "list").errors
        == "70 fabricantes y cervezas de muestra añadidos al catálogo.\n")
  }

  @Test(.group(.heavy), arguments: Stores.persistent)
  func `Only the first beer command imports the 15 sample manufacturers and 55 sample beers`(store: Stores) async throws
  {
    let cli = try CLI(store)
    _ = await cli("beers", "best")
    let filled = await cli.dump()
    for words in [["list"], ["makers"], ["best"], ["reviews"]] {
      await cli.run(["beers"] + words).expect(.ok, errors: "")
    }
    #expect(await cli.dump() == filled)
    #expect(try await cli.ids("manufacturers", "makers").count == 15)
    #expect(try await cli.ids("beers", "list", "--limit", "100").count == 55)
    let info = try await cli("store", "info", "--json").document
    #expect([info["manufacturers"], info["beers"], info["reviews"]] == [15, 55, 0])
  }

  @Test func `The first beer command prints no notice with --quiet or --json`() async throws {
    for option in ["--quiet", "--json"] {
      try await CLI()("beers", "makers", option).expect(.ok, outputContains: "Brañaluna", errors: "")
    }
  }

  @Test func `The first beer command imports neither the sample menu nor the sample recipes`() async throws {
    let cli = try CLI()
    _ = await cli("beers", "list")
    #expect(try await cli("store", "info", "--json").document["seeded"] == ["beers"])
  }

  @Test(.group(.heavy), arguments: Stores.persistent)
  func `An import of beers replaces all sample beers except those that have reviews`(store: Stores)
    async throws
  {
    for isReviewed in [false, true] {
      let cli = try CLI(store)
      let sample = try #require(try await cli.ids("beers", "list")[0])
      if isReviewed { try await cli.review(sample, 4) }
      let file = try cli.folder.file("beers.json", BeerFile.small)
      await cli("beers", "import", file).expect(.ok)
      #expect(try await cli.ids("manufacturers", "makers").count == (isReviewed ? 3 : 2))
      #expect(try await cli("store", "info", "--json").document["reviews"] == .number(isReviewed ? 1 : 0))
    }
  }

  @Test func `After an import of an empty beer catalog, no sample beers are imported`() async throws {
    let cli = try CLI()
    #expect(try await cli.setBeers("[]").code == .ok)
    let list = await cli("beers", "list")
    #expect((list.output, list.errors) == ("There are no beers.\n", ""))
    #expect(await cli("beers", "makers").output == "There are no manufacturers.\n")
  }
}

@MainActor @Suite struct `The best beers` {
  @Test(arguments: Stores.persistent)
  func `Many good scores rank a beer above a beer with only one top score`(store: Stores) async throws {
    let cli = try await CLI.withBeers(store)
    #expect(await cli("beers", "best").output == "No beer has been reviewed yet.\n")
    // Five assumed reviews with a score of 3 are added for each beer: (15 + 5) / 6 = 3.33, (15 + 4 × 4) / 9 = 3.44, (15 + 1) / 6 = 2.67.
    try await cli.review(BeerFile.blonde, 5)
    for _ in 1...4 { try await cli.review(BeerFile.strong, 4) }
    try await cli.review(BeerFile.hell, 1)
    #expect(try await cli.ids("beers", "best") == [BeerFile.strong, BeerFile.blonde, BeerFile.hell])
    #expect(
      await cli("beers", "best").output == """
        The best beers

           1  ◌ Oso Fuerte  Casa Oso · 7.25% · 210 kcal · ★ 4 (4 reviews)
           2  ◌ Oso Rubia  Casa Oso · 4.8% · 140 kcal · ★ 5 (1 review)
           3  ◌ Bär Hell  Zwei Bären · 5% · 150 kcal · ★ 1 (1 review)

        """)
    #expect(try await cli.ids("beers", "best", "--limit", "1", "--offset", "1") == [BeerFile.blonde])
  }

  @Test(arguments: Stores.persistent)
  func `The JSON document of the best beers contains each beer's average and Bayesian mean`(store: Stores) async throws
  {
    let cli = try await CLI.withBeers(store)
    for score in [5, 4, 4] { try await cli.review(BeerFile.blonde, score) }
    let beer = try await cli("beers", "best", "--json").document["beers"][0]
    #expect(beer["reviews"] == 3)
    #expect(beer["average"] == .decimal(13.0 / 3))
    #expect(beer["bayesianMean"] == .decimal(3.5))
  }

  @Test(arguments: Stores.persistent)
  func `Every change to a review updates the list of the best beers`(store: Stores) async throws {
    let cli = try await CLI.withBeers(store)
    let bad = try await cli.review(BeerFile.blonde, 2)
    let good = try await cli.review(BeerFile.hell, 4)
    #expect(try await cli.ids("beers", "best") == [BeerFile.hell, BeerFile.blonde])
    _ = await cli("beers", "reviews", "edit", bad, "--score", "5")
    #expect(try await cli.ids("beers", "best") == [BeerFile.blonde, BeerFile.hell])
    _ = await cli("beers", "reviews", "delete", good, "--yes")
    #expect(try await cli.ids("beers", "best") == [BeerFile.blonde])
  }
}

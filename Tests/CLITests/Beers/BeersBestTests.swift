import Testing

@MainActor @Suite struct `The best beers` {
  @Test(arguments: Stores.lasting)
  func `are those that many like, before the one that somebody adores`(store: Stores) async throws {
    let cli = try await CLI.withBeers(store)
    #expect(await cli("beers", "best").output == "No beer has been reviewed yet.\n")
    // (15 + 5) / 6 = 3.33; (15 + 4 × 4) / 9 = 3.44; (15 + 1) / 6 = 2.67.
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

  @Test(arguments: Stores.lasting)
  func `tell a program their average, and what they are sorted by`(store: Stores) async throws {
    let cli = try await CLI.withBeers(store)
    for score in [5, 4, 4] { try await cli.review(BeerFile.blonde, score) }
    let beer = try await cli("beers", "best", "--json").document["beers"][0]
    #expect(beer["reviews"] == .number(3))
    #expect(beer["average"] == .decimal(13.0 / 3))
    #expect(beer["bayesianMean"] == .decimal(3.5))
  }

  @Test(arguments: Stores.lasting)
  func `follow every change of a review`(store: Stores) async throws {
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

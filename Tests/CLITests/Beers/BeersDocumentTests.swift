import TestSupport
import Testing

@MainActor @Suite struct `The documents of the beer commands` {
  @Test(arguments: Stores.persistent)
  func `The JSON document of a beer has the same keys in every list`(store: Stores) async throws {
    let cli = try await CLI.withBeers(store)
    try await cli.review(BeerFile.blonde, 4, "Rica.")
    let makers = try await cli("beers", "makers", "--json").document
    #expect(makers.keys == ["hasMore", "limit", "manufacturers", "offset", "samples"])
    #expect(makers["manufacturers"][0].keys == ["address", "beers", "id", "name", "origin", "reviews"])
    let oso: JSON = [
      "id": .text(BeerFile.oso), "name": "Casa Oso", "address": "", "origin": "national", "beers": 3, "reviews": 1,
    ]
    #expect(makers["manufacturers"][0] == oso)

    let keys = [
      "alcohol", "average", "bayesianMean", "calories", "id", "maker", "manufacturer", "name", "reviews", "type",
    ]
    for list in ["list", "best"] {
      let beers = try await cli("beers", list, "--json").document
      #expect(beers.keys == ["beers", "hasMore", "limit", "offset", "samples"])
      #expect(beers["beers"].items.last?.keys == keys)
    }
    #expect(try await cli("beers", "show", BeerFile.blonde, "--json").document.keys == keys)
    #expect(
      try await cli("beers", "show", BeerFile.girl, "--json").document.keys
        == ["bayesianMean", "id", "maker", "manufacturer", "name", "reviews", "type"])

    let reviews = try await cli("beers", "reviews", "--json").document
    #expect(reviews.keys == ["hasMore", "limit", "offset", "reviews"])
    #expect(reviews["reviews"][0].keys == ["author", "beer", "date", "id", "score", "text"])
  }

  @Test func `The JSON document of a beer list contains its offset, its limit and a flag for more beers`() async throws
  {
    let page = try await CLI.withBeers()("beers", "list", "--offset", "1", "--limit", "2", "--json").document
    #expect([page["offset"], page["limit"], page["hasMore"]] == [1, 2, true])
    #expect(page["beers"].items.map(\.["id"].text) == [BeerFile.hell, BeerFile.strong])
  }

  @Test(arguments: Stores.persistent)
  func `The JSON document of a changed beer contains the new values`(store: Stores) async throws {
    let cli = try await CLI.withBeers(store)
    let maker = try await cli("beers", "makers", "add", "--name", "A", "--origin", "imported", "--json").document
    #expect(maker.keys == ["address", "id", "name", "origin"])
    let beer = try await cli("beers", "add", "maker-a", "--name", "B", "--type", "C", "--abv", "5", "--json").document
    #expect(beer.keys == ["alcohol", "id", "manufacturer", "name", "type"])
    #expect(beer["alcohol"] == 5)
    let file = try cli.folder.file("a.png", BeerFile.png())
    let edited = try await cli("beers", "edit", "beer-a+b", "--photo", file, "--json").document
    #expect(edited["album"].keys == ["cover", "photos"])
    #expect(try await cli("beers", "delete", "beer-a+b", "--yes", "--json").document == edited)
    #expect(try await cli("beers", "makers", "delete", "maker-a", "--yes", "--json").document == maker)
  }

  @Test(arguments: [
    (["show", "beer-nada"], 66), (["makers", "delete", BeerFile.oso], 64),
    (["edit", BeerFile.blonde, "--abv", "x"], 65),
    (["reviews", "add", BeerFile.blonde, "--score", "6"], 65), (["list", "--sort", "x"], 64),
  ])
  func `With JSON output, the error of a beer command is a single JSON document`(words: [String], code: Int)
    async throws
  {
    let answer = await (try await CLI.withBeers()).run(["beers"] + words + ["--json"], ScriptedConsole())
    #expect((answer.code.rawValue, answer.output) == (Int32(code), ""))
    #expect(try answer.errorDocument["message"].text?.isEmpty == false, "\(answer.errors)")
  }
}

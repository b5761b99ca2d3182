import TestSupport
import TestGroups
import Testing

@testable import recetas_cli

@MainActor @Suite struct `The first look at the beers` {
  @Test(arguments: Stores.allCases)
  func `takes the bundled catalog and says so, not among the data`(store: Stores) async throws {
    let cli = try CLI(store)
    let list = await cli("beers", "makers")
    list.expect(.ok, outputContains: "La Cigüeña Coja", errors: BeerFile.notice)
    #expect(!list.output.contains("sample"))
  }

  @Test func `The first run of a beer command announces the samples in Spanish`() async throws {
    #expect(
      try await CLI(.standard, "es")("beers", "list").errors
        == "70 fabricantes y cervezas de muestra añadidos al catálogo.\n")
  }

  @Test(.group(.heavy), arguments: Stores.lasting)
  func `happens once, and takes 15 manufacturers and 55 beers`(store: Stores) async throws {
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
    #expect([info["manufacturers"], info["beers"], info["reviews"]] == [.number(15), .number(55), .number(0)])
  }

  @Test func `The first run of a beer command announces nothing with --quiet or --json`() async throws {
    for option in ["--quiet", "--json"] {
      try await CLI()("beers", "makers", option).expect(.ok, outputContains: "Brañaluna", errors: "")
    }
  }

  @Test func `leaves the menu and the recipes for later`() async throws {
    let cli = try CLI()
    _ = await cli("beers", "list")
    #expect(try await cli("store", "info", "--json").document["seeded"] == .array([.text("beers")]))
  }

  @Test(.group(.heavy), arguments: Stores.lasting)
  func `makes way for an import, but for the beer that somebody reviewed, and its maker`(store: Stores) async throws {
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

  @Test func `takes nothing after an import, not even of nothing`() async throws {
    let cli = try CLI()
    #expect(try await cli.haveBeers("[]").code == .ok)
    let list = await cli("beers", "list")
    #expect((list.output, list.errors) == ("There are no beers.\n", ""))
    #expect(await cli("beers", "makers").output == "There are no manufacturers.\n")
  }
}

import TestSupport
import Testing

@testable import recetas_cli

@MainActor @Suite struct `The author of a review` {
  @Test(arguments: Stores.lasting)
  func `is the user, who alone changes and deletes it`(store: Stores) async throws {
    let cli = try await CLI.withBeers(store)
    let mine = try await cli.review(BeerFile.blonde, 4)
    let added = await cli.asUser("ana", "beers", "reviews", "add", BeerFile.blonde, "--score", "2", "--json")
    let hers = try #require(try added.document["id"].text)
    #expect(try added.document["author"] == .text("ana"))
    #expect(try await cli("beers", "reviews", "show", mine, "--json").document["author"] == .text("local"))
    #expect(await cli("beers", "reviews", "show", hers).output.contains(" · ana"))

    await cli.unchanged("beers", "reviews", "edit", hers, "--score", "5")
      .expect(.notAllowed, output: "", errorsContain: "“ana” wrote this review")
    await cli.unchanged("beers", "reviews", "delete", hers, "--yes").expect(.notAllowed, output: "")
    #expect(await cli.atTerminal("beers", "reviews", "delete", hers).errors.contains("[y/N]") == false)
    #expect(await cli.asUser("ana", "beers", "reviews", "edit", hers, "--score", "5").code == .ok)
    #expect(await cli.asUser("ana", "beers", "reviews", "delete", mine, "--yes").code == .notAllowed)
    #expect(await cli.asUser("ana", "beers", "reviews", "delete", hers, "--yes").code == .ok)
    // What the beer is deleted with is not asked for.
    #expect(await cli.asUser("ana", "beers", "delete", BeerFile.blonde, "--yes").code == .ok)
  }

  @Test(arguments: Stores.lasting)
  func `filters the list`(store: Stores) async throws {
    let cli = try await CLI.withBeers(store)
    let mine = try await cli.review(BeerFile.blonde, 4)
    _ = await cli.asUser("ana", "beers", "reviews", "add", BeerFile.blonde, "--score", "2")
    #expect(try await cli.ids("reviews", "reviews", "list", "--author", "local") == [mine])
    #expect(try await cli.ids("reviews", "reviews", "list", "--author", "LOCAL") == [mine])
    #expect(await cli("beers", "reviews", "list", "--author", "ana").output.hasPrefix("Reviews\nby ana"))
    #expect(try await cli.ids("reviews", "reviews", "list", "--author", "eva") == [])
    await cli("beers", "reviews", "list", "--author", "1 2").expect(.usage, errorsContain: "Invalid user “1 2”.")
    await cli("beers", "reviews", "list", "--author", "", "--lang", "es").expect(
      .usage, errorsContain: "Usuario no válido")
  }

  @Test(arguments: Stores.lasting)
  func `is told and kept on the screens`(store: Stores) async throws {
    let cli = try await CLI.withBeers(store)
    _ = await cli.asUser("ana", "beers", "reviews", "add", BeerFile.blonde, "--score", "2")
    try await cli.review(BeerFile.blonde, 4)
    let answer = await cli.session(
      ["6", "r", "f @ana", "x 1", "1", "1", "+ photo.png", "s", "nada", "q"],
      tells: [
        "Reviews\n", "by ana", " · ana", "“ana” wrote this review", "Review of Oso Rubia", " · ana",
        "“ana” wrote this review: you can't change or delete it.", "I don't understand. o beer · b back",
      ])
    // No field was asked for.
    #expect(!answer.errors.contains("score"))
    #expect(await cli("beers", "reviews", "list", "--author", "ana", "--json").output.contains("\"score\" : 2"))
  }
}

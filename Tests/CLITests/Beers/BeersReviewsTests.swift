import TestSupport
import Testing

@testable import recetas_cli

@MainActor @Suite struct `The review commands` {
  @Test(arguments: Stores.persistent)
  func `A review of a beer can be added, shown, edited and deleted`(store: Stores) async throws {
    let cli = try await CLI.withBeers(store)
    let id = try await cli.review(BeerFile.blonde, 4, " Muy\n rica. ")
    let shown = await cli("beers", "reviews", "show", id)
    #expect(shown.code == .ok)
    #expect(shown.output.contains("★★★★☆") && shown.output.contains("Oso Rubia") && shown.output.contains("Muy\nrica."))

    #expect(await cli("beers", "reviews", "edit", id, "--score", "2").output == "Review saved: \(id)\n")
    let review = try await cli("beers", "reviews", "show", id, "--json").document
    #expect([review["score"], review["text"]] == [2, "Muy\nrica."])
    #expect(review["date"] == "2026-11-21T10:01:00.000Z")

    let asked = await cli("beers", "reviews", "delete", id)
    #expect(
      (asked.code, asked.errors.hasPrefix("The review of “Oso Rubia” from 21 Nov 2026, 10:01 (★★) will be deleted.\n"))
        == (.usage, true))
    #expect(await cli.atTerminal("beers", "reviews", "delete", id, typing: ["y"]).output == "Review deleted.\n")
    for command in ["show", "edit", "delete"] {
      await cli("beers", "reviews", command, id, "--yes").expect(.noInput, output: "", errorsContain: id)
    }
  }

  @Test(arguments: Stores.persistent)
  func `A review keeps its paragraphs in every output format`(store: Stores) async throws {
    let cli = try await CLI.withBeers(store)
    let id = try await cli.review(BeerFile.blonde, 4, "Muy  fría.\n\n\nY rica.\n")
    let document = try await cli("beers", "reviews", "show", id, "--json").document
    #expect(document["text"] == "Muy fría.\n\nY rica.")
    #expect(await cli("beers", "reviews", "show", id).output.hasSuffix("\n\nMuy fría.\n\nY rica.\n"))
    let list = await cli("beers", "reviews", "list").output
    #expect(list.hasSuffix("\n            Muy fría.\n\n            Y rica.\n"))
    await cli.session(["6", "r", "1", "q"], tells: ["   2  text   Muy fría.\n\n             Y rica."])
    #expect(try await cli("store", "dump").document["reviews"][0]["text"] == "Muy fría.\n\nY rica.")
  }

  @Test(arguments: ["0", "6", "x", "", "4.5", "-1", "99999999999999999999"])
  func `The review commands refuse a score outside the range from 1 to 5`(score: String) async throws {
    for (language, says) in [
      ("en", "Score must be a whole number from 1 to 5"), ("es", "La nota debe ser un número entero del 1 al 5"),
    ] {
      let cli = try await CLI.withBeers(.standard, language)
      let id = try await cli.review(BeerFile.blonde, 4)
      for command in [["add", BeerFile.blonde], ["edit", id]] {
        await cli.runUnchanged(["beers", "reviews"] + command + ["--score", score])
          .expect(.data, output: "", errorsContain: says)
      }
      await cli.unchanged("beers", "reviews", "add", BeerFile.blonde).expect(.data)
      if !score.isEmpty { #expect(await cli("beers", "reviews", "list", "--score", score).code == .usage) }
    }
  }

  @Test(arguments: Stores.persistent)
  func `A beer's average score includes all its reviews`(store: Stores) async throws {
    let cli = try await CLI.withBeers(store)
    for score in [5, 4, 4] { try await cli.review(BeerFile.blonde, score) }
    let shown = await cli("beers", "show", BeerFile.blonde)
    #expect(shown.lines.contains { $0.hasPrefix("Rating") && $0.hasSuffix("★ 4.33 (3 reviews)") }, "\(shown.output)")
    #expect(await cli("beers", "show", BeerFile.hell).lines.contains { $0.hasSuffix("0 reviews") })
  }

  @Test(arguments: Stores.persistent)
  func `Reviews can be sorted and are listed from newest to oldest by default`(store: Stores) async throws {
    let cli = try await CLI.withBeers(store)
    let first = try await cli.review(BeerFile.strong, 3)
    let second = try await cli.review(BeerFile.hell, 5)
    let third = try await cli.review(BeerFile.strong, 1)
    #expect(try await cli.ids("reviews", "reviews") == [third, second, first])
    #expect(try await cli.ids("reviews", "reviews", "list", "--reverse") == [first, second, third])
    #expect(try await cli.ids("reviews", "reviews", "list", "--sort", "score") == [third, first, second])
    #expect(try await cli.ids("reviews", "reviews", "list", "--sort", "score", "--reverse") == [second, first, third])
    #expect(try await cli.ids("reviews", "reviews", "list", "--sort", "beer") == [second, third, first])
    #expect(try await cli.ids("reviews", "reviews", "list", BeerFile.strong) == [third, first])
    #expect(try await cli.ids("reviews", "reviews", "list", "--score", "5") == [second])
    #expect(await cli("beers", "reviews", "list", BeerFile.blonde).output == "This beer has no reviews.\n")

    _ = await cli("beers", "reviews", "list", "--sort", "beer")
    #expect(await cli("beers", "reviews", "edit", "1", "--score", "4").output == "Review saved: \(second)\n")
    #expect(await cli("beers", "reviews", "show", "4").errors.hasSuffix("recetas-cli beers reviews\n"))
  }
}

@MainActor @Suite struct `The author of a review` {
  @Test(arguments: Stores.persistent)
  func `Only the author of a review can change or delete the review`(store: Stores) async throws {
    let cli = try await CLI.withBeers(store)
    let mine = try await cli.review(BeerFile.blonde, 4)
    let added = await cli.asUser("ana", "beers", "reviews", "add", BeerFile.blonde, "--score", "2", "--json")
    let hers = try #require(try added.document["id"].text)
    #expect(try added.document["author"] == "ana")
    #expect(try await cli("beers", "reviews", "show", mine, "--json").document["author"] == "local")
    #expect(await cli("beers", "reviews", "show", hers).output.contains(" · ana"))

    await cli.unchanged("beers", "reviews", "edit", hers, "--score", "5")
      .expect(.notAllowed, output: "", errorsContain: "“ana” wrote this review")
    await cli.unchanged("beers", "reviews", "delete", hers, "--yes").expect(.notAllowed, output: "")
    #expect(await cli.atTerminal("beers", "reviews", "delete", hers).errors.contains("[y/N]") == false)
    #expect(await cli.asUser("ana", "beers", "reviews", "edit", hers, "--score", "5").code == .ok)
    #expect(await cli.asUser("ana", "beers", "reviews", "delete", mine, "--yes").code == .notAllowed)
    #expect(await cli.asUser("ana", "beers", "reviews", "delete", hers, "--yes").code == .ok)
    // Deleting a beer also deletes other users' reviews.
    #expect(await cli.asUser("ana", "beers", "delete", BeerFile.blonde, "--yes").code == .ok)
  }

  @Test(arguments: Stores.persistent)
  func `Reviews can be filtered by their author`(store: Stores) async throws {
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

  @Test(arguments: Stores.persistent)
  func `The review screens show each review's author and refuse changes by other users`(store: Stores) async throws {
    let cli = try await CLI.withBeers(store)
    _ = await cli.asUser("ana", "beers", "reviews", "add", BeerFile.blonde, "--score", "2")
    try await cli.review(BeerFile.blonde, 4)
    let answer = await cli.session(
      ["6", "r", "f @ana", "x 1", "1", "1", "+ photo.png", "s", "nada", "q"],
      tells: [
        "Reviews\n", "by ana", " · ana", "“ana” wrote this review", "Review of Oso Rubia", " · ana",
        "“ana” wrote this review: you can't change or delete it.", "I don't understand. o beer · b back",
      ])
    // The program didn't ask about any field.
    #expect(!answer.errors.contains("score"))
    #expect(await cli("beers", "reviews", "list", "--author", "ana", "--json").output.contains("\"score\" : 2"))
  }
}

import TestSupport
import TestGroups
import Testing

@testable import recetas_cli

@MainActor @Suite struct `Changing a beer` {
  @Test(arguments: Stores.lasting)
  func `changes what is said and leaves the rest, its id and its reviews too`(store: Stores) async throws {
    let cli = try await CLI.withBeers(store)
    try await cli.review(BeerFile.blonde, 4)
    let answer = await cli("beers", "edit", BeerFile.blonde, "--name", "Oso Dorada", "--abv", "")
    #expect((answer.code, answer.output) == (.ok, "Saved: Oso Dorada\n"))
    let beer = try await cli("beers", "show", BeerFile.blonde, "--json").document
    #expect([beer["name"], beer["type"]] == [.text("Oso Dorada"), .text("Lager")])
    #expect([beer["alcohol"], beer["calories"], beer["reviews"]] == [.missing, .number(140), .number(1)])
    // Its first name stays its own.
    let other = await cli("beers", "add", BeerFile.oso, "--name", "Oso Rubia", "--type", "Ale")
    #expect((other.code, other.errors.contains("Oso Dorada")) == (.data, true))
  }

  @Test(
    .group(.heavy), arguments: Stores.lasting,
    [[], ["--name", "Oso Rubia", "--abv", "4,80"], ["--calories", " 140 "]])
  func `Editing a beer without changing it prints Unchanged and writes nothing`(
    store: Stores, words: [String]
  ) async throws {
    let cli = try await CLI.withBeers(store)
    await cli.runUnchanged(["beers", "edit", BeerFile.blonde] + words).expect(.ok, output: "Unchanged: Oso Rubia\n")
    let spanish = await cli.unchanged("beers", "edit", BeerFile.blonde, "--lang", "es")
    #expect(spanish.output == "Sin cambios: Oso Rubia\n")
  }

  @Test(
    .group(.heavy),
    arguments: [
      (["--name", ""], "Name can't be empty.", "El nombre no puede estar vacío."),
      (["--type", " "], "Type can't be empty.", "El tipo no puede estar vacío."),
      (["--abv", "100.1"], "Alcohol: 100.1 is not between 0 and 100", "Alcohol: 100.1 no está entre 0 y 100"),
      (["--abv", "%"], "Alcohol: “%” is not a number", "Alcohol: «%» no es un número"),
      (["--calories", "10001"], "Calories: 10001 is not between", "Calorías: 10001 no está entre"),
      (
        ["--calories", "muchas"], "Calories: “muchas” is not a whole number",
        "Calorías: «muchas» no es un número entero"
      ),
    ])
  func `Editing a beer with an invalid value is refused, and nothing is saved`(
    words: [String], english: String, spanish: String
  ) async throws {
    for (language, says) in [("en", english), ("es", spanish)] {
      let cli = try await CLI.withBeers(.standard, language)
      await cli.runUnchanged(["beers", "edit", BeerFile.blonde] + words)
        .expect(.data, output: "", errorsContain: says)
    }
  }

  @Test(
    .group(.heavy), arguments: ["beer-nada", "99", "ñ"],
    [["edit"], ["show"], ["delete"], ["reviews", "add"], ["reviews", "list"]])
  func `A command on a beer that does not exist fails and names the beer`(
    beer: String, command: [String]
  ) async throws {
    let cli = try await CLI.withBeers()
    let score = command.last == "add" ? ["--score", "3"] : []
    await cli.run(["beers"] + command + [beer] + score).expect(.noInput, output: "", errorsContain: beer)
  }

  @Test(arguments: Stores.lasting)
  func `deletes it, with its reviews, at a yes only`(store: Stores) async throws {
    let cli = try await CLI.withBeers(store)
    try await cli.review(BeerFile.blonde, 4)
    let before = await cli.dump()

    let asked = await cli("beers", "delete", BeerFile.blonde)
    #expect(asked.code == .usage)
    #expect(asked.errors.hasPrefix("“Oso Rubia” will be deleted, with 1 review.\n"))
    #expect(await cli.atTerminal("beers", "delete", BeerFile.blonde, typing: ["no"]).code == .data)
    #expect(await cli.dump() == before)

    let deleted = await cli.atTerminal("beers", "delete", BeerFile.blonde, typing: ["y"])
    #expect((deleted.code, deleted.output) == (.ok, "Deleted: Oso Rubia\n"))
    #expect(try await cli.ids("beers", "list", BeerFile.oso) == [BeerFile.girl, BeerFile.strong])
    #expect(await cli("beers", "reviews").output == "There are no reviews.\n")
    #expect(await cli("beers", "delete", BeerFile.strong, "--yes").code == .ok)
  }
}

import TestSupport
import TestGroups
import Testing

@testable import recetas_cli

@MainActor @Suite struct `Changing a manufacturer` {
  @Test(arguments: Stores.lasting)
  func `changes what is said and leaves the rest, its id and its beers too`(store: Stores) async throws {
    let cli = try await CLI.withBeers(store)
    await cli("beers", "makers", "edit", BeerFile.oso, "--name", "Casa del Oso", "--address", "Calle del Pez, 3")
      .expect(.ok, output: "Saved: Casa del Oso\n")
    let maker = try await cli("beers", "makers", "show", BeerFile.oso, "--json").document
    #expect([maker["id"], maker["name"]] == [.text(BeerFile.oso), .text("Casa del Oso")])
    #expect([maker["address"], maker["origin"]] == [.text("Calle del Pez, 3"), .text("national")])
    #expect(maker["beers"] == .number(3))
    #expect(await cli("beers", "show", BeerFile.blonde).output.contains("Manufacturer  Casa del Oso"))
    #expect(await cli("beers", "makers", "list", "--search", "del oso").output.contains("Casa del Oso"))
    // Its name is its own, wherever its id came from; its first name is free.
    let words = ["beers", "makers", "add", "--origin", "imported", "--name"]
    await cli.runUnchanged(words + ["CASA DEL OSO", "--address", "Calle del pez, 3"])
      .expect(.data, errorsContain: "There is already a manufacturer “Casa del Oso” at that address.")
    await cli.run(words + ["Casa Oso"]).expect(.ok, output: "Added: Casa Oso (\(BeerFile.oso).2)\n")
  }

  @Test(arguments: Stores.lasting)
  func `with a logo, which it can lose again`(store: Stores) async throws {
    let cli = try await CLI.withBeers(store)
    let file = try cli.folder.file("logo.png", BeerFile.png(1))
    #expect(await cli("beers", "makers", "edit", BeerFile.oso, "--logo", file).code == .ok)
    #expect(await cli("beers", "makers", "show", BeerFile.oso).output.contains("Logo     photo-"))
    await cli.unchanged("beers", "makers", "edit", BeerFile.oso).expect(.ok, output: "Unchanged: Casa Oso\n")
    #expect(await cli("beers", "makers", "edit", BeerFile.oso, "--logo", "").code == .ok)
    await cli("beers", "makers", "show", BeerFile.oso)
      .expect(.ok, output: "Casa Oso\n\nOrigin   national\nBeers    3\nReviews  0\n")
  }

  @Test(arguments: [
    (["--name", ""], "Name can't be empty.", "El nombre no puede estar vacío."),
    (
      ["--name", "zwei baren"], "There is already a manufacturer “Zwei Bären” without",
      "Ya hay un fabricante «Zwei Bären» sin"
    ),
  ])
  func `Giving a manufacturer an invalid or duplicate name is refused, and nothing is saved`(
    words: [String], english: String, spanish: String
  ) async throws {
    for (language, says) in [("en", english), ("es", spanish)] {
      let cli = try await CLI.withBeers(.standard, language)
      await cli.runUnchanged(["beers", "makers", "edit", BeerFile.oso] + words)
        .expect(.data, output: "", errorsContain: says)
    }
  }

  @Test(arguments: ["maker-nada", "99", "ñ"], ["edit", "show"])
  func `Editing or showing a manufacturer that does not exist fails and names the manufacturer`(
    maker: String, command: String
  ) async throws {
    let cli = try await CLI.withBeers()
    await cli("beers", "makers", command, maker).expect(.noInput, output: "", errorsContain: maker)
  }

  @Test(.group(.heavy), arguments: Stores.lasting)
  func `The screens edit a manufacturer in a form`(store: Stores) async throws {
    let cli = try await CLI.withBeers(store)
    let logo = try cli.folder.file("logo.png", BeerFile.png(1))
    await cli.session(
      ["6", "e 1", "2", "Vigo", "+ \(logo)", "s", "1", "b", "b", "q"],
      tells: [
        "Casa Oso\nBeers    3\nReviews  0\n\n   1  name     Casa Oso\n   2  address  —\n   3  origin   national",
        "   2  address  Vigo", "   1  ◉ photo-", "Saved: Casa Oso.", "Casa Oso · Beers",
      ])
    let maker = try await cli("beers", "makers", "show", BeerFile.oso, "--json").document
    #expect(maker["address"] == .text("Vigo") && maker.keys.contains("logo"))
  }
}

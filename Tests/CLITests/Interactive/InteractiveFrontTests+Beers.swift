import Foundation
import TestSupport
import Testing

@testable import recetas_cli

@MainActor @Suite struct `The beers in interactive mode` {
  private func cli(_ store: Stores = .standard, _ language: String = "en") async throws -> CLI {
    let cli = try CLI(store, language)
    try await cli.setMenu("[]")
    try await cli.setBeers()
    return cli
  }

  @Test(arguments: Stores.persistent)
  func `Beers can be searched, sorted, opened and edited in interactive mode`(store: Stores) async throws {
    let cli = try await cli(store)
    let lines = ["6", "/oso", "1", "o -abv", "/RUBIA", "1", "3", "5,1", "4", "-", "s", "b", "b", "q"]
    let answer = await cli.session(
      lines,
      tells: [
        "Beers             4 beers of 2 manufacturers", "National\n   1  ◌ Casa Oso", "Imported\n   2  ◌ Zwei Bären",
        "Manufacturers: “oso”", "Casa Oso · Beers\n\nAle\n   1  ◌ Oso Niña",
        "within each type, strongest first\n\nAle\n   1  ◌ Oso Niña\n\nLager\n   2  ◌ Oso Fuerte",
        "Casa Oso · Beers: “RUBIA”", "   1  name      Oso Rubia", "   3  alcohol   5,1", "There are unsaved changes",
        "   4  calories  —", "   3  alcohol   5.1\n   4  calories  —\n\nSaved: Oso Rubia.", "Casa Oso · Beers: “RUBIA”",
      ])
    #expect(answer.errors.hasSuffix("alcohol [4.8] (- none):\ncalories [140] (- none):\n"))
    let shown = await cli("beers", "show", BeerFile.blonde, "--json")
    #expect(shown.output.contains("\"alcohol\" : 5.1,"))
    let beer = try shown.document
    #expect(!beer.keys.contains("calories"))
  }

  @Test(arguments: Stores.persistent)
  func `The photos of a new beer can be rearranged before the beer is added in interactive mode`(
    store: Stores
  ) async throws {
    let cli = try await cli(store)
    let files = try (1...2).map { try cli.folder.file("photo \($0).png", BeerFile.png($0)) }
    let nowhere = cli.folder.path + "/nowhere.png"
    let lines = [
      "6", "1", "+", "s", "1", "Oso Nuevo", "2", "Bock", "+ \(files[0])", "+ \(files[1])", "+ \(nowhere)", "c 2", "u 2",
      "x 2", "x 9", "s", "q",
    ]
    await cli.session(
      lines,
      tells: [
        "New beer by Casa Oso\n\n   1  name      —", "Name can't be empty.", "name      Oso Nuevo", "   1  ◉ photo-",
        "   2  ◉ photo-", "does not exist", "  cover\n", "Photos\n   1  ◉ photo-", "I don't understand. # change",
        "Added: Oso Nuevo.",
      ])
    let beer = try await cli("beers", "show", "beer-casa-oso+oso-nuevo", "--json").document
    #expect(beer["album"]["photos"].items.count == 1)
  }

  @Test(arguments: Stores.persistent)
  func `Reviews can be added, filtered, sorted, edited and deleted in interactive mode`(store: Stores) async throws {
    let cli = try await cli(store)
    try await cli.review(BeerFile.blonde, 2, "Floja")
    cli.wait(60)
    let lines = [
      "6", "1", "/rubia", "1", "w", "1", "9", "s", "1", "5", "2", "Rica", "s", "r", "o score", "f 5",
      "f 2031-01-01", "f all", "1", "2", "Muy rica", "s", "x 1", "n", "x 1", "y", "q",
    ]
    let answer = await cli.session(
      lines,
      tells: [
        "Review of Oso Rubia", "a whole number from 1 to 5", "Review saved.", "★ 3.5 (2 reviews)",
        "Reviews of Oso Rubia · ★ 3.5 (2 reviews)", "Rica", "Floja", "worst first", "Floja", "Rica",
        "with a score of 5 · worst first", "No reviews match.", "worst first", "Review of Oso Rubia\n★★☆☆☆",
        "Review saved.", "Muy rica", "Review deleted.",
      ])
    #expect(answer.errors.components(separatedBy: "Delete the review of “Oso Rubia” from").count == 3)
    #expect(try await cli.ids("reviews", "reviews").count == 1)
  }

  @Test func `Interactive mode lists the best beers and the reviews of all beers`() async throws {
    let cli = try await cli()
    try await cli.review(BeerFile.hell, 5, "Prima")
    await cli.session(
      ["6", "r", "1", "o", "b", "b", "b", "t", "1", "m", "q"],
      tells: ["Reviews\n\n   1  ★★★★★ Bär Hell", "Review of Bär Hell", "Zwei Bären", "The best beers", "Bär Hell"])
  }

  @Test(arguments: Stores.persistent)
  func `Manufacturers can be added and, after confirmation, deleted in interactive mode`(store: Stores) async throws {
    let cli = try await cli(store)
    let (logo, nowhere) = (try cli.folder.file("logo.png", BeerFile.png()), cli.folder.path + "/nowhere.png")
    let lines = [
      "6", "+", "", "x 1", "n", "x 2", "y", "+", "casa oso", "", "quizá", "", "national", "+", "Oso Nuevo", "Soria",
      "national", nowhere, logo, "q",
    ]
    let answer = await cli.session(
      lines,
      tells: [
        "Manufacturers", "New manufacturer", "Deleted with its beers and reviews: Zwei Bären.",
        "choose national or imported", "There is already a manufacturer “Casa Oso”", "does not exist",
        "Added: Oso Nuevo.",
      ])
    #expect(answer.errors.contains("Delete “Casa Oso”, with 3 beers and 0 reviews?"))
    let makers = try await cli("beers", "makers", "--json").document["manufacturers"].items
    #expect(makers.map(\.["name"].text) == ["Casa Oso", "Oso Nuevo"])
    #expect(makers[1]["address"] == .text("Soria") && makers[1]["logo"].text?.hasPrefix("photo-") == true)
  }

  @Test func `The beer screens in interactive mode are shown in Spanish to a Spanish-speaking user`() async throws {
    let cli = try await cli(.standard, "es")
    try await cli.review(BeerFile.blonde, 4)
    await cli.session(
      ["6", "nada", "1", "o calorías", "nada", "b", "t", "1", "nada", "r", "o fecha", "nada", "1", "nada"],
      tells: [
        "Cervezas            4 cervezas de 2 fabricantes", "No te entiendo. /texto buscar · # abrir · + añadir",
        "en cada tipo, de menos a más calorías",
        "No te entiendo. /texto", "Las mejores cervezas", "Oso Rubia\nFabricante",
        "No te entiendo. # cambiar", "Reseñas de Oso Rubia · ★ 4 (1 reseña)", "No te entiendo. w escribir",
        "Reseña de Oso Rubia", "No te entiendo. # cambiar",
      ])
  }

  @Test func `The beer screens ask no questions after the end of input`() async throws {
    let cli = try await cli()
    for lines in [["6", "+"], ["6", "x 1"], ["6", "1", "1", "1"], ["6", "1", "+", "+"]] {
      await cli.session(lines, tells: ["Manufacturers"])
    }
    #expect(try await cli.ids("manufacturers", "makers").count == 2)
  }

  @Test func `A beer form shows concurrent changes next to the typed values`() async throws {
    let cli = try await cli()
    let console = ScriptedConsole(["6", "1", "/rubia", "1", "3", "6", "s", "s", "q"], isTerminal: true)
    console.before["s"] = { [cli] in
      if !console.output.contains("changed in the meantime") {
        _ = await cli("beers", "edit", BeerFile.blonde, "--abv", "8", "--type", "Bock")
      }
    }
    _ = await cli.run(["interactive"], console)
    #expect(console.output.contains("2  type      Bock\n   3  alcohol   6\n                in the meantime: 8\n"))
    #expect(try await cli("beers", "show", BeerFile.blonde, "--json").document["alcohol"] == .number(6))
  }

  @Test func `A beer form asks in a terminal before discarding changes`() async throws {
    let cli = try await cli()
    let console = ScriptedConsole(["6", "1", "1", "1", "Otra", "b", "", "q", "y", "b", "d", "q"], isTerminal: true)
    _ = await cli.run(["interactive"], console)
    #expect(
      console.errors.components(
        separatedBy: "There are unsaved changes: s to save, d to discard, Enter to stay."
      ).count == 4)
    #expect(console.output.contains("There are unsaved changes."))
    #expect(try await cli.ids("beers", "list").count == 4)
  }
}

import Foundation
import TestSupport
import TestGroups
import Testing

@testable import recetas_cli

@MainActor @Suite struct `Sample data` {
  @Test(.group(.heavy), arguments: Stores.persistent)
  func `An import of beers keeps reviewed sample beers and their manufacturers`(store: Stores) async throws {
    let cli = try CLI(store)
    let beer = try #require(try await cli.ids("beers", "list")[0])
    try await cli.review(beer, 4)
    let file = try cli.folder.file("beers.json", BeerFile.small)
    await cli("beers", "import", file).expect(.ok)
    #expect(try await cli.ids("manufacturers", "makers").count == 3)
    #expect(try await cli.ids("beers", "list").contains(beer))
    for list in ["makers", "list"] {
      #expect(await cli("beers", list).output.contains("Sample data: 2 of 8 manufacturers and beers"))
    }
    #expect(try await cli("beers", "makers", "--json").document["samples"] == true)
    // After a copy of the store is imported into another kind of store, its samples are marked there, too.
    let other = try CLI(store == .json ? Stores.persistent.last ?? .json : .json)
    let copy = cli.folder.path + "/copy"
    await cli("store", "export", copy).expect(.ok)
    await other("store", "import", copy, "--yes").expect(.ok)
    #expect(await other.dump() == cli.dump())
    #expect(await other("beers", "makers").output.contains("Sample data: 2 of 8"))
  }

  @Test(arguments: Stores.persistent)
  func `Importing recipes replaces the sample recipes but keeps the recipes that a user added`(store: Stores)
    async throws
  {
    let cli = try CLI(store)
    await cli("recipes", "add", "--title", "Gachas").expect(.ok)
    #expect(await cli("recipes", "list").output.contains("Sample data: 40 of 41 recipes"))
    #expect(await cli("recipes", "list", "--lang", "es").output.contains("Datos de muestra: 40 de 41 recetas"))
    let file = try cli.folder.file("more.json", "[" + RecipeFile.json("Zumo") + "]")
    await cli("recipes", "import", file).expect(.ok)
    let list = try await cli("recipes", "list", "--json").document
    #expect((list["recipes"].items.count, list["samples"]) == (2, false))
  }

  @Test func `A menu from which all samples were deleted isn't marked as sample data`() async throws {
    let cli = try CLI()
    await cli("menu", "add", "--name", "Gachas", "--kind", "Postres", "--price", "4").expect(.ok)
    let sections = try await cli("menu", "list", "--json").document["sections"].items
    for id in sections.flatMap({ $0["dishes"].items.map(\.["id"].text) }) where id != "dish-gachas" {
      _ = await cli("menu", "delete", id ?? "", "--yes")
    }
    // A new dish with the same name as a sample isn't a sample.
    await cli("menu", "add", "--name", "Tiramisú", "--kind", "Postres", "--price", "4").expect(.ok)
    let list = await cli("menu", "list")
    #expect(list.output.contains("Gachas") && !list.output.contains("Sample data"))
    #expect(try await cli("store", "info", "--json").document["samples"] == [])
  }

  @Test(.group(.heavy)) func `Every map, page and export marks sample places as sample data`() async throws {
    let cli = try CLI()
    let page = cli.folder.path + "/madrid.html"
    #expect(await cli("places", "map").output.contains("Sample data"))
    await cli("places", "map", "--html", page).expect(.ok)
    let html = try String(contentsOfFile: page, encoding: .utf8)
    #expect(html.contains(">Sample data</span>") && html.contains(">Datos de muestra</span>"))
    #expect(try await cli("places", "map", "--json").document["samples"] == true)
    #expect(try await cli("places", "export").document["samples"] == true)
  }
}

import Foundation
import TestSupport
import TestGroups
import Testing

@testable import recetas_cli

@MainActor @Suite(.group(.firestore), .emulator)
struct `A store that everybody shares` {
  @Test func `has one menu, and each user's own orders`() async throws {
    let shared = try await SharedStore()
    let (manager, ana) = (try shared.cli("eva", role: "manager"), try shared.cli("ana"))
    try await manager.haveMenu()
    let menu = await ana("menu", "list")
    menu.expect(.ok, outputContains: "Paella", "Flan", "Piña", errors: "")
    #expect(menu.output == (await manager("menu", "list").output))
    #expect(await ana("menu", "list", "--search", "azafran", "--json").output.contains("dish-paella"))

    await ana.choose(["dish-flan": 2])
    #expect(await manager("order", "show").output == "Nothing chosen yet.\n")
    await ana.place().expect(.ok)
    await ana.order(["dish-paella": 1])
    let history = try await ana("order", "history", "--json").document["orders"].items
    #expect(history.map(\.["total"]) == [.euros(1250), .euros(610)])
    #expect(await manager("order", "history").output == "Nothing ordered yet.\n")
    await ana().expect(.ok, outputContains: "3 dishes", errors: "")
  }

  @Test func `has one catalog of beers, which everybody reviews under their own name`() async throws {
    let shared = try await SharedStore()
    let (manager, ana) = (try shared.cli("eva", role: "manager"), try shared.cli("7ana"))
    try await manager.haveBeers()
    let id = try await ana.review(BeerFile.hell, 5, "Muy rica.")
    try await manager.review(BeerFile.hell, 4)
    try await manager.review(BeerFile.blonde, 3)
    #expect(try await ana.ids("beers", "best") == [BeerFile.hell, BeerFile.blonde])
    #expect(try await manager.ids("reviews", "reviews", "list").count == 3)
    #expect(try await manager("beers", "reviews", "show", id, "--json").document["author"] == .text("7ana"))
    await ana("beers", "reviews", "edit", id, "--score", "1").expect(.ok)
    #expect(try await ana.ids("beers", "best") == [BeerFile.blonde, BeerFile.hell])
    await ana("beers", "reviews", "delete", id, "--yes").expect(.ok, output: "Review deleted.\n")
  }

  @Test(arguments: [
    ("en", "Favorites are in the shared store already: there is nothing to synchronize.\n"),
    ("es", "Las favoritas ya están en el almacén compartido: no hay nada que sincronizar.\n"),
  ]) func `shares favorites by itself`(language: String, words: String) async throws {
    let shared = try await SharedStore()
    let (here, there) = (try shared.cli("ana", role: "manager", language), try shared.cli("ana", language))
    try await here.haveRecipes()
    await here("recipes", "favorites", "add", "local-pan").expect(.ok)
    for project in [nil, shared.project] {
      there.environment["FIRESTORE_PROJECT"] = project
      await there("recipes", "favorites", "sync").expect(.ok, output: words, errors: "")
      let status = await there("recipes", "favorites", "status")
      #expect(status.output.hasSuffix("\n" + words) && !status.output.contains("Pan"))
      #expect(try await there("recipes", "favorites", "status", "--json").document["unsentAdditions"] == .array([]))
    }
    await there("recipes", "favorites", "list").expect(.ok, outputContains: "★ Pan")
    await there("recipes", "status").expect(.ok, outputContains: "\(shared.project), users/ana/favorites")
    await there.session(["4", "f", "s", "q"], tells: [String(words.dropLast())])
    await there("recipes", "favorites", "remove", "local-pan").expect(.ok)
    #expect(try await here("recipes", "favorites", "--json").document["favorites"] == .array([]))
  }

  @Test func `is counted and dumped, with everybody's orders, by managers`() async throws {
    let shared = try await SharedStore()
    let (manager, ana) = (try shared.cli("eva", role: "manager"), try shared.cli("ana"))
    try await manager.haveMenu()
    await ana.order(["dish-flan": 1])
    await ana.choose(["dish-pina": 1])
    await manager.choose(["dish-paella": 1])
    let info = await manager("store", "info")
    info.expect(
      .ok, outputContains: "firestore:\(shared.project)", "Cloud Firestore", "2 unplaced, 1 placed", errors: "")
    let document = try await manager("store", "info", "--json").document
    #expect(["dishes", "kinds", "drafts", "placedOrders"].map { document[$0].number } == [3, 2, 2, 1])
    #expect(document["bytes"] == .missing)
    let dump = try await manager("store", "dump").document
    #expect(dump["users"].keys == ["ana", "eva"] && dump["users"]["ana"]["orders"].items.count == 1)
  }

  @Test func `is copied into another store, and back, with nothing lost`() async throws {
    let (shared, again) = (try await SharedStore(), try await SharedStore())
    let (cli, back) = (try shared.cli(), try again.cli())
    try await cli.haveMenu()
    try await cli.haveBeers()
    let picture = try cli.folder.file("logo.png", BeerFile.png(7))
    await cli("beers", "reviews", "add", BeerFile.hell, "--score", "4", "--photo", picture).expect(.ok)
    await cli.order(["dish-flan": 1])
    _ = await cli.asUser("ana", "order", "add", "dish-pina")
    let (dump, copy, json) = (await cli.dump(), cli.folder.path + "/copia", "json:" + cli.folder.path + "/json")

    await cli("store", "export", copy).expect(.ok, errors: "")
    await cli("store", "import", copy, "--store", json).expect(.ok, errors: "")
    #expect(await cli("store", "dump", "--store", json).output == dump)
    await cli("store", "export", copy + "2", "--store", json).expect(.ok, errors: "")
    await back("store", "import", copy + "2").expect(.ok, errors: "")
    #expect(await back.dump() == dump)
    await back("store", "import", copy).expect(.data, errorsContain: "is not empty", "--force")
  }

  @Test func `is emptied by managers`() async throws {
    let shared = try await SharedStore()
    let (manager, ana) = (try shared.cli("eva", role: "manager"), try shared.cli("ana"))
    try await manager.haveMenu()
    await ana.order(["dish-flan": 1])
    await ana("store", "reset", "--yes").expect(.notAllowed, output: "", errorsContain: "manager role")
    await manager("store", "reset").expect(.usage, output: "", errorsContain: "firestore:\(shared.project)", "3 dishes")
    await manager("store", "reset", "--yes").expect(.ok, output: "firestore:\(shared.project) is empty.\n")
    #expect(try await manager("store", "dump").document["users"].keys == [])
    #expect(await ana("order", "history").output == "Nothing ordered yet.\n")
  }

  @Test func `keeps places on this machine`() async throws {
    let shared = try await SharedStore()
    let (here, elsewhere) = (try shared.cli(), try shared.cli())
    await here("places", "list").expect(.ok)
    await here("places", "verify").expect(.ok)
    let places = try await here("store", "info", "--json").document["places"].number ?? 0
    #expect(places > 0)
    #expect(try await elsewhere("store", "info", "--json").document["places"] == .number(0))
    // They are in the store of the data folder.
    let home = ["--store", Stores.standard.location(in: here.folder.path)]
    if Stores.standard != .json {
      #expect(try await here.run(["store", "info", "--json"] + home).document["places"] == .number(places))
    }
    await here("places", "list", "--offline").expect(.ok)
    // They are nobody else's to lose.
    await here("store", "reset", "--yes").expect(.ok)
    await here("places", "verify", "--offline").expect(.ok)
    #expect(try await here("store", "info", "--json").document["places"] == .number(places))
  }
}

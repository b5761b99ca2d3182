import Foundation
import TestSupport
import TestGroups
import Testing

@testable import recetas_cli

@MainActor @Suite struct `Looking at the store` {
  @Test(arguments: Stores.allCases)
  func `tells where it is and how much there is`(store: Stores) async throws {
    let cli = try CLI(store)
    let empty = try await cli("store", "info", "--json").document
    #expect(empty["store"] == .text(cli.location))
    #expect(empty["dishes"] == .number(0))
    if store == .memory {
      #expect(empty["bytes"] == .missing)
      #expect(await cli("store", "info").output.contains("in memory"))
      return
    }
    try await cli.haveMenu()
    await cli.order(["dish-flan": 1])
    _ = await cli.asUser("ana", "order", "add", "dish-flan")

    let info = try await cli("store", "info", "--json").document
    let file = String(cli.location.drop { $0 != ":" }.dropFirst()) + (store == .json ? "/recetas.json" : "")
    #expect(info["bytes"].number == (try Data(contentsOf: URL(fileURLWithPath: file)).count))
    #expect(["dishes", "kinds", "drafts", "placedOrders"].map { info[$0].number } == [3, 2, 1, 1])
    #expect(await cli("store", "info").output.contains(" in 2 sections"))
    #expect(await cli("store", "info").output.contains("1 unplaced, 1 placed"))
  }

  @Test(
    .group(.heavy),
    arguments: [
      ("en", "restaurant, recipes, beers, Madrid", "restaurant, beers"),
      ("es", "restaurante, recetas, cervezas, Madrid", "restaurante, cervezas"),
    ])
  func `names the domains in the user's language`(language: String, all: String, some: String) async throws {
    let cli = try CLI(.standard, language)
    for words in [["menu", "list"], ["beers", "list"]] { _ = await cli.run(words) }
    #expect(await cli("store", "info").output.components(separatedBy: "  \(some)\n").count == 3)
    for words in [["recipes", "list"], ["places", "list"]] { _ = await cli.run(words) }
    #expect(await cli("store", "info").output.components(separatedBy: "  \(all)\n").count == 3)
  }

  @Test(arguments: Stores.lasting)
  func `dumps everything of everybody, in one form whatever the store`(store: Stores) async throws {
    let cli = try await CLI.withMenu(store, ordering: ["dish-flan": 2])
    _ = await cli.asUser("ana", "order", "add", "dish-pina")

    let dump = try await cli("store", "dump").document
    #expect(
      dump.keys == ["beers", "dishes", "format", "manufacturers", "places", "recipes", "reviews", "seeded", "users"])
    #expect(dump["dishes"].items.map(\.["name"].text) == ["Paella", "Flan", "Piña"])
    #expect(dump["users"].keys == ["ana", "local"])
    #expect(dump["users"]["ana"]["draft"]["lines"][0]["dish"] == .text("dish-pina"))
    #expect(dump["users"]["local"]["orders"][0]["total"] == .euros(610))
    #expect(await cli("store", "dump", "--json").output == (await cli("store", "dump").output))
  }

  @Test(arguments: Stores.lasting)
  func `dumps what opens again as a JSON store, with the same rows and the same bytes`(store: Stores) async throws {
    let cli = try CLI(store)
    await cli.order(["dish-tiramisu": 1])
    _ = await cli("order", "add", "dish-pan-de-pueblo-para-uno", "--quantity", "100")
    let dump = await cli.dump()

    let copy = try cli.folder.folder("copia")
    _ = try cli.folder.file("copia/recetas.json", dump)
    #expect(await cli("store", "dump", "--store", "json:" + copy).output == dump)
    for words in [["menu", "list"], ["order", "show"], ["order", "history"]] {
      let there = await cli.run(words + ["--store", "json:" + copy])
      #expect(there.output == (await cli.run(words).output))
    }
  }

  @Test(arguments: Stores.lasting)
  func `changes nothing, not even the file`(store: Stores) async throws {
    let cli = try await CLI.withMenu(store, choosing: ["dish-flan": 1])
    let (dump, list) = (await cli.dump(), await cli("menu", "list").output)
    for words in [["store", "info"], ["order", "show"], ["order", "history"], ["menu", "list"], []] {
      #expect(await cli.run(words).code == .ok)
    }
    #expect(await cli.dump() == dump)
    #expect(await cli("menu", "list").output == list)
  }

  @Test func `is what is used when nobody says otherwise: SQLite in the data folder`() async throws {
    let folder = try TemporaryFolder()
    for (words, home) in [([], "a/casa"), (["--data", folder.path + "/b"], "b")] {
      let environment = ["RECETAS_HOME": folder.path + "/a/casa", "RECETAS_LANG": "en"]
      let console = ScriptedConsole()
      let program = Program(console: console, settings: Settings(environment: environment))
      #expect(await program.run(words + ["menu", "list"]) == .ok)
      #expect(FileManager.default.fileExists(atPath: "\(folder.path)/\(home)/recetas.sqlite"))
      #expect(FileManager.default.fileExists(atPath: "\(folder.path)/\(home)/rows.json"))
    }
  }
}

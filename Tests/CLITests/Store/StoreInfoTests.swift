import Foundation
import Gateways
import TestGroups
import TestSupport
import Testing

@testable import recetas_cli

@MainActor @Suite struct `Inspecting the store` {
  @Test(arguments: Stores.allCases)
  func `The information about a store contains its location and its record counts`(store: Stores) async throws {
    let cli = try CLI(store)
    let empty = try await cli("store", "info", "--json").document
    #expect(empty["store"] == .text(cli.location))
    #expect(empty["dishes"] == 0)
    if store == .memory {
      #expect(empty["bytes"] == .missing)
      #expect(await cli("store", "info").output.contains("in memory"))
      return
    }
    try await cli.setMenu()
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
  func `The information about a store names the domains in the user's language`(
    language: String, all: String, some: String
  ) async throws {
    let cli = try CLI(.standard, language)
    for words in [["menu", "list"], ["beers", "list"]] { _ = await cli.run(words) }
    #expect(await cli("store", "info").output.components(separatedBy: "  \(some)\n").count == 3)
    for words in [["recipes", "list"], ["places", "list"]] { _ = await cli.run(words) }
    #expect(await cli("store", "info").output.components(separatedBy: "  \(all)\n").count == 3)
  }

  @Test(arguments: Stores.persistent)
  func `A dump has the same format for every store and contains the records of all users`(store: Stores) async throws {
    let cli = try await CLI.withMenu(store, ordering: ["dish-flan": 2])
    _ = await cli.asUser("ana", "order", "add", "dish-pina")

    let dump = try await cli("store", "dump").document
    #expect(
      dump.keys == ["beers", "dishes", "format", "manufacturers", "places", "recipes", "reviews", "seeded", "users"])
    #expect(dump["dishes"].items.map(\.["name"].text) == ["Paella", "Flan", "Piña"])
    #expect(dump["users"].keys == ["ana", "local"])
    #expect(dump["users"]["ana"]["draft"]["lines"][0]["dish"] == "dish-pina")
    #expect(dump["users"]["local"]["orders"][0]["total"] == .euros(610))
    #expect(await cli("store", "dump", "--json").output == (await cli("store", "dump").output))
  }

  @Test(arguments: Stores.persistent)
  func `A dump can be opened as a JSON store with the same content`(store: Stores) async throws {
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

  @Test(arguments: Stores.persistent)
  func `Commands that only read change neither the records nor the file`(store: Stores) async throws {
    let cli = try await CLI.withMenu(store, choosing: ["dish-flan": 1])
    let (dump, list) = (await cli.dump(), await cli("menu", "list").output)
    for words in [["store", "info"], ["order", "show"], ["order", "history"], ["menu", "list"], []] {
      #expect(await cli.run(words).code == .ok)
    }
    #expect(await cli.dump() == dump)
    #expect(await cli("menu", "list").output == list)
  }

  @Test func `The default store is an SQLite database in the data folder`() async throws {
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

@MainActor @Suite struct `A store that can't be used` {
  /// The commands that only read, and some that would write.
  private static let commands = [
    [], ["menu", "list"], ["order", "add", "dish-flan"], ["order", "show"], ["store", "info"],
    ["store", "reset", "--yes"],
    ["interactive"],
  ]

  /// - Parameter isDamaged: whether the file used to be a store, so that it can be reset.
  private func refuse(
    _ cli: CLI, _ code: ExitCode, _ file: String, _ says: String, isDamaged: Bool = false
  ) async throws {
    let before = try? Data(contentsOf: URL(fileURLWithPath: file))
    for words in Self.commands where !isDamaged || !words.contains("reset") {
      await cli.run(words).expect(code, output: "", errorsContain: file, says)
      if words == ["interactive"] { continue }  // Screens have no document.
      #expect(try await cli.run(words + ["--json"]).errorDocument["code"] == .number(Int(code.rawValue)))
    }
    #expect((try? Data(contentsOf: URL(fileURLWithPath: file))) == before)
  }

  private func path(_ cli: CLI, _ store: Stores) throws -> String {
    if store == .json { return try cli.folder.folder("store") + "/recetas.json" }
    return cli.folder.path + "/recetas.sqlite"
  }

  @Test(
    arguments: Stores.persistent,
    ["hola\n", String(repeating: "SQLite format 3 ", count: 400), "{\"format\": \"uno\"}"])
  func `A file that is not a store is refused and stays unchanged`(store: Stores, content: String) async throws {
    let cli = try CLI(store)
    let path = try path(cli, store)
    try Data(content.utf8).write(to: URL(fileURLWithPath: path))
    try await refuse(cli, .data, path, "It was left unchanged.")
  }

  @Test func `A truncated store is refused and stays unchanged`() async throws {
    let cli = try await CLI.withMenu(.json)
    let path = try path(cli, .json)
    try Data(await cli.dump().utf8.dropLast(20)).write(to: URL(fileURLWithPath: path))
    try await refuse(cli, .data, path, "can't be understood", isDamaged: true)
  }

  @Test func `A JSON store from a newer version is refused and stays unchanged`() async throws {
    let cli = try CLI(.json)
    let path = try path(cli, .json)
    let known = StoreDocument.format
    try Data(#"{"format": \#(known + 1), "unheard": []}"#.utf8).write(to: URL(fileURLWithPath: path))
    try await refuse(cli, .data, path, "newer version (\(known + 1); this one supports up to \(known))")
  }

  @Test func `A database from a newer version is refused and stays unchanged`() async throws {
    let cli = try await CLI.withMenu(.sqlite)
    let path = try path(cli, .sqlite)
    var bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    // This byte contains the version number (sqlite.org/fileformat2.html, 1.3).
    let known = bytes[63]
    bytes[63] += 1
    try bytes.write(to: URL(fileURLWithPath: path))
    try await refuse(cli, .data, path, "newer version (\(known + 1); this one supports up to \(known))")
  }

  @Test(arguments: Stores.persistent)
  func `A folder in place of a store is reported`(store: Stores) async throws {
    let cli = try CLI(store)
    let path = try path(cli, store)
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    try await refuse(cli, .cannotCreate, path, "can't be opened or created")
  }

  @Test(arguments: Stores.persistent)
  func `A file in place of the store's folder is reported`(store: Stores) async throws {
    let cli = try CLI(store)
    let file = try cli.folder.file("fichero", "x")
    let location = store == .json ? "json:\(file)/store" : "sqlite:\(file)/recetas.sqlite"
    for words in [["menu", "list"], ["order", "add", "dish-flan"]] {
      await cli.run(words + ["--store", location]).expect(.cannotCreate, errorsContain: file)
    }
    #expect(try String(contentsOfFile: file, encoding: .utf8) == "x")
  }

  @Test(arguments: ["X", "x y", "a/b", "1a", "ñ", String(repeating: "a", count: 2000)])
  func `An invalid Firestore project name is refused`(project: String) async throws {
    for (language, says) in [("es", "Proyecto no válido: «firestore:"), ("en", "Invalid project “firestore:")] {
      let cli = try CLI(.standard, language)
      let answer = await cli("menu", "list", "--store", "firestore:\(project)")
      answer.expect(.usage, output: "", errorsContain: says + project.prefix(60), "--store firestore:recetas-demo")
      #expect(answer.errors.count < 400)
    }
  }

  @Test(arguments: [
    "firestore", "firestore:", "nada", "nada:x", "", ":", "json", "json:", "sqlite:", "memory", "memory:x",
    "SQLITE:x",
  ])
  func `An invalid store location is refused`(location: String) async throws {
    let cli = try CLI()
    await cli("menu", "list", "--store", location).expect(.usage, output: "", errorsContain: "json:DIR")
    #expect(try await cli("menu", "list", "--json", "--store", location).errorDocument["code"] == 64)
  }
}

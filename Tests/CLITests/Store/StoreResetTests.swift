import Foundation
import TestGroups
import TestSupport
import Testing
import UseCases
import WebGateways

@testable import recetas_cli

@MainActor @Suite struct `Deleting data` {
  /// Returns a program with a placed order, and a draft with two Paella.
  private func cli(_ store: Stores = .standard, _ language: String = "en") async throws -> CLI {
    try await CLI.withMenu(store, language, ordering: ["dish-flan": 1], choosing: ["dish-paella": 2])
  }

  nonisolated static let commands = [["order", "cancel"], ["store", "reset"]]

  @Test(arguments: Stores.persistent, commands)
  func `Without a terminal, a command that deletes data requires --yes and reports the loss`(
    store: Stores, command: [String]
  )
    async throws
  {
    let cli = try await cli(store)
    let answer = await cli.runUnchanged(command, ScriptedConsole(["y", "yes"]))
    answer.expect(.usage, errorsContain: "--yes")
    #expect(answer.errors.contains(command[0] == "order" ? "2 dishes, €25.00" : "\(cli.location) will be deleted: 3"))
  }

  @Test(.group(.heavy), arguments: commands, [["n"], ["no"], [""], [], ["sí"], ["yess"], ["0", "y"]])
  func `A deletion in a terminal is confirmed only by the answer yes`(command: [String], typed: [String]) async throws {
    let cli = try await cli()
    let answer = await cli.runUnchanged(command, ScriptedConsole(typed, isTerminal: true))
    answer.expect(.data, errorsContain: "Continue? [y/N] ")
    #expect(answer.errors.hasSuffix("Not confirmed.\nNothing was changed.\n"))
  }

  @Test(arguments: commands, ["n", "yes"])
  func `A deletion asks for confirmation again if the data changes before the answer`(command: [String], answer: String)
    async throws
  {
    let cli = try await cli()
    let console = ScriptedConsole(["y", answer], isTerminal: true)
    console.before["y"] = { _ = await cli("order", "add", "dish-pina", "--quantity", "5") }
    if command[0] == "store" { console.before["y"] = { _ = await cli("menu", "delete", "dish-pina", "--yes") } }
    let outcome = await cli.run(command, console)
    #expect(outcome.code == (answer == "n" ? .data : .ok))
    #expect(outcome.errors.components(separatedBy: "Continue? [y/N] ").count == 3)
    #expect(outcome.errors.contains("Continue? [y/N] It has changed in the meantime. "))
    #expect(try await cli("store", "info", "--json").document["drafts"] == .number(answer == "n" ? 1 : 0))
  }

  @Test(arguments: Stores.persistent, ["reset", "import"])
  func `Replacing or resetting a store asks again if the store changes before the answer`(
    store: Stores, command: String
  )
    async throws
  {
    let cli = try await cli(store)
    let copy = cli.folder.path + "/copy"
    await cli("store", "export", copy).expect(.ok)
    let words = command == "reset" ? ["store", "reset"] : ["store", "import", copy, "--force"]
    let console = ScriptedConsole(["y", "n"], isTerminal: true)
    console.before["y"] = { _ = await cli("menu", "edit", "dish-flan", "--price", "9.87") }
    await cli.run(words, console).expect(.data, errorsContain: "Continue? [y/N] It has changed in the meantime. ")
    #expect(await cli("menu", "list").output.contains("€9.87"))
    #expect(await cli.run(words, ScriptedConsole(["y"], isTerminal: true)).code == .ok)
    #expect(await !cli("menu", "list").output.contains("€9.87"))
  }

  @Test func `An import of a store reports a broken export before it asks for confirmation`() async throws {
    let cli = try await cli()
    let copy = cli.folder.path + "/copy"
    await cli("store", "export", copy).expect(.ok)
    let words = ["store", "import", copy, "--force"]
    #expect(await cli.runUnchanged(words).errors.contains("--yes"))
    let catalog = try #require(
      FileManager.default.contentsOfDirectory(atPath: copy).filter { $0.hasSuffix(".jsonl") }.sorted().first)
    let bytes = try Data(contentsOf: URL(fileURLWithPath: copy + "/" + catalog))
    try Data(bytes.map { $0 == UInt8(ascii: "e") ? UInt8(ascii: "a") : $0 })
      .write(to: URL(fileURLWithPath: copy + "/" + catalog))
    let answer = await cli.runUnchanged(words)
    answer.expect(.data, output: "", errorsContain: catalog)
    #expect(!answer.errors.contains("--yes"))
  }

  @Test(
    .group(.heavy),
    arguments: [
      ("en", "y", true), ("en", " YES ", true), ("en", "s", false), ("en", "si", false),
      ("es", "s", true), ("es", "si", true), ("es", "SÍ", true), ("es", "y", false), ("es", "yes", false),
    ])
  func `A deletion is confirmed only by the word for yes in the user's language`(
    language: String, answer: String, isYes: Bool
  ) async throws {
    let cli = try await cli(.standard, language)
    await cli.atTerminal("order", "cancel", typing: [answer])
      .expect(isYes ? .ok : .data, errorsContain: language == "es" ? "¿Continuar? [s/N]" : "Continue? [y/N]")
    #expect(try await cli("store", "info", "--json").document["drafts"] == (isYes ? 0 : 1))
  }

  @Test(arguments: Stores.persistent)
  func `Canceling an order deletes only the draft and its lines`(store: Stores) async throws {
    let cli = try await cli(store)
    _ = await cli.asUser("ana", "order", "add", "dish-pina")
    let before = try await cli("store", "dump").document
    let draft = try #require(before["users"]["local"]["draft"]["id"].text)

    let answer = await cli("order", "cancel", "--yes", "--json")
    #expect(try answer.document == ["cancelled": .text(draft)])
    let after = try await cli("store", "dump").document
    #expect(after["users"]["local"]["draft"] == .missing)
    #expect(after["users"]["local"]["orders"] == before["users"]["local"]["orders"])
    #expect(after["users"]["ana"] == before["users"]["ana"])
    #expect(after["dishes"] == before["dishes"])
  }

  @Test func `Canceling an order clears its row numbers`() async throws {
    let cli = try await cli()
    _ = await cli("order", "cancel", "--yes")
    #expect(
      await cli("order", "set", "1", "2").errors.hasPrefix("No list of this kind shown in this terminal has row 1."))
  }

  @Test func `Canceling an empty or missing order needs no confirmation`() async throws {
    let cli = try CLI()
    #expect(await cli("order", "cancel").output == "Nothing chosen yet.\n")
    #expect(try await cli("order", "cancel", "--json").document == ["cancelled": .null])
    try await cli.setMenu()
    _ = await cli("order", "add", "dish-flan")
    _ = await cli("order", "remove", "1")
    #expect(await cli("order", "cancel").output == "Order canceled.\n")
  }

  @Test(arguments: Stores.persistent)
  func `After a reset, a store is like a new one`(store: Stores) async throws {
    let cli = try await cli(store)
    let fresh = try CLI(store)
    #expect(await cli("store", "reset", "--yes").output == "\(cli.location) is empty.\n")
    #expect(await cli.dump() == (await fresh.dump()))
    #expect(await cli("order", "history").output == "Nothing ordered yet.\n")
    #expect(await cli("store", "reset", "--yes").code == .ok)
  }

  @Test(arguments: Stores.persistent)
  func `A reset deletes the row numbers of the store and the cached responses`(store: Stores) async throws {
    let cli = try await cli(store)
    let folder = cli.folder.path
    _ = await cli("menu", "list")
    _ = await cli.asUser("ana", "menu", "list")
    let other = "json:" + folder + "/otra"
    _ = await cli("menu", "list", "--store", other)
    let answer = CachedAnswer(to: "recipes/complexSearch?query=pan", body: [0x7B, 0x7D], answeredAt: cli.now)
    let cache = FolderAnswerCache(folder: folder + "/answers")
    await cache.keep(answer, since: .distantPast)
    await cache.keep(PointsQuota(used: 10, left: 140, reportedAt: cli.now), of: "https://example.org")
    _ = try cli.folder.file("answers/notes.txt", "mine")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder + "/answers").count == 4)

    #expect(await cli("store", "reset", "--yes").code == .ok)
    let left = try FileManager.default.contentsOfDirectory(atPath: folder + "/answers").sorted()
    #expect(left == ["answers.lock", "notes.txt", "quota.json"])
    _ = await cli("menu", "import", try cli.folder.file("carta.json", MenuFile.json(MenuFile.flan)))
    for user in ["local", "ana"] {
      await cli.asUser(user, "order", "add", "1").expect(.noInput, errorsContain: "has row 1")
    }
    #expect(await cli("order", "add", "1", "--store", other).code == .ok)
  }
}

@MainActor @Suite struct `Resetting one domain of the store` {
  @Test(
    arguments: Stores.persistent,
    [["menu", "40 dishes"], ["recipes", "40 recipes"], ["beers", "15 manufacturers, 55 beers"]])
  func `A reset of one domain deletes only its records and imports no samples`(store: Stores, domain: [String])
    async throws
  {
    let cli = try CLI(store)
    await cli("order", "add", "dish-tiramisu").expect(.ok)
    for group in ["recipes", "beers"] { await cli(group, "list").expect(.ok) }
    await cli.unchanged("store", "reset", domain[0]).expect(.usage, output: "", errorsContain: domain[1], "--yes")
    await cli("store", "reset", domain[0], "--yes").expect(.ok, outputContains: "is empty.")
    let counts = [
      "menu": try await cli("menu", "list", "--json").document.dishCount,
      "recipes": try await cli("recipes", "list", "--json").document["recipes"].items.count,
      "beers": try await cli.ids("manufacturers", "makers").count,
    ]
    for (group, count) in counts { #expect((count == 0) == (group == domain[0]), "\(counts)") }
    await cli("order", "show").expect(.ok, outputContains: "Tiramis")
    // An empty domain can be reset without confirmation.
    await cli("store", "reset", domain[0]).expect(.ok)
  }

  @Test func `The domain to reset can be named in Spanish`() async throws {
    let cli = try await CLI.withMenu(.standard, "es")
    await cli("store", "reset", "carta", "--yes").expect(.ok, output: "La carta está vacía.\n")
    await cli("store", "reset", "cartas", "--yes").expect(.usage, errorsContain: "«carta»")
  }
}

import Foundation
import GatewayTesting
import Gateways
import TestGroups
import TestSupport
import Testing
import WebGateways

@testable import recetas_cli

@MainActor @Suite(.group(.firestore), .emulator)
struct `A store shared by several users` {
  @Test func `A shared store has one menu and separate orders for each user`() async throws {
    let shared = try await SharedStore()
    let (manager, ana) = (try shared.cli("eva", role: "manager"), try shared.cli("ana"))
    try await manager.setMenu()
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

  @Test func `Users of a shared store review the beers of the same catalog`() async throws {
    let shared = try await SharedStore()
    let (manager, ana) = (try shared.cli("eva", role: "manager"), try shared.cli("7ana"))
    try await manager.setBeers()
    let id = try await ana.review(BeerFile.hell, 5, "Muy rica.")
    try await manager.review(BeerFile.hell, 4)
    try await manager.review(BeerFile.blonde, 3)
    #expect(try await ana.ids("beers", "best") == [BeerFile.hell, BeerFile.blonde])
    #expect(try await manager.ids("reviews", "reviews", "list").count == 3)
    #expect(try await manager("beers", "reviews", "show", id, "--json").document["author"] == "7ana")
    await ana("beers", "reviews", "edit", id, "--score", "1").expect(.ok)
    #expect(try await ana.ids("beers", "best") == [BeerFile.blonde, BeerFile.hell])
    await ana("beers", "reviews", "delete", id, "--yes").expect(.ok, output: "Review deleted.\n")
  }

  @Test(arguments: [
    ("en", "Favorites are already in the shared store: there is nothing to synchronize.\n"),
    ("es", "Las favoritas ya están en el almacén compartido: no hay nada que sincronizar.\n"),
  ]) func `Favorites in a shared store need no synchronization`(language: String, words: String) async throws {
    let shared = try await SharedStore()
    let (here, there) = (try shared.cli("ana", role: "manager", language), try shared.cli("ana", language))
    try await here.setRecipes()
    await here("recipes", "favorites", "add", "local-pan").expect(.ok)
    for project in [nil, shared.project] {
      there.environment["FIRESTORE_PROJECT"] = project
      await there("recipes", "favorites", "sync").expect(.ok, output: words, errors: "")
      let status = await there("recipes", "favorites", "status")
      #expect(status.output.hasSuffix("\n" + words) && !status.output.contains("Pan"))
      #expect(try await there("recipes", "favorites", "status", "--json").document["unsentAdditions"] == [])
    }
    await there("recipes", "favorites", "list").expect(.ok, outputContains: "★ Pan")
    await there("recipes", "status").expect(.ok, outputContains: "\(shared.project), users/ana/favorites")
    await there.session(["4", "f", "s", "q"], tells: [String(words.dropLast())])
    await there("recipes", "favorites", "remove", "local-pan").expect(.ok)
    #expect(try await here("recipes", "favorites", "--json").document["favorites"] == [])
  }

  @Test func `Managers can count and dump the orders of all users in a shared store`() async throws {
    let shared = try await SharedStore()
    let (manager, ana) = (try shared.cli("eva", role: "manager"), try shared.cli("ana"))
    try await manager.setMenu()
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

  @Test func `A shared store can be copied to another store and back without loss`() async throws {
    let (shared, again) = (try await SharedStore(), try await SharedStore())
    let (cli, back) = (try shared.cli(), try again.cli())
    try await cli.setMenu()
    try await cli.setBeers()
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

  @Test func `Only managers can reset a shared store`() async throws {
    let shared = try await SharedStore()
    let (manager, ana) = (try shared.cli("eva", role: "manager"), try shared.cli("ana"))
    try await manager.setMenu()
    await ana.order(["dish-flan": 1])
    await ana("store", "reset", "--yes").expect(.notAllowed, output: "", errorsContain: "manager role")
    await manager("store", "reset").expect(.usage, output: "", errorsContain: "firestore:\(shared.project)", "3 dishes")
    await manager("store", "reset", "--yes").expect(.ok, output: "firestore:\(shared.project) is empty.\n")
    #expect(try await manager("store", "dump").document["users"].keys == [])
    #expect(await ana("order", "history").output == "Nothing ordered yet.\n")
  }

  @Test func `Each machine stores the places of a shared store separately`() async throws {
    let shared = try await SharedStore()
    let (here, elsewhere) = (try shared.cli(), try shared.cli())
    await here("places", "list").expect(.ok)
    await here("places", "verify").expect(.ok)
    let places = try await here("store", "info", "--json").document["places"].number ?? 0
    #expect(places > 0)
    #expect(try await elsewhere("store", "info", "--json").document["places"] == 0)
    // The places of a shared store are in the data folder's own store.
    let home = ["--store", Stores.standard.location(in: here.folder.path)]
    if Stores.standard != .json {
      #expect(try await here.run(["store", "info", "--json"] + home).document["places"] == .number(places))
    }
    await here("places", "list", "--offline").expect(.ok)
    // Resetting the shared store keeps the places, since they belong to this machine.
    await here("store", "reset", "--yes").expect(.ok)
    await here("places", "verify", "--offline").expect(.ok)
    #expect(try await here("store", "info", "--json").document["places"] == .number(places))
  }
}

@MainActor @Suite struct `A shared store that can't be used` {
  private func cli(_ language: String = "en", at host: String) throws -> CLI {
    let cli = try CLI(language) { _ in "firestore:kit" }
    cli.clock = RecordingClock()
    cli.environment["FIRESTORE_EMULATOR_HOST"] = host
    return cli
  }

  /// The result of a call that the service refuses.
  struct Refusal: Sendable, CustomTestStringConvertible {
    let status: Int
    let name: String
    let code: ExitCode
    let spanish: String
    let english: String
    var testDescription: String { name }
  }

  private nonisolated static let refusals = [
    Refusal(
      status: 401, name: "UNAUTHENTICATED", code: .notAllowed, spanish: "Comprueba que el valor de FIRESTORE_TOKEN sea",
      english: "Check that FIRESTORE_TOKEN is"),
    Refusal(
      status: 403, name: "PERMISSION_DENIED", code: .notAllowed, spanish: "Inicia sesión: recetas-cli login",
      english: "Sign in: recetas-cli login"),
    Refusal(
      status: 404, name: "NOT_FOUND", code: .unavailable, spanish: "no tiene ninguna base de datos del proyecto kit",
      english: "it has no database for the project kit"),
    Refusal(
      status: 429, name: "RESOURCE_EXHAUSTED", code: .unavailable, spanish: "Se ha agotado el cupo de",
      english: "The quota of"),
  ]

  @Test(arguments: refusals) func `The error for a request refused by a shared store has advice`(refusal: Refusal)
    async throws
  {
    let error = #"{"error": {"code": \#(refusal.status), "message": "no", "status": "\#(refusal.name)"}}"#
    let server = try LoopbackServer(answers: .json(error, status: refusal.status))
    for (language, says) in [("es", refusal.spanish), ("en", refusal.english)] {
      let cli = try cli(language, at: "127.0.0.1:\(server.port)")
      for words in [["order", "show"], ["store", "info"]] {
        await cli.run(words).expect(refusal.code, output: "", errorsContain: says, "127.0.0.1")
      }
    }
  }

  @Test func `A shared store that can't be reached is reported`() async throws {
    for (language, says) in [("es", "No hay conexión con"), ("en", "Can't reach")] {
      let answer = await (try cli(language, at: "127.0.0.1:1"))("order", "show")
      answer.expect(.unavailable, output: "", errorsContain: "\(says) 127.0.0.1:1.")
    }
  }

  @Test func `A command that uses a shared store in offline mode is refused without a request`() async throws {
    let server = try LoopbackServer(answers: .json("{}"))
    for (language, says) in [
      ("es", "firestore:kit está en la red, y con --offline no se usa: no se ha enviado nada."),
      ("en", "firestore:kit is on the network, and --offline does not use the network: nothing was sent."),
    ] {
      let cli = try cli(language, at: "127.0.0.1:\(server.port)")
      for words in [[], ["menu", "list"], ["order", "show"], ["recipes", "favorites"], ["store", "info"]] {
        await cli.run(["--offline"] + words).expect(.unavailable, output: "", errorsContain: says)
      }
      #expect(cli.requestLog.entries.isEmpty)
    }
  }

  @Test(arguments: ["a/b", "..", "ana maría", "-ana", String(repeating: "a", count: 129)])
  func `An invalid user name for a shared store is refused`(user: String) async throws {
    for (language, says) in [("es", "Valor no válido para"), ("en", "Invalid")] {
      for variable in ["FIRESTORE_USER", "RECETAS_USER"] {
        let cli = try cli(language, at: "127.0.0.1:1")
        cli.environment[variable] = user
        let answer = await cli("order", "show")
        answer.expect(.usage, output: "", errorsContain: "\(says) \(variable)", "128", String(user.prefix(60)))
      }
    }
  }

  @Test func `An invalid setting for a shared store is refused`() async throws {
    await (try cli(at: "garbage"))("order", "show").expect(.usage, output: "", errorsContain: "FIRESTORE_EMULATOR_HOST")
    let cli = try cli(at: "127.0.0.1:1")
    cli.environment["FIRESTORE_TOKEN"] = "SEC RET"
    let answer = await cli("order", "show")
    answer.expect(.usage, output: "", errorsContain: "FIRESTORE_TOKEN")
    #expect(!answer.errors.contains("SEC"))
  }
}

@MainActor @Suite(.group(.firestore), .emulator)
struct `An ordinary user of a shared store` {
  @Test(arguments: [
    (
      "en", "The menu is empty.",
      "The menu has no data yet. A manager can import it with: recetas-cli menu import FILE\n",
      "The beer catalog has no data yet"
    ),
    (
      "es", "La carta está vacía.",
      "La carta aún no tiene datos. Un gestor puede importarlos con: recetas-cli menu import ARCHIVO\n",
      "El catálogo de cervezas aún no tiene datos"
    ),
  ])
  func `The first user of an empty shared store is referred to a manager who can fill the store`(
    language: String, empty: String, hint: String, beers: String
  ) async throws {
    let ana = try await SharedStore().cli("ana", language)
    await ana("menu", "list").expect(.ok, output: empty + "\n", errors: hint)
    await ana().expect(.ok, errorsContain: hint, beers)
    await ana("order", "add", "dish-flan").expect(.noInput, errorsContain: hint)
    await ana("menu", "list", "--quiet").expect(.ok, output: empty + "\n", errors: "")
  }

  @Test func `An ordinary user of a shared store sees the samples that a manager's command imported`() async throws {
    let shared = try await SharedStore()
    await (try shared.cli("eva", role: "manager"))("menu", "list").expect(.ok, errorsContain: "sample dishes")
    let ana = try shared.cli("ana")
    await ana("menu", "list").expect(.ok, outputContains: "Tiramisù", errors: "")
    await ana.choose(["dish-tiramisu": 1])
    await ana.place().expect(.ok, errors: "")
  }

  @Test(arguments: [
    ("en", "does not allow it", "You are “ana”: check this with recetas-cli whoami."),
    ("es", "no lo permite", "Tu usuario es «ana»: compruébalo con recetas-cli whoami."),
  ]) func `Only a manager can change shared records`(language: String, says: String, advice: String) async throws {
    let shared = try await SharedStore()
    let (manager, ana) = (try shared.cli("eva", role: "manager", language), try shared.cli("ana", language))
    try await manager.setMenu()
    let before = await manager.dump()
    let file = try ana.folder.file("menu.json", MenuFile.json(MenuFile.flan))
    for words in [
      ["menu", "import", file, "--force", "--yes"], ["menu", "delete", "dish-flan", "--yes"],
      ["store", "dump"], ["store", "export", ana.folder.path + "/copia"], ["store", "reset", "--yes"],
    ] {
      await ana.run(words).expect(.notAllowed, output: "", errorsContain: says, advice)
    }
    #expect(await manager.dump() == before)
  }

  @Test(arguments: [
    ("en", "only managers can count the orders and favorites of all users"),
    ("es", "solo un gestor puede contar los pedidos y las favoritas de todos"),
  ]) func `An ordinary user of a shared store sees only the counts`(language: String, says: String) async throws {
    let shared = try await SharedStore()
    try await shared.cli("eva", role: "manager").setMenu()
    let ana = try shared.cli("ana", language)
    await ana.choose(["dish-flan": 1])
    await ana("store", "info").expect(.ok, outputContains: says, errors: "")
    let info = try await ana("store", "info", "--json").document
    #expect(info["dishes"] == 3 && info["kinds"] == 2)
    #expect(["drafts", "placedOrders", "favorites"].allSatisfy { info[$0] == .missing })
  }

  @Test func `A user of a shared store is refused if the token belongs to another user`() async throws {
    let shared = try await SharedStore()
    try await shared.cli("eva", role: "manager").setMenu()
    let ana = try shared.cli("ana")
    ana.environment["FIRESTORE_USER"] = "eva"
    await ana("order", "add", "dish-flan").expect(.notAllowed, output: "", errorsContain: "You are “eva”")
  }
}

import TestSupport
import TestGroups
import Testing

@testable import recetas_cli

@MainActor @Suite(.group(.firestore), .emulator)
struct `An ordinary user of a shared store` {
  @Test(arguments: [
    (
      "en", "The menu is empty.",
      "The menu holds nothing yet: a manager can import it with: recetas-cli menu import FILE\n",
      "The beer catalog holds nothing yet"
    ),
    (
      "es", "La carta está vacía.",
      "La carta aún no tiene datos: un gestor puede importarlos con: recetas-cli menu import ARCHIVO\n",
      "El catálogo de cervezas aún no tiene datos"
    ),
  ])
  func `who is the first one sees nothing yet, and who can change that`(
    language: String, empty: String, hint: String, beers: String
  ) async throws {
    let ana = try await SharedStore().cli("ana", language)
    await ana("menu", "list").expect(.ok, output: empty + "\n", errors: hint)
    await ana().expect(.ok, errorsContain: hint, beers)
    await ana("order", "add", "dish-flan").expect(.noInput, errorsContain: hint)
    await ana("menu", "list", "--quiet").expect(.ok, output: empty + "\n", errors: "")
  }

  @Test func `sees what a manager's first command brought`() async throws {
    let shared = try await SharedStore()
    await (try shared.cli("eva", role: "manager"))("menu", "list").expect(.ok, errorsContain: "sample dishes")
    let ana = try shared.cli("ana")
    await ana("menu", "list").expect(.ok, outputContains: "Tiramisù", errors: "")
    await ana.choose(["dish-tiramisu": 1])
    await ana.place().expect(.ok, errors: "")
  }

  @Test(arguments: [
    ("en", "does not allow it", "You are “ana”: check with recetas-cli whoami."),
    ("es", "no lo permite", "Tu usuario es «ana»: compruébalo con recetas-cli whoami."),
  ]) func `changes nothing that is everybody's`(language: String, says: String, advice: String) async throws {
    let shared = try await SharedStore()
    let (manager, ana) = (try shared.cli("eva", role: "manager", language), try shared.cli("ana", language))
    try await manager.haveMenu()
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
    ("en", "only managers can count everybody's orders and favorites"),
    ("es", "solo un gestor puede contar los pedidos y las favoritas de todos"),
  ]) func `is told how much there is of what everybody sees`(language: String, says: String) async throws {
    let shared = try await SharedStore()
    try await shared.cli("eva", role: "manager").haveMenu()
    let ana = try shared.cli("ana", language)
    await ana.choose(["dish-flan": 1])
    await ana("store", "info").expect(.ok, outputContains: says, errors: "")
    let info = try await ana("store", "info", "--json").document
    #expect(info["dishes"] == .number(3) && info["kinds"] == .number(2))
    #expect(["drafts", "placedOrders", "favorites"].allSatisfy { info[$0] == .missing })
  }

  @Test func `is nobody without a token that is theirs`() async throws {
    let shared = try await SharedStore()
    try await shared.cli("eva", role: "manager").haveMenu()
    let ana = try shared.cli("ana")
    ana.environment["FIRESTORE_USER"] = "eva"
    await ana("order", "add", "dish-flan").expect(.notAllowed, output: "", errorsContain: "You are “eva”")
  }
}

import TestSupport
import Testing

@testable import recetas_cli

/// The menu: 1 Paella, 2 Flan, 3 Piña.
@MainActor @Suite struct `Ordering by name, and with notes` {
  @Test(arguments: Stores.lasting)
  func `adds several dishes by name, row and id`(store: Stores) async throws {
    let cli = try await CLI.withMenu(store)
    _ = await cli("menu", "list")
    #expect(await cli("order", "add", "PAELLA", "piña", "2", "dish-flan", "--quantity", "2").code == .ok)
    let lines = try await cli("order", "show", "--json").document["order"]["lines"].items
    #expect(lines.map { $0["name"].text } == ["Paella", "Piña", "Flan"])
    #expect(lines.map { $0["quantity"] } == [.number(2), .number(2), .number(4)])
  }

  @Test(arguments: [
    (["Paella", "Tortilla"], ExitCode.noInput, "No dish on the menu is called “Tortilla”."),
    (["Paella", "dish-nada"], .noInput, "No dish on the menu is called “dish-nada”."), ([], .usage, "DISH"),
  ])
  func `adds nothing when one of them is not on the menu`(words: [String], code: ExitCode, says: String) async throws {
    let cli = try await CLI.withMenu()
    await cli.runUnchanged(["order", "add"] + words).expect(code, output: "", errorsContain: says)
  }

  @Test(arguments: Stores.lasting)
  func `keeps a note on the line, which is frozen with the order`(store: Stores) async throws {
    let cli = try await CLI.withMenu(store)
    await cli("order", "add", "Paella", "--note", " sin\tmarisco ").expect(
      .ok,
      output:
        "Your order\n\n   1    1 × €12.50  €12.50  Paella\n      “sin marisco”\n             Total  €12.50  1 dish\n")
    await cli("order", "set", "1", "+1").expect(
      .ok, outputContains: "   1    2 × €12.50  €25.00  Paella\n      “sin marisco”")
    #expect(await cli("order", "set", "1", "1", "--note", "sin sal").output.contains("“sin sal”"))
    let spanish = await cli("order", "show", "--lang", "es").output
    #expect(spanish.contains("«sin sal»") && !spanish.contains("“"))
    _ = await cli.place()
    let id = try #require(try await cli("order", "history", "--json").document["orders"][0]["id"].text)
    #expect(try await cli("order", "show", id, "--json").document["order"]["lines"][0]["note"] == .text("sin sal"))
    #expect(await cli("order", "again", id).output.contains("“sin sal”"))
    #expect(await cli("order", "set", "dish-paella", "--note", "").output.contains("“") == false)
    await cli("order", "set", "dish-paella").expect(.usage, errorsContain: "N|+N|-N")
    await cli("order", "set", "dish-flan", "--note", "x").expect(.noInput, errorsContain: "dish-flan")
    await cli("order", "add", "Flan", "--note", String(repeating: "x", count: 201))
      .expect(.data, errorsContain: "Note has 201 characters; the limit is 200.")
  }

  @Test(arguments: Stores.lasting)
  func `asks for a note on the screens`(store: Stores) async throws {
    let cli = try await CLI.withMenu(store, choosing: ["dish-flan": 1])
    let answer = await cli.session(
      ["2", "n 1", "sin caramelo", "n 1", "-", "n 1", "frío", "q"],
      tells: ["      “sin caramelo”", "Your order", "      “frío”"])
    #expect(answer.errors == "note:\nnote [sin caramelo] (- none):\nnote:\n")
  }
}

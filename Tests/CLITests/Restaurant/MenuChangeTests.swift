import TestSupport
import TestGroups
import Testing

@testable import recetas_cli

@MainActor @Suite struct `Changing the menu` {
  @Test(arguments: Stores.persistent)
  func `A dish can be added, edited and deleted`(store: Stores) async throws {
    let cli = try await CLI.withMenu(store)
    let added = await cli("menu", "add", "--name", " Arroz con leche ", "--kind", "Postres", "--price", "4,50 €")
    added.expect(.ok, output: "Added: Arroz con leche (dish-arroz-con-leche)\n")
    #expect(
      try await cli("menu", "list", "--json").document["sections"][1]["dishes"].items.map { $0["name"].text } == [
        "Arroz con leche", "Flan", "Piña",
      ])
    await cli("menu", "edit", "dish-arroz-con-leche", "--price", "4.75", "--description", "Con canela")
      .expect(.ok, output: "Saved: Arroz con leche\n")
    #expect(await cli("menu", "list", "--search", "canela").output.contains("€4.75  Arroz con leche"))
    await cli("menu", "edit", "2", "--name", "Arroz dulce").expect(.noInput, errorsContain: "2")
    _ = await cli("menu", "list")
    await cli("menu", "edit", "2", "--name", "Arroz dulce", "--json")
      .expect(.ok, outputContains: "dish-arroz-con-leche", "Arroz dulce")
    await cli("menu", "delete", "dish-arroz-con-leche", "--yes").expect(.ok, output: "Deleted: Arroz dulce\n")
    let untouched = try await CLI.withMenu(store)
    let before = await untouched("menu", "list").output
    #expect(await cli("menu", "list").output == before)
  }

  @Test(arguments: Stores.persistent)
  func `Deleting a dish requires confirmation`(store: Stores) async throws {
    let cli = try await CLI.withMenu(store)
    let asked = await cli.unchanged("menu", "delete", "dish-flan")
    asked.expect(.usage, output: "")
    #expect(asked.errors.hasPrefix("“Flan”, €3.05, will be taken off the menu.\n"))
    let refused = await cli.runUnchanged(["menu", "remove", "dish-flan"], ScriptedConsole(["no"], isTerminal: true))
    #expect(refused.code == .data)
    await cli.atTerminal("menu", "delete", "dish-flan", typing: ["y"]).expect(.ok, output: "Deleted: Flan\n")
    await cli("menu", "delete", "dish-flan", "--yes").expect(
      .noInput, errorsContain: "No dish on the menu is called “dish-flan”")
  }

  @Test(arguments: Stores.persistent, [[], ["--price", "3,05 €"], ["--name", " Flan "]])
  func `Editing a dish without changes writes nothing`(store: Stores, words: [String]) async throws {
    let cli = try await CLI.withMenu(store)
    await cli.runUnchanged(["menu", "edit", "dish-flan"] + words).expect(.ok, output: "Unchanged: Flan\n")
  }

  @Test(
    .group(.heavy),
    arguments: [
      (
        ["add"], "Name can't be empty. Section can't be empty. Price can't be empty.",
        "El nombre no puede estar vacío. La sección no puede estar vacía. El precio no puede estar vacío."
      ),
      (
        ["edit", "dish-flan", "--price", "gratis"], "Price: “gratis” is not an amount",
        "Precio: «gratis» no es un importe"
      ),
      (["edit", "dish-flan", "--price", "1,234"], "Price: at most 2 decimal places", "Precio: como mucho 2 decimales"),
      (["edit", "dish-flan", "--price", "-1"], "Price can't be negative.", "El precio no puede ser negativo."),
      (["edit", "dish-flan", "--name", "PINA"], "Already on the menu: Piña", "Ya está en la carta: Piña"),
      (
        ["add", "--name", "Piña", "--kind", "A", "--price", "1"], "Already on the menu: Piña",
        "Ya está en la carta: Piña"
      ),
    ])
  func `An invalid or duplicate dish is not saved`(words: [String], english: String, spanish: String) async throws {
    for (language, says) in [("en", english), ("es", spanish)] {
      let cli = try await CLI.withMenu(.standard, language)
      await cli.runUnchanged(["menu"] + words).expect(.data, output: "", errorsContain: says)
    }
  }

  @Test(arguments: Stores.persistent)
  func `After a dish is renamed, its old name is available again`(store: Stores) async throws {
    let cli = try await CLI.withMenu(store, choosing: ["dish-flan": 2])
    await cli("menu", "edit", "dish-flan", "--name", "Flan de la casa").expect(.ok)
    let differences = try await cli("order", "show", "--json").document["differences"]
    #expect(differences.items.map { $0["newName"].text } == ["Flan de la casa"])
    await cli("menu", "add", "--name", "flan", "--kind", "Postres", "--price", "1")
      .expect(.ok, outputContains: "dish-flan.2")
    await cli("order", "add", "FLAN", "flan de la CASA").expect(.ok)
    let order = try await cli("order", "show", "--json").document["order"]
    #expect(order["lines"].items.map { $0["dish"].text } == ["dish-flan", "dish-flan.2"])
    #expect(order["lines"].items.map { $0["quantity"].number } == [3, 1])
    await cli.unchanged("menu", "edit", "dish-flan", "--name", "Flan")
      .expect(.data, errorsContain: "Already on the menu: flan")
  }

  @Test(arguments: Stores.persistent)
  func `Placing an order reports the differences between the order and the edited menu`(store: Stores) async throws {
    let cli = try await CLI.withMenu(store, ordering: ["dish-flan": 1], choosing: ["dish-flan": 2, "dish-pina": 1])
    _ = await cli("menu", "edit", "dish-flan", "--price", "3.50")
    _ = await cli("menu", "delete", "dish-pina", "--yes")
    let shown = try await cli("order", "show", "--json").document
    #expect(shown["order"]["total"] == .euros(900))
    #expect(shown["differences"].items.map { $0["dish"].text } == ["dish-flan", "dish-pina"])
    #expect(try await cli("order", "history", "--json").document["orders"][0]["total"] == .euros(305))
    let refused = await cli.place()
    refused.expect(.data)
    for reported in ["Flan: was €3.05, now €3.50", "Piña: no longer on the menu"] {
      #expect((refused.output + refused.errors).contains(reported))
    }
  }
}

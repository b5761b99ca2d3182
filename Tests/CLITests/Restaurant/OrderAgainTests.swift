import Testing

@testable import recetas_cli

@MainActor @Suite struct `Ordering again` {
  /// One placed order: two Paella, one Flan.
  private func cli(_ store: Stores = .standard) async throws -> CLI {
    let cli = try await CLI.withMenu(store, ordering: ["dish-paella": 2, "dish-flan": 1])
    _ = await cli("order", "history")
    return cli
  }

  @Test(arguments: Stores.lasting)
  func `makes a new draft of the same lines`(store: Stores) async throws {
    let cli = try await cli(store)
    let again = try await cli("order", "again", "1", "--json").document
    #expect(again["differences"] == .array([]))
    #expect(again["order"]["lines"].items.map(\.["quantity"].number) == [2, 1])
    let old = try await cli("order", "history", "--json").document["orders"][0]["id"]
    #expect(again["order"]["id"] != old)
    #expect(try await cli("order", "show", "--json").document["order"] == again["order"])
    #expect(await cli.place().code == .ok)
    #expect(try await cli("order", "history", "--json").document["orders"].items.count == 2)
  }

  @Test(arguments: Stores.lasting)
  func `at other prices, or without what is gone, needs --yes, and tells both`(store: Stores) async throws {
    let cli = try await cli(store)
    try await cli.haveMenu(MenuFile.json(.init(name: "Paella", price: "14", kind: "Arroces")))
    let asked = await cli.unchanged("order", "again", "1")
    asked.expect(
      .data, output: "",
      errorsContain: "Paella: was €12.50, now €14.00; Flan: no longer on the menu. It would be 2 dishes, €28.00 now.",
      "--yes")
    let again = await cli("order", "again", "1", "--yes")
    #expect(again.code == .ok)
    #expect(again.lines.contains("  Paella: was €12.50, now €14.00"))
    #expect(again.lines.contains("  Flan: no longer on the menu"))
    #expect(again.output.contains("€28.00"))
    #expect(await cli.place().output.contains("2 dishes, €28.00"))
  }

  @Test func `at other prices asks at a terminal, and again when they change meanwhile`() async throws {
    let cli = try await cli()
    try await cli.haveMenu(MenuFile.json(.init(name: "Paella", price: "14")))
    let console = ScriptedConsole(["y", "yes"], isTerminal: true)
    console.before["y"] = { _ = try? await cli.haveMenu(MenuFile.json(.init(name: "Paella", price: "15"))) }
    let answer = await cli.run(["order", "again", "1"], console)
    answer.expect(
      .ok, outputContains: "€30.00",
      errorsContain: "It would be 2 dishes, €28.00 now. Continue?", "It would be 2 dishes, €30.00 now. Continue?")
  }

  @Test(arguments: Stores.lasting)
  func `of dishes that are all gone is refused`(store: Stores) async throws {
    let cli = try await cli(store)
    try await cli.haveMenu("[]")
    await cli.unchanged("order", "again", "1").expect(.data, errorsContain: "Flan: no longer on the menu")
  }

  @Test(arguments: Stores.lasting)
  func `mixes with no order that was begun, but fills one that is empty`(store: Stores) async throws {
    let cli = try await cli(store)
    _ = await cli("order", "add", "dish-pina")
    await cli.unchanged("order", "again", "1").expect(.data, errorsContain: "1 dish, €2.90")

    _ = await cli("order", "remove", "dish-pina")
    #expect(await cli("order", "again", "1").code == .ok)
  }

  @Test(arguments: ["order-nada", "9", "dish-flan"])
  func `needs an order that was placed`(id: String) async throws {
    try await cli()("order", "again", id).expect(.noInput, errorsContain: id)
  }
}

import Testing

@testable import recetas_cli

/// The draft: two Paella at 12.50, one Flan at 3.05. The menu of today: Paella at 14, no Flan.
@MainActor @Suite struct `A menu that changed under the order` {
  private func cli(_ store: Stores = .standard, _ language: String = "en") async throws -> CLI {
    let cli = try await CLI.withMenu(store, language, choosing: ["dish-paella": 2, "dish-flan": 1])
    try await cli.haveMenu(MenuFile.json(.init(name: "Paella", price: "14", kind: "Arroces")))
    return cli
  }

  @Test(arguments: Stores.lasting)
  func `stops the placing, with what is different`(store: Stores) async throws {
    let cli = try await cli(store)
    let answer = await cli.unchanged { await cli.place() }
    answer.expect(
      .data, output: "", errorsContain: "  Paella: was €12.50, now €14.00\n", "  Flan: no longer on the menu\n",
      "  Total: 2 dishes, €28.00\n",
      "--accept-changes")
  }

  @Test(arguments: Stores.lasting)
  func `is told to a program as data`(store: Stores) async throws {
    let error = try await cli(store).place("--json").errorDocument
    let expected: [JSON] = [
      .object(["dish": .text("dish-paella"), "name": .text("Paella"), "was": .euros(1250), "now": .euros(1400)]),
      .object(["dish": .text("dish-flan"), "name": .text("Flan"), "was": .euros(305)]),
    ]
    #expect(error["code"] == .number(65))
    #expect(error["differences"] == .array(expected))
    #expect(try await cli(store)("order", "show", "--json").document["differences"] == .array(expected))
  }

  @Test func `stops the placing when a dish was renamed, until that is accepted`() async throws {
    let cli = try await CLI.withMenu(.standard, "en", choosing: ["dish-paella": 2, "dish-flan": 1])
    await cli("menu", "edit", "Paella", "--name", "Fideuá").expect(.ok)
    let answer = await cli.unchanged { await cli.place() }
    answer.expect(.data, output: "", errorsContain: "  Paella: now called “Fideuá”\n", "--accept-changes")
    let differences = try await cli("order", "show", "--json").document["differences"]
    #expect(
      differences
        == .array([
          .object([
            "dish": .text("dish-paella"), "name": .text("Paella"), "newName": .text("Fideuá"), "was": .euros(1250),
            "now": .euros(1250),
          ])
        ]))
    await cli.place("--accept-changes").expect(.ok, outputContains: "Fideuá")
  }

  @Test(arguments: Stores.lasting)
  func `is agreed to with --accept-changes: present prices, and what is gone is dropped`(store: Stores) async throws {
    let cli = try await cli(store)
    let placed = await cli.place("--accept-changes")
    placed.expect(
      .ok, outputContains: "2 dishes, €28.00", "You accepted these changes:\n  Paella: was €12.50, now €14.00\n")
    #expect(!placed.output.contains("now costs"))
    let order = try await cli("order", "history", "--json").document["orders"][0]
    #expect(order["total"] == .euros(2800))
    #expect(order["units"] == .number(2))
  }

  @Test(arguments: Stores.lasting)
  func `so that nothing is left can't be agreed to`(store: Stores) async throws {
    let cli = try await cli(store)
    try await cli.haveMenu("[]")
    await cli.unchanged { await cli.place("--accept-changes") }.expect(.data)
  }

  @Test func `is remarked beside the lines`() async throws {
    let lines = try await cli(.standard, "es")("order", "show").lines
    #expect(lines[1].hasSuffix("Paella"))
    #expect(lines[2] == "      ahora cuesta 14,00\u{A0}€")
    #expect(lines[4] == "      ya no está en la carta")
    #expect(try await cli(.standard, "es").place().errors.contains("Paella: costaba 12,50\u{A0}€, ahora 14,00\u{A0}€"))
  }

  @Test func `only in words or descriptions stops nothing`() async throws {
    let cli = try await cli()
    try await cli.haveMenu(
      MenuFile.json(.init(name: "PAELLA", price: "12.5", kind: "B"), .init(name: "Flan", price: "3.050", kind: "C")))
    #expect(await cli.place().code == .ok)
  }

  @Test func `and back again stops nothing`() async throws {
    let cli = try await cli()
    try await cli.haveMenu()
    #expect(try await cli("order", "show", "--json").document["differences"] == .array([]))
    #expect(await cli.place().output.contains("3 dishes, €28.05"))
  }
}

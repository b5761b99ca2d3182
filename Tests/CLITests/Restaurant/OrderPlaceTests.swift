import TestGroups
import Testing

@testable import recetas_cli

@MainActor @Suite struct `Placing the order` {
  private func cli(_ store: Stores = .standard, _ language: String = "en") async throws -> CLI {
    try await CLI.withMenu(store, language, choosing: ["dish-flan": 2])
  }

  @Test(arguments: Stores.lasting)
  func `freezes it, stamps the date, leaves no draft and says that it is on its way`(store: Stores) async throws {
    let cli = try await cli(store)
    let draft = try await cli("order", "show", "--json").document["order"]
    let answer = await cli.place()
    answer.expect(
      .ok, outputContains: "Your order is on its way to Calle del Pez, 3: 2 dishes, €6.10.", "21 Nov 2026, 10:00")

    let placed = try await cli("order", "history", "--json").document["orders"][0]
    #expect(
      placed
        == .object([
          "id": draft["id"], "placedAt": .text("2026-11-21T10:00:00.000Z"), "address": .text("Calle del Pez, 3"),
          "phone": .text("915 55 12 34"), "total": .euros(610), "units": .number(2),
        ]))
    #expect(try await cli("order", "show", "--json").document["order"] == .null)
  }

  @Test func `Placing an order is confirmed in Spanish`() async throws {
    let answer = try await cli(.standard, "es").place()
    #expect(answer.output.contains("Tu pedido está en camino a Calle del Pez, 3: 2 platos, 6,10\u{A0}€."))
  }

  @Test(
    .group(.heavy),
    arguments: [
      [], ["--address", "Calle del Pez, 3"], ["--phone", "915 55 12 34"], ["--address", "", "--phone", "915 55 12 34"],
      ["--address", "Calle del Pez, 3", "--phone", " \t"],
    ])
  func `off a terminal needs the address and the number`(options: [String]) async throws {
    let cli = try await cli()
    await cli.runUnchanged(["order", "place"] + options, ScriptedConsole(["Calle", "915551234"]))
      .expect(.usage, errorsContain: "--address A --phone P")
  }

  @Test(arguments: [
    ["Calle del Pez, 3", "12"], ["Calle del Pez, 3", "teléfono"], ["Calle del Pez, 3", "1234567890123456"],
    [String(repeating: "ñ", count: 201), "915 55 12 34"],
  ])
  func `refuses an address or a number that is none`(delivery: [String]) async throws {
    let cli = try await cli()
    await cli.unchanged("order", "place", "--address", delivery[0], "--phone", delivery[1])
      .expect(.data, errorsContain: "Nothing was placed.")
  }

  @Test(arguments: Stores.allCases)
  func `of nothing is refused`(store: Stores) async throws {
    let cli = try CLI(store)
    #expect(await cli.place().code == .data)
    #expect(await cli.place("--accept-changes").errors.hasPrefix("There is nothing to place"))
  }

  @Test(arguments: Stores.lasting)
  func `of an order without lines is refused and keeps it`(store: Stores) async throws {
    let cli = try await cli(store)
    _ = await cli("order", "remove", "dish-flan")
    let answer = await cli.unchanged { await cli.place() }
    #expect(answer.code == .data)
    #expect(answer.errors.hasPrefix("There is nothing to place"))
  }
}

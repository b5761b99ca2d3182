import Entities
import Interfaces
import TestGroups
import Testing
import UseCases

@testable import recetas_cli

@MainActor @Suite struct `Placing an order from the command line` {
  private func cli(_ store: Stores = .standard, _ language: String = "en") async throws -> CLI {
    try await CLI.withMenu(store, language, choosing: ["dish-flan": 2])
  }

  @Test(arguments: Stores.persistent)
  func `Placing an order moves the order to the history, dates it and prints a confirmation`(store: Stores) async throws
  {
    let cli = try await cli(store)
    let draft = try await cli("order", "show", "--json").document["order"]
    let answer = await cli.place()
    answer.expect(
      .ok, outputContains: "Your order is on its way to Calle del Pez, 3: 2 dishes, €6.10.", "21 Nov 2026, 10:00")

    let placed: JSON = [
      "id": draft["id"], "placedAt": "2026-11-21T10:00:00.000Z", "address": "Calle del Pez, 3",
      "phone": "915 55 12 34", "total": .euros(610), "units": 2,
    ]
    #expect(try await cli("order", "history", "--json").document["orders"][0] == placed)
    #expect(try await cli("order", "show", "--json").document["order"] == .null)
  }

  @Test func `The confirmation of a placed order is in Spanish for a Spanish-speaking user`() async throws {
    let answer = try await cli(.standard, "es").place()
    #expect(answer.output.contains("Tu pedido está en camino a Calle del Pez, 3: 2 platos, 6,10\u{A0}€."))
  }

  @Test(
    .group(.heavy),
    arguments: [
      [], ["--address", "Calle del Pez, 3"], ["--phone", "915 55 12 34"], ["--address", "", "--phone", "915 55 12 34"],
      ["--address", "Calle del Pez, 3", "--phone", " \t"],
    ])
  func `Without a terminal, placing an order requires the address and the phone number`(options: [String]) async throws
  {
    let cli = try await cli()
    await cli.runUnchanged(["order", "place"] + options, ScriptedConsole(["Calle", "915551234"]))
      .expect(.usage, errorsContain: "--address A --phone P")
  }

  @Test(arguments: [
    ["Calle del Pez, 3", "12"], ["Calle del Pez, 3", "teléfono"], ["Calle del Pez, 3", "1234567890123456"],
    [String(repeating: "ñ", count: 201), "915 55 12 34"],
  ])
  func `An order with an invalid address or phone number is not placed`(delivery: [String]) async throws {
    let cli = try await cli()
    await cli.unchanged("order", "place", "--address", delivery[0], "--phone", delivery[1])
      .expect(.data, errorsContain: "The order was not placed.")
  }

  @Test(arguments: Stores.allCases)
  func `Placing an order that doesn't exist is refused`(store: Stores) async throws {
    let cli = try CLI(store)
    #expect(await cli.place().code == .data)
    #expect(await cli.place("--accept-changes").errors.hasPrefix("There is nothing to place"))
  }

  @Test(arguments: Stores.persistent)
  func `An order without lines can't be placed and stays unchanged`(store: Stores) async throws {
    let cli = try await cli(store)
    _ = await cli("order", "remove", "dish-flan")
    let answer = await cli.unchanged { await cli.place() }
    #expect(answer.code == .data)
    #expect(answer.errors.hasPrefix("There is nothing to place"))
  }
}

/// The draft contains two Paella at €12.50 and one Flan at €3.05. The current menu contains Paella at €14 and no Flan.
@MainActor @Suite struct `Placing an order after the menu changed` {
  private func cli(_ store: Stores = .standard, _ language: String = "en") async throws -> CLI {
    let cli = try await CLI.withMenu(store, language, choosing: ["dish-paella": 2, "dish-flan": 1])
    try await cli.setMenu(MenuFile.json(.init(name: "Paella", price: "14", kind: "Arroces")))
    return cli
  }

  @Test(arguments: Stores.persistent)
  func `The error for an order that no longer matches the menu lists the differences`(store: Stores) async throws {
    let cli = try await cli(store)
    let answer = await cli.unchanged { await cli.place() }
    answer.expect(
      .data, output: "", errorsContain: "  Paella: was €12.50, now €14.00\n", "  Flan: no longer on the menu\n",
      "  Total: 2 dishes, €28.00\n",
      "--accept-changes")
  }

  @Test(arguments: Stores.persistent)
  func `The JSON document of an order contains the order's differences from the menu`(store: Stores) async throws {
    let error = try await cli(store).place("--json").errorDocument
    let expected: JSON = [
      ["dish": "dish-paella", "name": "Paella", "was": .euros(1250), "now": .euros(1400)],
      ["dish": "dish-flan", "name": "Flan", "was": .euros(305)],
    ]
    #expect(error["code"] == 65)
    #expect(error["differences"] == expected)
    #expect(try await cli(store)("order", "show", "--json").document["differences"] == expected)
  }

  @Test func `The new name of a renamed dish must be accepted before an order is placed`() async throws {
    let cli = try await CLI.withMenu(.standard, "en", choosing: ["dish-paella": 2, "dish-flan": 1])
    await cli("menu", "edit", "Paella", "--name", "Fideuá").expect(.ok)
    let answer = await cli.unchanged { await cli.place() }
    answer.expect(.data, output: "", errorsContain: "  Paella: now called “Fideuá”\n", "--accept-changes")
    let renamed: JSON = [
      "dish": "dish-paella", "name": "Paella", "newName": "Fideuá", "was": .euros(1250), "now": .euros(1250),
    ]
    #expect(try await cli("order", "show", "--json").document["differences"] == [renamed])
    await cli.place("--accept-changes").expect(.ok, outputContains: "Fideuá")
  }

  @Test(arguments: Stores.persistent)
  func `Accepting menu changes updates an order's prices and drops dishes missing from the menu`(store: Stores)
    async throws
  {
    let cli = try await cli(store)
    let placed = await cli.place("--accept-changes")
    placed.expect(
      .ok, outputContains: "2 dishes, €28.00", "You accepted these changes:\n  Paella: was €12.50, now €14.00\n")
    #expect(!placed.output.contains("now costs"))
    let order = try await cli("order", "history", "--json").document["orders"][0]
    #expect(order["total"] == .euros(2800))
    #expect(order["units"] == 2)
  }

  @Test(arguments: Stores.persistent)
  func `An order whose dishes are all unavailable can't be placed even if changes are accepted`(store: Stores)
    async throws
  {
    let cli = try await cli(store)
    try await cli.setMenu("[]")
    await cli.unchanged { await cli.place("--accept-changes") }.expect(.data)
  }

  @Test func `An order's differences from the menu are shown next to the order's lines`() async throws {
    let lines = try await cli(.standard, "es")("order", "show").lines
    #expect(lines[1].hasSuffix("Paella"))
    #expect(lines[2] == "      ahora cuesta 14,00\u{A0}€")
    #expect(lines[4] == "      ya no está en la carta")
    #expect(try await cli(.standard, "es").place().errors.contains("Paella: costaba 12,50\u{A0}€, ahora 14,00\u{A0}€"))
  }

  @Test func `A changed description or capitalization of a dish doesn't prevent placing an order`() async throws {
    let cli = try await cli()
    try await cli.setMenu(
      MenuFile.json(.init(name: "PAELLA", price: "12.5", kind: "B"), .init(name: "Flan", price: "3.050", kind: "C")))
    #expect(await cli.place().code == .ok)
  }

  @Test func `An order can be placed if a change to the menu has been undone`() async throws {
    let cli = try await cli()
    try await cli.setMenu()
    #expect(try await cli("order", "show", "--json").document["differences"] == [])
    #expect(await cli.place().output.contains("3 dishes, €28.05"))
  }
}

@MainActor @Suite struct `Placing an order a second time` {
  @Test(arguments: Stores.persistent)
  func `If the response to placing an order was lost, a second attempt returns the placed order`(store: Stores)
    async throws
  {
    let cli = try await CLI.withMenu(store, choosing: ["dish-flan": 1])
    let settings = Settings(environment: cli.environment)
    let texts = settings.texts(language: .english)
    let kit = try Kit(GlobalOptions(store: cli.location), settings, texts)
    let draft = try #require(try await kit.store.draft(of: kit.user))
    await cli.place()
    let (placed, before) = (try await kit.store.placedOrder(draft.id, of: kit.user), await cli.dump())

    // The client didn't receive the response to its first request, and sends the request again.
    let delivery = try Delivery(typed: "Calle del Pez, 3", phone: "915 55 12 34", in: texts)
    let again = try await kit.restaurant.placeOrder(CurrentOrder(order: draft), delivery: delivery)
    #expect(again == placed)
    #expect(again.placement.date == cli.now)
    let other = try Delivery(typed: "Otra calle, 5", phone: "915 55 12 34", in: texts)
    await #expect(throws: PlaceOrderError.alreadyPlaced(placed)) {
      try await kit.restaurant.placeOrder(CurrentOrder(order: draft), delivery: other)
    }
    #expect(await cli.dump() == before)
  }

  @Test(arguments: Stores.persistent)
  func `Placing an order that has already been placed is an error`(store: Stores) async throws {
    let cli = try await CLI.withMenu(store, ordering: ["dish-flan": 1])
    await cli.unchanged { await cli.place() }.expect(.data)
  }
}

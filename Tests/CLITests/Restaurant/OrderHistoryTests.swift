import TestGroups
import TestSupport
import Testing

@testable import recetas_cli

@MainActor @Suite struct `The order history` {
  /// Returns a program with one placed order for each of these quantities of Flan, a day apart.
  private func cli(_ store: Stores = .standard, placing quantities: [Int]) async throws -> CLI {
    let cli = try await CLI.withMenu(store)
    for quantity in quantities {
      await cli.order(["dish-flan": quantity])
      cli.wait(86_400)
    }
    return cli
  }

  @Test(arguments: Stores.persistent)
  func `The order history lists orders from newest to oldest with date, total and dish count`(store: Stores)
    async throws
  {
    let cli = try await cli(store, placing: [1, 2, 3])
    let orders = try await cli("order", "history", "--json").document["orders"].items
    #expect(orders.map(\.["units"].number) == [3, 2, 1])
    #expect(orders.map(\.["total"]) == [.euros(915), .euros(610), .euros(305)])

    let lines = await cli("order", "history").lines
    let ids = orders.compactMap(\.["id"].text)
    #expect(
      lines == [
        "Past orders", "   1  23 Nov 2026, 10:00  €9.15  3 dishes  \(ids[0])",
        "   2  22 Nov 2026, 10:00  €6.10  2 dishes  \(ids[1])", "   3  21 Nov 2026, 10:00  €3.05  1 dish  \(ids[2])",
      ])
  }

  @Test(arguments: Stores.persistent)
  func `If several placed orders have the same date, the one placed last is listed first`(store: Stores) async throws {
    let cli = try await cli(store, placing: [])
    for (quantity, leap) in [(1, 0.0), (2, 0), (3, -3600), (4, 7200)] {
      cli.wait(leap)
      _ = await cli("order", "add", "dish-flan", "--quantity", "\(quantity)")
      await cli.place()
    }
    let orders = try await cli("order", "history", "--json").document["orders"].items
    #expect(orders.map(\.["units"].number) == [4, 2, 1, 3])
  }

  @Test(arguments: Stores.persistent)
  func `Row numbers continue across the pages of the order history`(store: Stores) async throws {
    let cli = try await cli(store, placing: [1, 2, 3])
    let page = await cli("order", "history", "--offset", "1", "--limit", "1")
    #expect(page.lines[1].hasPrefix("   2  22 Nov 2026"))
    #expect(page.lines.last == "  --offset 2 --limit 1")
    #expect(await cli("order", "show", "2").output.contains("2 × €3.05"))
    #expect(await cli("order", "show", "1").code == .noInput)

    #expect(try await cli("order", "history", "--limit", "2", "--json").document["hasMore"] == true)
    let document = try await cli("order", "history", "--offset", "2", "--limit", "1", "--json").document
    #expect(document["hasMore"] == false)
    #expect(document["orders"].items.map(\.["units"].number) == [1])
    #expect(await cli("order", "history", "--offset", "3").output == "No rows in that range.\n")
  }

  @Test(arguments: Stores.persistent)
  func `A placed order can be shown by its row number or its id`(store: Stores) async throws {
    let cli = try await cli(store, placing: [1, 2])
    _ = await cli("order", "history")
    let byRow = await cli("order", "show", "2")
    let id = try #require(try await cli("order", "history", "--json").document["orders"][1]["id"].text)
    #expect(byRow.output == (await cli("order", "show", id).output))
    #expect(
      byRow.lines == [
        "Order \(id)", "21 Nov 2026, 10:00", "Address: Calle del Pez, 3", "Telephone: 915 55 12 34",
        "        1 × €3.05  €3.05  Flan", "            Total  €3.05  1 dish",
      ])
  }

  @Test(.group(.heavy), arguments: Stores.persistent)
  func `Placed orders don't change when the menu is edited, emptied or imported again`(store: Stores) async throws {
    let cli = try await cli(store, placing: [1, 2])
    _ = await cli("order", "history")
    let words = [["order", "history"], ["order", "show", "1"], ["order", "show", "2", "--json"]]
    var before: [String] = []
    for command in words { before.append(await cli.run(command).output) }
    let users = try await cli("store", "dump").document["users"]

    for menu in [MenuFile.json(.init(name: "FLAN", description: "De bote", price: "99", kind: "X")), "[]"] {
      try await cli.setMenu(menu)
      for (command, output) in zip(words, before) {
        #expect(await cli.run(command).output == output)
      }
      #expect(try await cli("store", "dump").document["users"] == users)
    }
  }

  @Test func `The message for an empty order history is available in English and in Spanish`() async throws {
    #expect(try await CLI()("order", "history").output == "Nothing ordered yet.\n")
    #expect(try await CLI(.standard, "es")("order", "history").output == "Aún no has hecho ningún pedido.\n")
  }

  @Test func `The order history contains only placed orders`() async throws {
    let cli = try await cli(placing: [])
    _ = await cli("order", "add", "dish-flan")
    let draft = try #require(try await cli("order", "show", "--json").document["order"]["id"].text)
    for id in [draft, "order-nada", "7", "dish-flan"] {
      await cli("order", "show", id).expect(.noInput, errorsContain: id)
    }
  }
}

@MainActor @Suite struct `Filtering the order history` {
  /// Returns a program with three orders: one Flan on the 21st, two Paella on the 22nd, and one Flan with one Piña on the 23rd.
  private func cli(_ store: Stores = .standard, _ language: String = "en") async throws -> CLI {
    let cli = try await CLI.withMenu(store, language)
    for dishes in [["dish-flan": 1], ["dish-paella": 2], ["dish-flan": 1, "dish-pina": 1]]
      as [KeyValuePairs<String, Int>]
    {
      await cli.order(dishes)
      cli.wait(86_400)
    }
    return cli
  }

  private func units(_ cli: CLI, _ words: String...) async throws -> [Int?] {
    let answer = await cli.run(["order", "history", "--json"] + words, ScriptedConsole())
    return try answer.document["orders"].items.map(\.["total"]["minorUnits"].number)
  }

  @Test(arguments: Stores.persistent)
  func `The order history can be filtered by dish, by address and by a range of days`(store: Stores) async throws {
    let cli = try await cli(store)
    #expect(try await units(cli) == [595, 2500, 305])
    #expect(try await units(cli, "--since", "2026-11-22") == [595, 2500])
    #expect(try await units(cli, "--until", "2026-11-22") == [2500, 305])
    #expect(try await units(cli, "--search", "FLÁN") == [595, 305])
    #expect(try await units(cli, "--search", "flan", "--limit", "1", "--offset", "1") == [305])
    #expect(try await units(cli, "--search", "del pez", "--since", "2026-11-23", "--until", "2026-11-23") == [595])
    #expect(await cli("order", "history", "--search", "flan").output.hasPrefix("Past orders: “flan”\n"))
    let placed = try await cli.run(["order", "history", "--json", "--limit", "1"], ScriptedConsole()).document["orders"]
    let id = try #require(placed.items.first?["id"].text)
    #expect(try await units(cli, "--search", id) == [595])
    #expect(try await units(cli, "--search", "915551234 piña") == [595])
    await cli("order", "history", "--search", "sushi")
      .expect(.ok, output: "No order matches “sushi”. Searched dishes, notes, address, telephone and id.\n")
    await cli("order", "history", "--until", "2026-11-20").expect(.ok, output: "No orders match.\n")
    await cli("order", "history", "--since", "ayer").expect(.usage, errorsContain: "Invalid date “ayer”.")
  }

  @Test(arguments: Stores.persistent)
  func `The order history can be printed as a CSV table for a spreadsheet`(store: Stores) async throws {
    let cli = try await cli(store)
    let lines = await cli("order", "history", "--csv", "--search", "paella").lines
    try #require(lines.count == 2)
    #expect(lines[0] == "id,placedAt,localTime,units,total,currency,dishes,address,phone")
    #expect(
      lines[1].hasSuffix(
        ",2026-11-22T10:00:00.000Z,2026-11-22 10:00:00,2,25.00,EUR,2 × Paella,\"Calle del Pez, 3\",915 55 12 34"))
    _ = await cli("order", "add", "dish-flan")
    _ = await cli("order", "place", "--address", "Bar \"El Oso\"", "--phone", "600")
    #expect(await cli("order", "history", "--csv", "--limit", "1").output.contains(",\"Bar \"\"El Oso\"\"\",600\n"))
  }

  @Test func `The order history table contains the dishes, notes and local time of each order`() async throws {
    let cli = try await CLI.withMenu()
    cli.utcOffset = { _ in 3600 }
    _ = await cli("order", "add", "dish-flan", "--quantity", "2", "--note", "sin nata")
    _ = await cli("order", "add", "dish-pina")
    _ = await cli("order", "place", "--address", "=Calle", "--phone", "+34 600")
    let row = try #require(await cli("order", "history", "--csv").lines.last)
    let dishes = "\"2 × Flan (sin nata); 1 × Piña\""
    #expect(row.hasSuffix("T10:00:00.000Z,2026-11-21 11:00:00,3,9.00,EUR,\(dishes),'=Calle,'+34 600"))
  }

  @Test(.group(.heavy)) func `The order history table contains all orders unless a limit is specified`() async throws {
    let cli = try await CLI.withMenu()
    for _ in 1...101 { await cli.order(["dish-flan": 1]) }
    let orders = try await cli("order", "history", "--json", "--limit", "200").document["orders"].items
    func table(_ words: String...) async -> [String] {
      await cli.run(["order", "history", "--csv"] + words).lines.dropFirst().map { String($0.prefix { $0 != "," }) }
    }
    let ids = orders.compactMap(\.["id"].text)
    #expect(ids.count == 101)
    #expect(await table() == ids)
    #expect(await table("--offset", "99") == Array(ids[99...]))
    #expect(await table("--limit", "100") == Array(ids[..<100]))
    #expect(await table("--limit", "1", "--offset", "100") == Array(ids[100...]))
  }

  @Test(arguments: ["es", "en"]) func `The order history can't be printed as a table and as JSON at the same time`(
    language: String
  ) async throws {
    let cli = try CLI(.standard, language)
    await cli("order", "history", "--csv", "--json").expect(.usage, output: "", errorsContain: "--csv", "--json")
  }

  @Test func `The order history can be searched on its screen in interactive mode`() async throws {
    let cli = try await cli(.standard, "es")
    await cli.session(
      ["3", "/paella", "/sushi", "q"],
      tells: [
        "Pedidos anteriores: «paella»", "25,00\u{A0}€", "Ningún pedido coincide con «sushi».",
      ])
  }
}

@MainActor @Suite struct `Repeating an order` {
  /// Returns a program with one placed order of two Paella and one Flan.
  private func cli(_ store: Stores = .standard) async throws -> CLI {
    let cli = try await CLI.withMenu(store, ordering: ["dish-paella": 2, "dish-flan": 1])
    _ = await cli("order", "history")
    return cli
  }

  @Test(arguments: Stores.persistent)
  func `Repeating an order creates a draft with the lines of the repeated order`(store: Stores) async throws {
    let cli = try await cli(store)
    let again = try await cli("order", "again", "1", "--json").document
    #expect(again["differences"] == [])
    #expect(again["order"]["lines"].items.map(\.["quantity"].number) == [2, 1])
    let old = try await cli("order", "history", "--json").document["orders"][0]["id"]
    #expect(again["order"]["id"] != old)
    #expect(try await cli("order", "show", "--json").document["order"] == again["order"])
    #expect(await cli.place().code == .ok)
    #expect(try await cli("order", "history", "--json").document["orders"].items.count == 2)
  }

  @Test(arguments: Stores.persistent)
  func `Repeating an order requires confirmation if prices have changed or dishes are missing`(store: Stores)
    async throws
  {
    let cli = try await cli(store)
    try await cli.setMenu(MenuFile.json(.init(name: "Paella", price: "14", kind: "Arroces")))
    let asked = await cli.unchanged("order", "again", "1")
    asked.expect(
      .data, output: "",
      errorsContain: "Paella: was €12.50, now €14.00; Flan: no longer on the menu. It would now be 2 dishes, €28.00.",
      "--yes")
    let again = await cli("order", "again", "1", "--yes")
    #expect(again.code == .ok)
    #expect(again.lines.contains("  Paella: was €12.50, now €14.00"))
    #expect(again.lines.contains("  Flan: no longer on the menu"))
    #expect(again.output.contains("€28.00"))
    #expect(await cli.place().output.contains("2 dishes, €28.00"))
  }

  @Test func `Repeating an order asks again if prices change while the question is shown`() async throws {
    let cli = try await cli()
    try await cli.setMenu(MenuFile.json(.init(name: "Paella", price: "14")))
    let console = ScriptedConsole(["y", "yes"], isTerminal: true)
    console.before["y"] = { _ = try? await cli.setMenu(MenuFile.json(.init(name: "Paella", price: "15"))) }
    let answer = await cli.run(["order", "again", "1"], console)
    answer.expect(
      .ok, outputContains: "€30.00",
      errorsContain: "It would now be 2 dishes, €28.00. Continue?", "It would now be 2 dishes, €30.00. Continue?")
  }

  @Test(arguments: Stores.persistent)
  func `Repeating an order is refused if the menu no longer contains any of its dishes`(store: Stores) async throws {
    let cli = try await cli(store)
    try await cli.setMenu("[]")
    await cli.unchanged("order", "again", "1").expect(.data, errorsContain: "Flan: no longer on the menu")
  }

  @Test(arguments: Stores.persistent)
  func `Repeating an order is refused if there is already a draft with dishes`(store: Stores) async throws {
    let cli = try await cli(store)
    _ = await cli("order", "add", "dish-pina")
    await cli.unchanged("order", "again", "1").expect(.data, errorsContain: "1 dish, €2.90")

    _ = await cli("order", "remove", "dish-pina")
    #expect(await cli("order", "again", "1").code == .ok)
  }

  @Test(arguments: ["order-nada", "9", "dish-flan"])
  func `Only a placed order can be repeated`(id: String) async throws {
    try await cli()("order", "again", id).expect(.noInput, errorsContain: id)
  }
}

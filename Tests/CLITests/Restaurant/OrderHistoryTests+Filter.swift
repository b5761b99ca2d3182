import TestSupport
import TestGroups
import Testing

@testable import recetas_cli

@MainActor @Suite struct `The history, filtered` {
  /// Flan on the 21st, two Paella on the 22nd, Flan and Piña on the 23rd.
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

  @Test(arguments: Stores.lasting)
  func `by days, both included, and by dishes and addresses`(store: Stores) async throws {
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
      .expect(.ok, output: "No order contains “sushi”. Searched dishes, notes, address, telephone and id.\n")
    await cli("order", "history", "--until", "2026-11-20").expect(.ok, output: "No orders match.\n")
    await cli("order", "history", "--since", "ayer").expect(.usage, errorsContain: "Invalid date “ayer”.")
  }

  @Test(arguments: Stores.lasting)
  func `as a table for a spreadsheet`(store: Stores) async throws {
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

  @Test func `The table of the history has the dishes and notes of each order, and the user's time`() async throws {
    let cli = try await CLI.withMenu()
    cli.utcOffset = { _ in 3600 }
    _ = await cli("order", "add", "dish-flan", "--quantity", "2", "--note", "sin nata")
    _ = await cli("order", "add", "dish-pina")
    _ = await cli("order", "place", "--address", "=Calle", "--phone", "+34 600")
    let row = try #require(await cli("order", "history", "--csv").lines.last)
    let dishes = "\"2 × Flan (sin nata); 1 × Piña\""
    #expect(row.hasSuffix("T10:00:00.000Z,2026-11-21 11:00:00,3,9.00,EUR,\(dishes),'=Calle,'+34 600"))
  }

  @Test(.group(.heavy)) func `as a table is whole, unless it is said how long it may be`() async throws {
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

  @Test(arguments: ["es", "en"]) func `as a table is no JSON`(language: String) async throws {
    let cli = try CLI(.standard, language)
    await cli("order", "history", "--csv", "--json").expect(.usage, output: "", errorsContain: "--csv", "--json")
  }

  @Test func `is searched on the screen, too`() async throws {
    let cli = try await cli(.standard, "es")
    await cli.session(
      ["3", "/paella", "/sushi", "q"],
      tells: [
        "Pedidos anteriores: «paella»", "25,00\u{A0}€", "Ningún pedido contiene «sushi».",
      ])
  }
}

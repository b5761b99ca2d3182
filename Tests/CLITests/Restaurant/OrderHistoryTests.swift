import TestGroups
import Testing

@testable import recetas_cli

@MainActor @Suite struct `The history` {
  /// Places one order after the other, of so many Flan, a day apart.
  private func cli(_ store: Stores = .standard, placing quantities: [Int]) async throws -> CLI {
    let cli = try await CLI.withMenu(store)
    for quantity in quantities {
      await cli.order(["dish-flan": quantity])
      cli.wait(86_400)
    }
    return cli
  }

  @Test(arguments: Stores.lasting)
  func `shows the newest first, with date, total and pieces`(store: Stores) async throws {
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

  @Test(arguments: Stores.lasting)
  func `of the same instant begins with the one placed last, whatever the clock did`(store: Stores) async throws {
    let cli = try await cli(store, placing: [])
    for (quantity, leap) in [(1, 0.0), (2, 0), (3, -3600), (4, 7200)] {
      cli.wait(leap)
      _ = await cli("order", "add", "dish-flan", "--quantity", "\(quantity)")
      await cli.place()
    }
    let orders = try await cli("order", "history", "--json").document["orders"].items
    #expect(orders.map(\.["units"].number) == [4, 2, 1, 3])
  }

  @Test(arguments: Stores.lasting)
  func `comes in pages whose numbers go on`(store: Stores) async throws {
    let cli = try await cli(store, placing: [1, 2, 3])
    let page = await cli("order", "history", "--offset", "1", "--limit", "1")
    #expect(page.lines[1].hasPrefix("   2  22 Nov 2026"))
    #expect(page.lines.last == "  --offset 2 --limit 1")
    #expect(await cli("order", "show", "2").output.contains("2 × €3.05"))
    #expect(await cli("order", "show", "1").code == .noInput)

    #expect(try await cli("order", "history", "--limit", "2", "--json").document["hasMore"] == .bool(true))
    let document = try await cli("order", "history", "--offset", "2", "--limit", "1", "--json").document
    #expect(document["hasMore"] == .bool(false))
    #expect(document["orders"].items.map(\.["units"].number) == [1])
    #expect(await cli("order", "history", "--offset", "3").output == "No rows in that range.\n")
  }

  @Test(arguments: Stores.lasting)
  func `shows one order whole, by its row or its id`(store: Stores) async throws {
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

  @Test(.group(.heavy), arguments: Stores.lasting)
  func `stays the same to the byte when the menu is edited, emptied or reimported`(store: Stores) async throws {
    let cli = try await cli(store, placing: [1, 2])
    _ = await cli("order", "history")
    let words = [["order", "history"], ["order", "show", "1"], ["order", "show", "2", "--json"]]
    var before: [String] = []
    for command in words { before.append(await cli.run(command).output) }
    let users = try await cli("store", "dump").document["users"]

    for menu in [MenuFile.json(.init(name: "FLAN", description: "De bote", price: "99", kind: "X")), "[]"] {
      try await cli.haveMenu(menu)
      for (command, output) in zip(words, before) {
        #expect(await cli.run(command).output == output)
      }
      #expect(try await cli("store", "dump").document["users"] == users)
    }
  }

  @Test func `is empty at first, in either language`() async throws {
    #expect(try await CLI()("order", "history").output == "Nothing ordered yet.\n")
    #expect(try await CLI(.standard, "es")("order", "history").output == "Aún no has hecho ningún pedido.\n")
  }

  @Test func `has no drafts in it, and nothing that was never placed`() async throws {
    let cli = try await cli(placing: [])
    _ = await cli("order", "add", "dish-flan")
    let draft = try #require(try await cli("order", "show", "--json").document["order"]["id"].text)
    for id in [draft, "order-nada", "7", "dish-flan"] {
      await cli("order", "show", id).expect(.noInput, errorsContain: id)
    }
  }
}

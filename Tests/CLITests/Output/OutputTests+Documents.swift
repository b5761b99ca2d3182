import TestSupport
import Testing

@testable import recetas_cli

@MainActor @Suite struct `The document of a command` {
  private let dish = ["description", "id", "kind", "name", "price"]
  private let draft = ["id", "lines", "total", "units"]
  private let line = ["dish", "name", "quantity", "total", "unitPrice"]
  private let placed = ["address", "id", "lines", "phone", "placedAt", "total", "units"]
  private let summary = ["address", "id", "phone", "placedAt", "total", "units"]

  /// One order placed, one begun: a Flan each.
  private func cli(_ store: Stores) async throws -> CLI {
    try await CLI.withMenu(store, ordering: ["dish-flan": 1], choosing: ["dish-flan": 1])
  }

  private func document(_ cli: CLI, _ words: String...) async throws -> JSON {
    let answer = await cli.run(words + ["--json"])
    answer.expect(.ok, errors: "")
    #expect(answer.output.hasSuffix("}\n"))
    return try answer.document
  }

  @Test(arguments: Stores.lasting)
  func `of the overview has store, user, counts, draft and last order`(store: Stores) async throws {
    let cli = try await cli(store)
    let overview = try await document(cli)
    #expect(
      overview.keys == [
        "beers", "dishes", "favorites", "kinds", "lastOrder", "manufacturers", "order", "places", "recipes", "store",
        "user",
      ])
    #expect(overview["store"] == .text(cli.location))
    #expect(overview["user"] == .text("local"))
    #expect(overview["order"].keys == draft)
    #expect(overview["lastOrder"].keys == summary)
    #expect([overview["dishes"], overview["kinds"]] == [.number(3), .number(2)])
  }

  @Test(arguments: Stores.allCases)
  func `of the menu has sections of dishes, and the page`(store: Stores) async throws {
    let menu = try await document(try CLI(store), "menu", "list")
    #expect(menu.keys == ["hasMore", "limit", "offset", "samples", "sections"])
    #expect(menu["sections"][0].keys == ["dishes", "kind"])
    #expect(menu["sections"].items.flatMap(\.["dishes"].items).allSatisfy { $0.keys == dish })
    #expect(menu["sections"][0]["dishes"][0]["price"] == .euros(1090))
  }

  @Test(arguments: Stores.allCases)
  func `of an import has the numbers, repairs and problems`(store: Stores) async throws {
    let cli = try CLI(store)
    let report = try await document(cli, "menu", "import", try cli.folder.file("menu.json", MenuFile.small))
    #expect(
      report.keys == [
        "accepted", "changed", "isDryRun", "new", "problemCount", "problems", "records", "rejected", "repairCount",
        "repaired", "repairs", "unchanged",
      ])
  }

  @Test(arguments: Stores.lasting)
  func `of the order is the same whatever was done with it`(store: Stores) async throws {
    let cli = try await cli(store)
    for words in [["show"], ["add", "dish-flan"], ["set", "dish-flan", "+1"], ["remove", "dish-flan"]] {
      let answer = try await cli.run(["order"] + words + ["--json"]).document
      #expect(answer.keys == ["differences", "order"])
      #expect(answer["order"].keys == draft)
      #expect(answer["order"]["lines"].items.allSatisfy { $0.keys == line })
    }
    let again = await cli("order", "again", await lastID(cli), "--json")
    #expect(try again.document["order"].keys == draft)
    #expect(try again.document["order"]["lines"][0]["unitPrice"] == .euros(305))

    let order = try await cli.place("--json").document
    #expect(order.keys == ["differences", "order"])
    #expect(order["order"].keys == placed)
    #expect(order["order"] == (try await document(cli, "order", "show", await lastID(cli))["order"]))
    _ = await cli("order", "add", "dish-flan")
    #expect(try await document(cli, "order", "cancel", "--yes").keys == ["cancelled"])
  }

  @Test(arguments: Stores.lasting)
  func `of the history has summaries, and the page`(store: Stores) async throws {
    let history = try await document(try await cli(store), "order", "history")
    #expect(history.keys == ["hasMore", "limit", "offset", "orders"])
    #expect(history["orders"].items.map(\.keys) == [summary])
  }

  @Test(arguments: Stores.lasting)
  func `of the store has place, size and counts, and after a reset none`(store: Stores) async throws {
    let cli = try await cli(store)
    let keys = [
      "beers", "bytes", "dishes", "drafts", "favorites", "kinds", "manufacturers", "pictures", "placedOrders", "places",
      "recipes", "reviews", "samples", "seeded", "store",
    ]
    #expect(try await document(cli, "store", "info").keys == keys)
    let reset = try await document(cli, "store", "reset", "--yes")
    #expect(reset.keys == keys)
    #expect(
      keys.filter { !["bytes", "pictures", "samples", "seeded", "store"].contains($0) }
        .allSatisfy { reset[$0].number == 0 })
  }

  private func lastID(_ cli: CLI) async -> String {
    (try? await cli("order", "history", "--json").document["orders"][0]["id"].text) ?? ""
  }
}

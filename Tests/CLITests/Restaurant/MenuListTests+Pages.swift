import Testing

@testable import recetas_cli

@MainActor @Suite struct `A page of the menu` {
  @Test(arguments: Stores.allCases)
  func `begins at the offset, ends at the limit and says that more follows`(store: Stores) async throws {
    let cli = try CLI(store)
    let whole = try await cli("menu", "list", "--json").document
    let page = try await cli("menu", "list", "--offset", "5", "--limit", "4", "--json").document

    let names = { (menu: JSON) in menu["sections"].items.flatMap(\.["dishes"].items).map(\.["name"].text) }
    #expect(names(page) == Array(names(whole)[5..<9]))
    #expect(page["offset"] == .number(5))
    #expect(page["limit"] == .number(4))
    #expect(page["hasMore"] == .bool(true))
    #expect(whole["hasMore"] == .bool(false))
    #expect(whole["limit"] == .number(50))
  }

  @Test func `tells the options of the next one, which leads to the end`() async throws {
    let cli = try CLI()
    #expect(await cli("menu", "list", "--limit", "15").lines.last == "  --offset 15 --limit 15")
    #expect(await cli("menu", "list", "--limit", "15", "--offset", "15").lines.last == "  --offset 30 --limit 15")
    #expect(await cli("menu", "list", "--limit", "15", "--offset", "30").lines.last?.contains("--offset") == false)
  }

  @Test(arguments: Stores.allCases, ["40", "1000", "9223372036854775807"])
  func `past the end is empty and no failure`(store: Stores, offset: String) async throws {
    let cli = try CLI(store)
    await cli("menu", "list", "--offset", offset).expect(.ok, output: "No rows in that range.\n")
    #expect(try await cli("menu", "list", "--offset", offset, "--json").document["sections"] == .array([]))
  }

  @Test(arguments: Stores.allCases)
  func `may be as long as anybody can say`(store: Stores) async throws {
    let page = try await CLI(store)("menu", "list", "--offset", "1", "--limit", "9223372036854775807", "--json")
    #expect(try page.document.dishCount == 39)
  }

  @Test func `is searched before it is cut`() async throws {
    let cli = try CLI()
    let page = try await cli("menu", "list", "--search", "pizza", "--limit", "2", "--offset", "1", "--json").document
    #expect(
      page["sections"].items.flatMap(\.["dishes"].items).map(\.["name"].text) == [
        "Pizza all'ortolana", "Pizza alla diavola",
      ])
  }

  @Test(arguments: ["-1", "abc", "1.5", "9223372036854775808", ""], ["--limit", "--offset"])
  func `needs whole numbers from zero on`(number: String, option: String) async throws {
    let cli = try CLI()
    for command in [["menu", "list"], ["order", "history"]] {
      await cli.run(command + [option, number]).expect(.usage, output: "", errorsContain: "“\(number)”")
    }
  }
}

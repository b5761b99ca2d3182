import Testing

@testable import recetas_cli

@MainActor @Suite struct `Another user` {
  @Test(arguments: Stores.persistent)
  func `A user can neither see nor change another user's draft and order history`(store: Stores) async throws {
    let cli = try await CLI.withMenu(store, ordering: ["dish-flan": 1], choosing: ["dish-paella": 1])
    let mine = try await cli("store", "dump").document["users"]["local"]
    let placed = try #require(try await cli("order", "history", "--json").document["orders"][0]["id"].text)

    #expect(await cli.asUser("ana", "order", "show").output == "Nothing chosen yet.\n")
    #expect(await cli.asUser("ana", "order", "history").output == "Nothing ordered yet.\n")
    #expect(await cli.asUser("ana", "order", "show", placed).code == .noInput)
    #expect(await cli.asUser("ana", "order", "again", placed).code == .noInput)
    #expect(await cli.asUser("ana", "order", "remove", "dish-paella").code == .noInput)
    #expect(await cli.asUser("ana", "order", "cancel", "--yes").code == .ok)
    #expect(await cli.asUser("ana", "order", "add", "dish-pina").output.contains("Total  €2.90  1 dish"))
    #expect(await cli.asUser("ana", "--json").output.contains("\"user\" : \"ana\""))

    #expect(try await cli("store", "dump").document["users"]["local"] == mine)
    #expect(try await cli("store", "info", "--json").document["drafts"] == 2)
  }

  @Test func `Only the exact user name “local” stands for the default user`() async throws {
    let cli = try await CLI.withMenu()
    _ = await cli.asUser("local", "order", "add", "dish-flan")
    _ = await cli.asUser("", "order", "add", "dish-flan")
    #expect(try await cli("order", "show", "--json").document["order"]["units"] == 2)
    #expect(await cli.asUser("Local", "order", "show").output == "Nothing chosen yet.\n")
  }

  @Test(arguments: ["../ana", "ana/b", "+1ana", "-", "ana maría", "ñ", String(repeating: "a", count: 1001)])
  func `An invalid user name is refused`(name: String) async throws {
    let cli = try CLI()
    let answer = await cli.asUser(name, "order", "add", "dish-flan")
    #expect(answer.code == .usage)
    #expect(answer.errors.hasPrefix("Invalid RECETAS_USER “\(name)”."))
  }
}

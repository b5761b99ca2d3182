import TestGroups
import Testing

@testable import recetas_cli

@MainActor @Suite struct `Changing the order` {
  /// Two Paella, one Flan, three Piña.
  private func cli(_ store: Stores = .standard) async throws -> CLI {
    try await CLI.withMenu(store, choosing: ["dish-paella": 2, "dish-flan": 1, "dish-pina": 3])
  }

  private func quantities(_ cli: CLI) async throws -> [Int?] {
    try await cli("order", "show", "--json").document["order"]["lines"].items.map(\.["quantity"].number)
  }

  @Test(arguments: Stores.lasting)
  func `sets, raises and lowers a line by its row or its dish`(store: Stores) async throws {
    let cli = try await cli(store)
    #expect(await cli("order", "set", "1", "7").code == .ok)
    #expect(try await quantities(cli) == [7, 1, 3])
    #expect(await cli("order", "set", "dish-flan", "+4").code == .ok)
    #expect(try await quantities(cli) == [7, 5, 3])
    #expect(await cli("order", "set", "3", "-2").code == .ok)
    #expect(try await quantities(cli) == [7, 5, 1])
  }

  @Test(
    .group(.heavy), arguments: Stores.lasting,
    ["+98", "-3", "+9223372036854775807", "-9223372036854775808", "0", "-0101"])
  func `never goes outside 1 to 100`(store: Stores, change: String) async throws {
    let cli = try await cli(store)
    await cli.unchanged("order", "set", "3", change).expect(.data, errorsContain: "1 to 100")
  }

  @Test(arguments: Stores.lasting)
  func `removes a line, under either word, and the others keep their order`(store: Stores) async throws {
    let cli = try await cli(store)
    #expect(await cli("order", "remove", "2").code == .ok)
    #expect(try await quantities(cli) == [2, 3])
    // What was printed by the removal counts now.
    #expect(await cli("order", "delete", "2").output.contains("Paella"))
    #expect(try await quantities(cli) == [2])
  }

  @Test(arguments: Stores.lasting)
  func `without its last line leaves nothing chosen`(store: Stores) async throws {
    let cli = try await cli(store)
    for dish in ["dish-pina", "dish-paella"] { _ = await cli("order", "remove", dish) }
    #expect(await cli("order", "remove", "dish-flan").output == "Nothing chosen yet.\n")
    #expect(await cli("order", "show").output == "Nothing chosen yet.\n")
    #expect(try await cli("order", "show", "--json").document["order"]["total"] == .euros(0))
  }

  @Test(.group(.heavy), arguments: ["dish-nada", "4", "0", "-1", "ñ"], [["remove"], ["set", "2"]])
  func `refuses a line that is not there`(line: String, command: [String]) async throws {
    let cli = try await cli()
    await cli.runUnchanged(["order", command[0], line] + command.dropFirst()).expect(.noInput, errorsContain: line)
  }

  @Test func `refuses every line when there is no order`() async throws {
    let cli = try await CLI.withMenu()
    #expect(await cli("order", "remove", "dish-flan").errors == "Your order has no “dish-flan”.\nLook at your order.\n")
    #expect(await cli("order", "set", "dish-flan", "2").code == .noInput)
    #expect(try await cli("order", "show", "--json").document["order"] == .null)
  }

  @Test func `The commands that change the order answer in Spanish`() async throws {
    let cli = try await CLI.withMenu(.standard, "es")
    #expect(await cli("order", "add", "dish-flan").output.contains("Tu pedido"))
    #expect(await cli("order", "set", "1", "0").errors.contains("la cantidad va de 1 a 100"))
    #expect(await cli("order", "remove", "1").output == "Aún no has elegido nada.\n")
  }
}

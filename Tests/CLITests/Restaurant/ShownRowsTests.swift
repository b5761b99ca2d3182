import TestSupport
import Testing

@testable import recetas_cli

@MainActor @Suite struct `A row number` {
  private func order(_ cli: CLI) async throws -> [String?] {
    try await cli("order", "show", "--json").document["order"]["lines"].items.map(\.["name"].text)
  }

  @Test(arguments: Stores.lasting)
  func `means the dish that was printed beside it`(store: Stores) async throws {
    let cli = try CLI(store)
    let list = await cli("menu", "list", "--search", "pizza")
    for number in [1, 4, 7] {
      let added = await cli("order", "add", "\(number)")
      let printed = try #require(list.lines.first { $0.hasPrefix("   \(number)  ") })
      let name = try #require(try await order(cli).last ?? nil)
      #expect(printed.hasSuffix("  \(name)"))
      #expect(added.code == .ok)
    }
  }

  @Test func `goes on counting on a later page`() async throws {
    let cli = try CLI()
    #expect(await cli("menu", "list", "--offset", "38", "--limit", "1").output.contains("  39  €5.40  Tiramisù"))
    #expect(await cli("order", "add", "39").code == .ok)
    #expect(try await order(cli) == ["Tiramisù"])
    #expect(await cli("order", "add", "38").code == .noInput)
    #expect(await cli("order", "add", "40").code == .noInput)
  }

  @Test func `keeps the meaning of the list that was printed last, whatever becomes of the menu`() async throws {
    let cli = try await CLI.withMenu()
    _ = await cli("menu", "list")
    try await cli.haveMenu(MenuFile.json(.init(name: "Arroz negro", price: "9", kind: "A"), MenuFile.flan))

    #expect(await cli("order", "add", "2").code == .ok)
    #expect(try await order(cli) == ["Flan"])
    await cli("order", "add", "1").expect(.noInput, errorsContain: "dish-paella")
    #expect(try await order(cli) == ["Flan"])
  }

  @Test func `is not changed by a document, nor by a list that was refused`() async throws {
    let cli = try await CLI.withMenu()
    _ = await cli("menu", "list")
    _ = await cli("menu", "list", "--search", "piña", "--json")
    _ = await cli("menu", "list", "--search", "piña", "--limit", "x")
    _ = await cli("order", "add", "1")
    #expect(try await order(cli) == ["Paella"])
  }

  @Test func `of another user's list means nothing here`() async throws {
    let cli = try await CLI.withMenu()
    _ = await cli("menu", "list")
    #expect(await cli.asUser("ana", "order", "add", "1").code == .noInput)
    _ = await cli.asUser("ana", "menu", "list", "--search", "flan")
    _ = await cli.asUser("ana", "order", "add", "1")
    _ = await cli("order", "add", "1")
    #expect(try await order(cli) == ["Paella"])
    let hers = try await cli.asUser("ana", "order", "show", "--json").document
    #expect(hers["order"]["lines"][0]["name"] == .text("Flan"))
  }

  @Test func `of another store's list means nothing here`() async throws {
    let cli = try await CLI.withMenu(.json)
    _ = await cli("menu", "list")
    let other = "json:" + cli.folder.path + "/other"
    #expect(await cli("order", "add", "1", "--store", other).code == .noInput)
    _ = await cli("menu", "list", "--search", "tiramisu", "--store", other)
    _ = await cli("order", "add", "1")
    #expect(try await order(cli) == ["Paella"])
  }

  @Test(arguments: ["0", "41", "99999999999999999999"])
  func `that was not printed is told with the command that prints it`(number: String) async throws {
    let cli = try CLI()
    _ = await cli("menu", "list")
    await cli("order", "add", number)
      .expect(
        .noInput,
        errors: "No such list shown in this terminal has row \(number).\nSee it with: recetas-cli menu list\n")
    #expect(try await order(cli) == [])
  }

  @Test func `belongs to its own list: menu, order and history don't mix`() async throws {
    let cli = try await CLI.withMenu()
    _ = await cli("menu", "list")
    await cli.choose(["3": 1, "1": 1])
    #expect(await cli("order", "remove", "1").code == .ok)
    #expect(try await order(cli) == ["Paella"])
    #expect(await cli("order", "show", "1").errors.contains("order history"))
    #expect(await cli("order", "set", "2", "4").errors.contains("order show"))
  }

  @Test func `is no longer known when its file is damaged, and the next list mends that`() async throws {
    let cli = try CLI()
    _ = await cli("menu", "list")
    let file = try cli.folder.file("rows.json", "{")
    await cli("order", "add", "1").expect(.data, errorsContain: file)
    _ = await cli("menu", "list")
    #expect(await cli("order", "add", "1").code == .ok)
  }
}

import Foundation
import TestGroups
import TestSupport
import Testing

@testable import recetas_cli

@MainActor @Suite struct `A row number` {
  private func order(_ cli: CLI) async throws -> [String?] {
    try await cli("order", "show", "--json").document["order"]["lines"].items.map(\.["name"].text)
  }

  @Test(arguments: Stores.persistent)
  func `A row number in the menu list refers to the dish printed next to it`(store: Stores) async throws {
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

  @Test func `Row numbers of the menu continue on later pages`() async throws {
    let cli = try CLI()
    #expect(await cli("menu", "list", "--offset", "38", "--limit", "1").output.contains("  39  €5.40  Tiramisù"))
    #expect(await cli("order", "add", "39").code == .ok)
    #expect(try await order(cli) == ["Tiramisù"])
    #expect(await cli("order", "add", "38").code == .noInput)
    #expect(await cli("order", "add", "40").code == .noInput)
  }

  @Test func `A row number refers to the same dish after the menu changes`() async throws {
    let cli = try await CLI.withMenu()
    _ = await cli("menu", "list")
    try await cli.setMenu(MenuFile.json(.init(name: "Arroz negro", price: "9", kind: "A"), MenuFile.flan))

    #expect(await cli("order", "add", "2").code == .ok)
    #expect(try await order(cli) == ["Flan"])
    await cli("order", "add", "1").expect(.noInput, errorsContain: "dish-paella")
    #expect(try await order(cli) == ["Flan"])
  }

  @Test func `A row number refers to the same dish after JSON output or an invalid list command`() async throws {
    let cli = try await CLI.withMenu()
    _ = await cli("menu", "list")
    _ = await cli("menu", "list", "--search", "piña", "--json")
    _ = await cli("menu", "list", "--search", "piña", "--limit", "x")
    _ = await cli("order", "add", "1")
    #expect(try await order(cli) == ["Paella"])
  }

  @Test func `Row numbers of lists shown to different users are separate`() async throws {
    let cli = try await CLI.withMenu()
    _ = await cli("menu", "list")
    #expect(await cli.asUser("ana", "order", "add", "1").code == .noInput)
    _ = await cli.asUser("ana", "menu", "list", "--search", "flan")
    _ = await cli.asUser("ana", "order", "add", "1")
    _ = await cli("order", "add", "1")
    #expect(try await order(cli) == ["Paella"])
    let hers = try await cli.asUser("ana", "order", "show", "--json").document
    #expect(hers["order"]["lines"][0]["name"] == "Flan")
  }

  @Test func `Row numbers of lists from different stores are separate`() async throws {
    let cli = try await CLI.withMenu(.json)
    _ = await cli("menu", "list")
    let other = "json:" + cli.folder.path + "/other"
    #expect(await cli("order", "add", "1", "--store", other).code == .noInput)
    _ = await cli("menu", "list", "--search", "tiramisu", "--store", other)
    _ = await cli("order", "add", "1")
    #expect(try await order(cli) == ["Paella"])
  }

  @Test(arguments: ["0", "41", "99999999999999999999"])
  func `The error for an unknown row number names the command that prints the list`(number: String) async throws {
    let cli = try CLI()
    _ = await cli("menu", "list")
    await cli("order", "add", number)
      .expect(
        .noInput,
        errors: "No list of this kind shown in this terminal has row \(number).\nSee it with: recetas-cli menu list\n")
    #expect(try await order(cli) == [])
  }

  @Test func `Row numbers of the menu, the order and the history are separate`() async throws {
    let cli = try await CLI.withMenu()
    _ = await cli("menu", "list")
    await cli.choose(["3": 1, "1": 1])
    #expect(await cli("order", "remove", "1").code == .ok)
    #expect(try await order(cli) == ["Paella"])
    #expect(await cli("order", "show", "1").errors.contains("order history"))
    #expect(await cli("order", "set", "2", "4").errors.contains("order show"))
  }

  @Test func `The next printed list replaces a damaged file of row numbers`() async throws {
    let cli = try CLI()
    _ = await cli("menu", "list")
    let file = try cli.folder.file("rows.json", "{")
    await cli("order", "add", "1").expect(.data, errorsContain: file)
    _ = await cli("menu", "list")
    #expect(await cli("order", "add", "1").code == .ok)
  }
}

@MainActor @Suite struct `The row numbers of a window` {
  @Test(arguments: Stores.persistent)
  func `Row numbers of lists in different terminal windows are separate`(store: Stores) async throws {
    let cli = try await CLI.withMenu(store)
    _ = await cli("menu", "list")
    cli.session = "another"
    await cli("order", "add", "1")
      .expect(.noInput, errorsContain: "No list of this kind shown in this terminal has row 1.")
    _ = await cli("menu", "list", "--search", "flan")
    cli.session = "window"
    await cli("order", "add", "1").expect(.ok, outputContains: "Paella")
    cli.session = "another"
    await cli("order", "add", "1").expect(.ok, outputContains: "Flan")
  }

  @Test func `Showing a single record doesn't change the row numbers of the last list`() async throws {
    let cli = try await CLI.withBeers()
    let old = try await cli.review(BeerFile.blonde, 3, "Vieja")
    let new = try await cli.review(BeerFile.hell, 5, "Nueva")
    _ = await cli("beers", "reviews", "list")
    #expect(await cli("beers", "reviews", "show", "2").output.contains("Vieja"))
    #expect(await cli("beers", "reviews", "delete", "1", "--yes").code == .ok)
    #expect(try await cli.ids("reviews", "reviews") == [old])
    #expect(old != new)
  }

  @Test func `Output without a list contains no row numbers`() async throws {
    let cli = try await CLI.withBeers()
    try await cli.setMenu()
    try await cli.setBeers()
    let review = try await cli.review(BeerFile.blonde, 3, "Vieja")
    await cli.order(["dish-flan": 1])
    let order = try #require(try await cli("order", "history", "--json").document["orders"][0]["id"].text)
    _ = await cli("places", "download")
    let alone = [
      [], ["beers", "show", BeerFile.blonde], ["beers", "makers", "show", BeerFile.oso],
      ["beers", "reviews", "show", review], ["order", "show", order], ["places", "show", "shop-1"], ["store", "info"],
    ]
    for words in alone {
      let answer = await cli.run(words)
      #expect(answer.code == .ok)
      #expect(!answer.lines.contains { $0.wholeMatch(of: /\ +\d+\ \ .*/) != nil }, "\(words): \(answer.output)")
    }
  }

  @Test func `Row numbers can refer to the pins of the map that was printed last`() async throws {
    let cli = try CLI()
    _ = await cli("places", "list", "--search", "mercado")
    _ = await cli("places", "map")
    let first = try await cli("places", "list", "--json").document["places"][0]["id"].text
    #expect(try await cli("places", "show", "1", "--json").document["id"].text == first)
  }

  @Test(.group(.heavy))
  func `The row numbers of the windows that were used least recently are forgotten first`() async throws {
    let cli = try await CLI.withMenu()
    for number in 0...200 {
      cli.session = "\(number)"
      _ = await cli("menu", "list", "--limit", "1")
    }
    #expect(await cli("order", "add", "1").code == .ok)
    cli.session = "0"
    #expect(await cli("order", "add", "1").code == .noInput)
    cli.session = "2"
    #expect(await cli("order", "add", "1").code == .ok)
  }

  @Test(.group(.heavy)) func `Showing a list again prevents its row numbers from being forgotten`() async throws {
    let cli = try await CLI.withMenu()
    for number in 0...200 {
      cli.session = "\(number)"
      _ = await cli("menu", "list", "--limit", "1")
      cli.session = "0"
      if number == 100 { _ = await cli("menu", "list", "--limit", "1") }
    }
    #expect(await cli("order", "add", "1").code == .ok)
    cli.session = "1"
    #expect(await cli("order", "add", "1").code == .noInput)
  }

  #if os(Linux)
    @Test func `The identifier of a terminal session is different after a reboot`() throws {
      let boot = try String(contentsOfFile: "/proc/sys/kernel/random/boot_id", encoding: .utf8)
      #expect(Settings.ofProcess.session.hasSuffix("-" + boot.trimmingCharacters(in: .newlines)))
    }
  #endif

  @Test(.group(.processes)) func `Row numbers are shared only by commands in the same terminal window`() async throws {
    let program = try Binary()
    #expect(try await program("menu", "list").code == 0)
    #expect(try await program("order", "add", "1").code == 0)
    let window = try program.atTerminal("order", "add", "1")
    #expect(await window.end() == 66)
    let script = try program.atTerminal("menu", "list", "--limit", "1")
    #expect(await script.end() == 0)
    #expect(try await program("order", "add", "2").code == 0)
  }
}

@Suite(.group(.processes)) struct `Row numbers of stores with relative paths` {
  @Test func `Row numbers of stores with the same relative path in different folders are separate`() async throws {
    let program = try Binary()
    let folder = program.folder.path
    let name = "--data '\(folder)/data' --store json:s"
    for place in ["a", "b"] {
      let menu = MenuFile.json(place == "a" ? MenuFile.flan : MenuFile.paella)
      let file = try program.folder.file("\(place).json", menu)
      try await program.shell(
        "mkdir '\(folder)/\(place)'; cd '\(folder)/\(place)' && '\(Binary.path)' \(name) menu import '\(file)'"
      )
      .expect(.ok)
    }
    try await program.shell("cd '\(folder)/a' && '\(Binary.path)' \(name) menu list").expect(
      .ok, outputContains: "Flan")
    try await program.shell("cd '\(folder)/b' && '\(Binary.path)' \(name) menu delete 1 --yes")
      .expect(.noInput, output: "", errorsContain: "No list of this kind shown in this terminal has row 1.")
  }
}

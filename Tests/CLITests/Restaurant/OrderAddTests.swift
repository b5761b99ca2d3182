import TestGroups
import TestSupport
import Testing

@testable import recetas_cli

@MainActor @Suite struct `Adding dishes to the order` {
  @Test(arguments: Stores.persistent)
  func `The lines of an order are in the sequence in which they were added and have exact totals`(store: Stores)
    async throws
  {
    let cli = try CLI(store)
    for dish in ["dish-tiramisu", "dish-pan-de-pueblo-para-uno", "dish-bunuelo-de-viento"] {
      #expect(await cli("order", "add", dish, "--quantity", "3").code == .ok)
    }
    let order = try await cli("order", "show", "--json").document["order"]
    #expect(order["lines"].items.map(\.["name"].text) == ["Tiramisù", "Pan de pueblo para uno", "Buñuelo de viento"])
    #expect(order["lines"].items.map(\.["total"]) == [.euros(1620), .euros(30), .euros(330)])
    #expect(order["total"] == .euros(1980))
    #expect(order["units"] == 9)
  }

  @Test(arguments: Stores.persistent)
  func `Adding a dish to an order again increases the dish's quantity`(store: Stores) async throws {
    let cli = try await CLI.withMenu(store, choosing: ["dish-flan": 1, "dish-paella": 1])
    let answer = await cli("order", "add", "dish-flan")
    #expect(
      answer.output == """
        Your order

           1    2 ×  €3.05   €6.10  Flan
           2    1 × €12.50  €12.50  Paella
                     Total  €18.60  3 dishes

        """)
  }

  @Test(arguments: Stores.persistent)
  func `Raising a dish's quantity above 100 is refused without changing the order`(store: Stores) async throws {
    let cli = try await CLI.withMenu(store)
    #expect(await cli("order", "add", "dish-flan", "--quantity", "100").code == .ok)
    for words in [["add", "dish-flan"], ["set", "dish-flan", "+1"], ["set", "dish-flan", "101"]] {
      await cli.runUnchanged(["order"] + words).expect(.data, errorsContain: "1 to 100")
    }
  }

  @Test(
    .group(.heavy),
    arguments: [
      ("0", ExitCode.data), ("101", .data), ("-1", .data), ("9223372036854775808", .data),
      ("-9223372036854775809", .data),
      ("abc", .usage), ("1.5", .usage), ("", .usage), ("1e1", .usage), ("٣", .usage), ("++3", .usage), ("+-3", .usage),
    ])
  func `The quantity of an order line must be from 1 to 100`(quantity: String, code: ExitCode) async throws {
    let cli = try await CLI.withMenu(choosing: ["dish-flan": 1])
    for words in [["add", "dish-flan", "--quantity", quantity], ["set", "dish-flan", quantity]] {
      await cli.runUnchanged(["order"] + words).expect(code, errorsContain: "1 to 100", "The order was not changed.")
    }
  }

  @Test func `Adding an unknown dish to an order is refused`() async throws {
    let cli = try await CLI.withMenu()
    for (word, says) in [("dish-nada", "dish-nada"), ("Flan con nata", "“Flan con nata”"), ("-3", "“-3”"), ("", "“”")] {
      await cli.unchanged("order", "add", word).expect(.noInput, errorsContain: says)
    }
  }

  @Test(arguments: Stores.allCases)
  func `Showing an empty order succeeds without creating an order`(store: Stores) async throws {
    let cli = try CLI(store)
    await cli.unchanged("order", "show").expect(.ok, output: "Nothing chosen yet.\n")
    let document = try await cli.unchanged("order", "show", "--json").document
    #expect(document == ["order": .null, "differences": []])
  }

  @Test func `An order whose total is too large is refused`() async throws {
    let cli = try CLI()
    try await cli.setMenu(MenuFile.json(.init(name: "Luna", price: "92233720368547758.07"), MenuFile.flan))
    #expect(await cli("order", "add", "dish-luna").code == .ok)
    for words in [["set", "dish-luna", "2"], ["add", "dish-luna"], ["add", "dish-flan"]] {
      #expect(await cli.runUnchanged(["order"] + words).code == .data)
    }
  }
}

@MainActor @Suite struct `Changing the order` {
  /// Returns a program with two Paella, one Flan and three Piña in the order.
  private func cli(_ store: Stores = .standard) async throws -> CLI {
    try await CLI.withMenu(store, choosing: ["dish-paella": 2, "dish-flan": 1, "dish-pina": 3])
  }

  private func quantities(_ cli: CLI) async throws -> [Int?] {
    try await cli("order", "show", "--json").document["order"]["lines"].items.map(\.["quantity"].number)
  }

  @Test(arguments: Stores.persistent)
  func `An order line's quantity can be set, raised and lowered by row number or by dish`(store: Stores)
    async throws
  {
    let cli = try await cli(store)
    #expect(await cli("order", "set", "1", "7").code == .ok)
    #expect(try await quantities(cli) == [7, 1, 3])
    #expect(await cli("order", "set", "dish-flan", "+4").code == .ok)
    #expect(try await quantities(cli) == [7, 5, 3])
    #expect(await cli("order", "set", "3", "-2").code == .ok)
    #expect(try await quantities(cli) == [7, 5, 1])
  }

  @Test(
    .group(.heavy), arguments: Stores.persistent,
    ["+98", "-3", "+9223372036854775807", "-9223372036854775808", "0", "-0101"])
  func `Setting the quantity of an order line to a number outside 1 to 100 is refused`(store: Stores, change: String)
    async throws
  {
    let cli = try await cli(store)
    await cli.unchanged("order", "set", "3", change).expect(.data, errorsContain: "1 to 100")
  }

  @Test(arguments: Stores.persistent)
  func `Removing an order line keeps the sequence of the other lines`(store: Stores) async throws {
    let cli = try await cli(store)
    #expect(await cli("order", "remove", "2").code == .ok)
    #expect(try await quantities(cli) == [2, 3])
    // The row numbers now refer to the rows that were printed after the removal.
    #expect(await cli("order", "delete", "2").output.contains("Paella"))
    #expect(try await quantities(cli) == [2])
  }

  @Test(arguments: Stores.persistent)
  func `Removing the last line from an order leaves an empty order`(store: Stores) async throws {
    let cli = try await cli(store)
    for dish in ["dish-pina", "dish-paella"] { _ = await cli("order", "remove", dish) }
    #expect(await cli("order", "remove", "dish-flan").output == "Nothing chosen yet.\n")
    #expect(await cli("order", "show").output == "Nothing chosen yet.\n")
    #expect(try await cli("order", "show", "--json").document["order"]["total"] == .euros(0))
  }

  @Test(.group(.heavy), arguments: ["dish-nada", "4", "0", "-1", "ñ"], [["remove"], ["set", "2"]])
  func `Changing an order line that doesn't exist is refused`(line: String, command: [String]) async throws {
    let cli = try await cli()
    await cli.runUnchanged(["order", command[0], line] + command.dropFirst()).expect(.noInput, errorsContain: line)
  }

  @Test func `Changing an order line is refused if there is no order`() async throws {
    let cli = try await CLI.withMenu()
    #expect(
      await cli("order", "remove", "dish-flan").errors == "“dish-flan” is not in your order.\nLook at your order.\n")
    #expect(await cli("order", "set", "dish-flan", "2").code == .noInput)
    #expect(try await cli("order", "show", "--json").document["order"] == .null)
  }

  @Test func `Commands that change the order have Spanish output for a Spanish-speaking user`() async throws {
    let cli = try await CLI.withMenu(.standard, "es")
    #expect(await cli("order", "add", "dish-flan").output.contains("Tu pedido"))
    #expect(await cli("order", "set", "1", "0").errors.contains("la cantidad va de 1 a 100"))
    #expect(await cli("order", "remove", "1").output == "Aún no has elegido nada.\n")
  }
}

/// The menu consists of 1 Paella, 2 Flan and 3 Piña.
@MainActor @Suite struct `Ordering by name and with notes` {
  @Test(arguments: Stores.persistent)
  func `One command can add several dishes to an order by name, row number and id`(store: Stores) async throws {
    let cli = try await CLI.withMenu(store)
    _ = await cli("menu", "list")
    #expect(await cli("order", "add", "PAELLA", "piña", "2", "dish-flan", "--quantity", "2").code == .ok)
    let lines = try await cli("order", "show", "--json").document["order"]["lines"].items
    #expect(lines.map { $0["name"].text } == ["Paella", "Piña", "Flan"])
    #expect(lines.map { $0["quantity"] } == [2, 2, 4])
  }

  @Test(arguments: [
    (["Paella", "Tortilla"], ExitCode.noInput, "No dish on the menu is called “Tortilla”."),
    (["Paella", "dish-nada"], .noInput, "No dish on the menu is called “dish-nada”."), ([], .usage, "DISH"),
  ])
  func `If one of several dishes to add is not on the menu, none is added to the order`(
    words: [String], code: ExitCode, says: String
  ) async throws {
    let cli = try await CLI.withMenu()
    await cli.runUnchanged(["order", "add"] + words).expect(code, output: "", errorsContain: says)
  }

  @Test(arguments: Stores.persistent)
  func `A note is stored with its order line and kept in the placed order`(store: Stores) async throws {
    let cli = try await CLI.withMenu(store)
    await cli("order", "add", "Paella", "--note", " sin\tmarisco ").expect(
      .ok,
      output:
        "Your order\n\n   1    1 × €12.50  €12.50  Paella\n      “sin marisco”\n             Total  €12.50  1 dish\n")
    await cli("order", "set", "1", "+1").expect(
      .ok, outputContains: "   1    2 × €12.50  €25.00  Paella\n      “sin marisco”")
    #expect(await cli("order", "set", "1", "1", "--note", "sin sal").output.contains("“sin sal”"))
    let spanish = await cli("order", "show", "--lang", "es").output
    #expect(spanish.contains("«sin sal»") && !spanish.contains("“"))
    _ = await cli.place()
    let id = try #require(try await cli("order", "history", "--json").document["orders"][0]["id"].text)
    #expect(try await cli("order", "show", id, "--json").document["order"]["lines"][0]["note"] == "sin sal")
    #expect(await cli("order", "again", id).output.contains("“sin sal”"))
    #expect(await cli("order", "set", "dish-paella", "--note", "").output.contains("“") == false)
    await cli("order", "set", "dish-paella").expect(.usage, errorsContain: "N|+N|-N")
    await cli("order", "set", "dish-flan", "--note", "x").expect(.noInput, errorsContain: "dish-flan")
    await cli("order", "add", "Flan", "--note", String(repeating: "x", count: 201))
      .expect(.data, errorsContain: "Note has 201 characters; the limit is 200.")
  }

  @Test(arguments: Stores.persistent)
  func `A note can be added to an order line in interactive mode`(store: Stores) async throws {
    let cli = try await CLI.withMenu(store, choosing: ["dish-flan": 1])
    let answer = await cli.session(
      ["2", "n 1", "sin caramelo", "n 1", "-", "n 1", "frío", "q"],
      tells: ["      “sin caramelo”", "Your order", "      “frío”"])
    #expect(answer.errors == "note:\nnote [sin caramelo] (- none):\nnote:\n")
  }
}

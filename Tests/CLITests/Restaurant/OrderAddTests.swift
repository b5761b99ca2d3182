import TestGroups
import Testing

@testable import recetas_cli

@MainActor @Suite struct `Filling the order` {
  @Test(arguments: Stores.lasting)
  func `adds a line for each dish, in the order of adding, with totals to the cent`(store: Stores) async throws {
    let cli = try CLI(store)
    for dish in ["dish-tiramisu", "dish-pan-de-pueblo-para-uno", "dish-bunuelo-de-viento"] {
      #expect(await cli("order", "add", dish, "--quantity", "3").code == .ok)
    }
    let order = try await cli("order", "show", "--json").document["order"]
    #expect(order["lines"].items.map(\.["name"].text) == ["Tiramisù", "Pan de pueblo para uno", "Buñuelo de viento"])
    #expect(order["lines"].items.map(\.["total"]) == [.euros(1620), .euros(30), .euros(330)])
    #expect(order["total"] == .euros(1980))
    #expect(order["units"] == .number(9))
  }

  @Test(arguments: Stores.lasting)
  func `makes one more of a dish that is in it`(store: Stores) async throws {
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

  @Test(arguments: Stores.lasting)
  func `stops at a hundred of a dish, and keeps what there was`(store: Stores) async throws {
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
  func `takes no quantity but 1 to 100`(quantity: String, code: ExitCode) async throws {
    let cli = try await CLI.withMenu(choosing: ["dish-flan": 1])
    for words in [["add", "dish-flan", "--quantity", quantity], ["set", "dish-flan", quantity]] {
      let answer = await cli.runUnchanged(["order"] + words)
      #expect(answer.code == code)
      #expect(answer.errors.contains("1 to 100"))
      #expect(answer.errors.contains("The order is as it was."))
    }
  }

  @Test func `refuses a dish that the menu has not`() async throws {
    let cli = try await CLI.withMenu()
    for (word, says) in [("dish-nada", "dish-nada"), ("Flan con nata", "“Flan con nata”"), ("-3", "“-3”"), ("", "“”")] {
      await cli.unchanged("order", "add", word).expect(.noInput, errorsContain: says)
    }
  }

  @Test(arguments: Stores.allCases)
  func `begins with nothing: showing that neither fails nor adds anything`(store: Stores) async throws {
    let cli = try CLI(store)
    await cli.unchanged("order", "show").expect(.ok, output: "Nothing chosen yet.\n")
    let document = try await cli.unchanged("order", "show", "--json").document
    #expect(document == .object(["order": .null, "differences": .array([])]))
  }

  @Test func `a total beyond all numbers is refused`() async throws {
    let cli = try CLI()
    try await cli.haveMenu(MenuFile.json(.init(name: "Luna", price: "92233720368547758.07"), MenuFile.flan))
    #expect(await cli("order", "add", "dish-luna").code == .ok)
    for words in [["set", "dish-luna", "2"], ["add", "dish-luna"], ["add", "dish-flan"]] {
      #expect(await cli.runUnchanged(["order"] + words).code == .data)
    }
  }
}

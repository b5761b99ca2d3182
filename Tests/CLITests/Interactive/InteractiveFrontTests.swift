import TestGroups
import TestSupport
import Testing

@testable import recetas_cli

/// The menu consists of 1 Paella, 2 Flan and 3 Piña.
@MainActor @Suite struct `A session on the screens` {
  /// Returns the paragraphs of the output: screens, notices and answers.
  private func screens(_ cli: CLI, _ lines: String...) async -> [String] {
    let answer = await cli.run(["interactive"], ScriptedConsole(lines))
    #expect(answer.code == .ok)
    return answer.output.split(separator: "\n\n").map { $0.trimmingPrefix("\n").description }
  }

  @Test(arguments: Stores.persistent)
  func `An interactive session can lead from the home screen through a search to the order`(store: Stores) async throws
  {
    let cli = try await CLI.withMenu(store)
    let shown = await screens(cli, "1", "/PINA", "+ 1", "+1", "1", "/", "+ 2", "o")
    #expect(shown[0].hasSuffix("═╡ R E C E T A S ╞═\n   ╰───────────────╯"))
    #expect(shown[1] == "Recetas: order, cook, discover")
    #expect(
      shown[2].hasPrefix(
        "   1  Menu              3 dishes in 2 sections\n   2  Your order        Nothing chosen yet."))
    #expect(shown[3] == "Menu")
    #expect(shown[4].contains("   1  €12.50  Paella"))
    #expect(shown[6] == "Menu: “PINA”")
    #expect(shown[7] == "Postres\n   1  €2.90  Piña\n             Al natural")
    #expect(
      shown[8...10] == [
        "In your order: 1 × Piña. Total: €2.90.", "In your order: 2 × Piña. Total: €5.80.", "Piña · Al natural · €2.90",
      ])
    #expect(shown[11] == "Menu")
    #expect(shown[14] == "In your order: 1 × Flan. Total: €8.85.")
    #expect(shown[15] == "Your order")
    #expect(shown[16].contains("   2    1 × €3.05  €3.05  Flan"))
    #expect(try await cli("order", "show", "--json").document["order"]["total"] == .euros(885))
  }

  @Test(arguments: Stores.persistent)
  func `An order can be changed line by line and canceled in interactive mode`(store: Stores) async throws {
    let cli = try await CLI.withMenu(store, choosing: ["dish-flan": 1, "dish-paella": 1])
    let shown = await screens(cli, "2", "+ 2", "- 2", "- 2", "x 1", "X1", "c", "c")
    let totals = shown.compactMap {
      $0.split(separator: "\n").last?.split(separator: "  ").suffix(2).joined(separator: " ")
    }
    #expect(
      Array(totals.filter { $0.contains("€") && $0.contains("dish") }) == [
        "€15.55 2 dishes", "€28.05 3 dishes", "€15.55 2 dishes", "€12.50 1 dish",
      ])
    #expect(
      shown.contains("You can order 1 to 100 of “dish-paella”.")
        || shown.contains("You can order 1 to 100 of “Paella”."))
    #expect(shown.suffix(3) == ["Nothing chosen yet.", "Order canceled.", "Nothing chosen yet.\n"])
    #expect(try await cli("store", "info", "--json").document["drafts"] == .number(0))
  }

  @Test(arguments: Stores.persistent)
  func `An order can be placed, found in the history and repeated in interactive mode`(store: Stores) async throws {
    let cli = try await CLI.withMenu(store)
    let answer = await cli.run(
      ["interactive"],
      ScriptedConsole([
        "1", "+ 1", "o", "p", "Calle del Pez, 3", "915 55 12 34", "b", "b", "3", "1", "b", "a 1", "b", "q",
      ]))
    answer.expect(.ok, errors: "Address:\nTelephone:\n")
    let id = try #require(try await cli("order", "history", "--json").document["orders"][0]["id"].text)
    let reported = [
      "Your order is on its way to Calle del Pez, 3: 1 dish, €12.50. Number: \(id).",
      "the latest: 21 Nov 2026, 10:00, €12.50",
      "   1  21 Nov 2026, 10:00  €12.50  1 dish  \(id)", "Order \(id)\n21 Nov 2026, 10:00\nAddress: Calle del Pez, 3",
      "In your order again: 1 dish, €12.50.", "Your order        1 dish, €12.50",
    ]
    var rest = answer.output[...]
    for text in reported {
      let found = try #require(rest.firstRange(of: text), "\(text)")
      rest = rest[found.upperBound...]
    }
    #expect(try await cli("order", "show", "--json").document["order"]["total"] == .euros(1250))
  }

  @Test func `The order screen offers the last delivery details, which an empty line accepts`() async throws {
    let cli = try await CLI.withMenu(ordering: ["dish-flan": 1], choosing: ["dish-pina": 1])
    let answer = await cli.run(["interactive"], ScriptedConsole(["2", "p", "", ""]))
    #expect(answer.errors == "Address [Calle del Pez, 3]:\nTelephone [915 55 12 34]:\n")
    #expect(answer.output.contains("Your order is on its way to Calle del Pez, 3: 1 dish, €2.90."))
  }

  @Test func `The order screen asks again after an invalid phone number, until an empty line cancels`() async throws {
    let cli = try await CLI.withMenu(choosing: ["dish-flan": 1])
    let typed = ["2", "p", "Calle del Pez, 3", "12", "915 55 12 34"]
    let answer = await cli.run(["interactive"], ScriptedConsole(typed))
    #expect(answer.output.contains("“12” is not a phone number"))
    #expect(answer.errors == "Address:\nTelephone:\nTelephone:\n")
    #expect(answer.output.contains("on its way"))

    _ = await cli("order", "add", "dish-flan")
    let way = await cli.run(["interactive"], ScriptedConsole(["2", "p", "A 1", "12", "", "b"]))
    #expect(way.output.contains("The order was not placed."))
    #expect(way.output.contains("the latest: 21 Nov 2026, 10:00, €3.05\n"))
    #expect(way.output.hasSuffix("Madrid            not downloaded yet\n"))
  }

  @Test func `The menu and order screens are shown in Spanish to a Spanish-speaking user`() async throws {
    let cli = try await CLI.withMenu(.standard, "es")
    let shown = await screens(cli, "1", "+ 2", "o", "nada", "c", "s")
    #expect(shown[1] == "Recetas: pide, cocina, descubre")
    #expect(shown.contains("En tu pedido: 1 × Flan. Total: 3,05\u{A0}€."))
    #expect(shown.last?.hasSuffix("Pedido cancelado.\n") == true)
    #expect(shown.contains { $0.contains("No te entiendo. + # uno más") })
  }

  @Test func `Interactive mode fills an empty menu on first use, even in an in-memory store`() async throws {
    let answer = try await CLI(.memory)(
      "interactive", piping: ["1", "/tiramisu", "+ 1", "o", "p", "A 1", "600", "b", "b", "3"])
    #expect(answer.errors.hasPrefix("\(FirstRun.notices)Address:"))
    #expect(answer.output.contains("on its way to A 1: 1 dish, €5.40"))
    #expect(answer.lines.last?.contains("€5.40  1 dish  order-") == true)
  }
}

/// The menu consists of 1 Paella, 2 Flan and 3 Piña.
@MainActor @Suite struct `The menu in interactive mode` {
  @Test(arguments: Stores.persistent)
  func `The menu can be edited dish by dish in interactive mode`(store: Stores) async throws {
    let cli = try await CLI.withMenu(store)
    let lines = [
      "1", "e 2", "3", "x", "s", "3", "3,50", "+ photo.png", "s", "n", "1", "Arroz dulce", "2", "Postres", "3",
      "4",
      "s", "x 4", "n", "x 4", "y", "q",
    ]
    await cli.session(
      lines,
      tells: [
        "Flan\n\n   1  name         Flan\n   2  section      Postres\n   3  price        3.05\n   4  description  De huevo\n",
        "“x” is not an amount", "price        3,50", "I don't understand.", "price        3.50", "Saved: Flan.",
        "   2   €3.50  Flan", "New dish", "On the menu: Arroz dulce · €4.00.",
        "   2   €4.00  Arroz dulce\n   3   €3.50  Flan\n              De huevo\n   4   €2.90  Piña",
        "No longer on the menu: Piña.",
      ])
    let sections = try await cli("menu", "list", "--json").document["sections"].items
    let ids = sections.flatMap { $0["dishes"].items.map { $0["id"].text } }
    #expect(ids == ["dish-paella", "dish-arroz-dulce", "dish-flan"])
  }

  @Test func `The menu can be edited in interactive mode in Spanish`() async throws {
    let cli = try await CLI.withMenu(.standard, "es")
    let answer = await cli.session(
      ["1", "e 1", "s", "x 1", "s", "?"],
      tells: [
        "nombre       Paella", "precio       12,50", "No hay nada que guardar.", "Ya no está en la carta: Paella.",
        "e # editar",
      ])
    #expect(answer.errors.contains("¿Quitar de la carta «Paella», 12,50\u{A0}€?"))
  }
}

/// The draft contains two Paella at €12.50 and one Flan at €3.05. The current menu contains Paella at €14 and no Flan.
@MainActor @Suite struct `Placing an order on the screens after the menu changed` {
  private func cli(today: String = MenuFile.json(.init(name: "Paella", price: "14"))) async throws -> CLI {
    let cli = try await CLI.withMenu(choosing: ["dish-paella": 2, "dish-flan": 1])
    try await cli.setMenu(today)
    return cli
  }

  private let question =
    "Address:\nTelephone:\nThe menu has changed: Paella: was €12.50, now €14.00; Flan: no longer on the menu. "
    + "New total: 2 dishes, €28.00. Place this order? [y/N]\n"

  @Test func `If the menu has changed, placing an order in interactive mode requires confirmation`() async throws {
    let cli = try await cli()
    let answer = await cli("interactive", piping: ["2", "p", "A 1", "600", "y", "b"])
    #expect(answer.errors == question)
    #expect(answer.output.contains("on its way to A 1: 2 dishes, €28.00."))
    #expect(try await cli("order", "history", "--json").document["orders"][0]["total"] == .euros(2800))
  }

  @Test(.group(.heavy), arguments: [["n"], [""], ["2"], []])
  func `An order is not placed in interactive mode after any answer except yes`(typed: [String]) async throws {
    let cli = try await cli()
    let answer = await cli.runUnchanged(["interactive"], ScriptedConsole(["2", "p", "A 1", "600"] + typed))
    #expect(answer.errors == question)
    #expect(answer.output.contains("The order was not placed."))
  }

  @Test func `An interactive session continues after an order without available dishes is refused`() async throws {
    let cli = try await cli(today: "[]")
    let answer = await cli.unchanged("interactive", piping: ["2", "p", "A 1", "600", "y", "b"])
    #expect(answer.errors.split(separator: "\n").count == 3)
    #expect(answer.output.contains("The order has no dishes; it was not placed."))
    // The last screen is the home screen, so `b` was not taken as an answer.
    #expect(answer.output.hasSuffix("Madrid            not downloaded yet\n"))
  }

  @Test func `The order screen shows the differences from the menu next to the order lines`() async throws {
    let cli = try await cli()
    let answer = await cli("interactive", piping: ["2"])
    #expect(answer.lines.contains("      now costs €14.00"))
    #expect(answer.lines.contains("      no longer on the menu"))
  }

  @Test func `Repeating an old order in interactive mode reports the differences from the menu`() async throws {
    let cli = try await cli(today: MenuFile.small)
    await cli.place()
    try await cli.setMenu(MenuFile.json(.init(name: "Paella", price: "14")))
    let answer = await cli("interactive", piping: ["3", "a 1", "y", "a 1"])
    #expect(answer.errors.contains("It would now be 2 dishes, €28.00. Order this? [y/N]"))
    #expect(
      answer.lines.suffix(5).prefix(3) == [
        "In your order again: 2 dishes, €28.00.", "Paella: was €12.50, now €14.00", "Flan: no longer on the menu",
      ])
    #expect(answer.lines.suffix(2).first == "You have an unplaced order: 2 dishes, €28.00.")
  }
}

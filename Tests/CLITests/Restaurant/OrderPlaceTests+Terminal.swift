import TestGroups
import Testing

@testable import recetas_cli

@MainActor @Suite struct `Placing an order at a terminal` {
  private func cli(_ language: String = "en") async throws -> CLI {
    try await CLI.withMenu(.standard, language, choosing: ["dish-flan": 1])
  }

  private func last(_ cli: CLI) async throws -> [String?] {
    let order = try await cli("order", "history", "--json").document["orders"][0]
    return [order["address"].text, order["phone"].text]
  }

  @Test func `In a terminal, placing an order asks for the missing address or phone number`() async throws {
    let cli = try await cli()
    let answer = await cli.atTerminal("order", "place", typing: ["Gran Vía, 1", "600 11 22 33"])
    answer.expect(.ok, errors: "Your order: 1 dish, €3.05.\nAddress: Telephone: ")
    #expect(!answer.output.contains("Telephone: \n"))
    #expect(try await last(cli) == ["Gran Vía, 1", "600 11 22 33"])

    _ = await cli("order", "add", "dish-flan")
    let half = await cli.atTerminal("order", "place", "--phone", "600 44 55 66", typing: ["Gran Vía, 2"])
    #expect(half.errors == "Your order: 1 dish, €3.05.\nAddress [Gran Vía, 1]: ")
    #expect(try await last(cli) == ["Gran Vía, 2", "600 44 55 66"])
  }

  @Test func `Placing an order suggests the last address and phone number as default answers`() async throws {
    let cli = try await cli("es")
    await cli.place()
    cli.wait(60)
    _ = await cli("order", "add", "dish-flan")

    let answer = await cli.atTerminal("order", "place", typing: ["", "600 11 22 33"])
    #expect(
      answer.errors == "Tu pedido: 1 plato, 3,05\u{A0}€.\nDirección [Calle del Pez, 3]: Teléfono [915 55 12 34]: ")
    #expect(try await last(cli) == ["Calle del Pez, 3", "600 11 22 33"])
  }

  @Test func `Placing an order never suggests another user's address or phone number`() async throws {
    let cli = try await cli()
    await cli.place()
    _ = await cli.asUser("ana", "order", "add", "dish-flan")
    cli.environment["RECETAS_USER"] = "ana"
    #expect(await cli.atTerminal("order", "place", typing: []).errors.contains("\nAddress: "))
  }

  @Test(.group(.heavy), arguments: [[], ["Calle"], ["", ""], ["Calle", ""], ["Calle", "x"]])
  func `An order is not placed if the address or phone number isn't entered`(lines: [String]) async throws {
    let cli = try await cli()
    await cli.runUnchanged(["order", "place"], ScriptedConsole(lines, isTerminal: true))
      .expect(.data, errorsContain: "The order was not placed.")
  }

  @Test func `Placing an empty order asks no questions`() async throws {
    let cli = try await cli()
    for _ in 1...2 {
      _ = await cli("order", "remove", "dish-flan")
      let answer = await cli.atTerminal("order", "place", typing: ["Gran Vía, 1", "600 11 22 33"])
      #expect(answer.code == .data)
      #expect(!answer.errors.contains("Address"))
      _ = await cli("order", "cancel")
    }
  }

  @Test(.group(.heavy), arguments: [[], ["--yes"], ["--accept-changes"]], ["y", "n"])
  func `Placing an order asks again if the order changes while the question is shown`(options: [String], answer: String)
    async throws
  {
    let cli = try await cli()
    let console = ScriptedConsole(["Gran Vía, 1", "600 11 22 33", answer], isTerminal: true)
    console.before["600 11 22 33"] = { _ = await cli("order", "add", "dish-flan", "--quantity", "5") }
    let outcome = await cli.run(["order", "place"] + options, console)
    outcome.expect(
      answer == "y" ? .ok : .data, errorsContain: "Your order has changed: 6 dishes, €18.30. Continue? [y/N] ")
    let orders = try await cli("order", "history", "--json").document["orders"].items
    #expect(orders.map(\.["total"]) == (answer == "y" ? [.euros(1830)] : []))
    #expect(outcome.errors.contains("Not confirmed.") == (answer == "n"))
  }

  @Test func `If prices have changed, placing an order asks for confirmation of the new total`() async throws {
    let cli = try await cli("es")
    try await cli.setMenu(MenuFile.json(.init(name: "Flan", price: "4", kind: "Postres")))
    let words = ["order", "place", "--address", "A 1", "--phone", "600"]
    let question =
      "La carta ha cambiado: Flan: costaba 3,05\u{A0}€, ahora 4,00\u{A0}€. Nuevo total: 1 plato, 4,00\u{A0}€. "
      + "¿Continuar? [s/N] "
    let no = await cli.runUnchanged(words, ScriptedConsole(["no"], isTerminal: true))
    #expect(no.errors.hasPrefix(question))
    await cli.run(words, ScriptedConsole(["s"], isTerminal: true)).expect(.ok, errors: question)
  }

  @Test(arguments: ["--yes", "--accept-changes"])
  func `Placing an order reports the menu changes that the user accepted in advance`(option: String) async throws {
    let cli = try await cli()
    let console = ScriptedConsole(["Gran Vía, 1", "600 11 22 33"], isTerminal: true)
    console.before["600 11 22 33"] = {
      _ = try? await cli.setMenu(MenuFile.json(.init(name: "Flan", price: "4", kind: "Postres")))
    }
    let answer = await cli.run(["order", "place", option], console)
    answer.expect(.ok, errors: "Your order: 1 dish, €3.05.\nAddress: Telephone: ")
    #expect(answer.output.contains("You accepted these changes:\n  Flan: was €3.05, now €4.00\n"))
    #expect(answer.output.contains("1 dish, €4.00"))
  }

  @Test func `Placing an order asks no questions if both address and phone number are specified`() async throws {
    let cli = try await cli()
    await cli.atTerminal("order", "place", "--address", "A 1", "--phone", "600", typing: ["no", "no"])
      .expect(.ok, errors: "")
  }
}

import Testing

@testable import recetas_cli

@MainActor @Suite struct `Placing the order at a terminal` {
  private func cli(_ language: String = "en") async throws -> CLI {
    try await CLI.withMenu(.standard, language, choosing: ["dish-flan": 1])
  }

  private func last(_ cli: CLI) async throws -> [String?] {
    let order = try await cli("order", "history", "--json").document["orders"][0]
    return [order["address"].text, order["phone"].text]
  }

  @Test func `asks for what the command line does not say, not among the data`() async throws {
    let cli = try await cli()
    let answer = await cli.atTerminal("order", "place", typing: ["Gran Vía, 1", "600 11 22 33"])
    answer.expect(.ok, errors: "Address: Telephone: ")
    #expect(!answer.output.contains("Telephone: \n"))
    #expect(try await last(cli) == ["Gran Vía, 1", "600 11 22 33"])

    _ = await cli("order", "add", "dish-flan")
    let half = await cli.atTerminal("order", "place", "--phone", "600 44 55 66", typing: ["Gran Vía, 2"])
    #expect(half.errors == "Address [Gran Vía, 1]: ")
    #expect(try await last(cli) == ["Gran Vía, 2", "600 44 55 66"])
  }

  @Test func `offers the last ones, which an empty answer takes`() async throws {
    let cli = try await cli("es")
    await cli.place()
    cli.wait(60)
    _ = await cli("order", "add", "dish-flan")

    let answer = await cli.atTerminal("order", "place", typing: ["", "600 11 22 33"])
    #expect(answer.errors == "Dirección [Calle del Pez, 3]: Teléfono [915 55 12 34]: ")
    #expect(try await last(cli) == ["Calle del Pez, 3", "600 11 22 33"])
  }

  @Test func `offers nobody else's`() async throws {
    let cli = try await cli()
    await cli.place()
    _ = await cli.asUser("ana", "order", "add", "dish-flan")
    cli.environment["RECETAS_USER"] = "ana"
    #expect(await cli.atTerminal("order", "place", typing: []).errors.hasPrefix("Address: "))
  }

  @Test(arguments: [[], ["Calle"], ["", ""], ["Calle", ""], ["Calle", "x"]])
  func `places nothing without an answer`(lines: [String]) async throws {
    let cli = try await cli()
    await cli.runUnchanged(["order", "place"], ScriptedConsole(lines, isTerminal: true))
      .expect(.data, errorsContain: "Nothing was placed.")
  }

  @Test func `asks nothing when there is nothing to place`() async throws {
    let cli = try await cli()
    for _ in 1...2 {
      _ = await cli("order", "remove", "dish-flan")
      let answer = await cli.atTerminal("order", "place", typing: ["Gran Vía, 1", "600 11 22 33"])
      #expect(answer.code == .data)
      #expect(!answer.errors.contains("Address"))
      _ = await cli("order", "cancel")
    }
  }

  @Test func `asks nothing when all is said`() async throws {
    let cli = try await cli()
    await cli.atTerminal("order", "place", "--address", "A 1", "--phone", "600", typing: ["no", "no"])
      .expect(.ok, errors: "")
  }
}

import TestGroups
import Testing

/// The draft: two Paella at 12.50, one Flan at 3.05. The menu of today: Paella at 14, no Flan.
@MainActor @Suite struct `Placing from the screens after the menu changed` {
  private func cli(today: String = MenuFile.json(.init(name: "Paella", price: "14"))) async throws -> CLI {
    let cli = try await CLI.withMenu(choosing: ["dish-paella": 2, "dish-flan": 1])
    try await cli.haveMenu(today)
    return cli
  }

  private let question =
    "Address:\nTelephone:\nThe menu has changed: Paella: was €12.50, now €14.00; Flan: no longer on the menu. "
    + "Your order is now: 2 dishes, €28.00. Place it like this? [y/N]\n"

  @Test func `asks with the differences, and goes on at a yes`() async throws {
    let cli = try await cli()
    let answer = await cli("interactive", piping: ["2", "p", "A 1", "600", "y", "b"])
    #expect(answer.errors == question)
    #expect(answer.output.contains("on its way to A 1: 2 dishes, €28.00."))
    #expect(try await cli("order", "history", "--json").document["orders"][0]["total"] == .euros(2800))
  }

  @Test(.group(.heavy), arguments: [["n"], [""], ["2"], []])
  func `places nothing at anything else`(typed: [String]) async throws {
    let cli = try await cli()
    let answer = await cli.runUnchanged(["interactive"], ScriptedConsole(["2", "p", "A 1", "600"] + typed))
    #expect(answer.errors == question)
    #expect(answer.output.contains("Nothing was placed."))
  }

  @Test func `asks once when nothing is left to be placed, and the session goes on`() async throws {
    let cli = try await cli(today: "[]")
    let answer = await cli.unchanged("interactive", piping: ["2", "p", "A 1", "600", "y", "b"])
    #expect(answer.errors.split(separator: "\n").count == 3)
    #expect(answer.output.contains("The order has no dishes; it was not placed."))
    // The last screen is the main menu: `b` was not taken for an answer.
    #expect(answer.output.hasSuffix("Madrid            not downloaded yet\n"))
  }

  @Test func `shows the differences beside the lines`() async throws {
    let cli = try await cli()
    let answer = await cli("interactive", piping: ["2"])
    #expect(answer.lines.contains("      now costs €14.00"))
    #expect(answer.lines.contains("      no longer on the menu"))
  }

  @Test func `tells what is different when an old order is ordered again`() async throws {
    let cli = try await cli(today: MenuFile.small)
    await cli.place()
    try await cli.haveMenu(MenuFile.json(.init(name: "Paella", price: "14")))
    let answer = await cli("interactive", piping: ["3", "a 1", "y", "a 1"])
    #expect(answer.errors.contains("It would be 2 dishes, €28.00 now. Order it like this? [y/N]"))
    #expect(
      answer.lines.suffix(5).prefix(3) == [
        "In your order again: 2 dishes, €28.00.", "Paella: was €12.50, now €14.00", "Flan: no longer on the menu",
      ])
    #expect(answer.lines.suffix(2).first == "You have an unplaced order: 2 dishes, €28.00.")
  }
}

import Foundation
import TestGroups
import Testing

@testable import recetas_cli

@MainActor @Suite struct `Live updates of the menu on the screen` {
  private let change = MenuFile.json(.init(name: "Gazpacho", price: "6.20", kind: "Entrantes"))

  @Test(.group(.heavy), arguments: Stores.persistent)
  func `The menu screen shows another program's changes while the user is idle`(store: Stores) async throws {
    let cli = try await CLI.withMenu(store)
    let console = ScriptedConsole(["1", "+ 1", "q"], isTerminal: true)
    console.before["+ 1"] = { [change] in
      _ = try? await cli.setMenu(change)
      await console.shows("Gazpacho")
    }
    let code = await cli.run(["interactive"], console).code
    #expect(code == .ok)
    #expect(console.output.contains("In your order: 1 × Gazpacho."))
    #expect(console.output.components(separatedBy: "€6.20  Gazpacho").count == 2)
  }

  @Test(.group(.heavy), arguments: Stores.persistent)
  func `The manufacturer screen shows a manufacturer that was added by another program`(store: Stores) async throws {
    let cli = try await CLI.withMenu(store)
    let console = ScriptedConsole(["6", "b", "q"], isTerminal: true)
    console.before["b"] = {
      _ = await cli.run(["beers", "makers", "add", "--name", "Zacatín", "--origin", "national"])
      await console.shows("Zacatín")
    }
    #expect(await cli.run(["interactive"], console).code == .ok)
  }

  @Test func `If the menu was changed, the new menu is shown when the user returns to the menu screen`() async throws {
    let cli = try await CLI.withMenu()
    let console = ScriptedConsole(["1", "b", "2", "b", "1", "q"], isTerminal: true)
    console.before["2"] = { [change] in _ = try? await cli.setMenu(change) }
    _ = await cli.run(["interactive"], console)
    let screens = console.output.components(separatedBy: "\nMenu\n")
    #expect(screens.count == 3)
    #expect(screens.last?.contains("Gazpacho") == true)
  }

  @Test func `A menu search that runs while the user is typing shows its result only once`() async throws {
    let cli = try await CLI.withMenu()
    let console = ScriptedConsole(["1", "/pina", "+ 1", "q"], isTerminal: true)
    _ = await cli.run(["interactive"], console)
    #expect(console.output.components(separatedBy: "Menu: “").count == 2)
    #expect(console.output.contains("In your order: 1 × Piña."))
  }

  @Test(.group(.heavy)) func `A search result is shown before Enter if the user pauses while typing`() async throws {
    let cli = try await CLI.withMenu()
    let console = ScriptedConsole(["1", "/flan", "q"], isTerminal: true)
    console.typed["/flan"] = { await console.shows("Menu: “flan”") }
    _ = await cli.run(["interactive"], console)
    #expect(console.output.components(separatedBy: "Menu: “flan”").count == 2)
  }
}

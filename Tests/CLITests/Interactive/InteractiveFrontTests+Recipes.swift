import Foundation
import GatewayTesting
import TestSupport
import Testing

@testable import recetas_cli

@MainActor @Suite struct `The recipes in interactive mode` {
  private func cli(_ language: String = "en") async throws -> CLI {
    try await CLI.withRecipes(.standard, language)
  }

  @Test func `Recipes can be listed, searched, opened and marked as favorites in interactive mode`() async throws {
    let cli = try await cli()
    let answer = await cli.session(
      ["4", "/ÑOQ", "1", "*", "b", "/", "* 1", "f", "x 1", "b", "q"],
      tells: [
        "Recipes\n3 recipes · 0 favorites", "Recipes: “ÑOQ”", "Ñoquis\n1 h 15 min · 4 servings", "★ Ñoquis",
        "★ Ñoquis", "Added to favorites: Bizcocho.", "Favorite recipes\n2 favorites",
        "No longer a favorite: Bizcocho.",
      ])
    #expect(answer.errors == "")
    #expect(try await cli("recipes", "favorites", "--json").document["count"] == .number(1))
  }

  @Test func `The recipe screens in interactive mode are shown in Spanish to a Spanish-speaking user`() async throws {
    let answer = try await cli("es")("interactive", piping: ["5", "s", "nada", "b", "4", "nada"])
    #expect(answer.output.contains("Aún no tienes ninguna receta favorita."))
    #expect(answer.output.contains("FIRESTORE_PROJECT"))
    #expect(answer.output.contains("No te entiendo. /texto buscar · # abrir · x # quitar"))
    #expect(answer.output.contains("No te entiendo. /texto buscar · # abrir · * # favorita"))
  }

  @Test func `Recipes are suggested while the user is typing in a terminal`() async throws {
    let cli = try await cli()
    let console = ScriptedConsole(["4", "/no", "1", "q"], isTerminal: true)
    console.typed["/no"] = { await console.shows("Suggestions: “no”\n   1  Ñoquis\n") }
    _ = await cli.run(["interactive"], console)
    // If only the search key is typed, the list isn't shown again.
    #expect(console.output.components(separatedBy: "\nRecipes\n3 recipes").count == 2)
    #expect(console.output.components(separatedBy: "Recipes: “no”").count == 2)
    #expect(console.output.contains("Ñoquis\n1 h 15 min · 4 servings"))
  }

  @Test func `A late answer to the question whether to delete a recipe is not mistaken for other input`() async throws {
    let (cli, clock) = (try await cli(), ManualClock())
    cli.clock = clock
    let console = ScriptedConsole(["4", "x 1", "y", "q"], isTerminal: true)
    console.before["y"] = {
      clock.advance(by: .seconds(601))
      // These yields give any other reader of the input a chance to run.
      for _ in 0..<1000 { await Task.yield() }
    }
    #expect(await cli.run(["interactive"], console).code == .ok)
    #expect(!console.output.contains("Loading…") && console.output.contains("Bizcocho"))
    #expect(try await cli("recipes", "list", "--json").document["total"] == .number(2))
  }

  @Test func `An interactive question that appears while the user is typing accepts only entered answers`() async throws
  {
    let (isSilent, resume, clock) = (Box(false), DispatchSemaphore(value: 0), ManualClock())
    let server = try LoopbackServer { _ in
      if isSilent.value { resume.wait() }
      return .json(LoopbackSpoonacular.list)
    }
    let cli = try RecipesOfAService.cli(server)
    try await cli.setRecipes()
    cli.clock = clock
    let list = await cli("recipes", "list").lines
    let row = try #require(list.first { $0.contains("  Pan  ") }?.split(separator: " ").first)
    let console = ScriptedConsole(["4", "x \(row)", "y", "", "Y", "q"], isTerminal: true)
    console.before["y"] = {
      _ = await cli("recipes", "edit", "local-pan", "--servings", "9")
      try? FileManager.default.removeItem(atPath: cli.folder.path + "/answers")
      isSilent.value = true
      await clock.hasNoSleepers()
      Task {
        await clock.hasSleepers(1)
        clock.advance(by: .seconds(601))
      }
    }
    console.before[""] = {
      isSilent.value = false
      resume.signal()
      await console.shows("Press Enter to answer: Delete")
    }
    #expect(await cli.run(["interactive"], console).code == .ok)
    #expect(console.output.contains("Loading…\n"))
    #expect(console.errors.components(separatedBy: "[y/N]").count == 3)
    #expect(await cli("recipes", "show", "local-pan").code == .noInput)
  }
}

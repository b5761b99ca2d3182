import Foundation
import Testing

@testable import recetas_cli

@MainActor @Suite struct `The recipes in the interactive front` {
  private func cli(_ language: String = "en") async throws -> CLI {
    try await CLI.withRecipes(.standard, language)
  }

  @Test func `are listed, searched, opened and marked`() async throws {
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

  @Test func `speak Spanish`() async throws {
    let answer = try await cli("es")("interactive", piping: ["5", "s", "nada", "b", "4", "nada"])
    #expect(answer.output.contains("Aún no tienes ninguna receta favorita."))
    #expect(answer.output.contains("FIRESTORE_PROJECT"))
    #expect(answer.output.contains("No te entiendo. /texto buscar · # abrir · x # quitar"))
    #expect(answer.output.contains("No te entiendo. /texto buscar · # abrir · * # favorita"))
  }

  @Test func `are suggested with every key at a terminal, and searched at Enter`() async throws {
    let cli = try await cli()
    let console = ScriptedConsole(["4", "/no", "1", "q"], isTerminal: true)
    console.typed["/no"] = { await console.shows("Suggestions: “no”\n   1  Ñoquis\n") }
    _ = await cli.run(["interactive"], console)
    // The key of the search alone shows nothing again.
    #expect(console.output.components(separatedBy: "\nRecipes\n3 recipes").count == 2)
    #expect(console.output.components(separatedBy: "Recipes: “no”").count == 2)
    #expect(console.output.contains("Ñoquis\n1 h 15 min · 4 servings"))
  }
}

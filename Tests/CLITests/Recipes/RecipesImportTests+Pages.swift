import TestSupport
import Testing

@testable import recetas_cli

@MainActor @Suite struct `An import of a web page` {
  private nonisolated static let page = """
    <!doctype html><html><head><script type="application/ld+json">
    {"@context": "https://schema.org", "@type": "Recipe", "name": "Pisto", "recipeIngredient": ["2 calabacines"]}
    </script></head></html>
    """
  private static func added(_ title: String, _ id: String) -> String {
    """
    1 record: 1 accepted, 0 repaired, 0 rejected. 1 recipe added to your collection.
      Added: \(title)
      Open it with recetas-cli recipes show \(id)
      1 new, 0 changed, 0 unchanged

    """
  }

  @Test func `from its address is one recipe, whatever tracking it carries`() async throws {
    let server = try LoopbackServer { _ in .init(200, body: Array(Self.page.utf8)) }
    let cli = try await CLI.withRecipes()
    let id = "web-127.0.0.1_3a_\(server.port)_2f_pisto"
    await cli("recipes", "import", server.address("/pisto?utm_source=mail"))
      .expect(.ok, output: Self.added("Pisto", id))
    let again = await cli("recipes", "import", server.address("/pisto/#top"), "--lang", "es")
    #expect(
      again.lines.map(\.self).prefix(3) == [
        "1 registro: 1 aceptado, 0 reparados, 0 rechazados. 1 receta actualizada en tu colección.",
        "  Actualizada: Pisto", "  Ábrela con recetas-cli recipes show \(id)",
      ])
    let list = try await cli("recipes", "list", "--search", "pisto", "--json").document["recipes"].items
    #expect(list.map(\.["id"].text) == [id])
  }

  @Test func `asks nobody when offline`() async throws {
    let cli = try await CLI.withRecipes()
    let server = try LoopbackServer { _ in .init(200) }
    await cli.unchanged("recipes", "import", server.address("/pisto"), "--offline")
      .expect(.unavailable, output: "", errorsContain: "Can't reach 127.0.0.1")
    #expect(await server.requests(atLeast: 0).isEmpty)
  }

  @Test func `Importing a web page that does not exist fails and changes nothing`() async throws {
    let cli = try await CLI.withRecipes()
    let server = try LoopbackServer { _ in .init(404) }
    await cli.unchanged("recipes", "import", server.address("/pisto")).expect(.noInput, output: "")
  }

  @Test func `from the standard input, or JSON from there`() async throws {
    let cli = try await CLI.withRecipes()
    await cli("recipes", "import", "-", piping: [Self.page])
      .expect(.ok, output: Self.added("Pisto", "local-pisto"))
    await cli("recipes", "import", "-", piping: [RecipeFile.json("Zumo")])
      .expect(.ok, output: Self.added("Zumo", "local-zumo"))
  }

  @Test func `of which nothing is a recipe is refused in words`() async throws {
    let cli = try await CLI.withRecipes()
    await cli.unchanged("recipes", "import", "-", piping: ["<html></html>"])
      .expect(.data, output: "", errorsContain: "the page has no recipe of schema.org (JSON-LD, Microdata or RDFa)")
  }
}

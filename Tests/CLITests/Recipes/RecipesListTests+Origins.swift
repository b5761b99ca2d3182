import TestSupport
import Testing

@testable import recetas_cli

extension RecipesOfAService {
  @Test(arguments: [("en", "needs a key (SPOONACULAR_API_KEY)"), ("es", "falta una clave (SPOONACULAR_API_KEY)")])
  func `that are favorites open without a key, and say what is missing`(language: String, says: String) async throws {
    _ = await cli("recipes", "favorites", "add", "spoonacular-7")
    cli.environment["SPOONACULAR_API_KEY"] = nil
    let shown = await cli("recipes", "show", "spoonacular-7", "--lang", language)
    #expect((shown.code, shown.lines[0]) == (.ok, "★ Pasta & Tuna"))
    #expect(shown.output.replacing("\n", with: " ").contains(says))
    #expect(shown.output.contains("https://spoonacular.com/pasta-tuna-7"))
    let document = try await cli("recipes", "show", "spoonacular-7", "--json").document
    #expect(document.keys == ["isFavorite", "problem", "recipe"])
    #expect(document["recipe"]["ingredients"] == .array([]))
  }

  @Test func `are listed after one's own, which stay when nothing more can be asked for`() async throws {
    try await cli.haveRecipes()
    let all = try await cli("recipes", "list", "--json").document
    #expect(all["recipes"].items.map(\.["title"].text) == ["Bizcocho", "Ñoquis", "Pan", "Pasta & Tuna", "Gnocchi"])
    #expect((all["source"], all["total"]) == (.text("all"), .number(264)))
    #expect(await cli("recipes", "list", "--source", "mine").lines.count == 5)
    #expect(service.paths == ["/recipes/complexSearch"])

    let server = try LoopbackServer(answers: .json(#"{"code": 402}"#, status: 402))
    defer { server.stop() }
    let spent = try Self.cli(server)
    try await spent.haveRecipes()
    let own = await spent("recipes", "list")
    own.expect(.ok, errorsContain: "is used up")
    #expect(own.lines.suffix(3).map { $0.prefix(11) } == ["   1    Biz", "   2    Ñoq", "   3    Pan"])
    #expect(!own.output.contains("is used up"))
    let document = try await spent("recipes", "list", "--json").document
    #expect(document["recipes"].items.count == 3)
    #expect(document["problem"].text?.contains("is used up") == true)
    await spent("recipes", "list", "--source", "spoonacular").expect(.unavailable, output: "")
    await spent("recipes", "list", "--search", "tarta").expect(.unavailable, output: "")
  }

  @Test(arguments: [("en", "is used up", "Your collection"), ("es", "cupo", "Tu colección")])
  func `on the screens stand after one's own, or what went wrong does`(
    language: String, problem: String, own: String
  ) async throws {
    let server = try LoopbackServer(answers: .json(#"{"code": 402}"#, status: 402))
    defer { server.stop() }
    let cli = try Self.cli(server, language)
    try await cli.haveRecipes()
    let answer = await cli("interactive", piping: ["4", "o", "q"])
    #expect(answer.output.contains(problem) && answer.output.contains("Bizcocho"))
    #expect(answer.output.contains(own))
  }

  @Test func `need a key, and a source that there is`() async throws {
    let cli = try await CLI.withRecipes()
    await cli("recipes", "list", "--source", "spoonacular")
      .expect(.usage, output: "", errorsContain: "SPOONACULAR_API_KEY")
    await cli("recipes", "list", "--source", "local")
      .expect(.usage, output: "", errorsContain: "mine, spoonacular or all")
    let all = await cli("recipes", "list", "--source", "all").output
    #expect(
      await cli("recipes", "list", "--source", "mine").output
        == all.replacing("3 recipes", with: "Your collection · 3 recipes"))
  }
}

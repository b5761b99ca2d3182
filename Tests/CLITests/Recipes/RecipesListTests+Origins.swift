import Foundation
import TestSupport
import Testing

@testable import recetas_cli

extension RecipesOfAService {
  @Test(arguments: [("en", "requires a key (SPOONACULAR_API_KEY)"), ("es", "falta una clave (SPOONACULAR_API_KEY)")])
  func `Without the service's key, a favorite recipe opens and reports the missing details`(
    language: String, says: String
  )
    async throws
  {
    _ = await cli("recipes", "favorites", "add", "spoonacular-7")
    cli.environment["SPOONACULAR_API_KEY"] = nil
    let shown = await cli("recipes", "show", "spoonacular-7", "--lang", language)
    #expect((shown.code, shown.lines[0]) == (.ok, "★ Pasta & Tuna"))
    #expect(shown.output.replacing("\n", with: " ").contains(says))
    #expect(shown.output.contains("https://spoonacular.com/pasta-tuna-7"))
    let document = try await cli("recipes", "show", "spoonacular-7", "--json").document
    #expect(document.keys == ["isFavorite", "problem", "recipe"])
    #expect(document["recipe"]["ingredients"] == [])
  }

  @Test func `The user's own recipes are listed first even if the recipe service refuses requests`() async throws {
    try await cli.setRecipes()
    let all = try await cli("recipes", "list", "--json").document
    #expect(all["recipes"].items.map(\.["title"].text) == ["Bizcocho", "Ñoquis", "Pan", "Pasta & Tuna", "Gnocchi"])
    #expect((all["source"], all["total"]) == ("all", 264))
    #expect(await cli("recipes", "list", "--source", "mine").lines.count == 5)
    #expect(service.paths == ["/recipes/complexSearch"])

    let server = try LoopbackServer(answers: .json(#"{"code": 402}"#, status: 402))
    defer { server.stop() }
    let spent = try Self.cli(server)
    try await spent.setRecipes()
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
  func `The user's own recipes are shown before a service's recipes in interactive mode`(
    language: String, problem: String, own: String
  )
    async throws
  {
    let server = try LoopbackServer(answers: .json(#"{"code": 402}"#, status: 402))
    defer { server.stop() }
    let cli = try Self.cli(server, language)
    try await cli.setRecipes()
    let answer = await cli("interactive", piping: ["4", "o", "q"])
    #expect(answer.output.contains(problem) && answer.output.contains("Bizcocho"))
    #expect(answer.output.contains(own))
  }

  @Test func `Listing a recipe service's recipes requires a key and a valid source`() async throws {
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

extension RecipesOfAService {
  @Test func `The file of a saved recipe photo gets the extension of the photo's format`() async throws {
    let names = [("a.JPG", "a.png"), ("b.jpeg", "b.png"), ("c.PNG", "c.PNG"), ("d", "d"), ("e.txt", "e.txt")]
    for (asked, named) in names {
      await cli("recipes", "show", "spoonacular-7", "--image", cli.folder.path + "/" + asked)
        .expect(.ok, errorsContain: "Saved the picture to \(cli.folder.path)/\(named).\n")
      #expect(FileManager.default.contents(atPath: cli.folder.path + "/" + named).map(Array.init) == Self.png)
    }
    #expect(!FileManager.default.fileExists(atPath: cli.folder.path + "/a.JPG"))
  }

  @Test(arguments: [("en", "already exists"), ("es", "ya existe")])
  func `Saving a recipe photo never replaces a file without confirmation`(language: String, says: String) async throws {
    let words = ["recipes", "show", "spoonacular-7", "--lang", language, "--image"]
    let file = try cli.folder.file("photo.png", "mine")
    for name in [file, cli.folder.path + "/photo.jpg"] {
      await cli.run(words + [name]).expect(.usage, output: "", errorsContain: says)
    }
    #expect(try String(contentsOfFile: file, encoding: .utf8) == "mine")
    #expect(await cli.run(words + [file, "--yes"]).code == .ok)
    #expect(FileManager.default.contents(atPath: file).map(Array.init) == Self.png)
  }

  @Test func `An incomplete recipe photo is not saved and is requested again by the next command`() async throws {
    let service = try LoopbackSpoonacular(image: .init(body: Array(Self.png.dropLast(20))))
    let cli = try Self.cli(service.server)
    for count in 1...2 {
      await cli("recipes", "show", "spoonacular-7", "--image", cli.folder.path + "/photo.png")
        .expect(.data, output: "", errorsContain: "The picture is incomplete")
      #expect(service.paths.count { $0 == "/7.png" } == count)
    }
    #expect(!FileManager.default.fileExists(atPath: cli.folder.path + "/photo.png"))
  }
}

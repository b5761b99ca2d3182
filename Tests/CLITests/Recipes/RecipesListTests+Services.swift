import Foundation
import GatewayTesting
import TestSupport
import TestGroups
import Testing

@testable import recetas_cli

/// A local server in place of Spoonacular.
@MainActor struct LoopbackSpoonacular {
  let server: LoopbackServer

  nonisolated static let key = "K3Y-that-nobody-may-see"
  nonisolated static let points = ["X-API-Quota-Used": "3.51", "X-API-Quota-Left": "46.49"]
  nonisolated static let list = """
    {"results": [{"id": 7, "title": "Pasta &amp; Tuna", "image": "IMAGE"}, {"id": 8, "title": "Gnocchi"},
     {"id": 7, "title": "Pasta again"}], "offset": 0, "number": 3, "totalResults": 261}
    """
  nonisolated static let details = """
    {"id": 7, "title": "Pasta & Tuna", "readyInMinutes": 20, "preparationMinutes": -1, "servings": 2, "image": "IMAGE",
     "summary": "<b>Good</b> &amp; quick", "instructions": "<ol><li>Boil.</li><li>Mix.</li></ol>",
     "extendedIngredients": [{"original": "100 g pasta", "name": "pasta", "amount": 100.0, "unit": "g"}],
     "creditsText": "Foodista.com", "sourceName": "Foodista", "sourceUrl": "http://example.org/pasta"}
    """

  /// - Parameter image: the response to requests for photos.
  init(image: LoopbackServer.Answer = LoopbackServer.Answer(body: RecipesOfAService.png)) throws {
    server = try LoopbackServer { request in
      switch request.path {
      case "/recipes/complexSearch": Self.answer(Self.list, request)
      case "/recipes/7/information": Self.answer(Self.details, request)
      case "/recipes/autocomplete": Self.answer(#"[{"id": 9, "title": "panettone"}]"#, request)
      case "/7.png": image
      default: LoopbackServer.Answer(404, headers: ["Content-Type": "text/html"], "<html>Not found</html>")
      }
    }
  }

  private nonisolated static func answer(_ text: String, _ request: LoopbackServer.Request) -> LoopbackServer.Answer {
    if request.header("x-api-key") != key {
      return .json(#"{"status": "failure", "code": 401, "message": "You are not authorized."}"#, status: 401)
    }
    let body = text.replacing("IMAGE", with: "http://\(request.header("Host") ?? "")/7.png")
    return LoopbackServer.Answer(200, headers: points.merging(["Content-Type": "application/json"]) { $1 }, body)
  }

  var paths: [String] { server.requests.map(\.path) }
}

@MainActor @Suite struct RecipesOfAService {
  nonisolated static let png = SampleImages.png

  let service: LoopbackSpoonacular
  let cli: CLI

  init() throws {
    service = try LoopbackSpoonacular()
    cli = try Self.cli(service.server)
  }

  static func cli(_ server: LoopbackServer?, _ language: String = "en") throws -> CLI {
    let cli = try CLI(.standard, language)
    cli.environment["SPOONACULAR_API_KEY"] = LoopbackSpoonacular.key
    cli.environment["SPOONACULAR_URL"] = server.map { $0.address("/") }
    cli.clock = RecordingClock()
    return cli
  }

  @Test func `The list of a recipe service's recipes contains no duplicates`() async throws {
    let document = try await cli("recipes", "list", "--source", "spoonacular", "--limit", "3", "--json").document
    #expect(document["source"] == "spoonacular")
    #expect(document["recipes"].items.map(\.["title"].text) == ["Pasta & Tuna", "Gnocchi"])
    #expect(document["total"] == 261)
    #expect(document["quota"].keys == ["left", "toldAt", "used"])
    #expect((document["quota"]["used"], document["quota"]["left"]) == (.decimal(3.51), .decimal(46.49)))
    #expect(await cli("recipes", "status").output.contains("used: 3.51 points, left: 46.49 points"))
    #expect(await cli("recipes", "status", "--lang", "es").output.contains("3,51 puntos"))
  }

  @Test func `A recipe service's recipes are cached for an hour and marked as cached`() async throws {
    let list = ["recipes", "list", "--source", "spoonacular"]
    let first = await cli.run(list)
    #expect(!first.output.contains("kept"))
    service.server.stop()
    cli.wait(3599)
    let second = await cli.run(list)
    #expect(second.code == .ok)
    #expect(second.lines[2] == "Cached response from 21 Nov 2026, 10:00.")
    #expect(try await cli.run(list + ["--json"]).document["keptSince"] == "2026-11-21T10:00:00.000Z")
    cli.wait(2)
    let third = await cli.run(list)
    third.expect(.unavailable, output: "")
    #expect(third.errors.hasPrefix("Can't reach 127.0.0.1"))
  }

  @Test func `A listed recipe from a service can be opened and made a favorite without another request`() async throws {
    _ = await cli("recipes", "list", "--source", "spoonacular")
    #expect(await cli("recipes", "favorites", "add", "1").output == "Added to favorites: Pasta & Tuna.\n")
    #expect(service.paths == ["/recipes/complexSearch"])
    let shown = await cli("recipes", "show", "1")
    #expect(shown.lines.prefix(2) == ["★ Pasta & Tuna", "20 min · 2 servings"])
    for line in ["Good & quick", "  · 100 g pasta", "   1  Boil.", "   2  Mix.", "Foodista.com"] {
      #expect(shown.lines.contains(line), "\(line)")
    }
    service.server.stop()
    let offline = try Self.cli(nil)
    #expect(await offline("recipes", "favorites").code == .ok)
    #expect(await cli("recipes", "favorites").lines.last?.contains("★ Pasta & Tuna") == true)
  }

  @Test func `Suggested recipes from a service follow those from the user's own recipes`() async throws {
    try await cli.setRecipes()
    #expect(await cli("recipes", "suggest", "pan").output == "Suggestions: “pan”\n   1  Pan\n   2  panettone\n")
    #expect(await cli("recipes", "suggest", "").lines.count == 4)
    service.server.stop()
    await cli("recipes", "suggest", "biz").expect(
      .ok, output: "Suggestions: “biz”\n   1  Bizcocho\n",
      errors: "Can't reach 127.0.0.1.\nTry again when you are online.\n")
    #expect(try await cli("recipes", "suggest", "piz", "--json").document.keys == ["problem", "suggestions"])
  }

  @Test(
    .group(.heavy),
    arguments: [
      (401, "", ExitCode.notAllowed), (402, "", .unavailable), (403, "", .notAllowed), (404, "<html>", .noInput),
      (429, "", .unavailable), (500, "<html>", .unavailable), (503, "", .unavailable), (200, "<html>", .unavailable),
      (200, "", .unavailable), (200, #"{"results": [{"id""#, .unavailable), (200, "[1, 2]", .unavailable),
      (
        200, #"{"status": "failure", "code": 402, "message": "Your daily points limit of 50 has been reached."}"#,
        .unavailable
      ),
    ])
  func `A failed request for recipes has the exit code of its error and never prints the API key`(
    status: Int, body: String, code: ExitCode
  ) async throws {
    let server = try LoopbackServer(answers: .json(body, status: status))
    let cli = try Self.cli(server)
    for words in [["recipes", "list", "--source", "spoonacular"], ["recipes", "show", "spoonacular-7"]] {
      let answer = await cli.run(words)
      let expected = status == 404 && words[1] == "list" ? ExitCode.unavailable : code
      answer.expect(expected, output: "")
      let document = try await cli.run(words + ["--json"]).errorDocument
      #expect(document["code"] == .number(Int(expected.rawValue)))
      #expect(!answer.errors.contains(LoopbackSpoonacular.key))
    }
    #expect(try keyIsNowhere(in: cli))
  }

  @Test func `No request is sent to a recipe service over plain HTTP or in offline mode`() async throws {
    let cli = try Self.cli(nil)
    cli.environment["SPOONACULAR_URL"] = "http://example.org"
    #expect(await cli("recipes", "list", "--source", "spoonacular").code == .notAllowed)
    cli.environment["SPOONACULAR_URL"] = "nada"
    #expect(await cli("recipes", "list").code == .usage)
    cli.environment["SPOONACULAR_URL"] = nil
    await cli("recipes", "list", "--source", "spoonacular", "--offline").expect(.unavailable, output: "")
  }

  @Test func `A photo from a recipe service is saved to a file and cached`() async throws {
    let file = cli.folder.path + "/photo.png"
    await cli("recipes", "show", "spoonacular-7", "--image", file)
      .expect(.ok, errorsContain: "Saved the picture to \(file).\n")
    #expect(try Array(Data(contentsOf: URL(fileURLWithPath: file))) == Self.png)
    service.server.stop()
    let again = cli.folder.path + "/again.png"
    #expect(await cli("recipes", "show", "spoonacular-7", "--image", again, "--offline").code == .ok)
    #expect(try Array(Data(contentsOf: URL(fileURLWithPath: again))) == Self.png)
    await cli("recipes", "show", "spoonacular-7", "--image", cli.folder.path + "/none/photo.png").expect(
      .cannotCreate, output: "")
  }

  @Test(
    .group(.heavy),
    arguments: [
      (LoopbackServer.Answer("<html>no picture</html>"), ExitCode.data), (LoopbackServer.Answer(404), .noInput),
      (LoopbackServer.Answer(200), .data), (.dropped, .unavailable), (LoopbackServer.Answer(500), .unavailable),
    ])
  func `If a recipe photo can't be loaded, no file is created`(image: LoopbackServer.Answer, code: ExitCode)
    async throws
  {
    let service = try LoopbackSpoonacular(image: image)
    let cli = try Self.cli(service.server)
    let file = cli.folder.path + "/photo.png"
    await cli("recipes", "show", "spoonacular-7", "--image", file).expect(code, output: "")
    #expect(!FileManager.default.fileExists(atPath: file))
  }

  @Test func `Saving the photo of a recipe without a photo is refused`() async throws {
    let cli = try await CLI.withRecipes()
    let answer = await cli("recipes", "show", "local-pan", "--image", "photo.png")
    answer.expect(.noInput, output: "")
    #expect(answer.errors.hasPrefix("“Pan” has no photograph.\n"))
  }

  @Test func `A screen in interactive mode handles keys while it waits for a recipe service`() async throws {
    let server = try LoopbackServer(answers: .never)
    let cli = try Self.cli(server)
    cli.clock = ContinuousClock()
    cli.screenPatience = .milliseconds(1)
    await cli.atTerminal("interactive", typing: ["4", "b", "1", "q"])
      .expect(.ok, outputContains: "Loading…\n", "Menu\n")
  }

  @Test(arguments: ["folder", "link"])
  func `A recipe photo can be saved through a symbolic link but not into a folder`(kind: String) async throws {
    let (file, target) = (cli.folder.path + "/photo", try cli.folder.file("target", "old"))
    if kind == "folder" {
      try FileManager.default.createDirectory(atPath: file, withIntermediateDirectories: false)
    } else {
      try FileManager.default.createSymbolicLink(atPath: file, withDestinationPath: target)
    }
    let answer = await cli("recipes", "show", "spoonacular-7", "--image", file, "--yes")
    #expect(answer.code == (kind == "folder" ? .cannotCreate : .ok))
    #expect(
      try Array(Data(contentsOf: URL(fileURLWithPath: target))) == (kind == "folder" ? Array("old".utf8) : Self.png))
    #expect(await cli("recipes", "show", "spoonacular-7", "--image", "/dev/null").code == .cannotCreate)
    #expect(await cli("recipes", "show", "spoonacular-7", "--image", "").code == .usage)
  }

  @Test func `The API key of a recipe service is never stored in a file`() async throws {
    for words in [
      ["list", "--source", "spoonacular"], ["show", "1"], ["suggest", "pan"], ["favorites", "add", "1"], ["status"],
    ] {
      let answer = await cli.run(["recipes"] + words)
      #expect(!(answer.output + answer.errors).contains(LoopbackSpoonacular.key))
    }
    #expect(service.server.requests.allSatisfy { !$0.target.contains(LoopbackSpoonacular.key) })
    #expect(try keyIsNowhere(in: cli))
  }

  private func keyIsNowhere(in cli: CLI) throws -> Bool {
    let key = Data(LoopbackSpoonacular.key.utf8)
    let files = try FileManager.default.subpathsOfDirectory(atPath: cli.folder.path)
    return files.allSatisfy { FileManager.default.contents(atPath: cli.folder.path + "/" + $0)?.range(of: key) == nil }
  }
}

extension RecipesOfAService {
  @Test func `The user's recipes are listed with a notice if the recipe service doesn't respond in time`() async throws
  {
    var silent = LoopbackServer.Answer()
    (silent.headLimit, silent.end) = (0, .hangs)
    let server = try LoopbackServer(answers: silent)
    defer { server.stop() }
    for language in ["en", "es"] {
      let cli = try Self.cli(server, language)
      cli.listPatience = .milliseconds(1)
      try await cli.setRecipes()
      await cli("recipes", "list").expect(.ok, outputContains: "Bizcocho", errorsContain: "127.0.0.1")
      #expect(try await cli("recipes", "list", "--json").document["problem"].text?.contains("127.0.0.1") == true)
    }
  }

  @Test func `Commands that need the API key of a recipe service report that the key is missing`() async throws {
    let cli = try CLI()
    try await cli.setRecipes()
    for words in [["show"], ["show", "--servings", "2"], ["favorites", "add"], ["export"], ["shopping"]] {
      let answer = await cli.run(["recipes"] + words + ["spoonacular-7"])
      answer.expect(.noInput, errorsContain: "SPOONACULAR_API_KEY")
      #expect(!answer.errors.contains("No recipe is called"), "\(words)")
    }
    let none =
      "No recipe matches “sushi”. Searched title, ingredients, tags, cuisine, type, diets, author and summary."
    let hint = " Searching Spoonacular as well requires a key (SPOONACULAR_API_KEY)."
    #expect(await cli("recipes", "list", "--search", "sushi").output == none + hint + "\n")
    #expect(await cli("recipes", "list", "--search", "sushi", "--source", "mine").output == none + "\n")
  }
}

import Foundation
import TestSupport
import TestGroups
import Testing

@testable import recetas_cli

@MainActor @Suite struct `Of variables and services the doctor` {
  @Test(arguments: [
    ("RECETAS_USER", "/", "Invalid RECETAS_USER"), ("RECETAS_LANG", "fr", "Invalid RECETAS_LANG “fr”"),
    ("RECETAS_TIMEOUT", "soon", "Invalid RECETAS_TIMEOUT"), ("RECETAS_TIMEOUT", "0", "Invalid RECETAS_TIMEOUT"),
    ("SPOONACULAR_API_KEY", "SEC RET", "contains a space"), ("SPOONACULAR_URL", "x", "Invalid SPOONACULAR_URL"),
    ("BEERS_URL", "SECRET@", "BEERS_URL must be"), ("MADRID_SHOPS_URL", "ftp://a", "MADRID_SHOPS_URL"),
    ("PLACES_MAP_URL", "https://example.org/SECRET", "PLACES_MAP_URL"),
    ("FIRESTORE_PROJECT", "A", "Invalid FIRESTORE_PROJECT"),
    ("FIRESTORE_USER", "a/b", "Invalid FIRESTORE_USER"), ("FIRESTORE_TOKEN", "SEC RET", "contains a space"),
    ("FIRESTORE_EMULATOR_HOST", "x", "Invalid FIRESTORE_EMULATOR_HOST"),
    ("FIREBASE_API_KEY", "SEC RET", "contains a space"),
    ("FIREBASE_AUTH_EMULATOR_HOST", "example.org:1", "Invalid FIREBASE_AUTH_EMULATOR_HOST"),
  ])
  func `tells which is wrong, without secrets`(variable: String, value: String, says: String) async throws {
    let cli = try CLI()
    cli.environment[variable] = value
    let answer = await cli.run(["doctor", "--remote", "--offline", "--lang", "en"], ScriptedConsole(width: 400))
    answer.expect(.usage, outputContains: "✗ \(variable)", says, errors: "1 problem.\n")
    #expect(!answer.output.contains("SECRET") && !answer.output.contains("SEC RET"))
  }

  @Test func `tells which is misspelt, or not used`() async throws {
    let cli = try CLI()
    cli.environment["RECETAS_HOEM"] = "SECRET"
    cli.environment["SPOONACULAR_KEY"] = "SECRET"
    cli.environment["PATH"] = "/bin"
    let answer = await cli.run(["doctor"], ScriptedConsole(width: 400))
    answer.expect(
      .ok, outputContains: "! RECETAS_HOEM", "Did you mean “RECETAS_HOME”?", "unset RECETAS_HOEM", errors: "")
    #expect(answer.output.contains("Did you mean “SPOONACULAR_API_KEY”?"))
    #expect(!answer.output.contains("SECRET") && !answer.output.contains("PATH"))
  }

  @Test func `reads what a token says of itself`() async throws {
    let cli = try CLI()
    let claims = Data(#"{"sub": "ana", "exp": 1}"#.utf8).base64EncodedString().replacing("=", with: "")
    cli.environment["FIRESTORE_TOKEN"] = "e30.\(claims).SECRET"
    let answer = await cli("doctor")
    answer.expect(.notAllowed, outputContains: "It expired on 1 Jan 1970")
    #expect(!answer.output.contains("SECRET"))
    let later = Data(#"{"sub": "ana", "exp": 99999999999}"#.utf8).base64EncodedString().replacing("=", with: "")
    cli.environment["FIRESTORE_TOKEN"] = "e30.\(later).SECRET"
    await cli("doctor").expect(.ok)
    cli.environment["FIRESTORE_USER"] = "bea"
    await cli.run(["doctor"], ScriptedConsole(width: 400)).expect(
      .usage, outputContains: "FIRESTORE_TOKEN belongs to “ana”", "FIRESTORE_USER=ana")
  }

  @Test func `asks services only if it is told to, and says what they answer`() async throws {
    let answers = [
      LoopbackServer.Answer.json("{}", status: 401),
      .json(#"{"results": [], "offset": 0, "number": 1, "totalResults": 0}"#),
    ]
    for (answer, code) in zip(answers, [ExitCode.notAllowed, .ok]) {
      let server = try LoopbackServer { _ in answer }
      let cli = try CLI()
      cli.environment["SPOONACULAR_API_KEY"] = "SECRET"
      cli.environment["SPOONACULAR_URL"] = server.origin
      await cli("doctor").expect(.ok)
      #expect(server.requests.isEmpty)
      let asked = await cli("doctor", "--remote")
      asked.expect(code, outputContains: code == .ok ? "✓ Spoonacular" : "✗ Spoonacular")
      #expect(asked.output.contains(code == .ok ? "answers" : "Check that SPOONACULAR_API_KEY is"))
      #expect(server.requests.count == 1)
      #expect(!asked.output.contains("SECRET"))
      await cli("doctor", "--remote", "--offline").expect(.unavailable, outputContains: "✗ Spoonacular")
      #expect(server.requests.count == 1)
    }
    await (try CLI())("doctor", "--remote").expect(.ok, outputContains: "none is configured")
  }

  @Test(.group(.heavy)) func `asks feeds and a shared store, too`() async throws {
    let service = try SignInService([SignInService.signIn(1)])
    let cli = try service.cli(store: "firestore:kit")
    let feed = try LoopbackServer(answers: .json("[]", status: 503))
    cli.environment["BEERS_URL"] = feed.address("/beers.json")
    _ = await cli("login", piping: ["SECRET-0"])
    await cli("doctor").expect(.ok, outputContains: "asked with --remote")
    #expect(service.firestore.requests.isEmpty && feed.requests.isEmpty)
    let asked = await cli("doctor", "--remote", "--json")
    #expect(asked.code == .unavailable)
    let findings = try asked.document["findings"].items.filter { $0["check"].text?.hasPrefix("remote.") == true }
    #expect(findings.map(\.["check"].text) == ["remote.store", "remote.beers"])
    #expect(service.firestore.requests.allSatisfy { $0.header("Authorization")?.hasSuffix("SECRET-id-1") == true })
  }

  @Test func `says the worst of several problems in its exit code`() async throws {
    let cli = try CLI(.json)
    cli.environment["RECETAS_USER"] = "/"
    try FileManager.default.createDirectory(atPath: cli.folder.path + "/store", withIntermediateDirectories: false)
    _ = try cli.folder.file("store/recetas.json", "no")
    let answer = await cli("doctor", "--json")
    #expect(answer.code == .data)
    #expect(try answer.document["problems"] == .number(2))
  }

  @Test(arguments: [
    ["store", "info"], ["menu", "list"], ["order", "show"], ["recipes", "list"], ["beers", "list"], [],
    ["recipes", "import", "FILE"], ["beers", "import", "FILE"],
  ])
  func `A wrong timeout refuses no command that makes no request`(words: [String]) async throws {
    let cli = try await CLI.withMenu()
    _ = await cli("order", "add", "1")
    let file = try cli.folder.file(
      "file.json", words.first == "recipes" ? RecipeFile.small : BeerFile.small)
    cli.environment["RECETAS_TIMEOUT"] = "soon"
    await cli.run(words.map { $0 == "FILE" ? file : $0 }).expect(.ok)
  }

  @Test func `A wrong timeout is refused by a command before it makes a request`() async throws {
    let cli = try CLI()
    cli.environment["RECETAS_TIMEOUT"] = "soon"
    for words in [["recipes", "import"], ["beers", "import"], ["places", "download", "--from"]] {
      await cli.run(words + ["http://127.0.0.1:1/x"]).expect(
        .usage, output: "", errorsContain: "Invalid RECETAS_TIMEOUT")
    }
    cli.environment["SPOONACULAR_API_KEY"] = "key"
    await cli("recipes", "list").expect(.usage, output: "", errorsContain: "Invalid RECETAS_TIMEOUT")
  }
}

import GatewayTesting
import TestGroups
import TestSupport
import Testing

@testable import recetas_cli

@MainActor @Suite struct `Services in use` {
  @Test func `An invalid Firestore emulator address is ignored if no Firestore project is set`() async throws {
    let cli = try CLI(.standard, "en")
    cli.environment["FIRESTORE_EMULATOR_HOST"] = "not a place"
    #expect(await cli("recipes", "list").code == .ok)
    cli.environment["FIRESTORE_PROJECT"] = "demo"
    #expect(await cli("recipes", "list").code == .usage)
  }

  @Test func `A request to a recipe service is not retried in offline mode`() async throws {
    let cli = try CLI(.standard, "en")
    let clock = RecordingClock()
    cli.clock = clock
    cli.environment["SPOONACULAR_API_KEY"] = LoopbackSpoonacular.key
    #expect(await cli("--offline", "recipes", "list", "--source", "spoonacular").code == .unavailable)
    #expect(clock.waits.isEmpty)
  }

  @Test func `A recipe list that a service limits to 100 recipes shows the options for the next page`() async throws {
    let results = (0..<100).map { #"{"id": \#($0), "title": "Soup \#($0)"}"# }.joined(separator: ",")
    let server = try LoopbackServer { _ in
      LoopbackServer.Answer(
        200, headers: ["Content-Type": "application/json"], #"{"results": [\#(results)], "totalResults": 261}"#)
    }
    let cli = try CLI(.standard, "en")
    cli.environment["SPOONACULAR_API_KEY"] = LoopbackSpoonacular.key
    cli.environment["SPOONACULAR_URL"] = server.address("/")
    #expect(await cli("recipes", "list", "--limit", "200").output.contains("--offset 100 --limit 100"))
  }
}

@MainActor @Suite struct `Settings of services` {
  /// Returns the errors for an invalid setting, in both languages.
  private func refusals(_ settings: [String: String], _ words: String...) async throws -> [String] {
    var said: [String] = []
    for language in ["es", "en"] {
      let cli = try CLI(.standard, language)
      cli.environment.merge(settings) { $1 }
      let answer = await cli.run(words)
      answer.expect(.usage, output: "")
      said.append(answer.errors)
    }
    #expect(said[0] != said[1])
    return said
  }

  @Test(arguments: ["x y", "bad/project", "Kit", String(repeating: "a", count: 2000)])
  func `An invalid Firestore project in the settings is refused`(project: String) async throws {
    for text in try await refusals(["FIRESTORE_PROJECT": project], "recipes", "favorites", "sync") {
      #expect(text.contains("FIRESTORE_PROJECT") && text.contains(project.prefix(60)))
      #expect(text.contains("FIRESTORE_PROJECT=recetas-demo") && text.count < 400)
    }
  }

  @Test func `The settings of recipe services that are not in use are not checked`() async throws {
    let cli = try CLI()
    cli.environment["SPOONACULAR_URL"] = "nada"
    #expect(await cli("recipes", "list").code == .ok)
  }

  @Test(arguments: ["a/b", "..", ".", "__x__", String(repeating: "a", count: 129)])
  func `An invalid Firestore user in the settings is refused`(user: String) async throws {
    let settings = ["FIRESTORE_PROJECT": "kit", "FIRESTORE_USER": user]
    for text in try await refusals(settings, "recipes", "favorites", "sync") {
      #expect(text.contains("“\(user.prefix(60))") || text.contains("«\(user.prefix(60))"))
      #expect(text.contains("FIRESTORE_USER=ana"))
    }
  }

  @Test(arguments: ["garbage", "http://127.0.0.1:8080", "127.0.0.1:0", "[::1]:8080"])
  func `An invalid address of a Firestore emulator is refused`(host: String) async throws {
    let settings = ["FIRESTORE_PROJECT": "kit", "FIRESTORE_EMULATOR_HOST": host]
    for text in try await refusals(settings, "recipes", "favorites", "sync") {
      #expect(text.contains(host) && text.contains("FIRESTORE_EMULATOR_HOST=127.0.0.1:8080"))
    }
  }

  @Test func `An empty address of a Firestore emulator is refused instead of using Google's service`() async throws {
    for text in try await refusals(
      ["FIRESTORE_PROJECT": "kit", "FIRESTORE_EMULATOR_HOST": ""], "recipes", "favorites", "sync")
    {
      #expect(text.contains("FIRESTORE_EMULATOR_HOST=127.0.0.1:8080"))
    }
    // Without a project, the emulator's address is not used.
    let cli = try CLI()
    cli.environment["FIRESTORE_EMULATOR_HOST"] = ""
    #expect(await cli("recipes", "list").code == .ok)
  }

  @Test(arguments: [
    "http://127.0.0.1:1?x=PASS", "http://127.0.0.1:1/#PASS", "http://user:PASS@127.0.0.1:1", "http://user:P ASS@x",
    "https://user:PA/SS@example.org", "http://[::1]:1234",
    "nada",
  ]) func `An invalid service address is refused without printing the secrets in the address`(address: String)
    async throws
  {
    for text in try await refusals(["SPOONACULAR_URL": address, "SPOONACULAR_API_KEY": "k"], "recipes", "list") {
      #expect(text.contains("SPOONACULAR_URL") && text.contains("https://example.org."))
      #expect(!text.contains("SS"))
    }
    for text in try await refusals(
      ["FIRESTORE_PROJECT": "kit", "FIRESTORE_EMULATOR_HOST": "user:PASS@127.0.0.1:80"], "recipes", "list")
    {
      #expect(text.contains("FIRESTORE_EMULATOR_HOST") && !text.contains("PASS"))
    }
  }

  @Test(arguments: ["SPOONACULAR_API_KEY", "FIRESTORE_TOKEN"], ["SEC\nRET", "SEC RET", "SEC\u{1}RET", "SECÑRET"])
  func `A secret with invalid characters is refused without being printed`(variable: String, secret: String)
    async throws
  {
    for text in try await refusals(["FIRESTORE_PROJECT": "kit", variable: secret], "recipes", "status") {
      #expect(text.contains(variable) && !text.contains("SEC"))
    }
  }

  @Test func `The settings accept spaces around a secret and an uppercase scheme in an address`() async throws {
    let service = try LoopbackSpoonacular()
    let cli = try CLI()
    cli.environment["SPOONACULAR_API_KEY"] = " \r\n\t\(LoopbackSpoonacular.key)\r\n"
    cli.environment["SPOONACULAR_URL"] = "HTTP://127.0.0.1:\(service.server.port)/"
    #expect(await cli("recipes", "list").code == .ok)
    #expect(service.paths == ["/recipes/complexSearch"])
  }

  @Test func `A blank secret in the settings is treated as missing`() async throws {
    let cli = try CLI()
    cli.environment["SPOONACULAR_API_KEY"] = " \n"
    #expect(await cli("recipes", "status").output.contains("Your collection"))
  }

  @Test(.group(.heavy)) func `The error for a rejected secret names the environment variable that holds the secret`()
    async throws
  {
    let server = try LoopbackServer(answers: .json("{}", status: 401))
    for (language, check) in [("es", "Comprueba que el valor de "), ("en", "Check that ")] {
      let cli = try CLI(.standard, language)
      cli.environment["SPOONACULAR_API_KEY"] = "wrong"
      cli.environment["SPOONACULAR_URL"] = server.address("")
      cli.environment["FIRESTORE_PROJECT"] = "kit"
      cli.environment["FIRESTORE_EMULATOR_HOST"] = "127.0.0.1:\(server.port)"
      for words in [["recipes", "list"], ["recipes", "show", "spoonacular-7"], ["recipes", "suggest", "pan"]] {
        let answer = await cli.run(words)
        #expect(answer.errors.contains(check + "SPOONACULAR_API_KEY "), "\(words)")
      }
      let sync = await cli("recipes", "favorites", "sync")
      #expect(sync.code == .notAllowed && sync.errors.contains(check + "FIRESTORE_TOKEN "))
    }
  }
}

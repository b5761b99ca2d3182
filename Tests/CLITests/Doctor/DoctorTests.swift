import Foundation
import Gateways
import Interfaces
import TestGroups
import TestSupport
import Testing

@testable import recetas_cli

@MainActor @Suite struct `The doctor` {
  /// Returns a program with records in every domain.
  private func used(_ store: Stores, _ language: String = "en") async throws -> CLI {
    let cli = try CLI(store, language)
    for domain in ["menu", "recipes", "beers", "places"] { #expect(await cli(domain, "list").code == .ok) }
    return cli
  }

  /// Writes a document as the file of a JSON store.
  private func write(_ document: String, as cli: CLI) throws {
    let folder = cli.folder.path + "/store"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(document.utf8).write(to: URL(fileURLWithPath: folder + "/recetas.json"))
  }

  private func states(_ answer: Answer) throws -> [String: String] {
    let findings = try answer.document["findings"].items
    return Dictionary(findings.map { ($0["check"].text ?? "", $0["state"].text ?? "") }) { $1 }
  }

  @Test(.group(.heavy), arguments: Stores.persistent)
  func `The doctor finds no problems in a new or a used store and changes neither store`(store: Stores) async throws {
    let new = try CLI(store)
    await new("doctor").expect(.ok, outputContains: "nothing there yet", errors: "")
    #expect(try new.folder.fingerprints() == [:])
    let cli = try await used(store)
    let before = try cli.folder.fingerprints()
    let answer = await cli("doctor")
    answer.expect(.ok, outputContains: "records, intact", "6 pictures, intact", "53 sample pictures", errors: "")
    #expect(answer.lines.allSatisfy { $0.hasPrefix("✓") || $0.hasPrefix("  ") })
    #expect(try states(await cli("doctor", "--json")).values.allSatisfy { $0 == "ok" })
    #expect(try cli.folder.fingerprints() == before)
  }

  @Test(.group(.heavy), arguments: Stores.persistent)
  func `The doctor reports a damaged store with instructions to fix it`(store: Stores) async throws {
    for (language, says) in [
      ("en", "or empty the store with: recetas-cli store reset"), ("es", "o vacía el almacén con"),
    ] {
      let cli = try await used(store, language)
      let location = try StoreLocation(cli.location, in: cli.folder.path, Texts(.english))
      let file = try #require(location.file)
      try Data(repeating: 7, count: 9000).write(to: URL(fileURLWithPath: file))
      let answer = await cli.run(["doctor"], ScriptedConsole(width: 400))
      answer.expect(.data, outputContains: "✗ ", says)
      #expect(answer.errors.hasPrefix(language == "es" ? "1 problema." : "1 problem."))
      #expect(try states(await cli("doctor", "--json"))["store"] == "problem")
    }
  }

  @Test func `The doctor recognizes older and newer versions of a store`() async throws {
    let cli = try CLI(.json)
    let newest = StoreDocument.format
    for (format, code) in [(newest - 1, ExitCode.ok), (newest, .ok), (newest + 1, .data)] {
      try write(#"{"format": \#(format), "seeded": [], "dishes": [], "users": {}}"#, as: cli)
      #expect(await cli("doctor").code == code, "\(format)")
    }
    try write(#"{"format": \#(newest - 1), "seeded": [], "dishes": [], "users": {}}"#, as: cli)
    #expect(
      await cli.run(["doctor"], ScriptedConsole(width: 400)).output.contains(
        "version \(newest - 1); the first change upgrades it to \(newest)"))
  }

  @Test(.group(.heavy)) func `The doctor reports missing and damaged pictures`() async throws {
    let cli = try await used(.json)
    let photos = try FileManager.default.contentsOfDirectory(atPath: cli.folder.path + "/store/photos")
    try FileManager.default.removeItem(atPath: cli.folder.path + "/store/photos/" + (photos.first ?? ""))
    let places = try #require(
      FileManager.default.enumerator(atPath: cli.folder.path + "/store/places")?.allObjects as? [String])
    let picture = try #require(places.max { $0.count < $1.count })
    try Data("x".utf8).write(to: URL(fileURLWithPath: cli.folder.path + "/store/places/" + picture))
    let answer = await cli.run(["doctor"], ScriptedConsole(width: 400))
    answer.expect(.data, outputContains: "1 picture is missing or damaged.", "store import", "places download")
    #expect(answer.errors == "2 problems.\n")
  }

  @Test(.group(.heavy)) func `The doctor reports files that other users can read or change`() async throws {
    let cli = try await used(.json)
    func allow(_ mode: Int, _ name: String) throws {
      try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: cli.folder.path + name)
    }
    try allow(0o666, "/store/recetas.json")
    try allow(0o777, "")
    let answer = await cli("doctor", "--json")
    #expect(answer.code == .ok)
    #expect(try states(answer)["store"] == "warning")
    #expect(try states(answer)["dataFolder"] == "warning")
    #expect(await cli.run(["doctor"], ScriptedConsole(width: 400)).output.contains("chmod 600 "))
    let service = try SignInService([SignInService.signIn(1)])
    let signed = try service.cli()
    _ = await signed("login", piping: ["SECRET-0"])
    #expect(try states(await signed("doctor", "--json"))["signIn"] == "ok")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o644], ofItemAtPath: signed.folder.path + "/sign-in.json")
    let report = await signed.run(["doctor"], ScriptedConsole(width: 400))
    report.expect(.notAllowed, outputContains: "Other users can read the tokens", "chmod 600 ")
    #expect(!report.output.contains("SECRET"))
  }

  @Test(
    .group(.processes), .enabled(if: Binary.canDropPrivileges, "this test needs a user without administrator rights"))
  func `The doctor reports folders that the user has no permission to use`() async throws {
    let program = try Binary(.json)
    #expect(try await program("menu", "list").code == 0)
    let outcome = try await program.shell("recetas doctor", isUnprivileged: true)
    #expect(outcome.output.contains("✗ Data folder"))
    #expect(outcome.code == 77)
  }
}

@MainActor @Suite struct `The doctor's checks of variables and services` {
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
  func `The doctor reports an invalid environment variable without showing secrets`(
    variable: String, value: String, says: String
  )
    async throws
  {
    let cli = try CLI()
    cli.environment[variable] = value
    let answer = await cli.run(["doctor", "--remote", "--offline", "--lang", "en"], ScriptedConsole(width: 400))
    answer.expect(.usage, outputContains: "✗ \(variable)", says, errors: "1 problem.\n")
    #expect(!answer.output.contains("SECRET") && !answer.output.contains("SEC RET"))
  }

  @Test func `The doctor reports misspelled and unused environment variables`() async throws {
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

  @Test func `The doctor checks the user and the expiry date in a token`() async throws {
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

  @Test func `The doctor queries services only on request and reports their responses`() async throws {
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
      #expect(asked.output.contains(code == .ok ? "responds" : "Check that SPOONACULAR_API_KEY is"))
      #expect(server.requests.count == 1)
      #expect(!asked.output.contains("SECRET"))
      await cli("doctor", "--remote", "--offline").expect(.unavailable, outputContains: "✗ Spoonacular")
      #expect(server.requests.count == 1)
    }
    await (try CLI())("doctor", "--remote").expect(.ok, outputContains: "none is configured")
  }

  @Test(.group(.heavy)) func `The doctor can also query the feeds and a shared store`() async throws {
    let service = try SignInService([SignInService.signIn(1)])
    let cli = try service.cli(store: "firestore:kit")
    let feed = try LoopbackServer(answers: .json("[]", status: 503))
    cli.environment["BEERS_URL"] = feed.address("/beers.json")
    _ = await cli("login", piping: ["SECRET-0"])
    await cli("doctor").expect(.ok, outputContains: "use --remote to check it")
    #expect(service.firestore.requests.isEmpty && feed.requests.isEmpty)
    let asked = await cli("doctor", "--remote", "--json")
    #expect(asked.code == .unavailable)
    let findings = try asked.document["findings"].items.filter { $0["check"].text?.hasPrefix("remote.") == true }
    #expect(findings.map(\.["check"].text) == ["remote.store", "remote.beers"])
    #expect(service.firestore.requests.allSatisfy { $0.header("Authorization")?.hasSuffix("SECRET-id-1") == true })
  }

  @Test func `The doctor's exit code is that of the worst problem it finds`() async throws {
    let cli = try CLI(.json)
    cli.environment["RECETAS_USER"] = "/"
    try FileManager.default.createDirectory(atPath: cli.folder.path + "/store", withIntermediateDirectories: false)
    _ = try cli.folder.file("store/recetas.json", "no")
    let answer = await cli("doctor", "--json")
    #expect(answer.code == .data)
    #expect(try answer.document["problems"] == 2)
  }

  @Test(arguments: [
    ["store", "info"], ["menu", "list"], ["order", "show"], ["recipes", "list"], ["beers", "list"], [],
    ["recipes", "import", "FILE"], ["beers", "import", "FILE"],
  ])
  func `An invalid request timeout doesn't affect commands that send no requests`(words: [String]) async throws {
    let cli = try await CLI.withMenu()
    _ = await cli("order", "add", "1")
    let file = try cli.folder.file("file.json", words.first == "recipes" ? RecipeFile.small : BeerFile.small)
    cli.environment["RECETAS_TIMEOUT"] = "soon"
    await cli.run(words.map { $0 == "FILE" ? file : $0 }).expect(.ok)
  }

  @Test func `An invalid request timeout is refused before a command sends a request`() async throws {
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

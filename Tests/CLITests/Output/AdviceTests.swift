import Foundation
import GatewayTesting
import TestGroups
import TestSupport
import Testing

@testable import recetas_cli

@MainActor @Suite struct `The message and the advice of an error` {
  /// Returns a program with a key for a local Spoonacular server, which also provides a beer catalog.
  private func connected(to origin: String) throws -> CLI {
    let cli = try CLI(.memory)
    cli.clock = RecordingClock()
    cli.environment["SPOONACULAR_API_KEY"] = LoopbackSpoonacular.key
    cli.environment["SPOONACULAR_URL"] = origin
    cli.environment["BEERS_URL"] = origin + "/beers.json"
    return cli
  }

  @Test(arguments: [
    ["recipes", "list", "--source", "spoonacular"], ["recipes", "show", "spoonacular-9"],
    ["recipes", "import", "http://127.0.0.1:1/a"], ["beers", "import", "http://127.0.0.1:1/a.json"],
    ["places", "download", "--from", "http://127.0.0.1:1/"], ["doctor", "--remote"],
  ])
  func `A command that fails because of the offline option advises removing the option`(words: [String]) async throws {
    let cli = try connected(to: "http://127.0.0.1:1")
    let answer = await cli.run(words + ["--offline"], ScriptedConsole(width: 400))
    #expect(answer.code == .unavailable)
    let reported = answer.output + answer.errors
    #expect(reported.contains("without --offline") && !reported.contains("when you are online"), "\(reported)")
  }

  @Test func `Interactive mode with the offline option advises removing the option`() async throws {
    let cli = try connected(to: "http://127.0.0.1:1")
    let answer = await cli.run(["interactive", "--offline"], ScriptedConsole(["4", "o", "o", "q"]))
    let reported = answer.output + answer.errors
    #expect(reported.contains("without --offline") && !reported.contains("when you are online"), "\(reported)")
  }

  @Test func `The error for a recipe that doesn't exist in Spoonacular doesn't mention an API key`() async throws {
    let server = try LoopbackServer { _ in .json(#"{"code": 404}"#, status: 404) }
    let answer = await (try connected(to: server.origin))("recipes", "show", "spoonacular-9")
    answer.expect(.noInput, errorsContain: "“spoonacular-9” was not found.", "Check its number.")
    #expect(!answer.errors.contains("requires a key"))
  }

  @Test func `The error for an import that isn't from a file doesn't mention a file`() async throws {
    let server = try LoopbackServer { _ in .json(#"[{"name": "Casa Oso", "origin": "Mars"}]"#) }
    let cli = try CLI(.memory)
    for answer in [
      await cli("recipes", "import", "-", piping: ["<html></html>"]),
      await cli("recipes", "import", "-", piping: ["["]),
      await cli("beers", "import", server.address("/beers.json"), "--force", "--yes"),
    ] {
      answer.expect(.data, output: "", errorsContain: "Fix the data.")
    }
  }

  @Test func `The doctor reports every service, even if several services have the same problem`() async throws {
    let cli = try connected(to: "http://127.0.0.1:1")
    let answer = await cli.run(["doctor", "--remote", "--offline"], ScriptedConsole(width: 400))
    answer.expect(.unavailable, outputContains: "✗ Spoonacular", "✗ BEERS_URL", errors: "2 problems.\n")
  }

  @Test func `The doctor advises checking the address of a catalog that doesn't exist`() async throws {
    let server = try LoopbackServer { _ in .init(404) }
    let cli = try CLI(.memory)
    cli.environment["BEERS_URL"] = server.address("/beers.json")
    let answer = await cli.run(["doctor", "--remote"], ScriptedConsole(width: 400))
    answer.expect(.unavailable, outputContains: "it responded with HTTP 404.", "Check that its address is correct.")
  }

  @Test(
    .group(.processes), .enabled(if: Binary.canDropPrivileges, "this test needs a user without administrator rights"))
  func `The doctor doesn't report an unreadable folder as empty`() async throws {
    let program = try Binary(.json)
    let folder = program.folder.path + "/closed"
    let outcome = try await program.shell(
      """
      mkdir -p '\(folder)/data'; chmod 700 '\(folder)'
      recetas doctor --data '\(folder)/data' --store 'json:\(folder)/data/store'
      """, isUnprivileged: true)
    outcome.expect(.notAllowed, outputContains: "✗ Data folder", "✗ Store", "You can't enter the folder")
    #expect(!outcome.output.contains("nothing there yet"))
  }

  @Test(
    .group(.processes), .enabled(if: Binary.canDropPrivileges, "this test needs a user without administrator rights"))
  func `The doctor names the first folder of a path that the user isn't permitted to enter`() async throws {
    let program = try Binary(.json)
    let folder = program.folder.path + "/closed"
    let outcome = try await program.shell(
      """
      mkdir -p '\(folder)/a/b/data'; chmod 700 '\(folder)'
      recetas doctor --data '\(folder)/a/b/data' --store 'json:\(folder)/a/b/c/store'
      """, isUnprivileged: true)
    outcome.expect(.notAllowed, outputContains: "✗ Data folder", "✗ Store")
    // The message may be wrapped, so the output is joined into one line.
    let output = outcome.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let folders = output.split(separator: "You can't enter the folder ").dropFirst()
    #expect(folders.count == 2)
    #expect(
      folders.allSatisfy { $0.hasPrefix("“\(folder)”. Give your user permission: chmod u+rwX \(folder), or chown") })
  }

  @Test(arguments: [["show", "local-pan"], ["shopping", "local-pan"]])
  func `The error for too many servings names the factor that the user gave`(words: [String]) async throws {
    let cli = try await CLI.withRecipes()
    await cli.run(["recipes"] + words + ["--times", "9000"])
      .expect(.usage, output: "", errorsContain: "--times 9000 would make 36,000 servings.")
  }

  @Test(arguments: [
    ("en", "row 2, price: expected a number, found \"free\""),
    ("es", "fila 2, price: se esperaba un número, pero hay \"free\""),
  ])
  func `The error for an invalid table names the row and the column`(language: String, line: String) async throws {
    let cli = try CLI(.memory, language)
    let file = try cli.folder.file("menu.csv", "name,price,kind\nFlan,free,Desserts\n")
    await cli("menu", "import", file, "--force", "--yes").expect(.data, output: "", errorsContain: line)
  }

  @Test func `A Spanish message about a damaged store quotes the technical reason`() async throws {
    for (language, reason) in [
      ("en", ": name: it has invisible characters or needless blanks."),
      ("es", "(detalle técnico: «name: it has invisible characters or needless blanks»)."),
    ] {
      let cli = try await CLI.withMenu(.json, language)
      let file = cli.folder.path + "/store/recetas.json"
      let text = try String(contentsOfFile: file, encoding: .utf8)
      try text.replacing("\"Flan\"", with: "\"Flan\\u0007\"").write(toFile: file, atomically: true, encoding: .utf8)
      let answer = await cli("menu", "list")
      answer.expect(.data, output: "", errorsContain: reason)
      #expect(!answer.errors.contains("Entities"))
    }
  }

  @Test func `A download of pictures fails if none of the missing pictures can be loaded`() async throws {
    let service = try MadridService()
    let cli = try service.cli()
    for path in service.pictures { service.answer(path, with: .init(500)) }
    await cli("places", "download").expect(.ok)
    await cli("places", "download").expect(
      .unavailable, outputContains: "8 of 8 pictures are missing.",
      errorsContain: "None of the missing pictures could be downloaded.", "Try again later")
    for path in service.pictures { service.answer(path, with: .init(404)) }
    await cli("places", "download").expect(
      .unavailable, outputContains: "8 pictures could not be downloaded from their addresses.",
      errorsContain: "None of the missing pictures", "recetas-cli places refresh")
    let verify = await cli("places", "verify")
    verify.expect(.ok, outputContains: "0 of 8 pictures (", "8 pictures could not be downloaded from their addresses.")
    #expect(!verify.output.contains("intact"))
  }
}

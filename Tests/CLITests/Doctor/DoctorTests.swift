import Foundation
import Gateways
import Interfaces
import TestSupport
import TestGroups
import Testing

@testable import recetas_cli

@MainActor @Suite struct `The doctor` {
  /// With something in every domain.
  private func used(_ store: Stores, _ language: String = "en") async throws -> CLI {
    let cli = try CLI(store, language)
    for domain in ["menu", "recipes", "beers", "places"] { #expect(await cli(domain, "list").code == .ok) }
    return cli
  }

  /// Makes a document the file of a JSON store.
  private func write(_ document: String, as cli: CLI) throws {
    let folder = cli.folder.path + "/store"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(document.utf8).write(to: URL(fileURLWithPath: folder + "/recetas.json"))
  }

  private func states(_ answer: Answer) throws -> [String: String] {
    let findings = try answer.document["findings"].items
    return Dictionary(findings.map { ($0["check"].text ?? "", $0["state"].text ?? "") }) { $1 }
  }

  @Test(.group(.heavy), arguments: Stores.lasting)
  func `finds nothing wrong in a new store, nor in a used one, and changes neither`(store: Stores) async throws {
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

  @Test(.group(.heavy), arguments: Stores.lasting)
  func `tells a damaged store, and how to mend it`(store: Stores) async throws {
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

  @Test func `knows older and newer versions of a store`() async throws {
    let cli = try CLI(.json)
    let newest = StoreDocument.format
    for (format, code) in [(newest - 1, ExitCode.ok), (newest, .ok), (newest + 1, .data)] {
      try write(#"{"format": \#(format), "seeded": [], "dishes": [], "users": {}}"#, as: cli)
      #expect(await cli("doctor").code == code, "\(format)")
    }
    try write(#"{"format": \#(newest - 1), "seeded": [], "dishes": [], "users": {}}"#, as: cli)
    #expect(
      await cli.run(["doctor"], ScriptedConsole(width: 400)).output.contains(
        "version \(newest - 1); the first change brings it to \(newest)"))
  }

  @Test(.group(.heavy)) func `tells pictures that are missing or damaged`() async throws {
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

  @Test(.group(.heavy)) func `tells what others may read or change`() async throws {
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
    let told = await signed.run(["doctor"], ScriptedConsole(width: 400))
    told.expect(.notAllowed, outputContains: "Other users may read the tokens", "chmod 600 ")
    #expect(!told.output.contains("SECRET"))
  }

  @Test(.group(.processes), .enabled(if: Binary.canBeHumble, "here is only the administrator, who may do anything"))
  func `tells what the user may not read`() async throws {
    let program = try Binary(.json)
    #expect(try await program("menu", "list").code == 0)
    let outcome = try await program.shell("recetas doctor", isHumble: true)
    #expect(outcome.output.contains("✗ Data folder"))
    #expect(outcome.code == 77)
  }
}

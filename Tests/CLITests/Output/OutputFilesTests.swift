import Foundation
import GatewayTesting
import TestGroups
import TestSupport
import Testing

@testable import recetas_cli

/// The commands that can write several files at once.
private enum SeveralFiles: CaseIterable {
  case place, map, beer

  /// A command line that writes two files.
  func words(_ one: String, _ other: String) -> [String] {
    switch self {
    case .place: ["places", "show", "shop-1", "--image", one, "--map-image", other]
    case .map: ["places", "map", "--svg", one, "--html", other]
    case .beer: ["beers", "show", BeerFile.blonde, "--image", one, "--image", other]
    }
  }

  /// The program with the pictures, and the service that they came from.
  @MainActor func cli() async throws -> (CLI, MadridService?) {
    switch self {
    case .place:
      let service = try MadridService()
      service.answer("/map", with: .init(200, body: SampleImages.jpeg("map")))
      for path in service.pictures { service.answer(path, with: .init(200, body: SampleImages.jpeg("map"))) }
      let cli = try service.cli()
      cli.environment["PLACES_MAP_URL"] = try service.running.address("/map?at={lat},{lon}")
      await cli("places", "download").expect(.ok)
      return (cli, service)
    case .map: return (try CLI(.memory), nil)
    case .beer:
      let cli = try await CLI.withBeers(.standard)
      let photos = try (0...1).map { try cli.folder.file("in\($0).jpg", SampleImages.jpeg("\($0)")) }
      await cli("beers", "edit", BeerFile.blonde, "--photo", photos[0], "--photo", photos[1]).expect(.ok)
      return (cli, nil)
    }
  }
}

@MainActor @Suite struct `The files that a command writes` {
  @Test(arguments: SeveralFiles.allCases)
  private func `A no to replacing one file leaves all files of the command as they are`(
    command: SeveralFiles
  ) async throws {
    let (cli, service) = try await command.cli()
    defer { _ = service }
    let (one, other) = (cli.folder.path + "/a.jpg", try cli.folder.file("b.jpg", "old"))
    let refused = await cli.run(command.words(one, other), ScriptedConsole(["n"], isTerminal: true))
    refused.expect(
      .data, output: "", errorsContain: "“\(other)” already exists and will be replaced.", "Not confirmed.")
    #expect(!FileManager.default.fileExists(atPath: one))
    #expect(FileManager.default.contents(atPath: other) == Data("old".utf8))
    await cli.run(command.words(one, other) + ["--yes"]).expect(.ok)
    #expect(FileManager.default.fileExists(atPath: one))
    #expect(FileManager.default.contents(atPath: other) != Data("old".utf8))
    let again = await cli.run(command.words(one, other), ScriptedConsole(["n"], isTerminal: true))
    again.expect(.data, errorsContain: "“\(one)” and “\(other)” already exist and will be replaced.")
  }

  @Test(arguments: SeveralFiles.allCases)
  private func `One file for two outputs of a command is refused before anything is written`(
    command: SeveralFiles
  ) async throws {
    let (cli, service) = try await command.cli()
    defer { _ = service }
    let path = cli.folder.path + "/a.jpg"
    await cli.run(command.words(path, path)).expect(
      .usage, output: "", errorsContain: "Two options name the same file, “\(path)”.")
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test func `A file that can't be written is reported with the files that were`() async throws {
    let cli = try CLI(.memory, "es")
    let (one, other) = (cli.folder.path + "/a.svg", cli.folder.path + "/none/b.html")
    await cli("places", "map", "--svg", one, "--html", other).expect(
      .cannotCreate, output: "", errorsContain: "No se puede escribir «\(other)». Ya se ha escrito «\(one)».")
  }
}

import Foundation
import GatewayTesting
import TestGroups
import TestSupport
import Testing

@testable import recetas_cli

/// The commands that can write several files.
private enum SeveralFiles: CaseIterable {
  case place, map, beer

  /// Returns a command line that writes two files.
  func words(_ one: String, _ other: String) -> [String] {
    switch self {
    case .place: ["places", "show", "shop-1", "--image", one, "--map-image", other]
    case .map: ["places", "map", "--svg", one, "--html", other]
    case .beer: ["beers", "show", BeerFile.blonde, "--image", one, "--image", other]
    }
  }

  /// Returns a program with pictures, and the service that provides them.
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

@MainActor @Suite struct `The output files of a command` {
  @Test(arguments: SeveralFiles.allCases)
  private func `If the user refuses to replace one file, all files of the command stay unchanged`(command: SeveralFiles)
    async throws
  {
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
  private func `A command with two outputs to the same file is refused before anything is written`(
    command: SeveralFiles
  ) async throws {
    let (cli, service) = try await command.cli()
    defer { _ = service }
    let path = cli.folder.path + "/a.jpg"
    await cli.run(command.words(path, path)).expect(
      .usage, output: "", errorsContain: "Two options name the same file, “\(path)”.")
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test func `The error for an unwritable file names the files that were already written`() async throws {
    let cli = try CLI(.memory, "es")
    let (one, other) = (cli.folder.path + "/a.svg", cli.folder.path + "/none/b.html")
    await cli("places", "map", "--svg", one, "--html", other).expect(
      .cannotCreate, output: "", errorsContain: "No se puede escribir «\(other)». Ya se ha escrito «\(one)».")
  }
}

@MainActor @Suite struct `An output that can't be written` {
  /// Returns a program with samples, a placed order and a draft.
  private static func used() async throws -> CLI {
    let cli = try await CLI.withMenu(.standard, ordering: ["dish-flan": 1], choosing: ["dish-flan": 2, "dish-pina": 1])
    for words in [["beers", "list"], ["recipes", "list"], ["places", "list"], ["recipes", "favorites", "add", "1"]] {
      _ = await cli.run(words)
    }
    return cli
  }

  /// Command lines in addition to the examples in the help, which are incomplete for these commands.
  private static let calls: [[String]] = [
    ["menu", "edit", "dish-flan", "--price", "9"], ["menu", "delete", "dish-pina"], ["order", "set", "dish-flan", "5"],
    ["order", "remove", "dish-flan"], ["order", "cancel"],
    ["order", "place", "--address", "Pez, 3", "--phone", "915551234"],
    ["recipes", "favorites", "remove", "1"], ["recipes", "delete", "1"], ["menu", "import", "menu.json", "--dry-run"],
    ["menu", "export", "--html", "menu.html"], ["menu", "export", "--html", "-"], ["menu", "export"],
    ["store", "export", "copy"], ["store", "reset"],
    ["places", "map", "--svg", "map.svg"],
  ]

  @Test(.group(.heavy)) func `An output error has a special exit code if the command changed the store`() async throws {
    var changed = Set<String>()
    let used = try await Self.used()
    let cli = try CLI()
    let examples = Command.all.filter { !["interactive", "demo"].contains($0.spec.title) }.flatMap { command in
      command.spec.examples.filter { $0.hasPrefix("recetas-cli ") && !$0.contains("'") && !$0.contains("://") }
        .map { $0.split(separator: " ").dropFirst().prefix { $0 != ">" && $0 != "<" && $0 != "|" }.map(String.init) }
    }
    for words in examples + Self.calls where !words.contains("watch") {
      try cli.folder.copy(used.folder)
      _ = try cli.folder.file("menu.json", MenuFile.json(.init(name: "Sopa", price: "1", kind: "Sopas")))
      let paths = ["--html", "--svg", "--image", "export", "import"]
      let placed = zip([""] + words, words).map { before, word in
        let isPath = paths.contains(before) && !word.hasPrefix("-")
        return (isPath ? cli.folder.path + "/" + word : word).replacing("json:", with: "json:\(cli.folder.path)/")
      }
      let before = (await cli.dump(), try Self.files(of: cli))
      let answer = await cli.run(placed + ["--yes"], ScriptedConsole(room: 0))
      let isChanged = before != (await cli.dump(), try Self.files(of: cli))
      // A command that failed for another reason has written nothing.
      if ![.cannotWrite, .unfinished].contains(answer.code) { continue }
      let hasNothingToDo = [["places", "download"], ["logout"]].contains(words)
      #expect((answer.code == .unfinished) == (isChanged || hasNothingToDo), "\(words)")
      if isChanged { changed.insert(words.prefix(2).joined(separator: " ")) }
    }
    #expect(changed.count >= 10, "\(changed.sorted())")
  }

  /// Returns the user's files, without the program's own files.
  private static func files(of cli: CLI) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: cli.folder.path)
      .filter { !$0.hasPrefix("recetas") && !$0.hasPrefix("rows") }.sorted()
  }

  @Test func `The error for output that fails after a change has advice in both languages`() async throws {
    for (language, says) in [("en", "before you run it again"), ("es", "antes de repetirlo")] {
      let cli = try await CLI.withMenu(.standard, language)
      let answer = await cli.run(["order", "add", "dish-flan"], ScriptedConsole(room: 0))
      answer.expect(.unfinished, output: "", errorsContain: says)
      #expect(try await cli("order", "show", "--json").document["order"]["units"] == 1)
    }
  }
}

import Foundation
import TestGroups
import TestSupport
import Testing

@testable import recetas_cli

@MainActor @Suite struct `An output that can't be written` {
  /// A store with samples, an order and a draft; its folder holds files to import.
  private static func used() async throws -> CLI {
    let cli = try await CLI.withMenu(.standard, ordering: ["dish-flan": 1], choosing: ["dish-flan": 2, "dish-pina": 1])
    for words in [["beers", "list"], ["recipes", "list"], ["places", "list"], ["recipes", "favorites", "add", "1"]] {
      _ = await cli.run(words)
    }
    return cli
  }

  /// Calls of commands whose examples lack what they need.
  private static let calls: [[String]] = [
    ["menu", "edit", "dish-flan", "--price", "9"], ["menu", "delete", "dish-pina"], ["order", "set", "dish-flan", "5"],
    ["order", "remove", "dish-flan"], ["order", "cancel"],
    ["order", "place", "--address", "Pez, 3", "--phone", "915551234"],
    ["recipes", "favorites", "remove", "1"], ["recipes", "delete", "1"], ["menu", "import", "menu.json", "--dry-run"],
    ["menu", "export", "--html", "menu.html"], ["menu", "export", "--html", "-"], ["menu", "export"],
    ["store", "export", "copy"], ["store", "reset"],
    ["places", "map", "--svg", "map.svg"],
  ]

  @Test(.group(.heavy)) func `is told as done, with 71, after a change, and with 74 otherwise`() async throws {
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

  /// The user's own files: not those in which the program keeps data.
  private static func files(of cli: CLI) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: cli.folder.path)
      .filter { !$0.hasPrefix("recetas") && !$0.hasPrefix("rows") }.sorted()
  }

  @Test func `of a change is told in both languages, with what to do`() async throws {
    for (language, says) in [("en", "before you run it again"), ("es", "antes de repetirlo")] {
      let cli = try await CLI.withMenu(.standard, language)
      let answer = await cli.run(["order", "add", "dish-flan"], ScriptedConsole(room: 0))
      answer.expect(.unfinished, output: "", errorsContain: says)
      #expect(try await cli("order", "show", "--json").document["order"]["units"] == .number(1))
    }
  }
}

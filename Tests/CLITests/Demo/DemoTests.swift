import Interfaces
import TestSupport
import TestGroups
import Testing
import WebGateways

@testable import recetas_cli

@MainActor @Suite(.group(.heavy)) struct `The demo` {
  /// A console wide enough that no text wraps.
  private static var wide: ScriptedConsole { ScriptedConsole(width: 200) }

  @Test(arguments: Language.allCases)
  func `The demo runs commands from each domain in order`(language: Language) async throws {
    let cli = try CLI(.standard, language == .spanish ? "es" : "en")
    let answer = await cli.run(["demo"], Self.wide)
    answer.expect(.ok, errors: "")
    let chapters = DemoChapter.all(Texts(language))
    #expect(Set(chapters.flatMap(\.commands).map(\.[0])) == ["menu", "order", "recipes", "beers", "places", "find"])
    let reported = answer.lines.filter { $0.hasPrefix("$ ") || chapters.map(\.summary).contains($0) }
    let expected = chapters.flatMap { chapter in
      [chapter.summary]
        + chapter.commands.map { "$ " + (["recetas-cli"] + $0).map(\.shellWord).joined(separator: " ") }
    }
    #expect(reported == expected)
    // Each command of the demo builds on the previous one.
    for text in ["2 × ", "Gazpacho andaluz", "Calle del Pez, 3", "Guitarras Ventolera Baja"] {
      #expect(answer.output.contains(text), "\(text)")
    }
    #expect(answer.lines.last == Texts(language).afterDemo)
  }

  @Test(arguments: Stores.persistent)
  func `The demo reads no data, changes no files and sends no requests`(store: Stores) async throws {
    let cli = try CLI(store)
    cli.environment["SPOONACULAR_API_KEY"] = "key"
    cli.environment["BEERS_URL"] = "http://127.0.0.1:9/beers.json"
    cli.environment["RECETAS_USER"] = "/"
    await cli("demo").expect(.ok, errors: "")
    #expect(try cli.folder.fingerprints() == [:])
    #expect(cli.requestLog.entries.isEmpty)
    cli.environment["RECETAS_USER"] = nil
    try await cli.setMenu("[]")
    let before = try cli.folder.fingerprints()
    await cli("demo").expect(.ok, outputContains: "Tiramisù", errors: "")
    #expect(try cli.folder.fingerprints() == before)
  }

  @Test func `In a terminal, the demo waits for Enter and ends at the end of its input`() async throws {
    func demo(_ lines: [String], _ words: String...) async throws -> Answer {
      try await CLI().run(["demo"] + words, ScriptedConsole(lines, isTerminal: true, showsColor: true))
    }
    let titles = DemoChapter.all(Texts(.english)).map(\.title)
    let summaries = DemoChapter.all(Texts(.english)).map(\.summary)
    let whole = try await demo(["", "", "", ""])
    whole.expect(.ok, outputContains: summaries[4], errorsContain: "Press Enter to continue with: \(titles[4])")
    let cut = try await demo([""])
    cut.expect(.ok, outputContains: summaries[1], "Nothing was saved.")
    #expect(!cut.output.contains(summaries[2]))
    try await demo([], "--yes").expect(.ok, outputContains: summaries[4], errors: "")
  }
}

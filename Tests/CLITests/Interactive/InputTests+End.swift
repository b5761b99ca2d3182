import TestGroups
import Testing

@testable import recetas_cli

@MainActor @Suite struct `The end of the input` {
  private func cli() async throws -> CLI {
    let cli = try await CLI.withMenu(ordering: ["dish-paella": 1], choosing: ["dish-flan": 1])
    try await cli.haveMenu(MenuFile.json(.init(name: "Flan", price: "4")))
    return cli
  }

  /// A session through all screens that ends with a question about differences.
  nonisolated static let session = [
    "1", "/flan", "/", "1", "o", "b", "b", "3", "1", "b", "b", "2", "p", "A 1", "600", "n", "q",
  ]

  @Test(.group(.heavy), arguments: session.indices, [false, true])
  func `ends the program cleanly wherever it comes`(length: Int, isTerminal: Bool) async throws {
    let cli = try await cli()
    let lines = Array(Self.session.prefix(length))
    let answer = await cli.runUnchanged(["interactive"], ScriptedConsole(lines, isTerminal: isTerminal))
    #expect(answer.code == .ok)
    #expect(answer.output.hasSuffix(isTerminal ? "> " : "\n"))
    if (13...15).contains(length) { #expect(answer.output.contains("Nothing was placed.")) }
  }

  @Test func `and q end a session alike`() async throws {
    let cli = try await cli()
    for way in [[], ["1"], ["2"], ["3"], ["3", "1"]] {
      let ended = await cli.run(["interactive"], ScriptedConsole(way))
      await cli.run(["interactive"], ScriptedConsole(way + ["q", "1", "+ 1"])).expect(.ok, output: ended.output)
    }
  }

  @Test func `at a terminal differs from a pipe by prompts, keys and the start alone`() async throws {
    let (piped, typed) = (try await cli(), try await cli())
    let pipe = await piped.run(["interactive"], ScriptedConsole(Self.session))
    let terminal = await typed.run(["interactive"], ScriptedConsole(Self.session, isTerminal: true))
    let screens = terminal.output.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.trimmingPrefix("> ") }
      .filter { !$0.contains("# choose · ") && !$0.hasSuffix("b back · q quit") && $0 != "Starting…" }
    let ids = #/order-\w{20}/#
    #expect(screens.joined(separator: "\n").replacing(ids, with: "") == pipe.output.replacing(ids, with: ""))
    #expect(
      terminal.errors.replacing(": ", with: ":\n").replacing("] ", with: "]\n")
        == pipe.errors.replacing(": ", with: ":\n"))
    #expect(terminal.output.contains("> \nMenu\n"))
    #expect(
      terminal.output.contains(
        "\n/text search · # view · + # to the order · e # edit · x # off the menu · n new · m more · o order · "
      )
    )
    #expect(!pipe.output.contains("q quit"))
    #expect(terminal.output.hasPrefix("Starting…\n"))
  }
}

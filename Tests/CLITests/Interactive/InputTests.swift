import TestGroups
import Testing

@testable import recetas_cli

@MainActor @Suite struct `Input that makes no sense` {
  private func cli() async throws -> CLI {
    let dishes: KeyValuePairs = ["dish-flan": 1, "dish-paella": 1]
    return try await CLI.withMenu(ordering: dishes, choosing: dishes)
  }

  /// The way to a screen, and what is nonsense there.
  nonisolated static let nonsense: [(way: [String], words: [String])] = [
    ([], ["0", "8", "9999999999999999999999", "+ 1", "1 2", "1.5", "hola", "-1", "?", "m", "o", "٣"]),
    (
      ["1"],
      ["0", "4", "+ 0", "+ 4", "+", "- 1", "x", "+ 9999999999999999999999", "p", "m 9", "o 9", "o 1", "+ a", "++ 1"]
    ),
    (
      ["2"], ["0", "1", "+ 3", "- 0", "x 3", "x", "p 1", "p 3", "c 1", "c 3", "c 9999999999999999999999", "/flan", "m"]
    ),
    (["3"], ["0", "2", "a", "a 2", "a 0", "+ 1", "m 1", "m 9", "p"]),
    (["3", "1"], ["1", "a 1", "+ 1", "p", "m"]),
  ]

  @Test(.group(.heavy), arguments: nonsense.indices)
  func `is answered with the keys of the screen, and does nothing`(index: Int) async throws {
    let (way, words) = Self.nonsense[index]
    let cli = try await cli()
    let there = await cli.run(["interactive"], ScriptedConsole(way))
    for word in words {
      let answer = await cli.runUnchanged(["interactive"], ScriptedConsole(way + [word]))
      answer.expect(.ok, errors: "")
      #expect(answer.output.hasPrefix(there.output))
      let last = answer.output.dropFirst(there.output.count)
      #expect(last.hasPrefix("I don't understand. ") && last.hasSuffix("q quit\n"), "\(word)")
      #expect(last.count { $0 == "\n" } == 1)
    }
  }

  @Test func `may stand in blanks and capitals when it makes sense`() async throws {
    let cli = try await cli()
    let plain = await cli("interactive", piping: ["1", "o", "b", "b", "q"])
    await cli("interactive", piping: ["  1 ", "\tO", " B", "b\r", " Q "]).expect(.ok, output: plain.output)
  }

  @Test func `of an empty line shows the screen again`() async throws {
    let cli = try await cli()
    let once = await cli("interactive", piping: ["1"]).output
    let twice = await cli("interactive", piping: ["1", "", "  "]).output
    let menu = try #require(once.firstRange(of: "\nMenu\n\n"))
    #expect(twice == once + once[menu.lowerBound...] + once[menu.lowerBound...])
  }

  @Test func `of back leads no further than the main menu`() async throws {
    let cli = try await cli()
    let home = await cli("interactive").output
    #expect(await cli("interactive", piping: ["b", "b"]).output == home + home + home)
    let deep = await cli("interactive", piping: ["3", "1", "b", "b"]).output
    #expect(deep.hasSuffix(home))
    #expect(deep.count > home.count * 2)
  }
}

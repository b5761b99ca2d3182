import Testing

@testable import recetas_cli

extension CLI {
  /// Runs the program, and expects everything that is stored to stay as it was, byte for byte.
  func unchanged(
    _ words: String..., piping lines: [String] = [], at location: SourceLocation = #_sourceLocation
  ) async -> Answer {
    await runUnchanged(words, ScriptedConsole(lines), at: location)
  }

  func runUnchanged(
    _ words: [String], _ console: ScriptedConsole = ScriptedConsole(), at location: SourceLocation = #_sourceLocation
  ) async -> Answer {
    await unchanged(at: location) { await run(words, console) }
  }

  func unchanged(
    at location: SourceLocation = #_sourceLocation, _ body: () async throws -> Answer
  ) async rethrows -> Answer {
    let before = await dump()
    let answer = try await body()
    #expect(await dump() == before, sourceLocation: location)
    return answer
  }
}

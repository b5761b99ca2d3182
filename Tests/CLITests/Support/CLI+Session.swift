import Testing

@testable import recetas_cli

extension CLI {
  /// Runs the lines in the interactive front, and expects to be told these texts one after the other.
  @discardableResult func session(
    _ lines: [String], tells told: [String], at location: SourceLocation = #_sourceLocation
  ) async -> Answer {
    let answer = await run(["interactive"], ScriptedConsole(lines))
    #expect(answer.code == .ok, sourceLocation: location)
    var rest = answer.output[...]
    for text in told {
      guard let found = rest.firstRange(of: text) else {
        Issue.record("missing: \(text)\nin: \(rest)", sourceLocation: location)
        return answer
      }
      rest = rest[found.upperBound...]
    }
    return answer
  }
}

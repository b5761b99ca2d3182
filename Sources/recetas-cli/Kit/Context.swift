import Interfaces
import UseCases

/// What a command works with.
@MainActor struct Context {
  let arguments: Arguments
  let kit: Kit
  let output: Output
  let console: any Console
  let texts: Texts

  /// Asks before something is destroyed: on a terminal the user, elsewhere `--yes` must have been given.
  func confirm(_ question: String) async throws {
    if kit.options.isYes { return }
    guard console.isInputTerminal else { throw texts.needsYes(question) }
    let answer = try await ask(question + " " + texts.yesOrNo)
    if !texts.isYes(answer ?? "") { throw texts.notConfirmed }
  }

  /// Asks for a line, where the question does not mix with data; `nil` when there is no more input.
  func ask(_ question: String) async throws -> String? {
    let end = console.isInputTerminal ? " " : "\n"
    do {
      try console.write(Line(question).text() + end, to: .error)
    } catch {
      throw texts.cannotPrint(error.reason)
    }
    return await console.readLine()
  }

  /// What a gateway has for an id; where there is nothing, the problem is told by that id.
  func found<Answer>(
    _ answer: @autoclosure () async throws -> Answer, or missing: @autoclosure () -> Problem
  ) async throws -> Answer {
    do { return try await answer() } catch GatewayError.notFound { throw missing() }
  }
}

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

  /// Asks for a line, where the question does not mix with data; `nil` when it is not answered.
  ///
  /// - Parameters:
  ///   - text: stands in the line at first, where it can be edited.
  ///   - history: the name of the history that the arrows recall.
  ///   - isLong: whether the answer may have several lines.
  func ask(
    _ question: String, editing text: String = "", history: String? = nil, isLong: Bool = false
  ) async throws -> String? {
    if let terminal = console.terminal {
      let request = LineRequest(
        label: question + " ", text: text, history: history, isLong: isLong,
        keys: isLong ? texts.longQuestionKeys : texts.questionKeys)
      switch await terminal.readLine(request, typing: { _ in }) {
      case .line(let line): return line
      case .ended, .closed: return nil
      case .interrupted:
        // A screen goes on without the answer, a command ends.
        if !terminal.hasScreen { terminal.interrupt() }
        return nil
      }
    }
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

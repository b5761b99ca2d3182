import Interfaces

/// What a command works with.
@MainActor struct Context {
  let arguments: Arguments
  let kit: Kit
  let output: Output
  let console: any Console
  let texts: Texts

  /// Asks before something is destroyed: on a terminal the user, elsewhere `--yes` must have been given.
  func confirm(_ question: String) async throws(Failure) {
    if kit.options.isYes { return }
    guard console.isInputTerminal else { throw Failure(.usage, texts.needsYes(question)) }
    let answer = try await ask(question + " " + texts.yesOrNo)
    if !texts.isYes(answer ?? "") { throw Failure(.data, texts.notConfirmed) }
  }

  /// Asks for a line, where the question does not mix with data; `nil` when there is no more input.
  func ask(_ question: String) async throws(Failure) -> String? {
    let end = console.isInputTerminal ? " " : "\n"
    do {
      try console.write(Line(question).text() + end, to: .error)
    } catch {
      throw Failure(.cannotWrite, texts.cannotPrint(error.reason))
    }
    return await console.readLine()
  }
}

import Entities
import Interfaces
import UseCases

/// What a command works with.
@MainActor struct Context {
  let arguments: Arguments
  let kit: Kit
  let output: Output
  let console: any Console
  let texts: Texts

  /// Does what the user agrees to, and asks again if it has changed meanwhile.
  ///
  /// - Parameters:
  ///   - facts: what is known, as it is shown.
  ///   - asksFirst: `false`: giving the command agrees to what was shown.
  ///   - isUnasked: whether everything is agreed to in advance, as with `--yes`.
  ///   - question: says what will be done.
  ///   - act: does that and nothing else, or throws an ``AgreementError``.
  func agree<Facts: Sendable, Answer>(
    on facts: Facts, asksFirst: Bool = true, isUnasked: Bool = false, _ question: (Facts) -> String,
    to act: (Facts) async throws -> Answer
  ) async throws -> Answer {
    let isUnasked = isUnasked || kit.options.isYes
    if asksFirst { try await confirm(question(facts)) }
    var facts = facts
    while true {
      do { return try await act(facts) } catch let error as any AgreementError {
        // An empty optional would match any type.
        guard let changed = error.now as Any?, let now = changed as? Facts, isUnasked || console.isInputTerminal else {
          throw error
        }
        facts = now
      } catch {
        throw error
      }
      if !isUnasked { try await confirm((asksFirst ? texts.changedMeanwhile + " " : "") + question(facts)) }
    }
  }

  /// The same where no use case compares: the question names everything that matters, and is made again right before acting.
  ///
  /// - Parameter question: `nil`: there is nothing to ask.
  func agree<Answer>(
    on question: () async throws -> String?, to act: () async throws -> Answer
  ) async throws -> Answer {
    guard let first = try await question() else { return try await act() }
    return try await agree(on: first, { $0 }) { agreed in
      if let now = try await question(), now != agreed { throw Changed(now: now) }
      return try await act()
    }
  }

  private struct Changed: AgreementError {
    let now: String?
  }

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
  ///   - text: stands in the line at first, where it can be edited; `nil`: the question needs no text.
  ///   - history: the name of the history that the arrows recall.
  ///   - isLong: whether the answer may have several lines.
  func ask(
    _ question: String, editing text: String? = nil, history: String? = nil, isLong: Bool = false
  ) async throws -> String? {
    if let terminal = console.terminal {
      var request = LineRequest(
        label: question + " ", text: text ?? "", history: history, isLong: isLong,
        keys: isLong ? texts.longQuestionKeys : texts.questionKeys)
      while true {
        switch await terminal.readLine(request, typing: { _ in }) {
        case .line(let line): return line
        case .ended, .closed: return nil
        case .interrupted(let typed):
          // A screen goes on without the answer, a command ends.
          if !terminal.hasScreen { terminal.interrupt() }
          guard terminal.hasScreen, let text, typed != text, !TextRule.cleaned(typed).isEmpty else { return nil }
          if try await discards(texts.discardTyped) { return nil }
          request.text = typed
        }
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

  /// Asks whether to discard what was typed, with the key that discards a form; any other answer keeps it.
  func discards(_ question: String) async throws -> Bool {
    try await ask(question).map { TextRule.cleaned($0).lowercased() == "d" } ?? console.terminal?.isClosed ?? true
  }

  /// What a gateway has for an id; where there is nothing, the problem is told by that id.
  func found<Answer>(
    _ answer: @autoclosure () async throws -> Answer, or missing: @autoclosure () -> Problem
  ) async throws -> Answer {
    do { return try await answer() } catch GatewayError.notFound { throw missing() }
  }
}

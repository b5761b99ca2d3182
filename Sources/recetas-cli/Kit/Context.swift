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
  ///   - accepts: whether agreeing to `agreed` also agrees to `now`; `nil`: with `--yes`.
  ///   - question: says what will be done; `nil`: there is nothing to ask.
  ///   - act: does that and nothing else, or throws an ``AgreementError``.
  func agree<Facts: Sendable, Answer>(
    on facts: Facts, asksFirst: Bool = true, accepts: ((_ now: Facts, _ agreed: Facts) -> Bool)? = nil,
    _ question: (Facts) -> String?, to act: (Facts) async throws -> Answer
  ) async throws -> Answer {
    if asksFirst, let question = question(facts) { try await confirm(question) }
    var facts = facts
    while true {
      do { return try await act(facts) } catch let error as any AgreementError {
        // An empty optional would match any type.
        guard let changed = error.now as Any?, let now = changed as? Facts else { throw error }
        if !(accepts?(now, facts) ?? kit.options.isYes), let question = question(now) {
          if !console.isInputTerminal { throw (error as? Overtaken)?.cause ?? error }
          try await requireYes((asksFirst ? texts.changedMeanwhile + " " : "") + question)
        }
        facts = now
      } catch {
        throw error
      }
    }
  }

  /// The same before records of the store are lost.
  ///
  /// - Parameters:
  ///   - loss: looks at what will be lost.
  ///   - act: throws a conflict where the store has another stamp than this one by then; `nil`: whatever there is.
  func agree<Answer>(
    toLose loss: () async throws -> Loss, by act: (StoreStamp?) async throws -> Answer
  ) async throws -> Answer {
    try await agree(on: try await loss(), \.question) { agreed in
      let isUnasked = agreed.question != nil && kit.options.isYes
      do { return try await act(isUnasked ? nil : agreed.stamp) } catch let error where error.isConflict {
        let now = try await loss()
        // Where nothing was changed it is a conflict of another kind, which asking again would not end.
        if isUnasked || now.stamp == agreed.stamp { throw error }
        throw Overtaken(now: now, cause: error)
      }
    }
  }

  /// What will be lost, and what is asked before; no question: nothing that matters.
  struct Loss: Sendable {
    let question: String?
    let stamp: StoreStamp?
  }

  private struct Overtaken: AgreementError {
    let now: Loss?
    let cause: any Error
  }

  /// Asks before something is destroyed: on a terminal the user, elsewhere `--yes` must have been given.
  func confirm(_ question: String) async throws {
    if !kit.options.isYes { try await requireYes(question) }
  }

  private func requireYes(_ question: String) async throws {
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
    do { try console.write(Line(question).text() + end, to: .error) } catch {
      // Nothing has been done yet.
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

extension Error {
  /// Whether the store held something else than was agreed to.
  fileprivate var isConflict: Bool {
    if case .changed? = self as? ImportSeedError { return true }
    return self as? GatewayError == .conflict
  }
}

/// The context of a command that needs no store.
@MainActor struct Call {
  let arguments: Arguments
  let options: GlobalOptions
  let settings: Settings
  let output: Output
  let console: any Console
  let texts: Texts
}

extension Context {
  /// The canvas of whole screens. `nil` where they can't be drawn.
  func canvas() -> Canvas? {
    guard let terminal = console.terminal, console.isOutputTerminal else { return nil }
    return Canvas(texts, usesColor: output.usesColor, size: { terminal.size }, send: { terminal.send($0) })
  }

  /// Does something that tells how far it is, and shows that where anybody wants to see it.
  func showing<Step: ProgressStep, Answer>(
    _ work: (@escaping @Sendable (Step) -> Void) async throws -> Answer
  ) async throws -> Answer {
    guard let line = output.progressLine() else { return try await work { _ in } }
    // The work does not wait: of the steps that come while one is written, only the last is kept.
    let (steps, told) = AsyncStream.makeStream(of: Step.self, bufferingPolicy: .bufferingNewest(1))
    async let shown: Void = line.show(steps)

    let result: Result<Answer, any Error>
    do { result = .success(try await work { told.yield($0) }) } catch { result = .failure(error) }
    // The next output is written when the line is cleared.
    told.finish()
    await shown
    return try result.get()
  }
}

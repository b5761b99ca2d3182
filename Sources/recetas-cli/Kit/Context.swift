import Entities
import Interfaces
import UseCases

/// The dependencies of a command that uses the store.
@MainActor struct Context {
  let arguments: Arguments
  let kit: Kit
  let output: Output
  let console: any Console
  let texts: Texts

  /// Performs an action after the user agrees, and asks again if the facts have changed in the meantime.
  ///
  /// - Parameters:
  ///   - facts: the current facts, as shown to the user.
  ///   - asksFirst: whether to ask before the first attempt. If `false`, running the command counts as agreement.
  ///   - accepts: a closure that returns whether agreement to `agreed` also covers `now`. If `nil`, `--yes` counts as agreement to any
  ///     facts.
  ///   - question: a closure that returns a question about the action. It returns `nil` if no question is needed.
  ///   - act: the action. It must do exactly what the facts describe, or throw an ``AgreementError``.
  func agree<Facts: Sendable, Answer>(
    on facts: Facts, asksFirst: Bool = true, accepts: ((_ now: Facts, _ agreed: Facts) -> Bool)? = nil,
    _ question: (Facts) -> String?, to act: (Facts) async throws -> Answer
  ) async throws -> Answer {
    if asksFirst, let question = question(facts) { try await confirm(question) }
    var facts = facts
    while true {
      do { return try await act(facts) } catch let error as any AgreementError {
        // Without this check, an empty optional would match any type.
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

  /// Performs a deletion after the user agrees to the loss.
  ///
  /// - Parameters:
  ///   - loss: a closure that determines which records will be deleted.
  ///   - act: the deletion. It throws a conflict if the stamp of the store differs from its argument, unless the argument is `nil`.
  func agree<Answer>(
    toLose loss: () async throws -> Loss, by act: (StoreStamp?) async throws -> Answer
  ) async throws -> Answer {
    try await agree(on: try await loss(), \.question) { agreed in
      let isConfirmedByOption = agreed.question != nil && kit.options.isYes
      do { return try await act(isConfirmedByOption ? nil : agreed.stamp) } catch let error where error.isConflict {
        let now = try await loss()
        // If the store hasn't changed, the conflict has another cause, and asking again would never end.
        if isConfirmedByOption || now.stamp == agreed.stamp { throw error }
        throw Overtaken(now: now, cause: error)
      }
    }
  }

  /// The records that will be deleted, and the question to ask first. If there is no question, nothing important is lost.
  struct Loss: Sendable {
    let question: String?
    let stamp: StoreStamp?
  }

  private struct Overtaken: AgreementError {
    let now: Loss?
    let cause: any Error
  }

  /// Asks for confirmation before data is destroyed. Without a terminal, `--yes` is required.
  func confirm(_ question: String) async throws {
    if !kit.options.isYes { try await requireYes(question) }
  }

  private func requireYes(_ question: String) async throws {
    guard console.isInputTerminal else { throw texts.needsYes(question) }
    let answer = try await ask(question + " " + texts.yesOrNo)
    if !texts.isYes(answer ?? "") { throw texts.notConfirmed }
  }

  /// Asks for a line of input without mixing the question into the command's output. Returns `nil` if the user doesn't answer.
  ///
  /// - Parameters:
  ///   - text: the initial text of the line, which can be edited. `nil` if there is none.
  ///   - history: the name of the history that the arrow keys recall.
  ///   - isLong: whether the answer can have several lines.
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
          // A screen continues without the answer, but a command ends.
          if !terminal.hasScreen { terminal.interrupt() }
          guard terminal.hasScreen, let text, typed != text, !TextRule.cleaned(typed).isEmpty else { return nil }
          if try await discards(texts.discardTyped) { return nil }
          request.text = typed
        }
      }
    }
    let end = console.isInputTerminal ? " " : "\n"
    do { try console.write(Line(question).text() + end, to: .error) } catch {
      // The command hasn't changed anything yet, so the user can repeat it.
      throw texts.cannotPrint(error.reason)
    }
    return await console.readLine()
  }

  /// Asks whether to discard typed text. Only the key that discards a form confirms this.
  func discards(_ question: String) async throws -> Bool {
    try await ask(question).map { TextRule.cleaned($0).lowercased() == "d" } ?? console.terminal?.isClosed ?? true
  }

  /// Returns the result from a gateway. If nothing is found, throws the problem `missing`, which names the id.
  func found<Answer>(
    _ answer: @autoclosure () async throws -> Answer, or missing: @autoclosure () -> Problem
  ) async throws -> Answer {
    do { return try await answer() } catch GatewayError.notFound { throw missing() }
  }
}

extension Error {
  /// Whether the store's contents differ from those that the user agreed to delete.
  fileprivate var isConflict: Bool {
    if case .changed? = self as? ImportSeedError { return true }
    return self as? GatewayError == .conflict
  }
}

/// The dependencies of a command that needs no store.
@MainActor struct Call {
  let arguments: Arguments
  let options: GlobalOptions
  let settings: Settings
  let output: Output
  let console: any Console
  let texts: Texts
}

extension Context {
  /// Returns the canvas for full screens. `nil` if the terminal can't draw them.
  func canvas() -> Canvas? {
    guard let terminal = console.terminal, console.isOutputTerminal else { return nil }
    return Canvas(texts, usesColor: output.usesColor, size: { terminal.size }, send: { terminal.send($0) })
  }

  /// Runs work that reports its progress, and shows the progress if the output is a terminal and notices aren't suppressed.
  func showing<Step: ProgressStep, Answer>(
    _ work: (@escaping @Sendable (Step) -> Void) async throws -> Answer
  ) async throws -> Answer {
    guard let line = output.progressLine() else { return try await work { _ in } }
    // The work doesn't wait for the terminal. While one step is being written, only the newest of the following steps is kept.
    let (steps, continuation) = AsyncStream.makeStream(of: Step.self, bufferingPolicy: .bufferingNewest(1))
    async let shown: Void = line.show(steps)

    let result: Result<Answer, any Error>
    do { result = .success(try await work { continuation.yield($0) }) } catch { result = .failure(error) }
    // The progress line must be cleared before other output is written.
    continuation.finish()
    await shown
    return try result.get()
  }
}

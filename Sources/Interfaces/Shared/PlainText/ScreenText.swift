/// Writes any screen state as plain text; the content is the feature's own.
package enum ScreenText {
  /// - Parameter content: writes the model.
  package static func lines<Model>(
    _ state: ScreenState<Model>, _ texts: Texts, content: (Model) -> [Line]
  ) -> [Line] {
    switch state {
    case .loading: [Line(texts.loading, .faint)]
    case .content(let model): content(model)
    case .empty(let message): [Line(message)]
    case .failed(let problem): lines(problem)
    }
  }

  /// The message, and the advice below; at the end what else is said.
  package static func lines(_ problem: Problem) -> [Line] {
    [Line(problem.message, .warning), Line(problem.advice, .faint)] + (problem.aside.map { ["", Line($0)] } ?? [])
  }
}

extension Texts {
  package var loading: String { say("Cargando…", "Loading…") }
}

/// Writes what just happened as plain text.
package enum NoticeText {
  /// Nothing, where nothing happened.
  package static func lines(_ notice: Notice?) -> [Line] {
    switch notice {
    case nil: []
    case .done(let sentences): sentences.map { Line($0) }
    case .failed(let problem): ScreenText.lines(problem)
    }
  }
}

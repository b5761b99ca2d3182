/// Writes any screen state as plain text; the content is the feature's own.
public enum ScreenText {
  /// - Parameter content: writes the model.
  public static func lines<Model>(
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
  public static func lines(_ problem: Problem) -> [Line] {
    [Line(problem.message, .warning), Line(problem.advice, .faint)] + (problem.aside.map { ["", Line($0)] } ?? [])
  }
}

extension Texts {
  package var loading: String { say("Cargando…", "Loading…") }
}

/// Writes what just happened as plain text.
public enum NoticeText {
  /// Nothing, where nothing happened.
  public static func lines(_ notice: Notice?) -> [Line] {
    switch notice {
    case nil: []
    case .done(let sentences): sentences.map { Line($0) }
    case .failed(let problem): ScreenText.lines(problem)
    }
  }
}

/// Writes any screen state as plain text. The caller writes the content.
public enum ScreenText {
  /// The lines of a screen state.
  ///
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

  /// The message with the advice below, then the aside if there is one.
  public static func lines(_ problem: Problem) -> [Line] {
    [Line(problem.message, .warning), Line(problem.advice, .faint)] + (problem.aside.map { ["", Line($0)] } ?? [])
  }
}

extension Texts {
  package var loading: String { say("Cargando…", "Loading…") }
}

/// Writes a notice as plain text.
public enum NoticeText {
  /// No lines if there is no notice.
  public static func lines(_ notice: Notice?) -> [Line] {
    switch notice {
    case nil: []
    case .done(let sentences): sentences.map { Line($0) }
    case .failed(let problem): ScreenText.lines(problem)
    }
  }
}

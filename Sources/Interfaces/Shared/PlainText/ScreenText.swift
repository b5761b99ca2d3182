/// Formats any screen state as plain text. The caller formats the content.
public enum ScreenText {
  /// Returns the lines of a screen state.
  ///
  /// - Parameter content: a function that formats the model.
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

  /// Returns the lines of a problem: the message, the advice below it, then the aside if there is one.
  public static func lines(_ problem: Problem) -> [Line] {
    [Line(problem.message, .warning), Line(problem.advice, .faint)] + (problem.aside.map { ["", Line($0)] } ?? [])
  }
}

extension Texts {
  package var loading: String { say("Cargando…", "Loading…") }
}

/// Formats a notice as plain text.
public enum NoticeText {
  /// Returns the lines of a notice. Empty if there is no notice.
  public static func lines(_ notice: Notice?) -> [Line] {
    switch notice {
    case nil: []
    case .done(let sentences): sentences.map { Line($0) }
    case .failed(let problem): ScreenText.lines(problem)
    }
  }
}

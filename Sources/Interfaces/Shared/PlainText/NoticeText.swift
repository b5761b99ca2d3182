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

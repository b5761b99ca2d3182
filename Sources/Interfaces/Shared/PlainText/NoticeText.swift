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

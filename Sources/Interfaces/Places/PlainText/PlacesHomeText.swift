/// Formats the Madrid home screen as plain text.
package enum PlacesHomeText {
  /// Returns the logo and a line for each kind, or the progress of the first download.
  ///
  /// - Parameters:
  ///   - width: the width of the terminal in characters.
  ///   - isPlain: whether the terminal shows only ASCII characters.
  package static func lines(_ model: PlacesModel, width: Int, isPlain: Bool) -> [Line] {
    switch model {
    case .downloading(let download): return [Line(download.words, .faint)]
    case .home(let home):
      let logo = TextLogo.madrid.lines(width: width, isPlain: isPlain)
      // The logo contains the title. If there is no room for the logo, the title is written as text.
      return (logo.isEmpty ? [Line(home.title, .title), ""] : logo) + MenuEntry.lines(home.entries) + [""]
        + Line.wrapped(home.note, indent: 0, width: width, .faint)
        + (home.refreshing.map { [Line($0.words, .faint)] } ?? [])
    }
  }

  /// Returns only the lines of the notice. Use this function if nothing else on the screen has changed.
  package static func notice(_ model: PlacesModel) -> [Line] {
    if case .home(let home) = model { NoticeText.lines(home.notice) } else { [] }
  }
}

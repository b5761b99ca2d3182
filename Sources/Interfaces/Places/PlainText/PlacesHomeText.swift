/// Writes the first screen of Madrid as plain text.
package enum PlacesHomeText {
  /// The logo and a line for each kind; of a download, how far it is.
  ///
  /// - Parameters:
  ///   - width: of the terminal, in characters.
  ///   - isPlain: whether it shows nothing but ASCII.
  package static func lines(_ model: PlacesModel, width: Int, isPlain: Bool) -> [Line] {
    switch model {
    case .downloading(let download): return [Line(download.words, .faint)]
    case .home(let home):
      let logo = TextLogo.madrid.lines(width: width, isPlain: isPlain)
      // The logo says it where there is room for one.
      return (logo.isEmpty ? [Line(home.title, .title), ""] : logo) + MenuEntry.lines(home.entries) + [""]
        + Line.wrapped(home.note, indent: 0, width: width, .faint)
        + (home.refreshing.map { [Line($0.words, .faint)] } ?? [])
    }
  }

  /// What just happened; shown alone when nothing else changed.
  package static func notice(_ model: PlacesModel) -> [Line] {
    if case .home(let home) = model { NoticeText.lines(home.notice) } else { [] }
  }
}

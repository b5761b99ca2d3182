/// Formats the home screen as plain text.
package enum HomeText {
  /// Returns the kit's logo and a line for each entry.
  ///
  /// - Parameters:
  ///   - width: the width of the terminal in characters.
  ///   - isPlain: whether the terminal shows only ASCII characters.
  package static func lines(_ model: HomeModel, width: Int, isPlain: Bool) -> [Line] {
    TextLogo.kit.lines(width: width, isPlain: isPlain) + lines(model)
  }

  /// Returns a line for each entry.
  ///
  /// - Parameter areChosen: whether the user can choose the entries. If so, each line shows the number of its entry.
  package static func lines(_ model: HomeModel, areChosen: Bool = true) -> [Line] {
    [Line(model.title, .title), ""] + MenuEntry.lines(model.entries, areChosen: areChosen)
  }
}

/// Formats the start screen as plain text.
package enum StartText {
  /// Returns the line of the start screen. Empty if the preparation is complete, because the next screen is about to appear.
  package static func lines(_ model: StartModel, _ texts: Texts) -> [Line] {
    switch model {
    case .starting: [Line(texts.starting, .faint)]
    case .ready: []
    }
  }
}

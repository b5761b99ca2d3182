/// Writes the home screen as plain text.
package enum HomeText {
  /// The kit's logo, and a line for each entry.
  ///
  /// - Parameters:
  ///   - width: the width of the terminal in characters.
  ///   - isPlain: whether the terminal shows only ASCII characters.
  package static func lines(_ model: HomeModel, width: Int, isPlain: Bool) -> [Line] {
    TextLogo.kit.lines(width: width, isPlain: isPlain) + lines(model)
  }

  /// A line for each entry.
  ///
  /// - Parameter areChosen: whether the lines show the numbers of the entries.
  package static func lines(_ model: HomeModel, areChosen: Bool = true) -> [Line] {
    [Line(model.title, .title), ""] + MenuEntry.lines(model.entries, areChosen: areChosen)
  }
}

/// Writes the start screen as plain text.
package enum StartText {
  /// The line of the start screen. Empty if everything is ready, because the next screen follows.
  package static func lines(_ model: StartModel, _ texts: Texts) -> [Line] {
    switch model {
    case .starting: [Line(texts.starting, .faint)]
    case .ready: []
    }
  }
}

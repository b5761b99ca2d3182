/// Writes the main menu as plain text.
package enum HomeText {
  /// The kit's logo, and a line for each entry.
  ///
  /// - Parameters:
  ///   - width: of the terminal, in characters.
  ///   - isPlain: whether it shows nothing but ASCII.
  package static func lines(_ model: HomeModel, width: Int, isPlain: Bool) -> [Line] {
    TextLogo.kit.lines(width: width, isPlain: isPlain) + lines(model)
  }

  /// A line for each entry.
  ///
  /// - Parameter areChosen: whether entries have numbers to choose them by.
  package static func lines(_ model: HomeModel, areChosen: Bool = true) -> [Line] {
    [Line(model.title, .title), ""] + MenuEntry.lines(model.entries, areChosen: areChosen)
  }
}

/// Writes the start as plain text.
package enum StartText {
  /// Nothing when everything is ready: what follows tells it.
  package static func lines(_ model: StartModel, _ texts: Texts) -> [Line] {
    switch model {
    case .starting: [Line(texts.starting, .faint)]
    case .ready: []
    }
  }
}

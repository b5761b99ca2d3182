/// Formats places as plain text.
package enum PlacesText {
  /// Returns the card of the chosen pin: the number of its row, the symbol for the logo, and the name. Empty if no pin was chosen.
  ///
  /// - Parameter width: the width of the terminal in characters.
  package static func card(_ model: PlaceListModel, width: Int) -> [Line] {
    if let row = model.rows.first(where: { $0.id == model.chosen }) {
      return Line.row(row.number, row.logo, row.name, "", width: width)
    }
    // The chosen pin can belong to a place whose row hasn't been read yet.
    guard let pin = model.map.pins.first(where: { $0.id == model.chosen }) else { return [] }
    return Line.wrapped(pin.name, behind: "      ◌ ", width: width)
  }

  /// Returns the lines of a place, including its facts and a map.
  package static func lines(_ model: PlaceModel, width: Int, isPlain: Bool, _ texts: Texts) -> [Line] {
    var lines = Line.wrapped(model.name, indent: 0, width: width, .title) + [Line(model.kind, .faint)]
    if let description = model.description { lines += [""] + self.lines(description, indent: 0, width) }
    if !model.facts.isEmpty { lines.append("") }
    for fact in model.facts {
      lines.append(Line(fact.name, .strong))
      lines += self.lines(fact.words, indent: 2, width)
    }
    if let map = model.map { lines += [""] + PlaceMapText.lines(map, width: width, isPlain: isPlain, texts) }
    if !model.absent.isEmpty { lines += [""] + model.absent.map { Line($0, .faint) } }
    return lines
  }

  private static func lines(_ words: PlaceModel.Words, indent: Int, _ width: Int) -> [Line] {
    let lines = words.lines.flatMap { line in
      line.isEmpty ? [""] : Line.wrapped(line, indent: indent, width: width)
    }
    return lines + (words.fallback.map { Line.wrapped("(\($0))", indent: indent, width: width, .faint) } ?? [])
  }
}

/// Writes suggestions as plain text.
package enum SuggestionsText {
  /// A line for each, and below them why there are no more.
  ///
  /// - Parameter width: of the terminal, in characters.
  package static func lines(_ model: SuggestionsModel, width: Int) -> [Line] {
    var lines = [Line(model.title, .title)]
    for row in model.rows {
      lines += Line.wrapped(row.title, behind: Line.right("\(row.number)", 4) + "  ", width: width, .strong)
    }
    if let message = model.message { lines.append(Line(message)) }
    if let problem = model.problem { lines += ScreenText.lines(problem) }
    return lines
  }
}

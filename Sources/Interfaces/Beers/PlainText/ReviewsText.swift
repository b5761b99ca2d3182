/// Writes reviews as plain text.
public enum ReviewsText {
  /// - Parameter width: of the terminal, in characters.
  public static func lines(_ model: ReviewsModel, width: Int) -> [Line] {
    var lines = [Line(model.title, .title), ""]
    for row in model.rows {
      lines += Line.row(row.number, row.stars, row.beer, row.date, width: width)
      lines += Line.wrapped(row.text, indent: 12, width: width, .faint)
    }
    if let more = model.more { lines += ["", Line(more, .faint)] }
    return lines
  }
}

/// Writes the favourites as plain text.
public enum FavoritesText {
  /// A line for each recipe.
  ///
  /// - Parameter width: of the terminal, in characters.
  public static func lines(_ model: FavoritesModel, width: Int) -> [Line] {
    var lines = [Line(model.title, .title), Line(model.counts.joined(separator: " · "), .faint)]
    if !model.rows.isEmpty { lines.append("") }
    for row in model.rows {
      let detail = [row.detail, row.added, row.remark ?? ""].filter { !$0.isEmpty }.joined(separator: " · ")
      lines += Line.row(row.number, "★", row.title, detail, width: width)
    }
    if let more = model.more { lines += ["", Line(more, .faint)] }
    return lines
  }

  /// What just happened; shown alone when nothing else changed.
  public static func notice(_ model: FavoritesModel) -> [Line] { NoticeText.lines(model.notice) }
}

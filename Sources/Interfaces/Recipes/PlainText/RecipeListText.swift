/// Writes a list of recipes as plain text.
public enum RecipeListText {
  /// A line for each recipe, a star for each favourite. While something is suggested, only that: the list was there before.
  ///
  /// - Parameter width: of the terminal, in characters.
  public static func lines(_ model: RecipeListModel, width: Int) -> [Line] {
    if let suggestions = model.suggestions { return SuggestionsText.lines(suggestions, width: width) }
    var lines = [Line(model.title, .title)]
    if !model.counts.isEmpty { lines.append(Line(model.counts.joined(separator: " · "), .faint)) }
    if let kept = model.kept { lines.append(Line(kept, .warning)) }
    if !model.rows.isEmpty { lines.append("") }
    for row in model.rows {
      lines += Line.row(row.number, row.isFavorite ? "★" : " ", row.title, row.detail, width: width)
    }
    if let more = model.more { lines += ["", Line(more, .faint)] }
    return lines
  }

  /// What just happened; shown alone when nothing else changed.
  public static func notice(_ model: RecipeListModel) -> [Line] { NoticeText.lines(model.notice) }
}

extension Line {
  /// A recipe in a list: its number, a mark, its title, and what else is known of it, on the same line where there is room.
  static func row(_ number: Int, _ mark: String, _ title: String, _ detail: String, width: Int) -> [Line] {
    let front = "\(right("\(number)", 4))  \(mark) "
    var lines = wrapped(title, behind: front, width: width, .strong)
    if lines.count == 1, front.count + title.count + 2 + detail.count <= width, !detail.isEmpty {
      lines[0] = lines[0].adding("  ").adding(detail, .faint)
    } else {
      lines += wrapped(detail, indent: front.count, width: width, .faint)
    }
    return lines
  }
}

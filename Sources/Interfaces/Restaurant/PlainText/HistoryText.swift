import Entities

/// Writes the history as plain text.
public enum HistoryText {
  /// A line for each order.
  public static func lines(_ model: HistoryModel) -> [Line] {
    let dateWidth = model.rows.map(\.date.count).max() ?? 0
    let totalWidth = model.rows.map(\.total.count).max() ?? 0
    var lines = [Line(model.title, .title), ""]
    for row in model.rows {
      let date = Line.right(row.date, dateWidth)
      lines.append(
        Line(Line.right("\(row.number)", 4) + "  \(date)  ").adding(Line.right(row.total, totalWidth), .strong)
          .adding("  \(row.units)  ").adding(row.order.text, .faint))
    }
    if let more = model.more { lines += ["", Line(more, .faint)] }
    return lines
  }

  /// What just happened; shown alone when nothing else changed.
  public static func notice(_ model: HistoryModel) -> [Line] { model.notice.map { Line($0) } }
}

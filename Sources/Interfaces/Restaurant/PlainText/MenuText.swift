/// Writes the menu as plain text.
public enum MenuText {
  /// - Parameter width: of the terminal, in characters.
  public static func lines(_ model: MenuModel, width: Int) -> [Line] {
    let priceWidth = model.rows.map(\.price.count).max() ?? 0
    var lines = [Line(model.title, .title)]
    for section in model.sections {
      lines += ["", Line(section.title, .strong)]
      for row in section.rows {
        let price = Line.right(row.price, priceWidth)
        lines.append(Line(Line.right("\(row.number)", 4) + "  \(price)  ").adding(row.name, .strong))
        lines += Line.wrapped(row.description, indent: priceWidth + 8, width: width, .faint)
      }
    }
    if let more = model.more { lines += ["", Line(more, .faint)] }
    return lines
  }

  /// What just happened; shown alone when nothing else changed.
  public static func notice(_ model: MenuModel) -> [Line] { model.notice.map { [Line($0)] } ?? [] }
}

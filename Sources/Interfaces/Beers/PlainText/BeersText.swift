/// Writes lists of manufacturers and beers as plain text.
public enum BeersText {
  /// - Parameter width: of the terminal, in characters.
  public static func lines(_ model: ManufacturersModel, width: Int) -> [Line] {
    var lines = [Line(model.title, .title)]
    for section in model.sections {
      lines += ["", Line(section.title, .strong)]
      for row in section.rows {
        let detail = [row.address, row.detail].filter { !$0.isEmpty }.joined(separator: " · ")
        lines += Line.row(row.number, row.logo == nil ? "◌" : "◉", row.name, detail, width: width)
      }
    }
    return lines + more(model.more)
  }

  /// - Parameter width: of the terminal, in characters.
  public static func lines(_ model: BeersModel, width: Int) -> [Line] {
    var lines = [Line(model.title, .title)]
    for section in model.sections {
      lines += ["", Line(section.title, .strong)] + rows(section.rows, width)
    }
    return lines + more(model.more)
  }

  /// - Parameter width: of the terminal, in characters.
  public static func lines(_ model: BestBeersModel, width: Int) -> [Line] {
    [Line(model.title, .title), ""] + rows(model.rows, width) + more(model.more)
  }

  /// One beer.
  public static func lines(_ model: BeerModel) -> [Line] {
    let labelWidth = model.facts.map(\.label.count).max() ?? 0
    return [Line(model.name, .title), ""]
      + model.facts.map { fact in
        let gap = String(repeating: " ", count: labelWidth - fact.label.count + 2)
        return Line(fact.label + gap, .faint).adding(fact.value)
      }
  }

  /// A filled sign stands for a picture, an empty one for none.
  private static func rows(_ rows: [BeersModel.Row], _ width: Int) -> [Line] {
    rows.flatMap { Line.row($0.number, $0.photo == nil ? "◌" : "◉", $0.name, $0.detail, width: width) }
  }

  private static func more(_ more: String?) -> [Line] { more.map { ["", Line($0, .faint)] } ?? [] }
}

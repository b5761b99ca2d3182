/// Writes lists of manufacturers and beers, and beers, as plain text. Questions are no lines: whoever reads the answers asks them.
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

  /// The form for a new manufacturer.
  public static func lines(_ form: FormModel, _ texts: Texts) -> [Line] {
    [Line(form.title, .title), ""] + FormText.lines(form, texts)
  }

  /// - Parameter width: of the terminal, in characters.
  public static func lines(_ model: BeersModel, width: Int) -> [Line] {
    var lines = [Line(model.title, .title)] + (model.detail.isEmpty ? [] : [Line(model.detail, .faint)])
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
    [Line(model.name, .title), ""] + facts(model.facts)
  }

  /// One beer, and the form that changes it.
  public static func lines(_ model: BeerFormModel, _ texts: Texts) -> [Line] {
    [Line(model.form.title, .title)] + facts(model.beer?.known ?? []) + [""] + FormText.lines(model.form, texts)
      + (model.isChanged ? ["", Line(texts.unsaved, .faint)] : [])
  }

  /// What just happened; shown alone when nothing else changed.
  public static func notice(_ model: ManufacturersModel) -> [Line] { NoticeText.lines(model.notice) }
  /// What just happened; shown alone when nothing else changed.
  public static func notice(_ model: BeersModel) -> [Line] { NoticeText.lines(model.notice) }
  /// What just happened; shown alone when nothing else changed.
  public static func notice(_ model: BestBeersModel) -> [Line] { NoticeText.lines(model.notice) }
  /// What just happened; shown alone when nothing else changed.
  public static func notice(_ model: BeerFormModel) -> [Line] { NoticeText.lines(model.notice) }

  private static func facts(_ facts: [BeerModel.Fact]) -> [Line] {
    let width = facts.map(\.label.count).max() ?? 0
    return facts.map { fact in
      Line(fact.label + Line.spaces(width - fact.label.count + 2), .faint).adding(fact.value)
    }
  }

  /// A filled sign stands for a picture, an empty one for none.
  private static func rows(_ rows: [BeersModel.Row], _ width: Int) -> [Line] {
    rows.flatMap { Line.row($0.number, $0.photo == nil ? "◌" : "◉", $0.name, $0.detail, width: width) }
  }

  private static func more(_ more: String?) -> [Line] { more.map { ["", Line($0, .faint)] } ?? [] }
}

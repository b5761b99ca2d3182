/// Writes beers as plain text.
public enum BeersText {
  /// One beer.
  public static func lines(_ model: BeerModel) -> [Line] {
    [Line(model.name, .title), ""] + facts(model.facts)
  }

  /// One beer, and the form that changes it.
  public static func lines(_ model: BeerFormModel, _ texts: Texts) -> [Line] {
    [Line(model.form.title, .title)] + facts(model.beer?.known ?? []) + [""] + FormText.lines(model.form, texts)
      + (model.isChanged ? ["", Line(texts.unsaved, .faint)] : [])
  }

  private static func facts(_ facts: [BeerModel.Fact]) -> [Line] {
    let width = facts.map(\.label.count).max() ?? 0
    return facts.map { fact in
      Line(fact.label + Line.spaces(width - fact.label.count + 2), .faint).adding(fact.value)
    }
  }
}

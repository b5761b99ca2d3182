/// Writes beers as plain text.
public enum BeersText {
  /// One beer.
  public static func lines(_ model: BeerModel) -> [Line] {
    [Line(model.name, .title), ""] + facts(model.facts)
  }

  static func facts(_ facts: [Fact]) -> [Line] {
    let width = facts.map(\.label.count).max() ?? 0
    return facts.map { fact in
      Line(fact.label + Line.spaces(width - fact.label.count + 2), .faint).adding(fact.value)
    }
  }
}

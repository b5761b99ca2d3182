/// Writes beers as plain text.
package enum BeersText {
  /// One beer.
  package static func lines(_ model: BeerModel) -> [Line] {
    [Line(model.name, .title), ""] + facts(model.facts)
  }

  /// One manufacturer.
  package static func lines(_ model: MakerModel) -> [Line] {
    [Line(model.name, .title), ""] + facts(model.facts)
  }

  static func facts(_ facts: [Fact]) -> [Line] {
    Line.columns(facts, by: \.label) { Line($0.label + $1, .faint).adding($0.value) }
  }
}

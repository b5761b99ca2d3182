/// Writes beers as plain text.
package enum BeersText {
  /// The name of a beer and its facts.
  package static func lines(_ model: BeerModel) -> [Line] {
    [Line(model.name, .title), ""] + facts(model.facts)
  }

  /// The name of a manufacturer and its facts.
  package static func lines(_ model: ManufacturerModel) -> [Line] {
    [Line(model.name, .title), ""] + facts(model.facts)
  }

  /// A review without a number, since only rows of lists have one.
  package static func lines(_ review: ReviewRow, width: Int) -> [Line] {
    [Line(review.beer, .title), Line(review.stars + "  ").adding(review.detail, .faint)]
      + (review.text.isEmpty ? [] : [""] + Line.paragraphs(review.text, indent: 0, width: width))
  }

  static func facts(_ facts: [Fact]) -> [Line] {
    Line.columns(facts, by: \.label) { Line($0.label + $1, .faint).adding($0.value) }
  }
}

/// Writes beers as plain text.
package enum BeersText {
  /// One beer.
  package static func lines(_ model: BeerModel) -> [Line] {
    [Line(model.name, .title), ""] + facts(model.facts)
  }

  /// One manufacturer.
  package static func lines(_ model: ManufacturerModel) -> [Line] {
    [Line(model.name, .title), ""] + facts(model.facts)
  }

  /// One review, without a number: only rows of lists have one.
  package static func lines(_ review: ReviewRow, width: Int) -> [Line] {
    [Line(review.beer, .title), Line(review.stars + "  ").adding(review.detail, .faint)]
      + (review.text.isEmpty ? [] : [""] + Line.paragraphs(review.text, indent: 0, width: width))
  }

  static func facts(_ facts: [Fact]) -> [Line] {
    Line.columns(facts, by: \.label) { Line($0.label + $1, .faint).adding($0.value) }
  }
}

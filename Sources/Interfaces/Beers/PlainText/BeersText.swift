/// Formats beers, manufacturers and reviews as plain text.
package enum BeersText {
  /// Returns the name of a beer and its facts.
  package static func lines(_ model: BeerModel) -> [Line] {
    [Line(model.name, .title), ""] + facts(model.facts)
  }

  /// Returns the name of a manufacturer and its facts.
  package static func lines(_ model: ManufacturerModel) -> [Line] {
    [Line(model.name, .title), ""] + facts(model.facts)
  }

  /// Returns the lines of a review, without the number that its row has in a list.
  package static func lines(_ review: ReviewRow, width: Int) -> [Line] {
    [Line(review.beer, .title), Line(review.stars + "  ").adding(review.detail, .faint)]
      + (review.text.isEmpty ? [] : [""] + Line.paragraphs(review.text, indent: 0, width: width))
  }

  static func facts(_ facts: [Fact]) -> [Line] {
    Line.columns(facts, by: \.label) { Line($0.label + $1, .faint).adding($0.value) }
  }
}

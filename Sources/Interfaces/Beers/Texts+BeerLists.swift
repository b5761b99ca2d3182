import Entities
import UseCases

/// How lists of beers and reviews are sorted, and which reviews are shown; the words of each text are its documentation.
extension Texts {
  /// The order of the beers within each type; empty for the order by name.
  func words(_ sorting: BeerSorting) -> String {
    let order =
      switch (sorting.criterion, sorting.isReversed) {
      case (.name, false): ""
      case (.name, true): say("de la Z a la A", "from Z to A")
      case (.measure(let measure), let isReversed): self.order(by: measure, isReversed: isReversed)
      }
    return order.isEmpty ? "" : say("en cada tipo, \(order)", "in each type, \(order)")
  }

  /// The limits of the measures: `from 5 %`; empty without limits.
  func words(_ limits: [BeerMeasure: ClosedRange<Int>]) -> String {
    BeerMeasure.allCases.compactMap { measure in
      guard let range = limits[measure] else { return nil }
      let (low, high) = (words(range.lowerBound, of: measure), words(range.upperBound, of: measure))
      if range.lowerBound == measure.range.lowerBound { return say("hasta \(high)", "up to \(high)") }
      if range.upperBound == measure.range.upperBound { return say("desde \(low)", "from \(low)") }
      return say("de \(low) a \(high)", "from \(low) to \(high)")
    }.joined(separator: " · ")
  }
  var noBeerPasses: String { say("Ninguna cerveza coincide.", "No beers match.") }

  /// Empty where it is the newest first.
  func words(_ sorting: ReviewSorting) -> String {
    if sorting == .newest { return "" }
    return switch (sorting.criterion, sorting.isReversed) {
    case (.date, false): say("de la más antigua a la más nueva", "the oldest first")
    case (.date, true): say("de la más nueva a la más antigua", "the newest first")
    case (.score, false): say("de la peor a la mejor", "the worst first")
    case (.score, true): say("de la mejor a la peor", "the best first")
    case (.beer, false): say("por cerveza", "by beer")
    case (.beer, true): say("por cerveza, de la Z a la A", "by beer, from Z to A")
    }
  }

  /// Empty where all pass.
  func words(_ filter: ReviewFilter) -> String {
    var words: [String] = []
    let (low, high) = (filter.scores.lowerBound.value, filter.scores.upperBound.value)
    if filter.scores != ReviewFilter.all.scores {
      words.append(
        low == high
          ? say("solo con un \(low)", "only with a \(low)") : say("del \(low) al \(high)", "from \(low) to \(high)"))
    }
    if let author = filter.author { words.append(say("de \(author.text)", "by \(author.text)")) }
    if let since = filter.since { words.append(say("desde \(date(since))", "since \(date(since))")) }
    if let until = filter.until { words.append(say("antes de \(date(until))", "before \(date(until))")) }
    return words.joined(separator: " · ")
  }

  func reviews(of beer: RatedBeer) -> String {
    let rating = rating(beer.rating)
    return [say("Reseñas de \(beer.beer.name)", "Reviews of \(beer.beer.name)"), rating].filter { !$0.isEmpty }
      .joined(separator: " · ")
  }
  package var noReviewPasses: String { say("Ninguna reseña coincide.", "No reviews match.") }
}

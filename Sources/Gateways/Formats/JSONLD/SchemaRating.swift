import Entities

/// Ratings as schema.org writes them: https://schema.org/AggregateRating.
enum SchemaRating {
  static func read(_ fields: WebFields) -> RecipeRating? {
    for value in fields.elements("aggregateRating") {
      func number(_ key: String) -> Double? {
        let told = value[key]?.elements.first
        return told?.number ?? told?.text.flatMap { Double(TextRule.cleaned($0).replacing(",", with: ".")) }
      }
      guard let average = number("ratingValue"), average.isFinite, average > 0 else { continue }
      let best = number("bestRating").flatMap { $0 > 0 && $0.isFinite ? $0 : nil } ?? RecipeRating.range.upperBound
      let most = RecipeRating.range.upperBound
      let count = (number("ratingCount") ?? number("reviewCount")).flatMap { Int(exactly: $0) }
      let scaled = best == most ? average : average / best * most
      if let rating = try? RecipeRating(scaled, count: count.flatMap { $0 > 0 ? $0 : nil }) { return rating }
    }
    return nil
  }
}

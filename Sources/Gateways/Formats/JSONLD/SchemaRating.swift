import Entities

/// Ratings as schema.org writes them: https://schema.org/AggregateRating.
enum SchemaRating {
  private static let field = "aggregateRating"

  /// The first rating, scaled to five. Reports ratings and counts that are not understood, and ratings that differ from the first.
  static func read(_ fields: inout WebFields) -> RecipeRating? {
    var rating: RecipeRating?
    for value in fields.elements(field) where value.says {
      if value.isReference {
        fields.ignore(field, value)
      } else if let average = average(value), average >= 0 {
        if average == 0 { continue }
        let count = count(value, &fields)
        let found = try? RecipeRating(average, count: count)
        if found == nil || rating.map({ $0 != found }) == true { fields.repair(field, from: value, to: nil) }
        rating = rating ?? found
      } else if value["ratingValue"]?.says ?? (value.members == nil) {
        fields.repair(field, from: value["ratingValue"] ?? value, to: nil)
      }
    }
    return rating
  }

  /// The average, up to five: of `4.5/5` and of `9` where 10 is the best. `nil` if there is none; 0 means that nobody rated.
  private static func average(_ value: JSONValue) -> Double? {
    let told = value["ratingValue"]?.elements.first
    let best = number(value["bestRating"]?.elements.first).flatMap { $0 > 0 ? $0 : nil }
    let most = RecipeRating.range.upperBound
    if let average = number(told) { return scaled(average, best ?? most) }
    let pattern = /([0-9.,]+)\s*(?:\/|de|of|out of|von|sur)\s*([0-9.,]+)/
    guard let parts = told?.text.map(TextRule.cleaned)?.wholeMatch(of: pattern),
      let average = number(.string(String(parts.1))), let end = number(.string(String(parts.2))), end > 0
    else { return nil }
    return scaled(average, end)
  }

  private static func scaled(_ average: Double, _ best: Double) -> Double {
    let most = RecipeRating.range.upperBound
    return best == most ? average : average / best * most
  }

  /// How many rated: `ratingCount`, or else `reviewCount`.
  private static func count(_ value: JSONValue, _ fields: inout WebFields) -> Int? {
    for key in ["ratingCount", "reviewCount"] {
      guard let told = value[key]?.elements.first, told.says else { continue }
      let written = told.text.flatMap { WrittenNumber($0, units: []) }
      let count = told.integer ?? written.flatMap { ($0.readings.first ?? $0.text()).flatMap(Int.init) }
      if let count, count >= 0 { return count > 0 ? count : nil }
      fields.repair(field + "." + key, from: told, to: nil)
    }
    return nil
  }

  /// A number; three digits after its only mark are decimals.
  private static func number(_ value: JSONValue?) -> Double? {
    let written = value?.text.flatMap { WrittenNumber($0, units: []) }
    let number = value?.number ?? written.flatMap { ($0.readings.last ?? $0.text()).flatMap(Double.init) }
    return number.flatMap { $0.isFinite ? $0 : nil }
  }
}

import Entities

/// Reads ratings as defined by schema.org: https://schema.org/AggregateRating.
enum SchemaRating {
  private static let field = "aggregateRating"

  /// Returns the first rating, scaled to a maximum of 5. Reports ratings and counts that aren't understood, and ratings that differ from
  /// the first one.
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
        let isOnlyValue = value["bestRating"]?.says != true
        fields.repair(field, from: isOnlyValue ? value["ratingValue"] ?? value : value, to: nil)
      }
    }
    return rating
  }

  /// Returns the average, scaled to a maximum of 5. Examples are `4.5/5`, and `9` if the best rating is 10. Returns `nil` if there is no
  /// average, or if the best rating isn't understood. 0 means that there are no ratings.
  private static func average(_ value: JSONValue) -> Double? {
    guard let stated = only(value["ratingValue"]) else { return nil }
    let best = only(value["bestRating"]).flatMap(number).flatMap { $0 > 0 ? $0 : nil }
    if best == nil, value["bestRating"]?.says == true { return number(stated) == 0 ? 0 : nil }
    if let average = number(stated) { return scaled(average, best ?? RecipeRating.range.upperBound) }
    let pattern = /([0-9.,]+)\s*(?:\/|de|of|out of|von|sur)\s*([0-9.,]+)/
    guard let parts = stated.text.map(TextRule.cleaned)?.wholeMatch(of: pattern),
      let average = number(.string(String(parts.1))), let end = number(.string(String(parts.2))), end > 0,
      best ?? end == end
    else { return nil }
    return scaled(average, end)
  }

  /// Returns the only element of a value, even if it is repeated. Returns `nil` if the elements differ.
  private static func only(_ value: JSONValue?) -> JSONValue? {
    let stated = value?.elements.filter(\.says) ?? []
    return Set(stated).count == 1 ? stated[0] : nil
  }

  private static func scaled(_ average: Double, _ best: Double) -> Double {
    let most = RecipeRating.range.upperBound
    return best == most ? average : average / best * most
  }

  /// Returns the number of ratings, from `ratingCount` or else from `reviewCount`.
  private static func count(_ value: JSONValue, _ fields: inout WebFields) -> Int? {
    for key in ["ratingCount", "reviewCount"] {
      guard let stated = value[key], stated.says else { continue }
      let one = only(stated)
      let written = one?.text.flatMap { WrittenNumber($0, units: []) }
      let count = one?.integer ?? written.flatMap { ($0.readings.first ?? $0.text()).flatMap(Int.init) }
      if let count, count >= 0 { return count > 0 ? count : nil }
      fields.repair(field + "." + key, from: stated, to: nil)
    }
    return nil
  }

  /// Returns a number. If the number has only one comma or point, three digits after it are decimals.
  private static func number(_ value: JSONValue) -> Double? {
    let written = value.text.flatMap { WrittenNumber($0, units: []) }
    let number = value.number ?? written.flatMap { ($0.readings.last ?? $0.text()).flatMap(Double.init) }
    return number.flatMap { $0.isFinite ? $0 : nil }
  }
}

import Entities

/// The times of a recipe in minutes. `nil` for a time that the page doesn't state.
struct SchemaTimes {
  private(set) var preparation: Int?
  private(set) var cooking: Int?
  private(set) var total: Int?

  /// Reads the times. A missing total is the sum of the other two times, unless one of the three is invalid, or the kit itself exported the
  /// recipe without a total. A negative total is replaced with that sum and reported.
  static func read(_ fields: inout WebFields) -> SchemaTimes {
    var times = SchemaTimes()
    let repairCount = fields.repairs.count
    times.preparation = minutes("prepTime", &fields)
    times.cooking = minutes("cookTime", &fields)
    let sum = (times.preparation ?? 0) + (times.cooking ?? 0)
    let isSum =
      fields.repairs.count == repairCount && Recipe.minutesRange.contains(sum) && SchemaExport.id(fields) == nil
    if isSum, let value = fields.elements("totalTime").first, isNegative(value) {
      fields.repair("totalTime", from: value, to: "PT\(sum)M")
      times.total = sum
      return times
    }
    times.total = minutes("totalTime", &fields)
    if times.total == nil, isSum, fields.repairs.count == repairCount { times.total = sum }
    return times
  }

  /// Returns a time in minutes, or `nil` if it is missing, zero or not understood. Reports a time that isn't understood, and several times
  /// that differ.
  private static func minutes(_ field: String, _ fields: inout WebFields) -> Int? {
    let values = fields.elements(field).filter { value in !isEmpty(value) && text(value).map(isSomething) ?? true }
    let minutes = Set(values.map { text($0).flatMap(RecipeDuration.minutes) })
    if values.isEmpty { return nil }
    if minutes.count == 1, let minutes = minutes.first ?? nil { return minutes }
    fields.repair(field, from: values.count == 1 ? values[0] : .array(values), to: nil)
    return nil
  }

  /// Returns the text of a time. For a range, returns the longer time, which is the safer estimate.
  private static func text(_ value: JSONValue) -> String? {
    LinkedData.amount(value, ["maxValue", "value", "minValue", "name"])
  }

  private static func isNegative(_ value: JSONValue) -> Bool {
    value.text?.wholeMatch(of: /\s*-?P?T?-[0-9].*|\s*-P.*/) != nil
  }

  private static func isEmpty(_ value: JSONValue) -> Bool {
    value.members?.isEmpty ?? value.text.map { TextRule.cleaned($0).isEmpty } ?? false
  }

  /// Returns whether the text can mean more than zero.
  private static func isSomething(_ text: String) -> Bool {
    text.contains { ("1"..."9").contains($0) } || !text.contains("0")
  }
}

public import UseCases

/// A collection of recipes: what Spoonacular answers (a recipe, a list, or a page with `results` or `recipes` in it), or what pages of
/// the web say of theirs (https://schema.org/Recipe in JSON-LD: one, several, or a `@graph` with others).
public enum RecipeSeed {
  /// The recipes in a JSON file; each record is of either kind.
  public static func file(_ path: String) -> any SeedSource {
    JSONSeedSource(
      path: path, interest: interest, isLinked: true, nothingFound: { .noRecipe(records: $0) },
      records: { item($0, record: $1).map { [$0] } ?? [] })
  }

  private static let interest: JSONInterest = {
    var members = SchemaRecipe.whole.merging(SpoonacularRecipe.whole) { both, _ in both }
    for key in ["results", "recipes"] { members[key] = .records }
    return .members(members)
  }()

  /// - Returns: `nil` for what stands beside recipes and is none: the page, its author.
  static func item(_ value: JSONValue, record: Int) -> SeedItem? {
    guard value.members != nil else {
      return .rejected([SeedProblem(record: record, field: nil, expected: .object, found: value.excerpt)])
    }
    let isLinked = ["@type", "@context", "@id", "@graph"].contains { value[$0] != nil }
    if !isLinked, value["id"] != nil || value["title"] != nil { return spoonacular(value, record) }
    let thing = LinkedData.plain(value)
    let inside = ["mainEntity", "item", "@graph"].map { thing[$0] }
    let typed = ([thing] + inside).compactMap(\.self).first { LinkedData.isA("Recipe", $0) }
    guard let recipe = typed ?? (isRecipe(thing) ? thing : nil) else {
      return isLinked ? nil : spoonacular(value, record)
    }
    var fields = WebFields(recipe, record: record)
    let details = SchemaRecipe.details(&fields)
    return fields.item(details)
  }

  /// Whether it is one though it does not say what it is.
  private static func isRecipe(_ thing: JSONValue) -> Bool {
    thing["@type"] == nil && thing["name"] != nil && SchemaRecipe.parts.contains { thing[$0] != nil }
  }

  private static func spoonacular(_ value: JSONValue, _ record: Int) -> SeedItem {
    var fields = WebFields(value, record: record)
    let details = SpoonacularRecipe.details(&fields)
    return fields.item(details)
  }
}

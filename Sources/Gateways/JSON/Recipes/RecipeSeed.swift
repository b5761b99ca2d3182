public import UseCases

/// A collection of recipes: what Spoonacular answers (a recipe, a list, or a page with `results` or `recipes` in it), or what pages of
/// the web say of theirs (https://schema.org/Recipe in JSON-LD: one, several, or a `@graph` with others).
public enum RecipeSeed {
  /// The recipes in a JSON file; each record is of either kind.
  public static func file(_ path: String) -> any SeedSource {
    JSONSeedSource(
      path: path, interest: interest, nothingFound: { .noRecipe(records: $0) }, record: { item($0, record: $1) })
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
    let isLinked = value["@type"] != nil || value["@context"] != nil || value["@id"] != nil
    if !isLinked, value["name"] == nil || value["id"] != nil {
      var fields = WebFields(value, record: record)
      let recipe = SpoonacularRecipe.details(&fields)
      return fields.item(recipe)
    }
    let thing = LinkedData.plain(value)
    let candidates = [thing, thing["mainEntity"], thing["item"]].compactMap(\.self)
    let recipe = candidates.first { LinkedData.isA("Recipe", $0) } ?? (isLinked ? nil : thing)
    guard let recipe else { return nil }
    var fields = WebFields(recipe, record: record)
    let details = SchemaRecipe.details(&fields)
    return fields.item(details)
  }
}

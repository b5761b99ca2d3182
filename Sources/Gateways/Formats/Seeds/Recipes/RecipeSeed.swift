package import Entities
public import UseCases

/// A collection of recipes: what Spoonacular answers (a recipe, a list, or a page with `results` or `recipes` in it), or what pages of
/// the web say of theirs (https://schema.org/Recipe in JSON-LD: one, several, or a `@graph` with others), by itself or in the page.
public enum RecipeSeed {
  /// The size of the largest page or document that is read whole, in bytes.
  public static let maximumBytes = 64 << 20

  /// The recipes in a file: JSON, each record of which is of either kind, or a web page.
  public static func file(_ path: String) -> any SeedSource { RecipeFileSource(path: path) }

  /// The recipes in a document: JSON, or a web page.
  ///
  /// - Parameter name: what messages call it.
  public static func document(_ bytes: [UInt8], named name: String) -> any SeedSource {
    document(bytes, named: name, at: nil)
  }

  /// - Parameter address: where the document is; recipes that don't say so are there.
  package static func document(_ bytes: [UInt8], named name: String, at address: WebAddress?) -> any SeedSource {
    let isPage = bytes.first { $0 > 0x20 && ![0xEF, 0xBB, 0xBF].contains($0) } == UInt8(ascii: "<")
    return isPage ? RecipePageSource(name: name, bytes: bytes, address: address) : json(name, bytes)
  }

  static func json(_ path: String, _ bytes: [UInt8]? = nil) -> JSONSeedSource {
    JSONSeedSource(
      path: path, bytes: bytes, interest: interest, isLinked: true, nothingFound: { .noRecipe(records: $0) },
      records: { item($0, record: $1).map { [$0] } ?? [] })
  }

  private static let interest: JSONInterest = {
    var members = SchemaRecipe.whole.merging(SpoonacularRecipe.whole) { both, _ in both }
    for key in ["results", "recipes"] { members[key] = .records }
    return .members(members)
  }()

  /// - Returns: `nil` for what stands beside recipes and is none: the page, its author.
  static func item(_ value: JSONValue, record: Int, page: WebAddress? = nil) -> SeedItem? {
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
    let details = SchemaRecipe.details(&fields, on: page)
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

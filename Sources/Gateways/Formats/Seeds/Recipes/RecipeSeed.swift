package import Entities
public import UseCases

/// A collection of recipes, in one of these formats:
///
/// - A response from Spoonacular: a recipe, a list, or a page with the member `results` or `recipes`.
/// - JSON-LD with recipes as defined by https://schema.org/Recipe: one recipe, several recipes, or a `@graph` that also contains other
///   things.
/// - A web page with JSON-LD, Microdata or RDFa, including one that a browser saved as MHTML.
public enum RecipeSeed {
  /// The maximum size of a page or document that is read whole, in bytes.
  package static let maximumBytes = 64 << 20

  /// Returns the recipes in a file, which is a web page or JSON. The records of a JSON file can be Spoonacular or schema.org recipes.
  public static func file(_ path: String) -> any SeedSource { RecipeFileSource(path: path) }

  /// Returns the recipes in a document, which is JSON or a web page.
  ///
  /// - Parameter name: The name of the document in messages.
  package static func document(_ bytes: [UInt8], named name: String) -> any SeedSource {
    document(bytes, named: name, at: nil)
  }

  /// Returns the recipes in a document with an address.
  ///
  /// - Parameters:
  ///   - address: The address of the document, for recipes that don't have their own.
  ///   - contentType: The content type that the server declared.
  package static func document(
    _ bytes: [UInt8], named name: String, at address: WebAddress?, contentType: String? = nil
  ) -> any SeedSource {
    // In UTF-16, every ASCII character has a zero byte.
    let first = bytes.first { $0 > 0x20 && ![0xEF, 0xBB, 0xBF, 0xFE, 0xFF].contains($0) }
    if first == UInt8(ascii: "<") {
      let charset = contentType.flatMap(PageEncoding.charset)
      return RecipeHTMLSource(name: name, bytes: bytes, address: address, charset: charset)
    }
    guard let page = SavedPage(bytes) else { return json(name, bytes) }
    return RecipeHTMLSource(name: name, bytes: page.html, address: page.address ?? address, charset: page.charset)
  }

  static func json(_ path: String, _ bytes: [UInt8]? = nil) -> JSONSeedSource {
    JSONSeedSource(
      path: path, bytes: bytes, interest: interest, isLinked: true, nothingFound: { .noRecipe(records: $0) },
      records: { items($0, record: $1) })
  }

  static let interest: JSONInterest = {
    var members = SchemaRecipe.whole.merging(SpoonacularRecipe.whole) { both, _ in both }
    for key in ["results", "recipes"] { members[key] = .records }
    return .named(members)
  }()

  /// Converts a value into recipes.
  ///
  /// - Returns: No items for other things next to recipes, such as the page or its author.
  private static func items(_ value: JSONValue, record: Int) -> [SeedItem] {
    guard value.members != nil else {
      return [.rejected([SeedProblem(record: record, field: nil, expected: .object, found: value.excerpt)])]
    }
    if value["title"] != nil, !isLinked(value) { return [spoonacular(value, record)] }
    let recipes = recipes(in: value)
    if recipes.isEmpty { return isLinked(value) ? [] : [spoonacular(value, record)] }
    return recipes.enumerated().map { item($1, record: record + $0) }
  }

  /// Returns the schema.org recipes that a value is or contains.
  static func recipes(in value: JSONValue) -> [JSONValue] {
    let thing = LinkedData.plain(value)
    let typed = LinkedData.things(of: "Recipe", in: thing)
    return typed.isEmpty && isRecipe(thing) ? [thing] : typed
  }

  /// Converts a schema.org recipe.
  ///
  /// - Parameters:
  ///   - page: The page of the recipe, used if the recipe doesn't name one.
  ///   - base: The base of relative addresses, if it isn't the page.
  static func item(_ recipe: JSONValue, record: Int, page: WebAddress? = nil, base: WebAddress? = nil) -> SeedItem {
    var fields = WebFields(recipe, record: record)
    fields.reportUnread()
    let details = SchemaRecipe.details(&fields, on: page, base: base)
    return fields.item(details, known: SchemaRecipe.known.subtracting(SchemaRecipe.unread(fields)))
  }

  private static func isLinked(_ value: JSONValue) -> Bool {
    ["@type", "@context", "@id", "@graph"].contains { value[$0] != nil }
  }

  /// Returns whether an object without `@type` looks like a recipe.
  private static func isRecipe(_ thing: JSONValue) -> Bool {
    thing["@type"] == nil && thing["name"] != nil && SchemaRecipe.parts.contains { thing[$0] != nil }
  }

  private static func spoonacular(_ value: JSONValue, _ record: Int) -> SeedItem {
    var fields = WebFields(value, record: record)
    fields.reportUnread()
    let details = SpoonacularRecipe.details(&fields)
    return fields.item(details, known: Set(SpoonacularRecipe.whole.keys))
  }
}

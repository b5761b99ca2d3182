package import Entities
public import UseCases

/// A collection of recipes: what Spoonacular answers (a recipe, a list, or a page with `results` or `recipes` in it), or what pages of
/// the web say of theirs (https://schema.org/Recipe): JSON-LD by itself (one, several, or a `@graph` with others), or a page with
/// JSON-LD, Microdata or RDFa, also one that a browser saved as MHTML.
public enum RecipeSeed {
  /// The size of the largest page or document that is read whole, in bytes.
  package static let maximumBytes = 64 << 20

  /// The recipes in a file: JSON, each record of which is of either kind, or a web page.
  public static func file(_ path: String) -> any SeedSource { RecipeFileSource(path: path) }

  /// The recipes in a document: JSON, or a web page.
  ///
  /// - Parameter name: what messages call it.
  package static func document(_ bytes: [UInt8], named name: String) -> any SeedSource {
    document(bytes, named: name, at: nil)
  }

  /// - Parameters:
  ///   - address: where the document is; recipes that don't say so are there.
  ///   - contentType: what its server says that it is.
  package static func document(
    _ bytes: [UInt8], named name: String, at address: WebAddress?, contentType: String? = nil
  ) -> any SeedSource {
    // UTF-16 has a zero byte in every letter of ASCII.
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

  /// - Returns: no items for a thing next to recipes that isn't one, such as the page or its author.
  private static func items(_ value: JSONValue, record: Int) -> [SeedItem] {
    guard value.members != nil else {
      return [.rejected([SeedProblem(record: record, field: nil, expected: .object, found: value.excerpt)])]
    }
    if value["title"] != nil, !isLinked(value) { return [spoonacular(value, record)] }
    let recipes = recipes(in: value)
    if recipes.isEmpty { return isLinked(value) ? [] : [spoonacular(value, record)] }
    return recipes.enumerated().map { item($1, record: record + $0) }
  }

  /// The recipes of schema.org that a value is or has in it.
  static func recipes(in value: JSONValue) -> [JSONValue] {
    let thing = LinkedData.plain(value)
    let typed = LinkedData.things(of: "Recipe", in: thing)
    return typed.isEmpty && isRecipe(thing) ? [thing] : typed
  }

  /// - Parameters:
  ///   - page: where the recipe is, if it doesn't say so itself.
  ///   - base: what relative addresses refer to, if not to the page.
  static func item(_ recipe: JSONValue, record: Int, page: WebAddress? = nil, base: WebAddress? = nil) -> SeedItem {
    var fields = WebFields(recipe, record: record)
    fields.reportUnread()
    let details = SchemaRecipe.details(&fields, on: page, base: base)
    return fields.item(details, known: SchemaRecipe.known.subtracting(SchemaRecipe.unread(fields)))
  }

  private static func isLinked(_ value: JSONValue) -> Bool {
    ["@type", "@context", "@id", "@graph"].contains { value[$0] != nil }
  }

  /// Whether it is one though it does not say what it is.
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

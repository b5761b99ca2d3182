/// A recipe as a list shows it: enough to recognize it, and to list favorites without a connection.
public struct Recipe: Sendable, Hashable, Identifiable {
  /// Its identity, which begins with where it comes from: `spoonacular-716429`, `local-gazpacho`, `web-example.org_2f_gazpacho`.
  public typealias ID = Identifier<Recipe>

  /// The rule for titles.
  public static let titleRule = TextRule(maximumLength: 300)
  /// How many minutes a recipe may take: up to a year.
  public static let minutesRange = 1...525_600
  /// For how many it may be.
  public static let servingsRange = 1...10_000

  /// Made where the recipe comes from.
  public internal(set) var id: ID
  /// One line, within ``titleRule``.
  public let title: String
  /// A photograph of it, if there is one.
  public internal(set) var image: WebAddress?
  /// From beginning to end, in minutes; `nil`: unknown.
  public internal(set) var minutes: Int?
  /// How many it is for; `nil`: unknown.
  public internal(set) var servings: Int?

  /// - Throws: ``RecipeError``, which names the property and what is wrong with it.
  public init(
    id: ID, title: String, image: WebAddress? = nil, minutes: Int? = nil, servings: Int? = nil
  ) throws(RecipeError) {
    do { try Self.titleRule.check(title) } catch { throw .title(error) }
    if let minutes, !Self.minutesRange.contains(minutes) { throw .minutes(minutes) }
    if let servings, !Self.servingsRange.contains(servings) { throw .servings(servings) }
    self.id = id
    self.title = title
    self.image = image
    self.minutes = minutes
    self.servings = servings
  }
}

extension Recipe: SearchedRecord {
  public static let searchedFields: [SearchField] = [.title]

  public var searchedTexts: [SearchedText] { [SearchedText(.title, title)] }
}

/// Why these values don't make a recipe.
public enum RecipeError: Error, Sendable, Hashable {
  /// The title breaks ``Recipe/titleRule``.
  case title(TextError)
  /// The summary breaks ``RecipeDetails/summaryRule``.
  case summary(TextError)
  /// The text of the pieces breaks ``RecipeDetails/piecesRule``.
  case pieces(TextError)
  /// A text of an ingredient breaks ``Ingredient/rule``.
  case ingredient(TextError)
  /// A step, or the name of a part, breaks its rule; ``TextError/empty`` also where a part has no steps.
  case step(TextError)
  /// A diet, a cuisine, a type of dish or a keyword breaks ``RecipeDetails/labelRule``.
  case label(TextError)
  /// A text of the credit breaks ``RecipeCredit/rule``.
  case credit(TextError)
  /// A time is outside ``Recipe/minutesRange``.
  case minutes(Int)
  /// The number of servings is outside ``Recipe/servingsRange``.
  case servings(Int)
  /// An amount that is not a number above zero.
  case amount(Double)
  /// The average rating is outside ``RecipeRating/range``.
  case rating(Double)
  /// The number of ratings is below 1.
  case ratingCount(Int)
  /// An amount per serving is outside ``Nutrient/range``.
  case nutrient(Nutrient, Double)
}

extension Identifier where Entity == Recipe {
  /// The id of a recipe of the user's own collection: `Tarta de Santiago` is `local-tarta-de-santiago`.
  ///
  /// What ``SearchText`` does not tell apart counts as one.
  ///
  /// - Returns: `nil` when the title is too long for an id, as some in other scripts are.
  public static func local(titled title: String) -> Recipe.ID? { try? Recipe.ID(slug("local-", of: title)) }

  /// The id of the recipe that stands on a page of the web: `https://www.example.org/gazpacho/` is `web-example.org_2f_gazpacho`.
  ///
  /// - Parameter page: addresses with the same ``WebAddress/page`` give the same id.
  /// - Returns: `nil` when the address is too long for an id.
  package static func web(_ page: WebAddress) -> Recipe.ID? { try? Recipe.ID("web-" + escaped(page.page)) }

  /// The id of one of several recipes on a page of the web: `https://example.org/menu` and `Flan` are `web-example.org_2f_menu_23_flan`.
  ///
  /// - Returns: `nil` when address and title are too long for an id.
  package static func web(_ page: WebAddress, titled title: String) -> Recipe.ID? {
    try? Recipe.ID("web-" + escaped(page.page) + fragment + slug("", of: title))
  }

  /// A `#` as ids have it.
  static var fragment: String { "_23_" }

  /// The id of a recipe of Spoonacular.
  public static func spoonacular(_ number: Int) -> Recipe.ID { Recipe.ID(checked: "spoonacular-\(number)") }

  /// Spoonacular's number of the recipe; `nil`: it is not one of theirs.
  package var spoonacularNumber: Int? {
    guard text.hasPrefix("spoonacular-"), let number = Int(text.dropFirst("spoonacular-".count)), number >= 0,
      self == .spoonacular(number)
    else { return nil }
    return number
  }

  private static func escaped(_ text: String) -> String {
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."):
        bytes.append(byte)
      default: bytes += "_\(String(byte, radix: 16))_".utf8
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// The rating of a recipe by its readers.
public struct RecipeRating: Sendable, Hashable {
  /// The valid averages; 5 is the best.
  public static let range = 0.0...5.0

  /// The average of all ratings, within ``range``.
  public let average: Double
  /// The number of ratings, at least 1; `nil`: unknown.
  public let count: Int?

  /// - Throws: ``RecipeError/rating(_:)`` or ``RecipeError/ratingCount(_:)``.
  public init(_ average: Double, count: Int? = nil) throws(RecipeError) {
    guard Self.range.contains(average) else { throw .rating(average) }
    if let count, count < 1 { throw .ratingCount(count) }
    self.average = average
    self.count = count
  }
}

/// The list entry of a recipe, with enough data to show favorites offline.
public struct Recipe: Sendable, Hashable, Identifiable {
  /// The id of a recipe, prefixed with its source: `spoonacular-716429`, `local-gazpacho`, `web-example.org_2f_gazpacho`.
  public typealias ID = Identifier<Recipe>

  /// The rule for titles: one line of at most 300 Unicode scalars.
  public static let titleRule = TextRule(maximumLength: 300)
  /// The range of valid total times, in minutes: up to one year.
  public static let minutesRange = 1...525_600
  /// The valid range for the number of servings.
  public static let servingsRange = 1...10_000

  /// The id, which the source of the recipe assigns.
  public internal(set) var id: ID
  /// The title, on one line. It conforms to ``titleRule``.
  public let title: String
  /// The address of a photo. `nil` if there is no photo.
  public internal(set) var image: WebAddress?
  /// The total time in minutes. `nil` if unknown.
  public internal(set) var minutes: Int?
  /// The number of servings. `nil` if unknown.
  public internal(set) var servings: Int?

  /// Creates the list entry of a recipe.
  ///
  /// - Throws: ``RecipeError`` with the invalid property and the problem.
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

/// The reason why a recipe is invalid.
public enum RecipeError: Error, Sendable, Hashable {
  /// The title violates ``Recipe/titleRule``.
  case title(TextError)
  /// The summary violates ``RecipeDetails/summaryRule``.
  case summary(TextError)
  /// The description of the pieces violates ``RecipeDetails/piecesRule``.
  case pieces(TextError)
  /// A text field of an ingredient violates ``Ingredient/rule``.
  case ingredient(TextError)
  /// A step or the name of a part violates its rule. A part without steps is reported as ``TextError/empty``.
  case step(TextError)
  /// A diet, a cuisine, a dish type or a keyword violates ``RecipeDetails/labelRule``.
  case label(TextError)
  /// A field of the credit violates ``RecipeCredit/rule``.
  case credit(TextError)
  /// A time is outside ``Recipe/minutesRange``.
  case minutes(Int)
  /// The number of servings is outside ``Recipe/servingsRange``.
  case servings(Int)
  /// An amount isn't a finite number greater than zero.
  case amount(Double)
  /// The average rating is outside ``RecipeRating/range``.
  case rating(Double)
  /// The number of ratings is below 1.
  case ratingCount(Int)
  /// An amount per serving is outside ``Nutrient/range``.
  case nutrient(Nutrient, Double)
}

extension Identifier where Entity == Recipe {
  /// Returns the id of a recipe in the user's own collection: `local-tarta-de-santiago` for `Tarta de Santiago`.
  ///
  /// Titles that ``SearchText`` considers equal get the same id.
  ///
  /// - Returns: `nil` if the title is too long for an id, which can happen in some scripts.
  public static func local(titled title: String) -> Recipe.ID? { try? Recipe.ID(slug("local-", of: title)) }

  /// Returns the id of the recipe on a web page: `web-example.org_2f_gazpacho` for `https://www.example.org/gazpacho/`.
  ///
  /// - Parameter page: The address of the page. Addresses with the same ``WebAddress/page`` give the same id.
  /// - Returns: `nil` if the address is too long for an id.
  package static func web(_ page: WebAddress) -> Recipe.ID? { try? Recipe.ID("web-" + escaped(page.page)) }

  /// Returns the id of one of several recipes on a web page: `web-example.org_2f_menu_23_flan` for `Flan` on `https://example.org/menu`.
  ///
  /// - Returns: `nil` if the address and the title are too long for an id.
  package static func web(_ page: WebAddress, titled title: String) -> Recipe.ID? {
    try? Recipe.ID("web-" + escaped(page.page) + fragment + slug("", of: title))
  }

  /// The escaped form of `#` in ids.
  static var fragment: String { "_23_" }

  /// Returns the id of a Spoonacular recipe: `spoonacular-716429` for the number 716429.
  public static func spoonacular(_ number: Int) -> Recipe.ID { Recipe.ID(checked: "spoonacular-\(number)") }

  /// The number of the recipe at Spoonacular. `nil` if the recipe comes from another source.
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

/// The average rating that readers gave a recipe.
public struct RecipeRating: Sendable, Hashable {
  /// The range of valid averages. The best average is 5.
  public static let range = 0.0...5.0

  /// The average of all ratings, within ``range``.
  public let average: Double
  /// The number of ratings, at least 1. `nil` if unknown.
  public let count: Int?

  /// Creates a rating.
  ///
  /// - Throws: ``RecipeError/rating(_:)`` if the average is out of range, or ``RecipeError/ratingCount(_:)`` if the count is less than 1.
  public init(_ average: Double, count: Int? = nil) throws(RecipeError) {
    guard Self.range.contains(average) else { throw .rating(average) }
    if let count, count < 1 { throw .ratingCount(count) }
    self.average = average
    self.count = count
  }
}

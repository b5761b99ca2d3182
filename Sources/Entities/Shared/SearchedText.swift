/// A text of a record that searches look through.
public struct SearchedText: Sendable, Hashable {
  /// The field that has the text.
  public let field: SearchField
  /// The text as the record has it.
  public let text: String

  /// A text of a field.
  public init(_ field: SearchField, _ text: String) {
    self.field = field
    self.text = text
  }
}

/// A field that searches look through.
public enum SearchField: String, Sendable, Hashable, CaseIterable {
  /// The name of a dish, a beer, a manufacturer or a place.
  case name
  /// The title of a recipe.
  case title
  /// The description of a dish or a place.
  case description
  /// The lines of the ingredients of a recipe.
  case ingredients
  /// The keywords of a recipe or a place.
  case keywords
  /// The diets of a recipe.
  case diets
  /// The cuisines of a recipe.
  case cuisines
  /// The type of a beer, the types of dish of a recipe.
  case type
  /// The author and the publisher of a recipe.
  case author
  /// The summary of a recipe.
  case summary
  /// The manufacturer of a beer.
  case manufacturer
  /// The categories of a place that have names.
  case categories
  /// The address of a place or of an order.
  case address
  /// The text of a review.
  case text
  /// The dishes of an order.
  case dishes
  /// The notes of an order.
  case notes
  /// The telephone number of an order, as it was typed and as digits.
  case telephone
  /// The id of an order.
  case id
}

/// A record that searches find by the texts of some of its fields.
public protocol SearchedRecord {
  /// The fields that searches look through. The first one is the title, which counts most.
  static var searchedFields: [SearchField] { get }

  /// The texts that searches look through. The first one is the title.
  var searchedTexts: [SearchedText] { get }
}

extension SearchedRecord {
  /// Whether the texts contain all words of the query.
  public func matches(_ search: SearchText) -> Bool { search.isBlank || search.matches(searchedTexts.map(\.text)) }
}

extension SearchText {
  /// The hits of this search as lists show them: best first by ``SearchRank``, unless there are more than ``mostRanked``.
  ///
  /// Hits of equal rank keep their order.
  public func bestFirst<Hit: SearchedRecord>(_ hits: [Hit]) -> [Hit] {
    bestFirst(hits, title: \.searchedTexts.title, texts: \.searchedTexts.beyondTitle)
  }
}

extension [SearchedText] {
  /// The first text.
  package var title: String { first?.text ?? "" }

  /// The texts after the first.
  package var beyondTitle: [String] { dropFirst().map(\.text) }

  /// The texts after the title as stores keep them for searches: folded, one per line.
  ///
  /// Folded texts have no line breaks, so that no word of a query matches across two texts.
  package var foldedBeyondTitle: String { beyondTitle.map(SearchText.fold).joined(separator: "\n") }
}

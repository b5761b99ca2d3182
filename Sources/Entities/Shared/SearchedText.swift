/// The searchable text in a field of a record.
public struct SearchedText: Sendable, Hashable {
  /// The field of the record that contains the text.
  public let field: SearchField
  /// The text of the field, as stored.
  public let text: String

  /// Creates the searchable text in a field.
  public init(_ field: SearchField, _ text: String) {
    self.field = field
    self.text = text
  }
}

/// A field of a record that a search covers.
public enum SearchField: String, Sendable, Hashable, CaseIterable {
  /// The name of a dish, a beer, a manufacturer or a place.
  case name
  /// The title of a recipe.
  case title
  /// The description of a dish or a place.
  case description
  /// The ingredient lines of a recipe.
  case ingredients
  /// The keywords of a recipe or a place.
  case keywords
  /// The diets of a recipe.
  case diets
  /// The cuisines of a recipe.
  case cuisines
  /// The type of a beer, or the dish types of a recipe.
  case type
  /// The author or the publisher of a recipe.
  case author
  /// The summary of a recipe.
  case summary
  /// The manufacturer of a beer.
  case manufacturer
  /// The categories of a place, if they have names.
  case categories
  /// The address of a place or of an order.
  case address
  /// The text of a review.
  case text
  /// The dishes of an order.
  case dishes
  /// The notes for the dishes in an order.
  case notes
  /// The telephone number of an order, as typed and as digits only.
  case telephone
  /// The id of an order.
  case id
}

/// A record whose fields can be searched.
public protocol SearchedRecord {
  /// The searchable fields. The first one is the title, which has the most weight.
  static var searchedFields: [SearchField] { get }

  /// The searchable text in each field. The first one is the title.
  var searchedTexts: [SearchedText] { get }
}

extension SearchedRecord {
  /// Whether the fields of the record contain all words of the query.
  public func matches(_ search: SearchText) -> Bool { search.isBlank || search.matches(searchedTexts.map(\.text)) }
}

extension SearchText {
  /// Returns the hits of this search, sorted by ``SearchRank`` with the best first. If there are more than ``rankingLimit`` hits, they keep
  /// their order.
  ///
  /// Hits of equal rank keep their order.
  public func bestFirst<Hit: SearchedRecord>(_ hits: [Hit]) -> [Hit] {
    bestFirst(hits, title: \.searchedTexts.title, texts: \.searchedTexts.beyondTitle)
  }
}

extension [SearchedText] {
  /// The text of the title, which is the first field. Empty if there are no fields.
  package var title: String { first?.text ?? "" }

  /// The text of each field except the title.
  package var beyondTitle: [String] { dropFirst().map(\.text) }

  /// The text of all fields except the title in the form in which stores save it for searches: folded, with one field per line.
  ///
  /// Folded text has no line breaks, so a query word can't match across two fields.
  package var foldedBeyondTitle: String { beyondTitle.map(SearchText.fold).joined(separator: "\n") }
}

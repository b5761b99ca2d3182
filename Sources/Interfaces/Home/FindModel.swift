import Entities
package import UseCases

/// The content of the search screen: the results from all domains.
public typealias FindModel = ListModel<FindFeature>

/// A list row that shows a search result.
public struct FoundRow: ListRow, Sendable {
  /// The route to the record that was found. Each row has a different route.
  public let id: HomeRoute
  /// The number that the user types to choose the row, starting at 1.
  public var number: Int
  /// The name of the record's kind, for example `dish`.
  public var kind: String
  /// The name of the record. For a review, the name of its beer.
  public var name: String
  /// The manufacturer of a beer. `nil` for any other record.
  public var maker: String?
  /// The fields that match and the matching words in them: `name: Crema, catalana`.
  public var reason: String

  /// Creates a row that shows a search result.
  ///
  /// - Parameter row: the search result that the use case returned.
  package init(_ row: Findings.Row, number: Int, in texts: Texts) {
    id = HomeRoute(row.record)
    self.number = number
    kind = texts.word(row.record.kind)
    name = row.record.name
    maker = row.maker
    reason = row.reasons.map(texts.words).joined(separator: " · ")
  }
}

extension ListModel<FindFeature> {
  /// Creates the model for a search of all domains.
  ///
  /// - Parameters:
  ///   - findings: the results, best first.
  ///   - query: the search text as the user typed it. Blank before the first search.
  package init(_ findings: Findings, searching query: String, in texts: Texts) {
    let isBlank = SearchText(query).isBlank
    self.init(
      title: texts.title(texts.findTitle, searching: query),
      sections: Self.sections([("", findings.rows)], from: 1) { FoundRow($0, number: $1, in: texts) },
      more: findings.hasMore ? texts.moreFindings : nil,
      nothing: isBlank ? texts.nothingToFind : texts.nothingFoundAnywhere(query))
  }
}

extension HomeRoute {
  /// Creates the route to a record that a search found.
  package init(_ record: FoundRecord) {
    self =
      switch record {
      case .dish(let dish): .restaurant(.dish(dish.id))
      case .recipe(let recipe): .recipes(.recipe(recipe.id))
      case .beer(let beer, _): .beers(.beer(beer.id))
      case .manufacturer(let manufacturer): .beers(.manufacturer(manufacturer.id))
      case .review(let review): .beers(.review(review.id))
      case .place(let place): .places(.place(place.id))
      }
  }
}

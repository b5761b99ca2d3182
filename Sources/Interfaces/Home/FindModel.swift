import Entities
package import UseCases

/// The content of the search screen: the results from all domains.
public typealias FindModel = ListModel<FindFeature>

/// The row of a search result.
public struct FoundRow: ListRow, Sendable {
  /// The route to the record. It is unique among the rows.
  public let id: HomeRoute
  /// The number that the user types to choose the row, starting at 1.
  public var number: Int
  /// The kind of record, for example `dish`.
  public var kind: String
  /// The name of the record. For a review, the name of its beer.
  public var name: String
  /// The manufacturer of a beer. `nil` for any other record.
  public var maker: String?
  /// The fields that match and the matching words in them: `name: Crema, catalana`.
  public var reason: String

  /// Creates the row of a search result.
  ///
  /// - Parameter row: the search result, as the use case returned it.
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
  /// Creates the model of a search.
  ///
  /// - Parameters:
  ///   - findings: the results, best first.
  ///   - query: the search text as the user typed it. Blank if nothing has been searched yet.
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

public import Entities

/// A filter for beers. A beer passes if it meets all conditions.
public struct BeerFilter: Sendable, Hashable {
  /// The manufacturer of the beers. `nil` for any.
  public var manufacturer: Manufacturer.ID?
  /// The words to search for in the name, the type and the manufacturer's name. A blank search matches every beer.
  public var search: SearchText
  /// The range of each limited measure, in its smallest unit. A beer whose measure is unknown does not pass a limit.
  public var limits: [BeerMeasure: ClosedRange<Int>]

  /// Creates a filter, by default one that every beer passes.
  public init(
    of manufacturer: Manufacturer.ID? = nil, matching search: SearchText = SearchText(),
    limits: [BeerMeasure: ClosedRange<Int>] = [:]
  ) {
    self.manufacturer = manufacturer
    self.search = search
    self.limits = limits
  }

  /// Whether the filter has no condition except the manufacturer.
  package var isOpen: Bool { search.isBlank && limits.isEmpty }

  /// Returns whether a beer passes the filter.
  ///
  /// - Parameter maker: the name of its manufacturer. It is evaluated only for a search.
  public func passes(_ beer: Beer, maker: @autoclosure () -> String) -> Bool {
    if let manufacturer, beer.manufacturer != manufacturer { return false }
    for (measure, range) in limits {
      guard let value = beer.measures[measure], range.contains(value) else { return false }
    }
    return search.isBlank || search.matches(beer.searchedTexts(maker: maker()).map(\.text))
  }
}

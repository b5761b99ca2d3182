public import Entities

/// A filter for beers. A beer passes if it meets all conditions.
public struct BeerFilter: Sendable, Hashable {
  /// The manufacturer of the beers. `nil` for any manufacturer.
  public var manufacturer: Manufacturer.ID?
  /// The words to search for in the name, the type and the manufacturer's name. A blank search matches every beer.
  public var search: SearchText
  /// The range for each limited measure, in its smallest unit. A beer with an unknown measure doesn't pass a limit for that measure.
  public var limits: [BeerMeasure: ClosedRange<Int>]

  /// Creates a filter. By default, every beer passes the filter.
  public init(
    of manufacturer: Manufacturer.ID? = nil, matching search: SearchText = SearchText(),
    limits: [BeerMeasure: ClosedRange<Int>] = [:]
  ) {
    self.manufacturer = manufacturer
    self.search = search
    self.limits = limits
  }

  /// Whether the filter has no condition apart from the manufacturer.
  package var isOpen: Bool { search.isBlank && limits.isEmpty }

  /// Returns whether a beer passes the filter.
  ///
  /// - Parameter maker: The name of the beer's manufacturer. It is evaluated only for a search.
  public func passes(_ beer: Beer, maker: @autoclosure () -> String) -> Bool {
    if let manufacturer, beer.manufacturer != manufacturer { return false }
    for (measure, range) in limits {
      guard let value = beer.measures[measure], range.contains(value) else { return false }
    }
    return search.isBlank || search.matches(beer.searchedTexts(maker: maker()).map(\.text))
  }
}

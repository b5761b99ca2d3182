public import Entities

/// Conditions for beers; a beer passes if it meets all of them.
public struct BeerFilter: Sendable, Hashable {
  /// The manufacturer; `nil`: any.
  public var manufacturer: Manufacturer.ID?
  /// Words in the name, the type and the manufacturer's name. A blank search matches every beer.
  public var search: SearchText
  /// The range of each limited measure, in its smallest unit. A beer whose measure is unknown does not pass.
  public var limits: [BeerMeasure: ClosedRange<Int>]

  /// By default, every beer passes.
  public init(
    of manufacturer: Manufacturer.ID? = nil, matching search: SearchText = SearchText(),
    limits: [BeerMeasure: ClosedRange<Int>] = [:]
  ) {
    self.manufacturer = manufacturer
    self.search = search
    self.limits = limits
  }

  /// Whether every beer of the manufacturer passes, or every beer at all.
  package var isOpen: Bool { search.isBlank && limits.isEmpty }

  /// Whether a beer passes.
  ///
  /// - Parameter maker: the name of its manufacturer. Evaluated only for a search.
  public func passes(_ beer: Beer, maker: @autoclosure () -> String) -> Bool {
    if let manufacturer, beer.manufacturer != manufacturer { return false }
    for (measure, range) in limits {
      guard let value = beer.measures[measure], range.contains(value) else { return false }
    }
    return search.isBlank || search.matches(beer.searchedTexts(maker: maker()).map(\.text))
  }
}

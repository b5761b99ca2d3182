public import Entities

/// Selects beers: those that meet all of these conditions.
public struct BeerFilter: Sendable, Hashable {
  /// Of this manufacturer.
  public var manufacturer: Manufacturer.ID?
  /// That match this.
  public var search: SearchText
  /// What the measures may be, each in its smallest unit; a beer of which a limited measure is unknown does not pass.
  public var limits: [BeerMeasure: ClosedRange<Int>]

  /// Every beer by default.
  public init(
    of manufacturer: Manufacturer.ID? = nil, matching search: SearchText = SearchText(),
    limits: [BeerMeasure: ClosedRange<Int>] = [:]
  ) {
    self.manufacturer = manufacturer
    self.search = search
    self.limits = limits
  }

  /// Whether every beer of the manufacturer, or of all, passes.
  public var isOpen: Bool { search.isBlank && limits.isEmpty }

  /// Whether a beer passes.
  public func passes(_ beer: Beer) -> Bool {
    if let manufacturer, beer.manufacturer != manufacturer { return false }
    for (measure, range) in limits {
      guard let value = beer.measures[measure], range.contains(value) else { return false }
    }
    return beer.matches(search)
  }
}

/// The sort order of beers in a section.
public struct BeerSorting: Sendable, Hashable {
  /// The property to sort by. Beers with equal or unknown values are sorted by name.
  public enum Criterion: Sendable, Hashable, CaseIterable {
    /// The name, in the order of the Spanish alphabet.
    case name
    /// A measure, such as the alcohol content.
    case measure(BeerMeasure)

    /// All criteria: the name, then each measure.
    public static let allCases = [name] + BeerMeasure.allCases.map(measure)
  }

  /// The sort order by name, from A to Z.
  public static let byName = BeerSorting(.name)

  /// The property to sort by within a section.
  public let criterion: Criterion
  /// Whether the order is descending. Unknown values are last in both directions.
  public let isReversed: Bool

  /// Creates a sort order, ascending by default.
  public init(_ criterion: Criterion, isReversed: Bool = false) {
    self.criterion = criterion
    self.isReversed = isReversed
  }
}

/// The position of a beer among all beers of its manufacturer: by type, then in the sort order of the section.
public struct BeerPosition: Sendable, Hashable {
  /// The sort key of the type, compared first.
  public let type: CollationKey
  /// The name of the type. It separates types with the same sort key, for example if they differ only in a no-break space.
  public let typeName: String
  /// The value to sort by within a type. `nil` if the value is unknown, or the beers are sorted by name.
  public let number: Int?
  /// The sort key of the name, compared if the numbers are equal or unknown.
  public let name: CollationKey
  /// The id, which is compared if the names are equal.
  public let id: Beer.ID

  /// Creates the position of a beer in sections that are sorted by a criterion.
  public init(_ beer: Beer, by criterion: BeerSorting.Criterion) {
    type = CollationKey(beer.type.name)
    typeName = beer.type.name
    number =
      switch criterion {
      case .name: nil
      case .measure(let measure): beer.measures[measure]
      }
    name = CollationKey(beer.name)
    id = beer.id
  }
}

extension BeerSorting {
  /// Whether a beer at `left` precedes one at `right`. Both positions must be created with this ``criterion``.
  public func isInOrder(_ left: BeerPosition, _ right: BeerPosition) -> Bool {
    if left.type != right.type { return left.type < right.type }
    // Comparing bytes matches the order of databases. Swift's string comparison would treat different Unicode spellings as equal.
    if !left.typeName.utf8.elementsEqual(right.typeName.utf8) {
      return left.typeName.utf8.lexicographicallyPrecedes(right.typeName.utf8)
    }
    switch (left.number, right.number) {
    case (let first?, let second?) where first != second: return isReversed ? first > second : first < second
    case (_?, nil): return true
    case (nil, _?): return false
    default: break
    }
    if left.name != right.name { return (left.name < right.name) != (isReversed && criterion == .name) }
    return left.id < right.id
  }
}

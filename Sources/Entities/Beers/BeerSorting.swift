/// How the beers of a section are sorted.
public struct BeerSorting: Sendable, Hashable {
  /// What decides; beers that have it in common, or of which it is unknown, are sorted by name.
  public enum Criterion: Sendable, Hashable, CaseIterable {
    /// By name, as the Spanish alphabet has it.
    case name
    /// By a number.
    case measure(BeerMeasure)

    /// The name, then each measure.
    public static let allCases = [name] + BeerMeasure.allCases.map(measure)
  }

  /// By name, from A to Z.
  public static let byName = BeerSorting(.name)

  /// What decides.
  public let criterion: Criterion
  /// Whether what is most comes first; what is unknown is last all the same.
  public let isReversed: Bool

  /// From the least to the most, unless reversed.
  public init(_ criterion: Criterion, isReversed: Bool = false) {
    self.criterion = criterion
    self.isReversed = isReversed
  }
}

/// Where a beer stands among those of its manufacturer: by type, within it as its section is sorted.
public struct BeerPosition: Sendable, Hashable {
  /// Compared first.
  public let type: CollationKey
  /// Two types may have one key (a no-break space reads like a space): their beers stay apart.
  public let typeName: String
  /// Decides within a type, where a number does; `nil`: none does, or it is unknown.
  public let number: Int?
  /// Decides between beers without another number.
  public let name: CollationKey
  /// Decides between beers whose names read alike.
  public let id: Beer.ID

  /// Where `beer` stands when sections are sorted by this.
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
  /// Whether a beer that stands at `left` comes before one at `right`; both were placed by this ``criterion``.
  public func isInOrder(_ left: BeerPosition, _ right: BeerPosition) -> Bool {
    if left.type != right.type { return left.type < right.type }
    // By bytes, as a database compares: two spellings of one text in Unicode are equal strings.
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

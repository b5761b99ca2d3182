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

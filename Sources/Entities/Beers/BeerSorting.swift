/// How the beers of a section are sorted.
public struct BeerSorting: Sendable, Hashable {
  /// What decides; beers that have it in common, or of which it is unknown, are sorted by name.
  public enum Criterion: String, Sendable, Hashable, CaseIterable {
    case name, alcohol, calories
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

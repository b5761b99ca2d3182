/// Beers of one maker, or a stretch of them, in sections: one for each type.
public struct BeerList: Sendable, Hashable {
  /// The beers of one type; never empty.
  public struct Section: Sendable, Hashable {
    /// What its beers have in common.
    public let type: BeerType
    /// As they were sorted.
    public fileprivate(set) var beers: [Beer]
  }

  /// In the order of the types' names.
  public private(set) var sections: [Section] = []

  /// Groups beers that come in the order of their ``BeerPosition``.
  public init(ordered beers: some Sequence<Beer> = []) {
    for beer in beers {
      if sections.last?.type == beer.type {
        sections[sections.count - 1].beers.append(beer)
      } else {
        sections.append(Section(type: beer.type, beers: [beer]))
      }
    }
  }

  /// Whether there is no beer.
  public var isEmpty: Bool { sections.isEmpty }

  /// All beers, section by section.
  public var beers: [Beer] { sections.flatMap(\.beers) }
}

/// The beers of a manufacturer, or a page of them, in one section for each type.
public struct BeerList: Sendable, Hashable {
  /// The beers of one type; never empty.
  public struct Section: Sendable, Hashable {
    /// The type of all its beers.
    public let type: BeerType
    /// In the order in which they were given.
    public fileprivate(set) var beers: [Beer]
  }

  /// Sorted by the type's name.
  public private(set) var sections: [Section] = []

  /// Groups beers, which must be sorted by ``BeerPosition``.
  public init(ordered beers: some Sequence<Beer> = []) {
    for beer in beers {
      if sections.last?.type == beer.type {
        sections[sections.count - 1].beers.append(beer)
      } else {
        sections.append(Section(type: beer.type, beers: [beer]))
      }
    }
  }

  /// Whether the list has no beers.
  public var isEmpty: Bool { sections.isEmpty }

  /// All beers, section by section.
  public var beers: [Beer] { sections.flatMap(\.beers) }
}

/// The beers of a manufacturer, or a page of them, in one section for each type.
public struct BeerList: Sendable, Hashable {
  /// The beers of one type; never empty.
  public struct Section: Sendable, Hashable {
    /// The type of all its beers.
    public let type: BeerType
    /// In the order in which they were given.
    public let beers: [Beer]
  }

  /// Sorted by the type's name; after a search, the section with the best match first.
  public let sections: [Section]

  /// Groups beers that are sorted by ``BeerPosition``, or hits of a search.
  public init(ordered beers: some Sequence<Beer> = []) {
    sections = beers.grouped(by: \.type).map { Section(type: $0, beers: $1) }
  }

  /// Whether the list has no beers.
  package var isEmpty: Bool { sections.isEmpty }

  /// All beers, section by section.
  package var beers: [Beer] { sections.flatMap(\.beers) }
}

/// The beers of a manufacturer, or a page of them, with one section for each type.
public struct BeerList: Sendable, Hashable {
  /// A section with the beers of one type. It contains at least one beer.
  public struct Section: Sendable, Hashable {
    /// The type of all beers in the section.
    public let type: BeerType
    /// The beers of the section, in the order in which the list was created.
    public let beers: [Beer]
  }

  /// The sections, sorted by the name of the type, or by their best match after a search.
  public let sections: [Section]

  /// Creates a list from beers that are sorted by ``BeerPosition``, or from search hits.
  public init(ordered beers: some Sequence<Beer> = []) {
    sections = beers.grouped(by: \.type).map { Section(type: $0, beers: $1) }
  }

  /// Whether the list has no beers.
  package var isEmpty: Bool { sections.isEmpty }

  /// All beers, section by section.
  package var beers: [Beer] { sections.flatMap(\.beers) }
}

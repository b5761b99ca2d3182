/// The menu, or a page of it, with one section for each kind.
public struct Menu: Sendable, Hashable {
  /// A section with the dishes of one kind. It contains at least one dish.
  public struct Section: Sendable, Hashable {
    /// The kind of all dishes in the section.
    public let kind: DishKind
    /// The dishes, sorted by name, or by relevance after a search.
    public let dishes: [Dish]
  }

  /// The sections, sorted by kind, or by their best match after a search.
  public let sections: [Section]

  /// Creates a menu from dishes that are sorted by ``MenuPosition``, or from search hits.
  public init(ordered dishes: some Sequence<Dish> = []) {
    sections = dishes.grouped(by: \.kind).map { Section(kind: $0, dishes: $1) }
  }

  /// Whether the menu has no dishes.
  package var isEmpty: Bool { sections.isEmpty }

  /// All dishes, in the order of the menu.
  public var dishes: [Dish] { sections.flatMap(\.dishes) }
}

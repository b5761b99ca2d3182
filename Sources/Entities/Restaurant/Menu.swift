/// The menu, or a page of it, with a section for each kind.
public struct Menu: Sendable, Hashable {
  /// The dishes of one kind; never empty.
  public struct Section: Sendable, Hashable {
    /// The kind of all its dishes.
    public let kind: DishKind
    /// Sorted by name; after a search, the best match first.
    public let dishes: [Dish]
  }

  /// Sorted by kind; after a search, the section with the best match first.
  public let sections: [Section]

  /// Groups dishes that are sorted by ``MenuPosition``, or hits of a search.
  public init(ordered dishes: some Sequence<Dish> = []) {
    sections = dishes.grouped(by: \.kind).map { Section(kind: $0, dishes: $1) }
  }

  /// Whether the menu has no dishes.
  package var isEmpty: Bool { sections.isEmpty }

  /// All dishes, in the menu's order.
  public var dishes: [Dish] { sections.flatMap(\.dishes) }
}

/// The menu, or a page of it: sections sorted by kind, dishes by name.
public struct Menu: Sendable, Hashable {
  /// The dishes of one kind; never empty.
  public struct Section: Sendable, Hashable {
    /// The kind of all its dishes.
    public let kind: DishKind
    /// Sorted by name.
    public fileprivate(set) var dishes: [Dish]
  }

  /// Sorted by kind.
  public private(set) var sections: [Section] = []

  /// Groups dishes, which must be sorted by ``MenuPosition``.
  public init(ordered dishes: some Sequence<Dish> = []) {
    for dish in dishes {
      if sections.last?.kind == dish.kind {
        sections[sections.count - 1].dishes.append(dish)
      } else {
        sections.append(Section(kind: dish.kind, dishes: [dish]))
      }
    }
  }

  /// Whether the menu has no dishes.
  public var isEmpty: Bool { sections.isEmpty }

  /// All dishes, in the menu's order.
  public var dishes: [Dish] { sections.flatMap(\.dishes) }
}

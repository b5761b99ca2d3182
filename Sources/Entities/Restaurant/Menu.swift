/// The menu, or a stretch of it, as it is read: sections by kind, dishes by name.
public struct Menu: Sendable, Hashable {
  /// The dishes of one kind; never empty.
  public struct Section: Sendable, Hashable {
    /// What its dishes have in common.
    public let kind: DishKind
    /// In the order of their names.
    public fileprivate(set) var dishes: [Dish]
  }

  /// In the order of their kinds.
  public private(set) var sections: [Section] = []

  /// Groups dishes that come in the order of their ``MenuPosition``.
  public init(ordered dishes: some Sequence<Dish> = []) {
    for dish in dishes {
      if sections.last?.kind == dish.kind {
        sections[sections.count - 1].dishes.append(dish)
      } else {
        sections.append(Section(kind: dish.kind, dishes: [dish]))
      }
    }
  }

  /// Whether there is no dish.
  public var isEmpty: Bool { sections.isEmpty }

  /// All dishes, in the menu's order.
  public var dishes: [Dish] { sections.flatMap(\.dishes) }
}

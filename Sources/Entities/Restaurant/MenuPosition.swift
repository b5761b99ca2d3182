/// The position of a dish on the menu, which is sorted by kind, then by name, then by id.
public struct MenuPosition: Sendable, Hashable, Comparable {
  /// The sort key of the kind, compared first.
  public let kind: CollationKey
  /// The name of the kind. It distinguishes kinds with the same sort key, for example if they differ only in a no-break space.
  public let kindName: String
  /// The sort key of the name, compared within a kind.
  public let name: CollationKey
  /// The id, which is compared if the names are equal.
  public let id: Dish.ID

  /// Creates the position of a dish on the menu.
  public init(_ dish: Dish) {
    kind = CollationKey(dish.kind.name)
    kindName = dish.kind.name
    name = CollationKey(dish.name)
    id = dish.id
  }

  public static func < (left: MenuPosition, right: MenuPosition) -> Bool {
    if left.kind != right.kind { return left.kind < right.kind }
    // Comparing bytes matches the order of databases. Swift's string comparison would treat different Unicode spellings as equal.
    if !left.kindName.utf8.elementsEqual(right.kindName.utf8) {
      return left.kindName.utf8.lexicographicallyPrecedes(right.kindName.utf8)
    }
    return (left.name, left.id) < (right.name, right.id)
  }
}

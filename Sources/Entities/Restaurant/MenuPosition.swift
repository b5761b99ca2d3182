/// Where a dish stands in the menu: by kind, within it by name, the same name by id.
public struct MenuPosition: Sendable, Hashable, Comparable {
  /// Compared first.
  public let kind: CollationKey
  /// Two kinds may have one key (a no-break space reads like a space): their dishes stay apart.
  public let kindName: String
  /// Decides within a kind.
  public let name: CollationKey
  /// Decides between dishes whose names read alike.
  public let id: Dish.ID

  /// Where `dish` stands.
  public init(_ dish: Dish) {
    kind = CollationKey(dish.kind.name)
    kindName = dish.kind.name
    name = CollationKey(dish.name)
    id = dish.id
  }

  public static func < (left: MenuPosition, right: MenuPosition) -> Bool {
    if left.kind != right.kind { return left.kind < right.kind }
    // By bytes, as a database compares: two spellings of one text in Unicode are equal strings.
    if !left.kindName.utf8.elementsEqual(right.kindName.utf8) {
      return left.kindName.utf8.lexicographicallyPrecedes(right.kindName.utf8)
    }
    return (left.name, left.id) < (right.name, right.id)
  }
}

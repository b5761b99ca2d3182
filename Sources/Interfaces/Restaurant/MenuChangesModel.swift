public import Entities

/// What became of a stretch of the menu, dish by dish.
public struct MenuChangesModel: Sendable, Hashable {
  /// One dish.
  public struct Row: Sendable, Hashable {
    /// What became of it.
    public let change: Change
    /// What it is called; of a dish that went, what it was called.
    public let name: String
    /// Its section.
    public let kind: String
    /// What it costs, or cost.
    public let price: String
  }

  /// What became of a dish.
  public enum Change: Sendable, Hashable {
    case removed
    case added
    case changed
  }

  /// Those that went as they stood before, then the others as they stand now.
  public let rows: [Row]

  /// Compares two states of a menu.
  public init(from old: Menu, to new: Menu, in texts: Texts) {
    let (before, after) = (old.dishes, new.dishes)
    let known = Dictionary(before.map { ($0.id, $0) }) { first, _ in first }
    let remaining = Set(after.map(\.id))
    func row(_ change: Change, _ dish: Dish) -> Row {
      Row(change: change, name: dish.name, kind: dish.kind.name, price: texts.money(dish.price))
    }
    rows =
      before.filter { !remaining.contains($0.id) }.map { row(.removed, $0) }
      + after.compactMap { dish in
        guard let earlier = known[dish.id] else { return row(.added, dish) }
        return earlier == dish ? nil : row(.changed, dish)
      }
  }
}

public import Entities
public import UseCases

/// The changes of a page of the menu, dish by dish.
public struct MenuChangesModel: Sendable, Hashable {
  /// One dish.
  public struct Row: Sendable, Hashable {
    /// How the dish changed.
    public var change: Change
    /// The name of the dish.
    public var name: String
    /// The name of its section.
    public var kind: String
    /// Its price; of a removed dish, its last one.
    public var price: String

    /// A dish that changed.
    public init(_ change: Change, name: String, kind: String, price: String) {
      self.change = change
      self.name = name
      self.kind = kind
      self.price = price
    }
  }

  /// How a dish changed.
  public enum Change: Sendable, Hashable {
    /// It left the menu.
    case removed
    /// It is new on the menu.
    case added
    /// Its description or its price changed.
    case changed
  }

  /// Removed dishes in their old order, then the others in their new order.
  public var rows: [Row]

  /// The changes that lead from `old` to the new page.
  public init(
    _ changes: ListChanges<DishKind, Dish>, of old: [ListSection<DishKind, Dish>], in texts: Texts
  ) {
    func row(_ change: Change, _ dish: Dish) -> Row {
      Row(change, name: dish.name, kind: dish.kind.name, price: texts.money(dish.price))
    }
    let arrivals = changes.insertedRows.map { (Change.added, $0) } + changes.updatedRows.map { (Change.changed, $0) }
    rows =
      changes.lostRows(of: old).map { row(.removed, $0) }
      + arrivals.sorted { $0.1.place < $1.1.place }.map { row($0.0, $0.1.value) }
  }
}

package import Entities
package import UseCases

/// The changes of a page of the menu, dish by dish.
package struct MenuChangesModel: Sendable, Hashable {
  /// One dish.
  package struct Row: Sendable, Hashable {
    /// How the dish changed.
    package let change: Change
    /// The name of the dish.
    package let name: String
    /// The name of its kind.
    package let kind: String
    /// Its price; of a removed dish, its last one.
    package let price: String
  }

  /// How a dish changed.
  package enum Change: Sendable, Hashable {
    /// It left the menu.
    case removed
    /// It is new on the menu.
    case added
    /// Its description or its price changed.
    case changed
  }

  /// Removed dishes in their old order, then the others in their new order.
  package let rows: [Row]

  /// The changes that lead from `old` to the new page.
  package init(
    _ changes: ListChanges<DishKind, Dish>, of old: [ListSection<DishKind, Dish>], in texts: Texts
  ) {
    func row(_ change: Change, _ dish: Dish) -> Row {
      Row(change: change, name: dish.name, kind: dish.kind.name, price: texts.money(dish.price))
    }
    let arrivals = changes.insertedRows.map { (Change.added, $0) } + changes.updatedRows.map { (Change.changed, $0) }
    rows =
      changes.lostRows(of: old).map { row(.removed, $0) }
      + arrivals.sorted { $0.1.place < $1.1.place }.map { row($0.0, $0.1.value) }
  }
}

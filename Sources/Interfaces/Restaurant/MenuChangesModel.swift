package import Entities
package import UseCases

/// The changes to a page of the menu, one row for each dish.
package struct MenuChangesModel: Sendable, Hashable {
  /// The change to a dish.
  package struct Row: Sendable, Hashable {
    /// The kind of change.
    package let change: Change
    /// The name of the dish.
    package let name: String
    /// The name of the kind of dish, in the user's language.
    package let kind: String
    /// The price of the dish. For a removed dish, the last price.
    package let price: String
  }

  /// The kind of change to a dish.
  package enum Change: Sendable, Hashable {
    /// The dish was removed from the menu.
    case removed
    /// The dish was added to the menu.
    case added
    /// The description or the price of the dish changed.
    case changed
  }

  /// The removed dishes in their old order, then the added and changed dishes in their new order.
  package let rows: [Row]

  /// Creates the model of the changes from the `old` page to the new page.
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

package import Entities
package import UseCases

/// What became of a stretch of the menu, dish by dish.
package struct MenuChangesModel: Sendable, Hashable {
  /// One dish.
  package struct Row: Sendable, Hashable {
    /// What became of it.
    package let change: Change
    /// What it is called; of a dish that went, what it was called.
    package let name: String
    /// Its section.
    package let kind: String
    /// What it costs, or cost.
    package let price: String
  }

  /// What became of a dish.
  package enum Change: Sendable, Hashable {
    case removed
    case added
    case changed
  }

  /// Those that went as they stood before, then the others as they stand now.
  package let rows: [Row]

  /// What `changes` made of `old`.
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

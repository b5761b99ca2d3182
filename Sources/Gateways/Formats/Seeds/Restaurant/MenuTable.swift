package import Entities
import UseCases

/// A menu as a CSV table with a header and a row for each dish. Importing the table restores the menu. If a dish was renamed, the table has
/// a column for the ids that aren't derived from the current names. A price in a currency other than the kit's is written with its code,
/// and an import rejects it.
package enum MenuTable {
  package static func rows(_ dishes: [Dish]) -> [String] {
    let columns = DishColumn.exported + (dishes.contains { $0.id != $0.namedID } ? [.id] : [])
    return [CSVCell.row(columns.map { .text($0.rawValue) })]
      + dishes.map { dish in CSVCell.row(columns.compactMap { cell(dish, $0) }) }
  }

  private static func cell(_ dish: Dish, _ column: DishColumn) -> CSVCell? {
    switch column {
    case .name: .text(dish.name)
    case .description: .text(dish.description)
    case .price: cell(dish.price)
    case .kind: .text(dish.kind.name)
    case .id: .text(dish.id == dish.namedID ? "" : dish.id.text)
    case .variation, .currency: nil
    }
  }

  private static func cell(_ price: Money) -> CSVCell {
    price.currency == .euro ? .number(price.decimalText) : .text("\(price.decimalText) \(price.currency.code)")
  }
}

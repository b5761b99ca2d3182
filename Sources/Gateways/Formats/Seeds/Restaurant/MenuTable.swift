package import Entities
import UseCases

/// A menu as a CSV table that an import reads back as it was: a header, and a row for each dish. A price in another currency than the kit's
/// is written with its code, and an import refuses it.
package enum MenuTable {
  package static func rows(_ dishes: [Dish]) -> [String] {
    let header = CSVCell.row(DishColumn.exported.map { .text($0.rawValue) })
    return [header]
      + dishes.map { dish in
        CSVCell.row([
          .text(dish.name), .text(dish.description), cell(dish.price), .text(dish.kind.name),
        ])
      }
  }

  private static func cell(_ price: Money) -> CSVCell {
    price.currency == .euro ? .number(price.decimalText) : .text("\(price.decimalText) \(price.currency.code)")
  }
}

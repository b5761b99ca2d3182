package import Entities
import UseCases

/// A menu as a CSV table that an import reads back as it was: a header, and a row for each dish.
package enum MenuTable {
  package static func rows(_ dishes: [Dish]) -> [String] {
    let header = CSVCell.row(DishColumn.exported.map { .text($0.rawValue) })
    return [header]
      + dishes.map { dish in
        CSVCell.row([
          .text(dish.name), .text(dish.description), .number(dish.price.decimalText), .text(dish.kind.name),
        ])
      }
  }
}

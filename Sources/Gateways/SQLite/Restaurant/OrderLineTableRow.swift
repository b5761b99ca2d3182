import Entities
import UseCases

/// Reads and writes rows of the `order_line` table.
enum OrderLineTableRow {
  static func lines(
    of number: Int, _ currency: Currency, _ database: SQLiteConnection
  ) throws(GatewayError) -> [OrderLine] {
    try database.rows(
      "SELECT dish, name, unit_price, quantity, note FROM order_line WHERE order_number = ? ORDER BY position",
      SQLiteValue(number)
    ) { (row) throws(GatewayError) in
      try database.valid("a line of order \(number)") {
        try OrderLine(
          dish: Dish.ID(row.text(0)), name: row.text(1),
          unitPrice: Money(minorUnits: Int64(row.integer(2)), currency: currency),
          quantity: Quantity(row.integer(3)), note: row.textOrNil(4).map { try OrderNote($0) })
      }
    }
  }

  /// Writes only the lines that have changed.
  static func change(
    _ old: [OrderLine], to new: [OrderLine], of number: Int, _ database: SQLiteConnection
  ) throws(GatewayError) {
    // After the first different dish, positions can shift, so all rows from that dish on are rewritten.
    let kept = zip(old, new).prefix { $0.dish == $1.dish }.count
    if kept < old.count {
      try database.run(
        "DELETE FROM order_line WHERE order_number = ? AND position >= ?", SQLiteValue(number), SQLiteValue(kept))
    }
    for (position, line) in new.enumerated() {
      if position >= kept {
        try insert(line, at: position, of: number, database)
      } else if !isSame(line, old[position]) {
        try update(line, at: position, of: number, database)
      }
    }
  }

  /// Whether the strings in both lines have the same bytes. Swift considers strings equal even if their Unicode normalizations differ.
  private static func isSame(_ line: OrderLine, _ old: OrderLine) -> Bool {
    line == old && line.name.utf8.elementsEqual(old.name.utf8)
      && (line.note?.text ?? "").utf8.elementsEqual((old.note?.text ?? "").utf8)
  }

  private static func insert(
    _ line: OrderLine, at position: Int, of number: Int, _ database: SQLiteConnection
  ) throws(GatewayError) {
    try database.run(
      """
      INSERT INTO order_line (order_number, position, dish, name, unit_price, quantity, note)
      VALUES (?, ?, ?, ?, ?, ?, ?)
      """,
      SQLiteValue(number), SQLiteValue(position), .text(line.dish.text), .text(line.name),
      .integer(line.unitPrice.minorUnits), SQLiteValue(line.quantity.value), SQLiteValue(line.note?.text))
  }

  private static func update(
    _ line: OrderLine, at position: Int, of number: Int, _ database: SQLiteConnection
  ) throws(GatewayError) {
    try database.run(
      "UPDATE order_line SET name = ?, unit_price = ?, quantity = ?, note = ? WHERE order_number = ? AND position = ?",
      .text(line.name), .integer(line.unitPrice.minorUnits), SQLiteValue(line.quantity.value),
      SQLiteValue(line.note?.text),
      SQLiteValue(number), SQLiteValue(position))
  }
}

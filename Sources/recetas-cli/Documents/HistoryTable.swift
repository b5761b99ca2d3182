import Entities
import Gateways
import Interfaces
import UseCases

/// `order history --csv`: a line for each order below the names of the columns.
///
/// Source: RFC 4180, but for line breaks, which are those of every other output.
enum HistoryTable {
  static func lines(_ orders: [OrderSummary]) -> [Line] {
    let columns = ["id", "placedAt", "units", "total", "currency", "address", "phone"]
    let rows = orders.map { order in
      [
        order.id.text, Timestamp.text(order.placement.date), "\(order.units)", order.total.decimalText,
        order.total.currency.code, order.placement.delivery.address.text, order.placement.delivery.phone.text,
      ]
    }
    return ([columns] + rows).map { Line($0.map(field).joined(separator: ",")) }
  }

  private static func field(_ text: String) -> String {
    text.contains { ",\"".contains($0) || $0.isNewline } ? "\"\(text.replacing("\"", with: "\"\""))\"" : text
  }
}

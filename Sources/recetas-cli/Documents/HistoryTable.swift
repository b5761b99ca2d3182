import Entities
import Gateways
import Interfaces
import UseCases

/// `order history --csv`: a line for each order below the names of the columns.
///
/// Source: RFC 4180, but for line breaks, which are those of every other output.
enum HistoryTable {
  /// The names of the columns.
  static let head = line(["id", "placedAt", "units", "total", "currency", "address", "phone"])

  static func rows(_ orders: [OrderSummary]) -> [Line] {
    orders.map { order in
      line([
        order.id.text, Timestamp.text(order.placement.date), "\(order.units)", order.total.decimalText,
        order.total.currency.code, order.placement.delivery.address.text, order.placement.delivery.phone.text,
      ])
    }
  }

  private static func line(_ fields: [String]) -> Line { Line(fields.map(field).joined(separator: ",")) }

  private static func field(_ text: String) -> String {
    text.contains { ",\"".contains($0) || $0.isNewline } ? "\"\(text.replacing("\"", with: "\"\""))\"" : text
  }
}

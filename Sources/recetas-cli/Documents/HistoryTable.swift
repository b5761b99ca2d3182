import Entities
import Gateways
import Interfaces
import UseCases

/// `order history --csv`: a line for each order below the names of the columns.
enum HistoryTable {
  /// The names of the columns.
  static let head = Line(csv: ["id", "placedAt", "units", "total", "currency", "address", "phone"])

  static func rows(_ orders: [OrderSummary]) -> [Line] {
    orders.map { order in
      Line(csv: [
        order.id.text, Timestamp.text(order.placement.date), "\(order.units)", order.total.decimalText,
        order.total.currency.code, order.placement.delivery.address.text, order.placement.delivery.phone.text,
      ])
    }
  }
}

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Entities
import Gateways
import Interfaces

/// The table of `order history --csv`: a header row, and one row for each order.
enum HistoryTable {
  /// The header row.
  static let head = CSVCell.row(
    ["id", "placedAt", "localTime", "units", "total", "currency", "dishes", "address", "phone"].map { .text($0) })

  /// Returns the row of a placed order.
  static func row(_ order: PlacedOrder, _ texts: Texts) -> String {
    let placement = order.placement
    let dishes = order.lines.map { line in
      "\(line.quantity.value) × \(line.name)" + (line.note.map { " (\($0.text))" } ?? "")
    }
    return CSVCell.row([
      .text(order.id.text), .text(Timestamp.text(placement.date)), .text(localTime(placement.date, texts)),
      .number("\(order.units)"), .number(order.total.decimalText), .text(order.total.currency.code),
      .text(dishes.joined(separator: "; ")), .text(placement.delivery.address.text),
      .text(placement.delivery.phone.text),
    ])
  }

  /// Formats an instant as local time, in a format that spreadsheets recognize: `2026-11-21 10:15:00`.
  private static func localTime(_ date: Instant, _ texts: Texts) -> String {
    let local = Timestamp.text(date.addingTimeInterval(Double(texts.utcOffset(date))))
    return String(local.prefix(19).map { $0 == "T" ? " " : $0 })
  }
}

import Entities
import UseCases

extension DishRow: PlainTextRow {
  public static func lines(_ rows: [DishRow], width: Int) -> [[Line]] {
    let priceWidth = rows.map(\.price.count).max() ?? 0
    return rows.map { row in
      let price = Line.right(row.price, priceWidth)
      return [Line(Line.right("\(row.number)", 4) + "  \(price)  ").adding(row.name, .strong)]
        + Line.wrapped(row.description, indent: priceWidth + 8, width: width, .faint)
    }
  }
}

extension PlacedOrderRow: PlainTextRow {
  public static func lines(_ rows: [PlacedOrderRow], width: Int) -> [[Line]] {
    let dateWidth = rows.map(\.date.count).max() ?? 0
    let totalWidth = rows.map(\.total.count).max() ?? 0
    return rows.map { row in
      let front = "\(Line.right("\(row.number)", 4))  \(Line.right(row.date, dateWidth))  "
      return [
        Line(front).adding(Line.right(row.total, totalWidth), .strong).adding("  \(row.units)  ")
          .adding(row.id.text, .faint)
      ]
    }
  }
}

extension MenuFeature: PlainTextList {}

extension HistoryFeature: PlainTextList {}

extension DishFormFeature: PlainTextForm {}

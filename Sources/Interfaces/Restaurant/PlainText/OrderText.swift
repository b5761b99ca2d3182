/// Formats an order as plain text.
package enum OrderText {
  /// Returns the lines of the order, with its total below.
  package static func lines(_ model: OrderModel, _ texts: Texts) -> [Line] {
    let unitWidth = model.rows.map(\.unitPrice.count).max() ?? 0
    let totalWidth = max(model.rows.map(\.total.count).max() ?? 0, model.total.count)
    var lines = [Line(model.title, .title)] + model.details.map { Line($0) } + [""]
    for row in model.rows {
      let amounts = "\(Line.right(row.quantity, 3)) × \(Line.right(row.unitPrice, unitWidth))"
      lines.append(
        Line(Line.right(row.number.map(String.init) ?? "", 4) + "  \(amounts)  \(Line.right(row.total, totalWidth))  ")
          .adding(row.name, .strong))
      if let note = row.note { lines.append(Line(Line.spaces(6)).adding(texts.quoted(note), .faint)) }
      if let remark = row.remark { lines.append(Line(Line.spaces(6)).adding(remark, .warning)) }
    }
    let label = Line.right(texts.total, 12 + unitWidth)
    lines.append(Line(label + "  ").adding(Line.right(model.total, totalWidth), .strong).adding("  \(model.units)"))
    return lines
  }
}

/// Writes a shopping list as plain text.
package enum ShoppingText {
  /// - Parameter width: of the terminal, in characters.
  package static func lines(_ model: ShoppingModel, width: Int) -> [Line] {
    let room = model.items.map { $0.amount.columns }.max() ?? 0
    let rows = model.items.flatMap { item in
      let name = item.remarks.isEmpty ? item.name : "\(item.name) (\(item.remarks))"
      return Line.wrapped(name, behind: "  " + Line.right(item.amount, min(room, width / 2)) + "  ", width: width)
    }
    let head = [Line(model.title, .title)] + model.recipes.flatMap { Line.wrapped($0, indent: 0, width: width, .faint) }
    let unscaled = model.unscaled.map { [""] + Line.wrapped($0, indent: 0, width: width, .faint) } ?? []
    return head + (rows.isEmpty ? [] : [""] + rows) + unscaled
  }
}

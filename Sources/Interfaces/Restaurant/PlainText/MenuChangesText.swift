/// Formats changes to the menu as plain text, one line for each dish.
package enum MenuChangesText {
  /// Returns a line for each dish. The line starts with `+` for an added dish, `-` for a removed dish and `~` for a changed dish.
  package static func lines(_ model: MenuChangesModel) -> [Line] {
    model.rows.map { row in
      let line = Line(sign(row.change) + " ").adding(row.name, .strong)
      return line.adding("  \(row.price)  ").adding(row.kind, .faint)
    }
  }

  private static func sign(_ change: MenuChangesModel.Change) -> String {
    switch change {
    case .removed: "-"
    case .added: "+"
    case .changed: "~"
    }
  }
}

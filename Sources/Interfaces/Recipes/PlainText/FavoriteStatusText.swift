/// Writes what of the favorites is unsent as plain text.
package enum FavoriteStatusText {
  /// The figures, and a line for each change: `+` was added, `-` was removed.
  ///
  /// - Parameter width: of the terminal, in characters.
  package static func lines(_ model: FavoriteStatusModel, width: Int) -> [Line] {
    [Line(model.counts.joined(separator: " · "))]
      + model.rows.flatMap { Line.wrapped($0.title, behind: $0.isRemoval ? "  - " : "  + ", width: width, .strong) }
  }
}

/// Writes where recipes come from and how favorites stand as plain text.
public enum RecipeStatusText {
  /// A line for each figure.
  public static func lines(_ model: RecipeStatusModel) -> [Line] {
    let width = model.rows.map(\.label.count).max() ?? 0
    return [Line(model.title, .title), ""]
      + model.rows.map { row in
        Line("  \(row.label)", .strong).adding(Line.spaces(width - row.label.count + 2) + row.value)
      }
  }
}

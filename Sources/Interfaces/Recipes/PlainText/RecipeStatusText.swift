/// Writes where recipes come from and how favorites stand as plain text.
package enum RecipeStatusText {
  /// A line for each figure.
  package static func lines(_ model: RecipeStatusModel) -> [Line] {
    [Line(model.title, .title), ""]
      + Line.columns(model.rows, by: \.label) { Line("  " + $0.label, .strong).adding($1 + $0.value) }
  }
}

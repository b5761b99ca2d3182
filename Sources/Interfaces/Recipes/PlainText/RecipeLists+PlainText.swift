import Entities
import UseCases

extension RecipeRow: PlainTextRow {
  public static func lines(_ rows: [RecipeRow], width: Int) -> [[Line]] {
    rows.map { Line.row($0.number, $0.isFavorite ? "★" : " ", $0.title, $0.detail, width: width) }
  }
}

extension FavoriteRow: PlainTextRow {
  public static func lines(_ rows: [FavoriteRow], width: Int) -> [[Line]] {
    rows.map { row in
      let detail = [row.detail, row.added, row.remark ?? ""].filter { !$0.isEmpty }.joined(separator: " · ")
      return Line.row(row.number, "★", row.title, detail, width: width)
    }
  }
}

extension RecipeListFeature: PlainTextList {
  /// Returns only the lines of the suggestions if there are any, because the list is already visible in the terminal. Otherwise, returns
  /// the lines of the list.
  public nonisolated static func lines(_ model: RecipeListModel, on paper: Paper) -> [Line] {
    if let suggestions = model.suggestions { return SuggestionsText.lines(suggestions, width: paper.width) }
    let head =
      [model.kept.map { Line($0, .warning) }, model.pending.map { Line($0, .faint) }].compactMap(\.self)
      + (model.problem.map(ScreenText.lines) ?? [])
    return ListText.lines(model, head: head, width: paper.width)
  }
}

extension FavoritesFeature: PlainTextList {}

extension RecipeFormFeature: PlainTextForm {}

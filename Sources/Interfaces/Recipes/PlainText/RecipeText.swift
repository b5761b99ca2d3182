/// Formats a complete recipe as plain text.
package enum RecipeText {
  /// Returns the lines of a recipe.
  ///
  /// - Parameters:
  ///   - unscaled: the ingredients whose amounts could not be scaled.
  ///   - width: the width of the terminal in characters.
  package static func lines(
    _ model: RecipeModel, unscaled: [String] = [], width: Int, _ texts: Texts
  ) -> [Line] {
    head(model, width) + ingredients(model, width, texts)
      + (unscaled.isEmpty ? [] : Line.wrapped(texts.unscaled(unscaled), indent: 2, width: width, .faint))
      + instructions(model, width, texts)
      + section(Line.wrapped(model.nutrition.joined(separator: " · "), indent: 2, width: width), texts.perServing)
      + section(model.credits.flatMap { Line.wrapped($0, indent: 0, width: width, .faint) })
  }

  private static func head(_ model: RecipeModel, _ width: Int) -> [Line] {
    var lines = Line.wrapped(model.title, behind: model.isFavorite ? "★ " : "", width: width, .title)
    lines += Line.wrapped(model.facts.joined(separator: " · "), indent: 0, width: width)
    lines += model.labels.flatMap { Line.wrapped($0, indent: 0, width: width) }
    for note in [model.kept, model.gap].compactMap(\.self) {
      lines += Line.wrapped(note, indent: 0, width: width, .warning)
    }
    return lines + section(Line.wrapped(model.summary, indent: 0, width: width))
  }

  private static func ingredients(_ model: RecipeModel, _ width: Int, _ texts: Texts) -> [Line] {
    section(model.ingredients.flatMap { Line.wrapped($0, behind: "  · ", width: width) }, texts.ingredients)
  }

  private static func instructions(_ model: RecipeModel, _ width: Int, _ texts: Texts) -> [Line] {
    var lines: [Line] = []
    for part in model.parts {
      if let name = part.name { lines += Line.wrapped(name, indent: 2, width: width, .strong) }
      for (number, step) in zip(1..., part.steps) {
        lines += Line.wrapped(step, behind: Line.right("\(number)", 4) + "  ", width: width)
      }
    }
    return section(lines, texts.instructions)
  }

  /// Returns a section with an empty line before it. Empty if the section has no lines.
  private static func section(_ lines: [Line], _ title: String? = nil) -> [Line] {
    lines.isEmpty ? [] : [""] + (title.map { [Line($0, .strong)] } ?? []) + lines
  }
}

/// Formats suggestions as plain text.
package enum SuggestionsText {
  /// Returns the title and a line for each suggestion. If the suggestions from the service are missing, the reason follows.
  ///
  /// - Parameter width: the width of the terminal in characters.
  package static func lines(_ model: SuggestionsModel, width: Int) -> [Line] {
    var lines = [Line(model.title, .title)]
    for row in model.rows {
      lines += Line.wrapped(row.title, behind: Line.right("\(row.number)", 4) + "  ", width: width, .strong)
    }
    if let message = model.message { lines.append(Line(message)) }
    if let problem = model.problem { lines += ScreenText.lines(problem) }
    return lines
  }
}

/// Formats a shopping list as plain text.
package enum ShoppingText {
  /// Returns the lines of a shopping list.
  ///
  /// - Parameter width: the width of the terminal in characters.
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

/// Formats the unsent changes to favorites as plain text.
package enum FavoriteStatusText {
  /// Returns a line with the counts, then a line for each change: `+` for an added favorite, `-` for a removed one.
  ///
  /// - Parameter width: the width of the terminal in characters.
  package static func lines(_ model: FavoriteStatusModel, width: Int) -> [Line] {
    [Line(model.counts.joined(separator: " · "))]
      + model.rows.flatMap { Line.wrapped($0.title, behind: $0.isRemoval ? "  - " : "  + ", width: width, .strong) }
  }
}

/// Formats the sources of recipes and the status of favorites as plain text.
package enum RecipeStatusText {
  /// Returns the title, then a line for each fact.
  package static func lines(_ model: RecipeStatusModel) -> [Line] {
    [Line(model.title, .title), ""]
      + Line.columns(model.rows, by: \.label) { Line("  " + $0.label, .strong).adding($1 + $0.value) }
  }
}

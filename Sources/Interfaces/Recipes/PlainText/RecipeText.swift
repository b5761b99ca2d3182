/// Writes a whole recipe as plain text.
package enum RecipeText {
  /// - Parameters:
  ///   - unscaled: ingredients whose amounts are not scaled.
  ///   - width: of the terminal, in characters.
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

  /// Apart from what is above; nothing where there is nothing.
  private static func section(_ lines: [Line], _ title: String? = nil) -> [Line] {
    lines.isEmpty ? [] : [""] + (title.map { [Line($0, .strong)] } ?? []) + lines
  }
}

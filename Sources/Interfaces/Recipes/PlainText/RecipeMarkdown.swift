import Entities

/// Formats a complete recipe as Markdown (CommonMark).
package enum RecipeMarkdown {
  /// Returns the lines of several recipes, separated by horizontal rules.
  package static func lines(_ models: [RecipeModel], _ texts: Texts) -> [Line] {
    models.enumerated().flatMap {
      $0.offset == 0 ? lines($0.element, texts) : ["", "---", ""] + lines($0.element, texts)
    }
  }

  private static func lines(_ model: RecipeModel, _ texts: Texts) -> [Line] {
    var blocks = ["# " + escaped(model.title)]
    if !model.facts.isEmpty { blocks.append(escaped(model.facts.joined(separator: " · "))) }
    if let image = model.image { blocks.append("![\(escaped(model.title))](<\(image)>)") }
    if !model.summary.isEmpty { blocks.append(escaped(model.summary)) }
    if !model.labels.isEmpty { blocks.append(list(model.labels)) }
    if !model.ingredients.isEmpty { blocks += ["## " + texts.ingredients, list(model.ingredients)] }
    if !model.parts.isEmpty { blocks.append("## " + texts.instructions) }
    for part in model.parts {
      if let name = part.name { blocks.append("### " + escaped(name)) }
      blocks.append(zip(1..., part.steps).map { "\($0). " + escaped($1) }.joined(separator: "\n"))
    }
    if !model.nutrition.isEmpty { blocks += ["## " + texts.perServing, list(model.nutrition)] }
    if !model.credits.isEmpty { blocks.append(list(model.credits)) }
    return blocks.joined(separator: "\n\n").split(separator: "\n", omittingEmptySubsequences: false).map {
      Line(String($0))
    }
  }

  private static func list(_ items: [String]) -> String { items.map { "- " + escaped($0) }.joined(separator: "\n") }

  /// Returns the text with Markdown's special characters escaped.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text {
      if "\\`*_[]<>#|~".contains(character) { escaped += "\\" }
      escaped.append(character)
    }
    // At the start of a line, these characters would start a list.
    if let mark = text.first, "-+".contains(mark) { escaped = "\\" + escaped }
    if let number = text.prefixMatch(of: /[0-9]{1,9}[.)]/) {
      escaped.insert("\\", at: escaped.index(escaped.startIndex, offsetBy: number.output.count - 1))
    }
    return escaped
  }
}

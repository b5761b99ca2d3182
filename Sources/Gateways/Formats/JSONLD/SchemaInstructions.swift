import Entities

/// What to do, in any of the ways that pages have for it: a text, texts, `HowToStep`s, `HowToSection`s, and these in each other.
struct SchemaInstructions {
  private struct Part {
    var name: JSONValue?
    var steps: [String] = []
  }

  private var parts = [Part()]

  static func read(_ fields: inout WebFields) -> [RecipeInstructions] {
    let field = "recipeInstructions"
    var instructions = SchemaInstructions()
    if let value = fields[field] { instructions.add(value) }
    return instructions.parts.compactMap { part in
      fields.instructions(field, name: part.name, steps: HTMLText.withoutNumbers(part.steps))
    }
  }

  /// The reader of JSON bounds how deep this goes.
  private mutating func add(_ value: JSONValue) {
    if let text = value.text { return parts[parts.count - 1].steps += HTMLText.lines(text) }
    if case .array(let elements) = value { return elements.forEach { add($0) } }
    let inside = value["itemListElement"] ?? value["item"] ?? value["steps"]
    if let inside, LinkedData.isA("HowToSection", value) {
      parts.append(Part(name: value["name"]?.elements.first))
      add(inside)
      // What follows belongs to no section.
      parts.append(Part())
    } else if let said = value["text"] ?? (inside == nil ? value["description"] ?? value["name"] : nil) {
      let lines = said.elements.compactMap(\.text).flatMap(HTMLText.lines)
      if !lines.isEmpty { parts[parts.count - 1].steps.append(lines.joined(separator: " ")) }
    } else if let inside {
      add(inside)
    }
  }
}

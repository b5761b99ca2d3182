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
    // Steps that the kit exported are kept verbatim.
    let isOurs = SchemaExport.id(fields) != nil
    return instructions.parts.compactMap { part in
      let steps = isOurs ? part.steps : HTMLText.withoutNumbers(HTMLText.telling(part.steps))
      return fields.instructions(field, name: part.name, steps: steps)
    }
  }

  /// A step with its name before it, `Marinar: Cubre la carne`, unless it begins with that.
  private static func step(_ line: String, named name: JSONValue?) -> String {
    guard let title = name.flatMap(title) else { return line }
    let (said, shown) = (SearchText.fold(title), SearchText.fold(line))
    // Pages cut a name after some words of the step.
    let beginning = said.drop { !$0.isLetter && !$0.isNumber }.prefix { $0 != "…" }
    let isCut = said.hasSuffix("...") || said.hasSuffix("…")
    if shown.hasPrefix(isCut ? String(beginning.reversed().drop { $0 == "." }.reversed()) : said) { return line }
    return title.last.map { ".:!?".contains($0) } == true ? title + " " + line : title + ": " + line
  }

  /// The name of a step; `nil` for one that only counts: `Paso 1`, `Step 2`, `3.`
  private static func title(_ name: JSONValue) -> String? {
    guard let line = name.text.map(HTMLText.line), line.contains(where: \.isLetter) else { return nil }
    return line.wholeMatch(of: /\p{L}+\s*#?[0-9]+[.:)]?/) == nil ? line : nil
  }

  /// The reader of JSON bounds how deep this goes.
  private mutating func add(_ value: JSONValue) {
    if let text = value.text { return parts[parts.count - 1].steps += HTMLText.lines(text) }
    if case .array(let elements) = value { return elements.forEach { add($0) } }
    let inside = value["itemListElement"] ?? value["item"] ?? value["steps"]
    let name = value["name"]?.elements.first ?? value["title"]?.elements.first
    let said = value["text"] ?? (inside == nil ? value["description"] ?? value["name"] : nil)
    if let inside, LinkedData.isA("HowToSection", value) || said == nil && name.flatMap(Self.title) != nil {
      parts.append(Part(name: name))
      add(inside)
      // What follows belongs to no section.
      parts.append(Part())
    } else if let said {
      let line = said.elements.compactMap(\.text).flatMap(HTMLText.lines).joined(separator: " ")
      if !line.isEmpty { parts[parts.count - 1].steps.append(Self.step(line, named: name)) }
    } else if let inside {
      add(inside)
    }
  }
}

import Entities

/// Reads the instructions in any of the formats that pages use: a string, a list of strings, or `HowToStep`s and `HowToSection`s, which can
/// be nested.
struct SchemaInstructions {
  private struct Part {
    var name: JSONValue?
    var steps: [String] = []
  }

  private var parts = [Part()]

  /// The properties that contain steps. The second property belongs to `HowTo`.
  static let properties = ["recipeInstructions", "step"]

  static func read(_ fields: inout WebFields) -> [RecipeInstructions] {
    guard let field = fields.first(of: properties), let value = fields[field] else { return [] }
    var instructions = SchemaInstructions()
    instructions.add(value, of: field, &fields)
    // Steps in the kit's own exports are kept verbatim.
    let isOurs = SchemaExport.id(fields) != nil
    return instructions.parts.compactMap { part in
      let lines = isOurs ? part.steps : HTMLText.withoutCounts(HTMLText.telling(HTMLText.withoutMarks(part.steps)))
      let steps = isOurs ? lines : HTMLText.withoutNumbers(lines)
      if steps.isEmpty, let name = part.name, name.says { fields.repair(field + ".name", from: name, to: nil) }
      return fields.instructions(field, name: part.name, steps: steps)
    }
  }

  /// Returns a step with its name before it, as in `Marinar: Cubre la carne`, unless the step starts with its name.
  private static func step(_ line: String, named name: JSONValue?) -> String {
    guard let title = name.flatMap(title) else { return line }
    // A name that was extracted from markup can lack spaces.
    let (said, shown) = (SearchText.fold(title).filter { $0 != " " }, SearchText.fold(line).filter { $0 != " " })
    // Some pages use the first words of the step as its name, with an ellipsis.
    let beginning = said.drop { !$0.isLetter && !$0.isNumber }.prefix { $0 != "…" }
    let isCut = said.hasSuffix("...") || said.hasSuffix("…")
    if shown.hasPrefix(isCut ? String(beginning.reversed().drop { $0 == "." }.reversed()) : said) { return line }
    return title.last.map { ".:!?".contains($0) } == true ? title + " " + line : title + ": " + line
  }

  /// Returns the name of a step, or `nil` if it is only a number: `Paso 1`, `Step 2`, `3.`
  private static func title(_ name: JSONValue) -> String? {
    guard let line = name.text.map(HTMLText.line), !HTMLText.telling([line]).isEmpty else { return nil }
    return HTMLText.isCount(line) ? nil : line
  }

  private static let insides = ["itemListElement", "item", "steps", "step"]
  private static let known = Set(insides + ["text", "name", "title", "position", "url", "id"])

  /// Adds the steps in a value. The JSON reader limits the depth. Reports values that aren't steps, and counts members that a step can't
  /// keep.
  private mutating func add(_ value: JSONValue, of field: String, _ fields: inout WebFields) {
    if let text = value.text { return parts[parts.count - 1].steps += HTMLText.lines(text) }
    if case .array(let elements) = value { return elements.forEach { add($0, of: field, &fields) } }
    guard let members = value.members else {
      if value.says { fields.repair(field, from: value, to: nil) }
      return
    }
    let inside = Self.insides.lazy.compactMap { value[$0] }.first { $0.says }
    let name = value["name"]?.elements.first ?? value["title"]?.elements.first
    let text = value["text"].flatMap { $0.says ? $0 : nil }
    let isDescribed = inside == nil && text == nil && value["description"]?.says == true
    let isSection = LinkedData.isA("HowToSection", value)
    // An empty section has no steps. A step can consist of only its name.
    let instead = isDescribed ? value["description"] : isSection ? nil : value["name"]
    let said = text ?? (inside == nil ? instead : nil)
    for member in members where !Self.known.contains(member.key) && !member.key.hasPrefix("@") {
      if member.key != "description" || !isDescribed { fields.ignore(field + "." + member.key, member.value) }
    }
    let names = ["name", "title"].flatMap { value[$0]?.elements ?? [] }
    for other in names.dropFirst() where other.says && other != name {
      fields.repair(field + ".name", from: other, to: nil)
    }
    if value.isReference { fields.ignore(field, value) }
    let texts = (said?.elements ?? []).compactMap(LinkedData.said)
    if texts.isEmpty, let said, said.says { fields.repair(field + ".text", from: said, to: nil) }
    if isSection, inside == nil, said == nil, let name, name.says {
      fields.repair(field + ".name", from: name, to: nil)
    }
    let line = texts.flatMap(HTMLText.lines).joined(separator: " ")
    if let inside, isSection || said == nil && name.flatMap(Self.title) != nil {
      parts.append(Part(name: name))
      add(line, before: inside, of: field, &fields)
      // Steps after the section don't belong to any section.
      parts.append(Part())
    } else {
      add(line.isEmpty ? line : Self.step(line, named: name), before: inside, of: field, &fields)
    }
  }

  /// Adds a step and the steps inside it. If its text contains all inner steps, they are not added.
  private mutating func add(_ line: String, before inside: JSONValue?, of field: String, _ fields: inout WebFields) {
    guard let inside else {
      if !line.isEmpty { parts[parts.count - 1].steps.append(line) }
      return
    }
    var inner = SchemaInstructions()
    inner.add(inside, of: field, &fields)
    let shown = SearchText.fold(line)
    let steps = inner.parts.flatMap(\.steps).map { SearchText.fold($0) }
    let isWhole = !line.isEmpty && steps.allSatisfy(shown.contains)
    if isWhole || !line.isEmpty && !steps.contains(shown) { parts[parts.count - 1].steps.append(line) }
    if isWhole { return }
    parts[parts.count - 1].steps += inner.parts[0].steps
    parts += inner.parts.dropFirst()
  }
}

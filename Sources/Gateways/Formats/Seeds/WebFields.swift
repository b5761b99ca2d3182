import Entities
import UseCases

/// Reads the fields of a record from the web, where next to nothing is certain: a value that is `null` or of another type counts as
/// missing, and unknown fields are ignored. Collects only the repairs that a person would call repairs.
package struct WebFields {
  let record: Int
  private let value: JSONValue
  private(set) var repairs: [SeedRepair] = []
  private(set) var problems: [SeedProblem] = []
  /// The fields that the kit has no place for, each once.
  private var ignored: [SeedRepair] = []

  package init(_ value: JSONValue, record: Int = 1) {
    self.value = value
    self.record = record
  }

  subscript(field: String) -> JSONValue? { value[field] }

  /// The first of the fields whose value says anything; `nil` if none does.
  func first(of fields: [String]) -> String? { fields.first { value[$0]?.says == true } }

  /// The elements of a field; none where it is missing.
  func elements(_ field: String) -> [JSONValue] { value[field]?.elements ?? [] }

  /// The recipe with its repairs and the members that are not known, or the problems that reject the record.
  func item(_ recipe: RecipeDetails?, known: Set<String>) -> SeedItem {
    guard let recipe, problems.isEmpty else { return .rejected(problems) }
    var whole = self
    for member in value.members ?? [] where !known.contains(member.key) && !member.key.hasPrefix("@") {
      whole.ignore(member.key, member.value)
    }
    let notes = whole.repairs + whole.ignored
    return notes.isEmpty ? .clean(.recipe(recipe)) : .repaired(.recipe(recipe), notes)
  }

  /// Reports the members that the record or an object in it has several times, as the last one is read, and texts of which only the beginning is.
  mutating func reportUnread() { reportUnread(in: value, at: "") }

  private mutating func reportUnread(in value: JSONValue, at path: String) {
    if case .array(let elements) = value { return elements.forEach { reportUnread(in: $0, at: path) } }
    if case .longString(let prefix) = value {
      let end = "…" + String(prefix.unicodeScalars.suffix(20)) + "…"
      return repair(String(path.dropLast()), from: value, to: end)
    }
    var last: [String: JSONValue] = [:]
    for member in value.members ?? [] {
      if let earlier = last.updateValue(member.value, forKey: member.key), earlier.says, earlier != member.value,
        earlier.number == nil || earlier.number != member.value.number
      {
        replace(path + member.key, earlier, with: member.value)
      }
      reportUnread(in: member.value, at: path + member.key + ".")
    }
  }

  mutating func reject(_ field: String, _ expected: SeedExpectation) {
    problems.append(SeedProblem(record: record, field: field, expected: expected, found: value[field]?.excerpt))
  }

  /// Reports that a text was replaced by `to`; `nil`: dropped.
  mutating func repair(_ field: String, from: String, to: String?) {
    repair(field, from: .string(from), to: to)
  }

  /// Reports that a value was replaced by `to`; `nil`: dropped.
  mutating func repair(_ field: String, from: JSONValue, to: String?) {
    replace(field, from, with: to.map { .string($0) })
  }

  private mutating func replace(_ field: String, _ value: JSONValue, with other: JSONValue?) {
    repairs.append(SeedRepair(record: record, field: field, from: value.summary, to: other?.summary))
  }

  /// Counts a field that the kit has no place for, unless its value says nothing.
  mutating func ignore(_ field: String, _ value: JSONValue) {
    let field = JSONValue.cut(field)
    guard value.says, !ignored.contains(where: { $0.field == field }) else { return }
    ignored.append(.ignored(field, record: record, from: value.excerpt))
  }

  /// A clean line within the rule; `nil` if it is empty. A longer line is truncated, and reported.
  mutating func fitting(_ field: String, _ line: String, _ rule: TextRule) -> String? {
    do { try rule.check(line) } catch .tooLong {
      let beginning = String(String.UnicodeScalarView(line.unicodeScalars.prefix(rule.maximumLength - 1)))
      let cut = TextRule.cleaned(beginning) + "…"
      // The end of what is kept, and what follows there.
      let shown = cut.unicodeScalars.dropLast().suffix(20)
      let rest = line.unicodeScalars.dropFirst(cut.unicodeScalars.count - 1)
      repair(field, from: "…" + String(shown) + String(rest.prefix(60)), to: "…" + String(shown) + "…")
      return cut
    } catch {
      return nil
    }
    return line
  }

  /// The text of a value as a clean line that fits.
  mutating func line(_ field: String, _ value: JSONValue?, _ rule: TextRule) -> String? {
    guard let text = value?.text else { return nil }
    return fitting(field, HTMLText.line(text), rule)
  }

  /// The text of a field, or the first of several. A number is a text, too. Reports all others.
  mutating func line(_ field: String, _ rule: TextRule) -> String? {
    var line: String?
    for value in elements(field) where value.says {
      let text = LinkedData.said(value).map(HTMLText.line)
      if text == nil || line.map({ $0 != text }) == true { repair(field, from: value, to: nil) }
      line = line ?? text
    }
    return line.flatMap { fitting(field, $0, rule) }
  }

  /// The texts of the elements of a field, or their names. Reports the others, and counts a reference as ignored.
  mutating func names(
    _ field: String, _ name: (JSONValue) -> String? = { LinkedData.said($0) ?? LinkedData.called($0) }
  ) -> [String] {
    elements(field).compactMap { value in
      if let name = name(value) { return name }
      if value.isReference { ignore(field, value) } else if value.says { repair(field, from: value, to: nil) }
      return nil
    }
  }

  /// The texts of a field that can be read, none twice.
  mutating func labels(_ field: String, _ texts: [String]) -> [String] {
    var labels: [String] = []
    for text in texts {
      if let label = fitting(field, HTMLText.line(text), RecipeDetails.labelRule), !labels.contains(label) {
        labels.append(label)
      }
    }
    return labels
  }

  /// The required title of the recipe; `nil` if the record is rejected. Removed white space is reported, and so are further titles.
  mutating func title(_ field: String) -> String? {
    let (found, told) = (elements(field).first?.text, repairs.count)
    guard let title = line(field, elements(field).first, Recipe.titleRule) else {
      reject(field, found == nil ? .text : .nonEmptyText)
      return nil
    }
    if let found, repairs.count == told, !HTMLScanner.mayBeHTML(found), !found.utf8.elementsEqual(title.utf8) {
      repair(field, from: found, to: title)
    }
    for other in elements(field).dropFirst() where other.says && other.text != found {
      repair(field, from: other, to: nil)
    }
    return title
  }

  /// A web address; `nil` if it is blank or invalid. An invalid address is reported.
  mutating func address(_ field: String, _ text: String?) -> WebAddress? {
    guard let text, !TextRule.cleaned(text).isEmpty else { return nil }
    if let address = WebAddress(asTyped: text) { return address }
    repair(field, from: text, to: nil)
    return nil
  }

  /// A part of what to do, of steps that are clean lines; `nil` when none of them says anything.
  mutating func instructions(_ field: String, name: JSONValue? = nil, steps: [String]) -> RecipeInstructions? {
    let steps = steps.compactMap { fitting(field, $0, RecipeInstructions.stepRule) }
    return try? RecipeInstructions(name: line(field, name, RecipeInstructions.nameRule), steps: steps)
  }
}

extension JSONValue {
  /// As ``excerpt``; of an array or an object also the beginning of what is in it.
  fileprivate var summary: String {
    switch self {
    case .array, .object: Self.cut(compact(60))
    default: excerpt
    }
  }

  /// The value in JSON; what follows after `limit` letters may be missing.
  private func compact(_ limit: Int) -> String {
    func joined<Element>(_ elements: [Element], _ text: (Element, Int) -> String) -> String {
      var line = ""
      for element in elements where line.utf8.count <= limit {
        line += (line.isEmpty ? "" : ", ") + text(element, limit - line.utf8.count)
      }
      return line
    }
    return switch self {
    case .array(let elements): "[" + joined(elements) { $0.compact($1) } + "]"
    case .object(let members):
      "{" + joined(members) { JSONValue.string($0.key).excerpt + ": " + $0.value.compact($1) } + "}"
    default: excerpt
    }
  }
}

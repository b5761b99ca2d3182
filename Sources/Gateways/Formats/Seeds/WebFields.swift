import Entities
import UseCases

/// Leniently reads the fields of a record from the web. A value that is `null` or of another type counts as missing, and unknown fields are
/// ignored. Collects only the repairs that matter to a user.
package struct WebFields {
  let record: Int
  private let value: JSONValue
  private(set) var repairs: [SeedRepair] = []
  private(set) var problems: [SeedProblem] = []
  /// The fields that the kit can't keep, without duplicates.
  private var ignored: [SeedRepair] = []

  package init(_ value: JSONValue, record: Int = 1) {
    self.value = value
    self.record = record
  }

  subscript(field: String) -> JSONValue? { value[field] }

  /// Returns the first of the fields whose value has content, or `nil` if no value has content.
  func first(of fields: [String]) -> String? { fields.first { value[$0]?.says == true } }

  /// Returns the elements of a field, or an empty array if it is missing.
  func elements(_ field: String) -> [JSONValue] { value[field]?.elements ?? [] }

  /// Returns the recipe with its repairs and its unknown members, or the problems for which the record is rejected.
  func item(_ recipe: RecipeDetails?, known: Set<String>) -> SeedItem {
    guard let recipe, problems.isEmpty else { return .rejected(problems) }
    var whole = self
    for member in value.members ?? [] where !known.contains(member.key) && !member.key.hasPrefix("@") {
      whole.ignore(member.key, member.value)
    }
    let notes = whole.repairs + whole.ignored
    return notes.isEmpty ? .clean(.recipe(recipe)) : .repaired(.recipe(recipe), notes)
  }

  /// Reports truncated strings, and repeated members of the record and of the objects in it. The last of several repeated members is read.
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

  /// Reports that text was replaced with `to`, or dropped if `to` is `nil`.
  mutating func repair(_ field: String, from: String, to: String?) {
    repair(field, from: .string(from), to: to)
  }

  /// Reports that a value was replaced with `to`, or dropped if `to` is `nil`.
  mutating func repair(_ field: String, from: JSONValue, to: String?) {
    replace(field, from, with: to.map { .string($0) })
  }

  private mutating func replace(_ field: String, _ value: JSONValue, with other: JSONValue?) {
    repairs.append(SeedRepair(record: record, field: field, from: value.summary, to: other?.summary))
  }

  /// Counts a field that the kit can't keep, unless its value is empty.
  mutating func ignore(_ field: String, _ value: JSONValue) {
    let field = JSONValue.cut(field)
    guard value.says, !ignored.contains(where: { $0.field == field }) else { return }
    ignored.append(.ignored(field, record: record, from: value.excerpt))
  }

  /// Returns a clean line that complies with the rule, or `nil` if the line is empty. Truncates and reports a longer line.
  mutating func fitting(_ field: String, _ line: String, _ rule: TextRule) -> String? {
    do { try rule.check(line) } catch .tooLong {
      let beginning = String(String.UnicodeScalarView(line.unicodeScalars.prefix(rule.maximumLength - 1)))
      let cut = TextRule.cleaned(beginning) + "…"
      // The report shows the end of the kept part and the start of the removed part.
      let shown = cut.unicodeScalars.dropLast().suffix(20)
      let rest = line.unicodeScalars.dropFirst(cut.unicodeScalars.count - 1)
      repair(field, from: "…" + String(shown) + String(rest.prefix(60)), to: "…" + String(shown) + "…")
      return cut
    } catch {
      return nil
    }
    return line
  }

  /// Returns the text of a value as a clean line that complies with the rule.
  mutating func line(_ field: String, _ value: JSONValue?, _ rule: TextRule) -> String? {
    guard let text = value?.text else { return nil }
    return fitting(field, HTMLText.line(text), rule)
  }

  /// Returns the text of a field, or the first of several strings. A number counts as text. Reports all other values.
  mutating func line(_ field: String, _ rule: TextRule) -> String? {
    var line: String?
    for value in elements(field) where value.says {
      let text = LinkedData.said(value).map(HTMLText.line)
      if text == nil || line.map({ $0 != text }) == true { repair(field, from: value, to: nil) }
      line = line ?? text
    }
    return line.flatMap { fitting(field, $0, rule) }
  }

  /// Returns the text or the name of each element in a field. Reports other elements, and counts a reference as ignored.
  mutating func names(
    _ field: String, _ name: (JSONValue) -> String? = { LinkedData.said($0) ?? LinkedData.called($0) }
  ) -> [String] {
    elements(field).compactMap { value in
      if let name = name(value) { return name }
      if value.isReference { ignore(field, value) } else if value.says { repair(field, from: value, to: nil) }
      return nil
    }
  }

  /// Returns the strings in a field as clean labels, without duplicates.
  mutating func labels(_ field: String, _ texts: [String]) -> [String] {
    var labels: [String] = []
    for text in texts {
      if let label = fitting(field, HTMLText.line(text), RecipeDetails.labelRule), !labels.contains(label) {
        labels.append(label)
      }
    }
    return labels
  }

  /// Returns the required title of the recipe, or `nil` if the record is rejected. Reports removed white space and additional titles.
  mutating func title(_ field: String) -> String? {
    let (found, repairCount) = (elements(field).first?.text, repairs.count)
    guard let title = line(field, elements(field).first, Recipe.titleRule) else {
      reject(field, found == nil ? .text : .nonEmptyText)
      return nil
    }
    if let found, repairs.count == repairCount, !HTMLScanner.mayBeHTML(found), !found.utf8.elementsEqual(title.utf8) {
      repair(field, from: found, to: title)
    }
    for other in elements(field).dropFirst() where other.says && other.text != found {
      repair(field, from: other, to: nil)
    }
    return title
  }

  /// Returns a web address, or `nil` if it is blank or invalid. Reports an invalid address.
  mutating func address(_ field: String, _ text: String?) -> WebAddress? {
    guard let text, !TextRule.cleaned(text).isEmpty else { return nil }
    if let address = WebAddress(asTyped: text) { return address }
    repair(field, from: text, to: nil)
    return nil
  }

  /// Returns a part of the instructions with steps that are clean lines, or `nil` if all steps are empty.
  mutating func instructions(_ field: String, name: JSONValue? = nil, steps: [String]) -> RecipeInstructions? {
    let steps = steps.compactMap { fitting(field, $0, RecipeInstructions.stepRule) }
    return try? RecipeInstructions(name: line(field, name, RecipeInstructions.nameRule), steps: steps)
  }
}

extension JSONValue {
  /// The ``excerpt``. For an array or an object, the beginning of the content.
  fileprivate var summary: String {
    switch self {
    case .array, .object: Self.cut(compact(60))
    default: excerpt
    }
  }

  /// Returns the value in JSON. Any output after `limit` bytes can be missing.
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

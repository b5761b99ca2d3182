import Entities
import UseCases

/// Reads the fields of a place in the feed, and collects its repairs and problems.
struct MadridFields {
  private let value: JSONValue
  private let record: Int
  private let known: Set<String>
  private var repairs: [SeedRepair] = []
  private var problems: [SeedProblem] = []

  /// Creates a reader of one place.
  ///
  /// - Parameters:
  ///   - known: The names of the fields to read.
  ///   - single: The known fields that must not be repeated. If one is repeated, the record is rejected. For any other field, the last
  ///     value counts.
  init(_ value: JSONValue, record: Int, known: Set<String>, single: Set<String>) {
    self.value = value
    self.record = record
    self.known = known
    for member in value.repeated(of: known) {
      if single.contains(member.key) {
        reject(member.key, .fieldOnce)
      } else {
        repair(member.key, member.value, to: nil)
      }
    }
  }

  subscript(field: String) -> JSONValue? { value[field] }

  /// Returns the place with its repairs, or the problems for which the record is rejected.
  func item(_ place: Place?) -> SeedItem {
    guard let place, problems.isEmpty else { return .rejected(problems) }
    let notes = repairs + value.ignored(except: known, record: record)
    return notes.isEmpty ? .clean(.place(place)) : .repaired(.place(place), notes)
  }

  mutating func reject(_ field: String, _ expected: SeedExpectation) {
    problems.append(SeedProblem(record: record, field: field, expected: expected, found: value[field]?.excerpt))
  }

  /// Reports that a field, or one of its elements, was replaced with `to`, or dropped if `to` is `nil`.
  mutating func repair(_ field: String, _ element: JSONValue? = nil, to: String?) {
    let to = to.map { JSONValue.string($0).excerpt }
    let from = (element ?? value[field])?.excerpt ?? ""
    repairs.append(SeedRepair(record: record, field: field, from: from, to: to))
  }

  /// Reports a value that is kept although it is probably wrong.
  mutating func doubt(_ field: String, value: String, _ reason: SeedDoubt.Reason) {
    repairs.append(.doubtful(field, record: record, value: JSONValue.cut(value), reason))
  }

  /// Returns the scalar in a field as text. Empty if there is none. Drops and reports an array or object that isn't empty.
  mutating func scalar(_ field: String) -> String {
    switch value[field] {
    case nil, .null?, .array([])?, .object([])?: return ""
    case .string(let text)?, .number(let text)?: return text
    case .bool(let word)?: return "\(word)"
    case .longString(prefix: var text)?:
      // The reader may have cut the text in the middle of a character.
      if text.unicodeScalars.last == "\u{FFFD}" { text.unicodeScalars.removeLast() }
      return text
    case .array?, .object?:
      repair(field, to: nil)
      return ""
    }
  }

  /// Returns a field as one clean line. Joins several lines with commas, and truncates a line of more than `limit` Unicode scalars. Reports
  /// both.
  mutating func line(_ field: String, upTo limit: Int = Place.lineRule.maximumLength) -> String {
    let text = scalar(field)
    let lines = text.split(whereSeparator: \.isNewline).map { TextRule.cleaned(String($0)) }.filter { !$0.isEmpty }
    guard lines.count > 1 else { return beginning(of: text, field, limit, TextRule.cleaned) }
    let joined = lines.dropFirst().reduce(lines[0]) { $0 + ($0.hasSuffix(",") ? " " : ", ") + $1 }
    let count = repairs.count
    let line = beginning(of: joined, field, limit, TextRule.cleaned)
    if repairs.count == count { repair(field, to: line) }
    return line
  }

  /// Returns a field with contact data as one clean line. Drops and reports a dash, which stands for “none”.
  mutating func contact(_ field: String) -> String {
    let line = line(field)
    guard !line.isEmpty, line.allSatisfy("-–—".contains) else { return line }
    repair(field, to: nil)
    return ""
  }

  /// Returns a field as clean lines. Truncates and reports text that is longer than ``Paragraphs/maximumLength``.
  mutating func paragraphs(_ field: String) -> String {
    beginning(of: scalar(field), field, Paragraphs.maximumLength, Paragraphs.cleaned)
  }

  private mutating func beginning(
    of text: String, _ field: String, _ limit: Int, _ cleaned: (String) -> String
  ) -> String {
    let clean = cleaned(text)
    let isWhole = if case .longString = value[field] { false } else { true }
    if isWhole, clean.unicodeScalars.count <= limit { return clean }
    let cut = cleaned(String(String.UnicodeScalarView(clean.unicodeScalars.prefix(limit - 1)))) + "…"
    repair(field, to: cut)
    return cut
  }

  /// Returns the required name of a place, or `nil` if the record is rejected. Reports removed white space.
  mutating func name(_ field: String) -> String? {
    let repaired = repairs.count
    let name = beginning(of: scalar(field), field, Place.nameRule.maximumLength, TextRule.cleaned)
    do { try Place.nameRule.check(name) } catch {
      reject(field, value[field]?.text == nil ? .text : .nonEmptyText)
      return nil
    }
    if repairs.count == repaired, !name.utf8.elementsEqual(scalar(field).utf8) { repair(field, to: name) }
    return name
  }

  /// Returns the required number of a place, or `nil` if the record is rejected. Reports removed white space.
  mutating func number(_ field: String) -> String? {
    switch value[field] {
    case .number(let text)?: return text
    case .string(let text)?:
      let number = TextRule.cleaned(text)
      if SearchText(number).isBlank { break }
      if !number.utf8.elementsEqual(text.utf8) { repair(field, to: number) }
      return number
    case .longString?:
      reject(field, .textUpTo(Place.ID.maximumLength))
      return nil
    default:
      reject(field, .text)
      return nil
    }
    reject(field, .nonEmptyText)
    return nil
  }
}

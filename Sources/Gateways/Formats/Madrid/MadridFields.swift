import Entities
import UseCases

/// Reads the fields of one place in the feed, and collects its repairs and problems.
struct MadridFields {
  private let value: JSONValue
  private let record: Int
  private let known: Set<String>
  private var repairs: [SeedRepair] = []
  private var problems: [SeedProblem] = []

  /// - Parameters:
  ///   - known: the fields that are read.
  ///   - single: of these, the ones that reject a record that has them twice. Of any other field, the last value counts.
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

  /// The place with its repairs, or the problems that reject the record.
  func item(_ place: Place?) -> SeedItem {
    guard let place, problems.isEmpty else { return .rejected(problems) }
    let notes = repairs + value.ignored(besides: known, record: record)
    return notes.isEmpty ? .clean(.place(place)) : .repaired(.place(place), notes)
  }

  mutating func reject(_ field: String, _ expected: SeedExpectation) {
    problems.append(SeedProblem(record: record, field: field, expected: expected, found: value[field]?.excerpt))
  }

  /// Reports that a field, or one element of it, was replaced by `to`; `nil`: dropped.
  mutating func repair(_ field: String, _ element: JSONValue? = nil, to: String?) {
    let to = to.map { JSONValue.string($0).excerpt }
    let from = (element ?? value[field])?.excerpt ?? ""
    repairs.append(SeedRepair(record: record, field: field, from: from, to: to))
  }

  /// Reports a value that is kept, but is probably wrong.
  mutating func doubt(_ field: String, value: String, _ reason: SeedDoubt.Reason) {
    repairs.append(.doubtful(field, record: record, value: JSONValue.cut(value), reason))
  }

  /// The scalar in a field as a text, empty if there is none. An array or object with anything in it is dropped, and reported.
  mutating func scalar(_ field: String) -> String {
    switch value[field] {
    case nil, .null?, .array([])?, .object([])?: return ""
    case .string(let text)?, .number(let text)?: return text
    case .bool(let word)?: return "\(word)"
    case .longString(prefix: var text)?:
      // The reader may have cut it inside a character.
      if text.unicodeScalars.last == "\u{FFFD}" { text.unicodeScalars.removeLast() }
      return text
    case .array?, .object?:
      repair(field, to: nil)
      return ""
    }
  }

  /// A field as one clean line. Several lines are joined by commas, and a line of more than `limit` Unicode scalars is truncated; both are
  /// reported.
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

  /// A field with a contact as one clean line. A stroke, which stands for none, is left out and reported.
  mutating func contact(_ field: String) -> String {
    let line = line(field)
    guard !line.isEmpty, line.allSatisfy("-–—".contains) else { return line }
    repair(field, to: nil)
    return ""
  }

  /// A field as clean lines. A text longer than ``Paragraphs/maximumLength`` is truncated, and reported.
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

  /// The required name of a place; `nil` if the record is rejected. Removed white space is reported.
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

  /// The required number of a place; `nil` if the record is rejected. Removed white space is reported.
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

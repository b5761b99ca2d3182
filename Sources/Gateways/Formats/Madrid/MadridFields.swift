import Entities
import UseCases

/// Reads the fields of one place of the feed, and gathers what was repaired or is wrong.
struct MadridFields {
  private let value: JSONValue
  private let record: Int
  private var repairs: [SeedRepair] = []
  private var problems: [SeedProblem] = []

  init(_ value: JSONValue, record: Int) {
    self.value = value
    self.record = record
  }

  subscript(field: String) -> JSONValue? { value[field] }

  /// The place that was made, or what is wrong with it.
  func item(_ place: Place?) -> SeedItem {
    guard let place, problems.isEmpty else { return .rejected(problems) }
    return repairs.isEmpty ? .clean(.place(place)) : .repaired(.place(place), repairs)
  }

  mutating func reject(_ field: String, _ expected: SeedExpectation) {
    problems.append(SeedProblem(record: record, field: field, expected: expected, found: value[field]?.excerpt))
  }

  /// Tells that a field, or one element of it, was not taken as it is; `nil`: not at all.
  mutating func repair(_ field: String, _ element: JSONValue? = nil, to: String?) {
    let to = to.map { JSONValue.string($0).excerpt }
    let from = (element ?? value[field])?.excerpt ?? ""
    repairs.append(SeedRepair(record: record, field: field, from: from, to: to))
  }

  /// What a field says, however it was written; nothing where it is not there. What is no scalar is left out, and that is told.
  mutating func scalar(_ field: String) -> String {
    switch value[field] {
    case nil, .null?, .array([])?, .object([])?: return ""
    case .string(let text)?, .number(let text)?: return text
    case .bool(let word)?: return "\(word)"
    case .longString(prefix: var text)?:
      // The reader may have cut it inside a letter.
      if text.unicodeScalars.last == "\u{FFFD}" { text.unicodeScalars.removeLast() }
      return text
    case .array?, .object?:
      repair(field, to: nil)
      return ""
    }
  }

  /// A text in one clean line. It is cut where it is too long, and that is told.
  mutating func line(_ field: String, upTo limit: Int = Place.lineRule.maximumLength) -> String {
    beginning(of: scalar(field), field, limit, TextRule.cleaned)
  }

  /// A text in clean lines. It is cut where it is too long, and that is told.
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

  /// What a place is called, which it must be; blanks that are taken out of it are told.
  mutating func name(_ field: String) -> String? {
    let repaired = repairs.count
    let name = line(field, upTo: Place.nameRule.maximumLength)
    do { try Place.nameRule.check(name) } catch {
      reject(field, value[field]?.text == nil ? .text : .nonEmptyText)
      return nil
    }
    if repairs.count == repaired, !name.utf8.elementsEqual(scalar(field).utf8) { repair(field, to: name) }
    return name
  }

  /// The number of a place, which it must have; blanks that are taken out of it are told.
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

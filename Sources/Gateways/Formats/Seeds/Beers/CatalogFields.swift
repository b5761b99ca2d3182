import Entities
import UseCases

/// Reads the fields of one manufacturer or beer in any spelling (``CatalogKey``), and collects its repairs and problems. `null` counts as
/// missing. Fields that aren't read are reported as ignored.
struct CatalogFields {
  let record: Int
  let value: JSONValue
  private let known: Set<String>
  private var repairs: [SeedRepair] = []
  private var problems: [SeedProblem] = []

  /// Creates a reader of one record.
  ///
  /// - Parameter known: The fields to read, as the record spells them. If one is repeated, the record is rejected.
  init(_ value: JSONValue, record: Int, known: Set<String>) {
    self.value = value
    self.record = record
    self.known = known
    for field in Set(value.repeated(of: known).map(\.key)).sorted() { reject(field, .fieldOnce) }
  }

  /// Returns the record with its repairs, or the problems for which it is rejected.
  func item(_ made: SeedRecord?) -> SeedItem {
    guard let made, problems.isEmpty else { return .rejected(problems) }
    let notes = repairs + value.ignored(except: known, record: record)
    return notes.isEmpty ? .clean(made) : .repaired(made, notes)
  }

  mutating func reject(_ field: String, _ expected: SeedExpectation, readings: [String] = []) {
    let field = CatalogKey.spelling(of: field, in: value)
    problems.append(
      SeedProblem(
        record: record, field: field, expected: expected, found: value[field]?.excerpt, readings: readings))
  }

  mutating func repair(_ field: String, to: String?) {
    let field = CatalogKey.spelling(of: field, in: value)
    let to = to.map { JSONValue.string($0).excerpt }
    repairs.append(SeedRepair(record: record, field: field, from: value[field]?.excerpt ?? "", to: to))
  }

  /// Reports a value that is kept although it is probably wrong.
  mutating func doubt(_ field: String, _ reason: SeedDoubt.Reason) {
    let field = CatalogKey.spelling(of: field, in: value)
    repairs.append(.doubtful(field, record: record, value: value[field]?.excerpt ?? "", reason))
  }

  /// Returns whether the record has a field in any spelling.
  func has(_ field: String) -> Bool { self[field] != nil }

  /// The value of a field in any spelling. `nil` if the field is missing.
  subscript(field: String) -> JSONValue? { CatalogKey.value(of: field, in: value) }

  /// Returns the text of a field as one clean line, or `nil` if it is missing or rejected. Reports removed white space.
  mutating func line(_ field: String, _ rule: TextRule) -> String? {
    guard let text = self[field]?.text else {
      if !rule.allowsEmpty { reject(field, .text) }
      return nil
    }
    let line = TextRule.cleaned(text)
    do { try rule.check(line) } catch {
      switch error {
      case .tooLong(_, let limit): reject(field, .textUpTo(limit))
      case .empty, .unclean: reject(field, .nonEmptyText)
      }
      return nil
    }
    if !line.utf8.elementsEqual(text.utf8) { repair(field, to: line) }
    return line
  }

  /// Returns the text of a field as one clean line, or `nil` if it is missing or blank. Reports nothing.
  func text(_ field: String) -> String? {
    let line = self[field]?.text.map(TextRule.cleaned)
    return line.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Returns the text or number in a field with exactly this spelling, as one clean line. Returns `nil` if the value is missing, blank or
  /// of another type. Reports nothing.
  func word(spelled field: String) -> String? {
    let line = value[field]?.word.map(TextRule.cleaned)
    return line.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Returns the pictures that a field names, without duplicates. Skips and reports an element that names no picture or exceeds the limit.
  /// If a path leads outside the folder, the record is rejected.
  ///
  /// - Parameter limit: The maximum number of pictures.
  mutating func pictures(_ field: String, in folder: any CatalogPictures, upTo limit: Int) throws(SeedSourceError)
    -> [LoadedImage]
  {
    var pictures: [Photo.ID: LoadedImage] = [:]
    var order: [Photo.ID] = []
    let elements = self[field]?.elements ?? []
    let field = CatalogKey.spelling(of: field, in: value)
    for (number, element) in zip(1..., elements) {
      let place = elements.count == 1 ? field : "\(field)[\(number)]"
      guard let name = element.text, !name.isEmpty else {
        repairs.append(SeedRepair(record: record, field: place, from: element.excerpt, to: nil))
        continue
      }
      if !folder.isInside(name) {
        problems.append(SeedProblem(record: record, field: place, expected: .pictureFile, found: element.excerpt))
      } else if let picture = try folder.picture(name), order.count < limit || pictures[Photo.ID(of: picture)] != nil {
        let id = Photo.ID(of: picture)
        if pictures.updateValue(picture, forKey: id) == nil { order.append(id) }
      } else {
        repairs.append(SeedRepair(record: record, field: place, from: element.excerpt, to: nil))
      }
    }
    return order.compactMap { pictures[$0] }
  }
}

extension JSONValue {
  /// The text of a string, or the number as written. `nil` for any other value.
  var word: String? { if case .number(let text) = self { text } else { text } }
}

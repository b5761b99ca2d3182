import Entities
import UseCases

/// Reads the fields of one record, and collects its repairs and problems.
struct RecordFields {
  let record: Int
  private var fields: [JSONMember] = []
  private(set) var repairs: [SeedRepair] = []
  private(set) var problems: [SeedProblem] = []

  /// Creates a reader of one record.
  ///
  /// - Parameter known: The known fields. Other fields are dropped, and reported unless they are empty.
  init(_ value: JSONValue, record: Int, known: Set<String>) {
    self.record = record
    guard case .object(let members) = value else {
      problems = [SeedProblem(record: record, field: nil, expected: .object, found: value.excerpt)]
      return
    }
    for member in members {
      if !known.contains(member.key) {
        guard member.value.says else { continue }
        repairs.append(.ignored(JSONValue.cut(member.key), record: record, from: member.value.excerpt))
      } else if found(in: member.key) != nil {
        reject(member.key, .fieldOnce, found: member.value.excerpt)
      } else {
        fields.append(member)
      }
    }
  }

  /// Whether the record is an object.
  var isObject: Bool { problems.first?.expected != .object }

  /// Returns the value of a field. A linear search is fastest, since records have few fields.
  private func found(in field: String) -> JSONValue? { fields.first { $0.key == field }?.value }

  mutating func reject(_ field: String, _ expected: SeedExpectation, found: String?) {
    problems.append(SeedProblem(record: record, field: field, expected: expected, found: found))
  }

  /// Returns the text of a field as one clean line, or `nil` if the record is rejected.
  mutating func text(_ field: String, _ rule: TextRule) -> String? {
    switch found(in: field) {
    case .string(let text):
      let isClean = TextRule.isClean(text)
      let clean = isClean ? text : TextRule.cleaned(text)
      do {
        try rule.check(clean)
      } catch {
        switch error {
        case .tooLong(_, let limit): reject(field, .textUpTo(limit), found: JSONValue.string(clean).excerpt)
        case .empty, .unclean: reject(field, .nonEmptyText, found: JSONValue.string(text).excerpt)
        }
        return nil
      }
      if !isClean {
        repairs.append(
          SeedRepair(
            record: record, field: field, from: JSONValue.string(text).excerpt,
            to: JSONValue.string(clean).excerpt))
      }
      return clean
    case .longString(let prefix):
      reject(field, .textUpTo(rule.maximumLength), found: JSONValue.longString(prefix: prefix).excerpt)
    case let other:
      reject(field, .text, found: other?.excerpt)
    }
    return nil
  }

  /// Returns the id in a field, in the format that the kit exports, or `nil` if there is none. Counts any other value as ignored.
  mutating func dishID(_ field: String) -> Dish.ID? {
    guard let value = found(in: field), value.says else { return nil }
    if let text = value.text, text.hasPrefix("dish-"), let id = try? Dish.ID(text) { return id }
    repairs.append(.ignored(field, record: record, from: value.excerpt))
    return nil
  }

  /// Returns the price in a numeric field, in euros, or `nil` if the record is rejected. A negative price is rejected.
  ///
  /// - Parameter currencies: The fields that can contain the currency. Blank fields are ignored.
  mutating func price(_ field: String, in currencies: [String]) -> Money? {
    for name in currencies {
      guard let value = found(in: name), value.says else { continue }
      guard case .string(let currency) = value else {
        reject(name, .text, found: value.excerpt)
        return nil
      }
      if WrittenCurrency(in: currency[...]) != .euro {
        let number = if case .number(let text) = found(in: field) { text } else { found(in: field)?.text ?? "" }
        let written = TextRule.cleaned("\(number) \(currency)")
        reject(field, .number, found: JSONValue.string(written).excerpt)
        return nil
      }
    }
    guard case .number(let text) = found(in: field) else {
      reject(field, .number, found: found(in: field)?.excerpt)
      return nil
    }
    let expected: SeedExpectation
    do {
      let money = try Money(exactly: text)
      if money.minorUnits >= 0 { return money }
      expected = .notNegative
    } catch {
      switch error {
      case .tooPrecise(_, let digits): expected = .decimalsUpTo(digits)
      case .tooLarge, .mixedCurrencies, .negative, .noParts: expected = .smallerNumber
      case .notANumber: expected = .number
      }
    }
    reject(field, expected, found: JSONValue.number(text).excerpt)
    return nil
  }
}

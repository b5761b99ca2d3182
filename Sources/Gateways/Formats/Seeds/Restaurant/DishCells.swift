import Entities
import UseCases

/// Collects the cells in one row of a menu as a record.
struct DishCells {
  /// The content of a price cell.
  enum Price {
    case number(String)
    /// The two numbers that the cell can represent.
    case ambiguous([String])
    /// The cell isn't a number.
    case none
  }

  private let record: Int
  private var members: [JSONMember] = []
  private var notes: [SeedRepair] = []
  private var problems: [SeedProblem] = []
  private var variation = ""
  /// The price as a number, and the text of its cell.
  private var price: (number: String, cell: String)?

  init(record: Int) { self.record = record }

  mutating func add(_ field: CSVField, _ column: DishColumn, _ price: Price?) {
    let text = CSVCell.withoutGuard(field.text)
    if let misread = field.misread {
      notes.append(
        SeedRepair(
          record: record, field: column.rawValue, from: JSONValue.string(misread).excerpt,
          to: JSONValue.string(text).excerpt))
    }
    if column == .variation {
      variation = TextRule.cleaned(text)
      if !variation.utf8.elementsEqual(text.utf8) {
        notes.append(
          SeedRepair(
            record: record, field: column.rawValue, from: JSONValue.string(text).excerpt,
            to: JSONValue.string(variation).excerpt))
      }
      return
    }
    let value: JSONValue
    switch price {
    case .number(let number):
      self.price = (number, text)
      value = .number(number)
    case .ambiguous(let readings):
      problems.append(Self.ambiguousPrice(text, readings, record: record))
      value = .number(readings[0])
    case nil, .some(.none): value = .string(text)
    }
    members.append(JSONMember(key: column.rawValue, value: value))
  }

  /// Returns the problem with a price that can be read as either of these numbers.
  static func ambiguousPrice(_ text: String, _ readings: [String], record: Int) -> SeedProblem {
    SeedProblem(
      record: record, field: DishColumn.price.rawValue, expected: .oneReading, found: JSONValue.string(text).excerpt,
      readings: readings.map { (try? Money(exactly: $0))?.decimalText ?? $0 })
  }

  mutating func addNoDescription() {
    members.append(JSONMember(key: DishColumn.description.rawValue, value: .string("")))
  }

  mutating func ignore(_ field: CSVField, title: String) {
    notes.append(.ignored(JSONValue.cut(title), record: record, from: JSONValue.string(field.text).excerpt))
  }

  /// The dish with its repairs, or the problems with the row.
  var item: SeedItem {
    switch DishSeed.item(.object(named), record: record) {
    case .rejected(let more): .rejected(problems + more.map(quoted))
    case let item where problems.isEmpty: item.noting(notes)
    case .clean, .repaired: .rejected(problems)
    }
  }
}

extension DishCells {
  /// Returns `problem` with a price quoted exactly as it appears in its cell.
  private func quoted(_ problem: SeedProblem) -> SeedProblem {
    guard let price, problem.field == DishColumn.price.rawValue, problem.found == JSONValue.number(price.number).excerpt
    else { return problem }
    let found = JSONValue.string(price.cell).excerpt
    return SeedProblem(record: record, field: problem.field, expected: problem.expected, found: found)
  }

  /// The members, with the variation added to the name: `Café (Corto)`. In Square, an item's only variation is called `Regular`.
  private var named: [JSONMember] {
    if variation.isEmpty || SearchText.fold(variation) == "regular" { return members }
    return members.map { member in
      guard member.key == DishColumn.name.rawValue, let name = member.value.text else { return member }
      return JSONMember(key: member.key, value: .string("\(name) (\(variation))"))
    }
  }
}

extension SeedItem {
  /// Returns the item with these repairs before its own repairs. A rejected item is returned unchanged.
  fileprivate func noting(_ notes: [SeedRepair]) -> SeedItem {
    switch self {
    case .clean(let record): notes.isEmpty ? self : .repaired(record, notes)
    case .repaired(let record, let repairs): .repaired(record, notes + repairs)
    case .rejected: self
    }
  }
}

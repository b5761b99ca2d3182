import Entities
import UseCases

/// A menu as a CSV table, with columns for the name, description, price and kind of each dish, in any order.
///
/// Other columns are ignored, and reported with their titles. ``WrittenNumber`` parses the prices.
struct DishTable: SeedReader {
  private static let units = ["euros", "euro", "eur", "€"]

  private let path: String
  private var table: CSVTable
  /// The rows after the header.
  private let rows: CSVTable
  private let titles: [String]
  /// The field of each column. `nil` for an ignored column.
  private let columns: [DishColumn?]
  /// The missing required columns. The price isn't listed if there is a ``foreignPrice``.
  private let missing: [SeedColumn]
  /// The title of a column with prices in another currency. `nil` if there is none, or if there is also a column with prices in euros.
  private let foreignPrice: String?
  let hasRows = true
  let totalBytes: Int?
  /// The ids in the table, which are needed to give a dish an id that is derived from its name. `nil` until they are needed.
  private var ids: Set<Dish.ID>?
  /// The decimal mark of the prices. `nil` until it is needed.
  private var decimalMark: DecimalMark?

  /// The decimal mark of the price column.
  private enum DecimalMark {
    case known(WrittenNumber.Mark)
    /// No price reveals the mark, or several prices reveal different marks.
    case unknown
  }

  /// The number of the current row, as in a spreadsheet, where the header is row 1.
  var record: Int { table.rowNumber }

  var bytesRead: Int { table.bytesRead }

  init(_ content: TextBytes, path: String) throws(SeedSourceError) {
    self.path = path
    table = CSVTable(content.utf8, isUnicode: content.isUnicode)
    totalBytes = content.utf8.count
    titles = try Self.row(&table, path)?.map { TextRule.cleaned(CSVCell.withoutGuard($0.text)) } ?? []
    rows = table
    let columns = DishColumn.columns(titled: titles)
    self.columns = columns
    let foreign = columns.contains(.price) ? nil : titles.first(where: DishColumn.isForeignPrice)
    foreignPrice = foreign
    missing = DishColumn.allCases.filter { column in
      column.isRequired && !columns.contains(column) && (column != .price || foreign == nil)
    }.map(\.asked)
  }

  /// Whether the first row is a header, which has several fields, or at least one known field.
  var isTable: Bool { columns.count > 1 || columns.contains { $0 != nil } }

  /// The reason that the first row isn't the header of a menu. `nil` if it is a menu header.
  var problem: SeedFormatProblem? {
    missing.isEmpty ? foreignPrice.map { .foreignPrices(column: $0) } : .missingColumns(missing)
  }

  mutating func next() throws(SeedSourceError) -> SeedItem? {
    guard let row = try Self.row(&table, path) else { return nil }
    let excess = row.dropFirst(columns.count).first { !$0.text.isEmpty }
    if let excess {
      let found = JSONValue.string(excess.text).excerpt
      return .rejected([SeedProblem(row: record, field: nil, expected: .cellsUpTo(columns.count), found: found)])
    }
    if let problem = splitPrice(in: row) { return SeedItem.rejected([problem]).ofRow(called: title(of:)) }
    var cells = DishCells(record: record)
    for (index, (column, field)) in zip(columns, row).enumerated() {
      if let column {
        cells.add(field, column, column == .price ? try price(field.text) : nil)
      } else if !field.text.isEmpty {
        cells.ignore(field, title: titles[index].isEmpty ? Self.letters(of: index) : titles[index])
      }
    }
    // Without a description column, no dish has a description.
    if !columns.contains(.description) { cells.addNoDescription() }
    let item = cells.item.ofRow(called: title(of:))
    guard let index = columns.firstIndex(of: .id), !row.indices.contains(index) || row[index].text.isEmpty else {
      return item
    }
    return item.apart(from: try rowIDs(index))
  }

  /// Returns the ids in the id column. They are read once.
  private mutating func rowIDs(_ index: Int) throws(SeedSourceError) -> Set<Dish.ID> {
    if let ids { return ids }
    var (rest, found) = (rows, Set<Dish.ID>())
    while let row = try Self.row(&rest, path) {
      if row.indices.contains(index), let id = try? Dish.ID(CSVCell.withoutGuard(row[index].text)) { found.insert(id) }
    }
    ids = found
    return found
  }

  /// Returns the title of the column that contains a field.
  private func title(of field: String) -> String {
    columns.firstIndex { $0?.rawValue == field }.map { titles[$0] } ?? field
  }

  /// Returns the problem with a row whose price may have been split into two cells at an unquoted decimal comma: the price cell and the
  /// next cell form a number, and the next column is read or has no title.
  private func splitPrice(in row: [CSVField]) -> SeedProblem? {
    guard table.isSeparatedByCommas, let index = columns.firstIndex(of: .price),
      index + 1 < min(columns.count, row.count), columns[index + 1] != nil || titles[index + 1].isEmpty
    else { return nil }
    let (left, right) = (row[index].text, row[index + 1].text)
    guard left.last?.isWholeNumber == true, right.first?.isWholeNumber == true, let whole = Self.number(left),
      let number = Self.number("\(left),\(right)")
    else { return nil }
    return DishCells.ambiguousPrice("\(left),\(right)", [whole, number].flatMap(\.possible), record: record)
  }

  private mutating func price(_ text: String) throws(SeedSourceError) -> DishCells.Price {
    guard let number = Self.number(text) else { return .none }
    if let text = number.text() { return .number(text) }
    guard case .known(let mark) = try columnMark(), let text = number.text(decimalMark: mark) else {
      return .ambiguous(number.readings)
    }
    return .number(text)
  }

  /// Returns the decimal mark of the price column. Reads the whole column once, for the first price with two readings.
  private mutating func columnMark() throws(SeedSourceError) -> DecimalMark {
    if let decimalMark { return decimalMark }
    var (rest, marks) = (rows, Set<WrittenNumber.Mark>())
    let index = columns.firstIndex(of: .price) ?? 0
    while let row = try Self.row(&rest, path) {
      if row.indices.contains(index), let mark = Self.number(row[index].text)?.shownMark { marks.insert(mark) }
    }
    let mark: DecimalMark = if marks.count == 1, let mark = marks.first { .known(mark) } else { .unknown }
    decimalMark = mark
    return mark
  }

  private static func number(_ text: String) -> WrittenNumber? {
    WrittenNumber(text.hasPrefix("'") ? String(text.dropFirst()) : text, units: units)
  }

  private static func row(_ table: inout CSVTable, _ path: String) throws(SeedSourceError) -> [CSVField]? {
    do { return try table.next() } catch {
      throw .malformed(path: path, error.problem, line: error.line, column: error.column)
    }
  }

  /// Returns the letters of a column in a spreadsheet: A to Z, then AA and so on.
  private static func letters(of index: Int) -> String {
    let letter = String(UnicodeScalar(UInt8(65 + index % 26)))
    return index < 26 ? letter : letters(of: index / 26 - 1) + letter
  }
}

extension SeedItem {
  /// Returns the dish with an id that isn't in `ids`, since a renamed dish can have the id that is derived from this dish's name.
  fileprivate func apart(from ids: Set<Dish.ID>) -> SeedItem {
    func apart(_ dish: Dish) -> Dish { Dish(dish.id.free { ids.contains($0) }, of: dish) }
    return switch self {
    case .clean(.dish(let dish)): .clean(.dish(apart(dish)))
    case .repaired(.dish(let dish), let repairs): .repaired(.dish(apart(dish)), repairs)
    default: self
    }
  }

  /// Returns the item with its fields named after the columns of the table.
  fileprivate func ofRow(called title: (String) -> String) -> SeedItem {
    switch self {
    case .clean: self
    case .repaired(let record, let repairs):
      .repaired(record, repairs.map { $0.ofRow(called: title) })
    case .rejected(let problems): .rejected(problems.map { $0.ofRow(called: title) })
    }
  }
}

/// Something that makes a record wrong.
public struct SeedProblem: Sendable, Hashable {
  /// Which record, counted from 1.
  package private(set) var record: Int
  /// Which field, as the source spells it; `nil` when it is the record as a whole.
  package private(set) var field: String?
  /// The expectation that was not met.
  public let expected: SeedExpectation
  /// The value in the source, `nil` if there was none; a long text is shortened.
  public let found: String?
  /// Whether the record is a row of a table.
  package private(set) var isRow: Bool
  /// The numbers that `found` can stand for, with a decimal point; empty unless one reading was expected.
  public let readings: [String]

  /// A problem that a source found.
  public init(record: Int, field: String?, expected: SeedExpectation, found: String?, readings: [String] = []) {
    self.init(record: record, isRow: false, field: field, expected: expected, found: found, readings: readings)
  }

  /// A problem in a row of a table.
  package init(row: Int, field: String?, expected: SeedExpectation, found: String?, readings: [String] = []) {
    self.init(record: row, isRow: true, field: field, expected: expected, found: found, readings: readings)
  }

  private init(
    record: Int, isRow: Bool, field: String?, expected: SeedExpectation, found: String?, readings: [String]
  ) {
    self.record = record
    self.isRow = isRow
    self.field = field
    self.expected = expected
    self.found = found
    self.readings = readings
  }

  /// A copy for a row of a table, with the column's title as its field.
  package func ofRow(called title: (String) -> String) -> SeedProblem {
    var copy = self
    (copy.isRow, copy.field) = (true, field.map(title))
    return copy
  }

  /// The same of a record that follows as many others.
  func counted(from offset: Int) -> SeedProblem {
    var copy = self
    copy.record += offset
    return copy
  }
}

/// A reason why a record is invalid.
public struct SeedProblem: Sendable, Hashable {
  /// The number of the record, counted from 1.
  package private(set) var record: Int
  /// The name of the field, as spelled in the source. `nil` if the problem affects the record as a whole.
  package private(set) var field: String?
  /// The expectation that the record or the value didn't meet.
  public let expected: SeedExpectation
  /// The value in the source, shortened if it is long. `nil` if there was no value.
  public let found: String?
  /// Whether the record is a row of a table.
  package private(set) var isRow: Bool
  /// The possible readings of `found` as a number, with a decimal point. Empty unless ``SeedExpectation/oneReading`` was expected.
  public let readings: [String]

  /// Creates a problem found by a source.
  public init(record: Int, field: String?, expected: SeedExpectation, found: String?, readings: [String] = []) {
    self.init(record: record, isRow: false, field: field, expected: expected, found: found, readings: readings)
  }

  /// Creates a problem in a row of a table.
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

  /// Returns a copy of the problem for a row of a table, with the column's title as the field.
  package func ofRow(called title: (String) -> String) -> SeedProblem {
    var copy = self
    (copy.isRow, copy.field) = (true, field.map(title))
    return copy
  }

  /// Returns a copy of the problem with its record number increased by `offset`.
  func counted(from offset: Int) -> SeedProblem {
    var copy = self
    copy.record += offset
    return copy
  }
}

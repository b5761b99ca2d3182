/// A small repair that made a record right, or what else a source reports of a record that it takes.
public struct SeedRepair: Sendable, Hashable {
  /// Which record, counted from 1.
  package private(set) var record: Int
  /// Which field, as the source spells it.
  package private(set) var field: String
  /// The original value; a long text is shortened.
  public let from: String
  /// The value in its place; `nil` if the field was left out.
  public let to: String?
  /// Whether the record is a row of a table.
  package private(set) var isRow: Bool
  /// How the repair is reported.
  public let kind: Kind

  /// The ways of reporting.
  public enum Kind: Sendable, Hashable {
    /// One by one: the value was replaced, or left out.
    case repaired
    /// With a count for the whole import: the kit has no place for the field.
    case ignored
    /// With the name of the record: the value is kept, but is probably wrong.
    case doubtful(SeedDoubt.Reason)
  }

  /// A repair that a source made.
  public init(record: Int, field: String, from: String, to: String?) {
    self.init(record: record, field: field, from: from, to: to, .repaired)
  }

  /// A repair in a row of a table.
  package init(row: Int, field: String, from: String, to: String?) {
    self.init(record: row, isRow: true, field: field, from: from, to: to, .repaired)
  }

  /// A field that the kit has no place for.
  package static func ignored(_ field: String, record: Int, from: String) -> SeedRepair {
    SeedRepair(record: record, field: field, from: from, to: nil, .ignored)
  }

  /// A value that is kept, but is probably wrong.
  package static func doubtful(_ field: String, record: Int, value: String, _ reason: SeedDoubt.Reason) -> SeedRepair {
    SeedRepair(record: record, field: field, from: value, to: value, .doubtful(reason))
  }

  private init(record: Int, isRow: Bool = false, field: String, from: String, to: String?, _ kind: Kind) {
    self.record = record
    self.isRow = isRow
    self.field = field
    self.from = from
    self.to = to
    self.kind = kind
  }

  /// A copy for a row of a table, with the column's title as its field.
  package func ofRow(called title: (String) -> String) -> SeedRepair {
    var copy = self
    (copy.isRow, copy.field) = (true, title(field))
    return copy
  }

  /// The same of a record that follows as many others.
  func counted(from offset: Int) -> SeedRepair {
    var copy = self
    copy.record += offset
    return copy
  }
}

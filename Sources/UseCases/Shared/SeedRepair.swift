/// A correction that made a record valid, or a remark about a value in an accepted record.
public struct SeedRepair: Sendable, Hashable {
  /// The number of the record, counted from 1.
  package private(set) var record: Int
  /// The name of the field, as spelled in the source.
  package private(set) var field: String
  /// The original value, shortened if it is long.
  public let from: String
  /// The new value. `nil` if the field was omitted.
  public let to: String?
  /// Whether the record is a row of a table.
  package private(set) var isRow: Bool
  /// The kind of the repair, which determines how the repair is reported.
  public let kind: Kind

  /// A kind of repair, or a kind of remark about a value.
  public enum Kind: Sendable, Hashable {
    /// The value was replaced or omitted. Each repair is reported individually.
    case repaired
    /// The kit doesn't support the field. The report counts these fields across the whole import.
    case ignored
    /// The value is kept, but is probably wrong. The report names the record.
    case doubtful(SeedDoubt.Reason)
  }

  /// Creates a repair made by a source.
  public init(record: Int, field: String, from: String, to: String?) {
    self.init(record: record, field: field, from: from, to: to, .repaired)
  }

  /// Creates a repair in a row of a table.
  package init(row: Int, field: String, from: String, to: String?) {
    self.init(record: row, isRow: true, field: field, from: from, to: to, .repaired)
  }

  /// Returns a remark about a field that the kit doesn't support.
  package static func ignored(_ field: String, record: Int, from: String) -> SeedRepair {
    SeedRepair(record: record, field: field, from: from, to: nil, .ignored)
  }

  /// Returns a remark about a value that is kept, but is probably wrong.
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

  /// Returns a copy of the repair for a row of a table, with the column's title as the field.
  package func ofRow(called title: (String) -> String) -> SeedRepair {
    var copy = self
    (copy.isRow, copy.field) = (true, title(field))
    return copy
  }

  /// Returns a copy of the repair with its record number increased by `offset`.
  func counted(from offset: Int) -> SeedRepair {
    var copy = self
    copy.record += offset
    return copy
  }
}

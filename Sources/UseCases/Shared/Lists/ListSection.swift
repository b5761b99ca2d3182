/// A section of a list, with its rows and their common property.
public struct ListSection<Key: Hashable, Row: Hashable & Identifiable>: Hashable {
  /// The common property of the rows, for example a kind of dishes. Unique in the list.
  public let key: Key
  /// The rows in the order in which they are shown. Each row is in the list once.
  public internal(set) var rows: [Row]

  /// Creates a section.
  public init(_ key: Key, rows: [Row]) {
    self.key = key
    self.rows = rows
  }
}

extension ListSection: Sendable where Key: Sendable, Row: Sendable {}

/// The position of a row in a list of sections, both counted from 0.
public struct RowPosition: Sendable, Hashable, Comparable {
  /// The index of the section in the list.
  public let section: Int
  /// The index of the row in its section.
  public let row: Int

  /// Creates a position. The row need not exist.
  public init(section: Int, row: Int) {
    self.section = section
    self.row = row
  }

  public static func < (left: RowPosition, right: RowPosition) -> Bool {
    (left.section, left.row) < (right.section, right.row)
  }
}

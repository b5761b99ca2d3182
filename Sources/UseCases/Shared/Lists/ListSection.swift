/// A section of a list: its rows, and what they have in common.
public struct ListSection<Key: Hashable, Row: Hashable & Identifiable>: Hashable {
  /// What the rows have in common; unique in the list.
  public let key: Key
  /// The rows in the order in which they are shown; each is in the list once.
  public internal(set) var rows: [Row]

  /// A section of a list.
  public init(_ key: Key, rows: [Row]) {
    self.key = key
    self.rows = rows
  }
}

extension ListSection: Sendable where Key: Sendable, Row: Sendable {}

/// The position of a row in a list of sections, both counted from 0.
public struct RowPosition: Sendable, Hashable, Comparable {
  /// The section of the list.
  public let section: Int
  /// The row of the section.
  public let row: Int

  /// A position; the row need not exist.
  public init(section: Int, row: Int) {
    self.section = section
    self.row = row
  }

  public static func < (left: RowPosition, right: RowPosition) -> Bool {
    (left.section, left.row) < (right.section, right.row)
  }
}

/// A section of a list, with its rows and the property that they have in common.
public struct ListSection<Key: Hashable, Row: Hashable & Identifiable>: Hashable {
  /// The property that the rows in the section have in common, for example a dish kind. It is unique in the list.
  public let key: Key
  /// The rows, in display order. Each row occurs in the list only once.
  public internal(set) var rows: [Row]

  /// Creates a section from its key and its rows.
  public init(_ key: Key, rows: [Row]) {
    self.key = key
    self.rows = rows
  }
}

extension ListSection: Sendable where Key: Sendable, Row: Sendable {}

/// The position of a row in a list of sections. Sections and rows are counted from 0.
public struct RowPosition: Sendable, Hashable, Comparable {
  /// The index of the section in the list.
  public let section: Int
  /// The index of the row in its section.
  public let row: Int

  /// Creates a position. The row doesn't need to exist.
  public init(section: Int, row: Int) {
    self.section = section
    self.row = row
  }

  public static func < (left: RowPosition, right: RowPosition) -> Bool {
    (left.section, left.row) < (right.section, right.row)
  }
}

/// A part of a list: its rows, and what they have in common.
public struct ListSection<Key: Sendable & Hashable, Row: Sendable & Hashable & Identifiable>: Sendable, Hashable
where Row.ID: Sendable {
  /// What the rows have in common; no other section of the list has the same.
  public let key: Key
  /// In the order in which they are shown; each is in the list once.
  public internal(set) var rows: [Row]

  /// A part of a list as it was read.
  public init(_ key: Key, rows: [Row]) {
    self.key = key
    self.rows = rows
  }
}

/// Where a row stands in a list of sections, both counted from 0.
public struct RowPlace: Sendable, Hashable, Comparable {
  /// Which section of the list.
  public let section: Int
  /// Which row of the section.
  public let row: Int

  /// A place, whether anything stands there or not.
  public init(section: Int, row: Int) {
    self.section = section
    self.row = row
  }

  public static func < (left: RowPlace, right: RowPlace) -> Bool {
    (left.section, left.row) < (right.section, right.row)
  }
}

/// The changes that turn an old list into a new one, for a table, a collection view or a copy of the list.
///
/// Removed rows and sections have positions in the old list, and inserted rows and sections have positions in the new list. All other rows
/// and sections are kept, in order. Removing a section removes its rows, except for rows that moved. An inserted section is empty until its
/// rows are inserted.
///
/// Some views can't move rows into new sections, or move and update a row in one batch. For these views, replace the move with a removal
/// and an insertion, and update rows in a separate batch.
public struct ListChanges<Key: Hashable, Row: Hashable & Identifiable>: Hashable {
  /// A new element and its position in the new list.
  public struct Entry<Place: Hashable, Value: Hashable>: Hashable {
    /// The position of the element in the new list.
    public let place: Place
    /// The new element: the key of a section, or a row.
    public let value: Value
  }

  /// The old and the new position of an element.
  public struct Move<Place: Hashable>: Hashable {
    /// The position of the element in the old list.
    public let from: Place
    /// The position of the element in the new list.
    public let to: Place
  }

  /// The old indices of the removed sections, in ascending order.
  public internal(set) var removedSections: [Int] = []
  /// The inserted sections, in the order of the new list.
  public internal(set) var insertedSections: [Entry<Int, Key>] = []
  /// The moved sections, in the order of the new list.
  public internal(set) var movedSections: [Move<Int>] = []
  /// The old positions of the removed rows, in ascending order. Rows in removed sections aren't included.
  public internal(set) var removedRows: [RowPosition] = []
  /// The inserted rows, in the order of the new list.
  public internal(set) var insertedRows: [Entry<RowPosition, Row>] = []
  /// The moved rows, in the order of the new list. A row can move to another section.
  public internal(set) var movedRows: [Move<RowPosition>] = []
  /// The rows whose content has changed, with their new content and position, in the order of the new list. A row that also moved is
  /// included.
  public internal(set) var updatedRows: [Entry<RowPosition, Row>] = []

  /// Whether nothing has changed.
  package var isEmpty: Bool { self == ListChanges() }

  init() {}

  /// Returns the rows of the old list that aren't in the new list.
  package func lostRows(of old: [ListSection<Key, Row>]) -> [Row] {
    let moved = Set(movedRows.map(\.from))
    let inSections = removedSections.filter(old.indices.contains).flatMap { section in
      old[section].rows.indices.map { RowPosition(section: section, row: $0) }
    }
    return (removedRows + inSections.filter { !moved.contains($0) }).sorted()
      .filter { old.indices.contains($0.section) && old[$0.section].rows.indices.contains($0.row) }
      .map { old[$0.section].rows[$0.row] }
  }
}

extension ListChanges: Sendable where Key: Sendable, Row: Sendable {}
extension ListChanges.Entry: Sendable where Place: Sendable, Value: Sendable {}
extension ListChanges.Move: Sendable where Place: Sendable {}

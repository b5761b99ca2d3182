/// The changes that turn an old list into a new one, for a table, a collection view or a copy of the list.
///
/// Removed rows and sections are given by their position in the old list, inserted ones by their position in the new list; all others
/// stay, in order. Removing a section removes its rows, except those that moved; an inserted section is empty until its rows are
/// inserted.
///
/// Some views can't move rows into new sections, or move and update a row in one batch: for them, use a removal and an insertion instead
/// of such a move, and a separate batch of updates.
public struct ListChanges<Key: Hashable, Row: Hashable & Identifiable>: Hashable {
  /// A new element, and its position in the new list.
  public struct Entry<Place: Hashable, Value: Hashable>: Hashable {
    /// In the new list.
    public let place: Place
    /// The element.
    public let value: Value
  }

  /// An element that has moved.
  public struct Move<Place: Hashable>: Hashable {
    /// In the old list.
    public let from: Place
    /// In the new list.
    public let to: Place
  }

  /// Ascending, in the old list.
  public internal(set) var removedSections: [Int] = []
  /// Ascending, in the new list.
  public internal(set) var insertedSections: [Entry<Int, Key>] = []
  /// Ascending by where they are in the new list.
  public internal(set) var movedSections: [Move<Int>] = []
  /// Ascending, in the old list; without those of removed sections.
  public internal(set) var removedRows: [RowPosition] = []
  /// Ascending, in the new list.
  public internal(set) var insertedRows: [Entry<RowPosition, Row>] = []
  /// Ascending by where they are in the new list, perhaps in another section.
  public internal(set) var movedRows: [Move<RowPosition>] = []
  /// Rows whose content has changed, moved or not, as they are now; ascending, in the new list.
  public internal(set) var updatedRows: [Entry<RowPosition, Row>] = []

  /// Whether nothing has changed.
  package var isEmpty: Bool { self == ListChanges() }

  init() {}

  /// The rows of the old list that are not in the new one.
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

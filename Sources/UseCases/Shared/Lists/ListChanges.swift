/// The changes that turn an old list into a new one, for a table, a collection view or a copy of the list.
///
/// What leaves is named by its place in the old list, what comes by its place in the new one; whatever is not named stays, in
/// its order. A removed section takes its rows along, but for those that moved; an inserted one is empty until its rows come.
///
/// Some views refuse to move rows into sections that are new, or to move and update in one go: for them such a move is a removal
/// and an insertion, and updates follow in a batch of their own.
public struct ListChanges<Key: Sendable & Hashable, Row: Sendable & Hashable & Identifiable>: Sendable, Hashable
where Row.ID: Sendable {
  /// Something new, and the place where it is in the new list.
  public struct Arrival<Place: Sendable & Hashable, Value: Sendable & Hashable>: Sendable, Hashable {
    /// In the new list.
    public let place: Place
    /// What stands there.
    public let value: Value
  }

  /// Something that stands elsewhere among its like.
  public struct Move<Place: Sendable & Hashable>: Sendable, Hashable {
    /// In the old list.
    public let from: Place
    /// In the new list.
    public let to: Place
  }

  /// Ascending, in the old list.
  public internal(set) var removedSections: [Int] = []
  /// Ascending, in the new list.
  public internal(set) var insertedSections: [Arrival<Int, Key>] = []
  /// Ascending by where they are in the new list.
  public internal(set) var movedSections: [Move<Int>] = []
  /// Ascending, in the old list; without those of removed sections.
  public internal(set) var removedRows: [RowPlace] = []
  /// Ascending, in the new list.
  public internal(set) var insertedRows: [Arrival<RowPlace, Row>] = []
  /// Ascending by where they are in the new list, perhaps in another section.
  public internal(set) var movedRows: [Move<RowPlace>] = []
  /// Rows that say something else than before, moved or not, as they are now; ascending, in the new list.
  public internal(set) var updatedRows: [Arrival<RowPlace, Row>] = []

  /// Whether old and new are the same.
  public var isEmpty: Bool { self == ListChanges() }

  init() {}

  /// The rows of the old list that are not in the new one.
  public func lostRows(of old: [ListSection<Key, Row>]) -> [Row] {
    let moved = Set(movedRows.map(\.from))
    let inSections = removedSections.filter(old.indices.contains).flatMap { section in
      old[section].rows.indices.map { RowPlace(section: section, row: $0) }
    }
    return (removedRows + inSections.filter { !moved.contains($0) }).sorted()
      .filter { old.indices.contains($0.section) && old[$0.section].rows.indices.contains($0.row) }
      .map { old[$0.section].rows[$0.row] }
  }
}

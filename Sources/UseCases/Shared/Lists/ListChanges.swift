/// What makes a new list of an old one: what a table or collection view wants to be told.
///
/// What leaves is named by its place in the old list, what comes by its place in the new one; whatever is not named stays, in
/// its order. A removed section takes its rows along, but for those that moved; an inserted one is empty until its rows come.
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
}

import GRDB
import UseCases

/// An observation of the menu's first page in a typical implementation with GRDB.
struct PeerWatch: WatchPeer {
  private(set) var dishes: [HandDecodedDish]
  private(set) var difference: CollectionDifference<HandDecodedDish>?
  private var values: AsyncValueObservation<[HandDecodedDish]>.Iterator
  private let database: DatabaseQueue

  init(_ path: String) async throws {
    database = try PeerDatabase.open(path)
    let observation = ValueObservation.tracking { db in
      try HandDecodedDish.fetchAll(db, sql: SQLiteAlone.firstPage)
    }
    values = observation.removeDuplicates().values(in: database).makeAsyncIterator()
    guard let first = try await values.next(isolation: #isolation) else { throw Problem("the peer has no first value") }
    dishes = Array(first.prefix(Page.defaultLimit))
  }

  /// Notifies the observation of the edit, since GRDB doesn't detect commits on other connections, and waits for the new page.
  mutating func look() async throws {
    try await database.write { try $0.notifyChanges(in: GRDB.Table("dish")) }
    guard let next = try await values.next(isolation: #isolation) else { throw Problem("the peer's values have ended") }
    let new = Array(next.prefix(Page.defaultLimit))
    difference = new.difference(from: dishes)
    dishes = new
  }
}

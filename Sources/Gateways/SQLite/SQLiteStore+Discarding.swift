public import Gateways
import StoreCore
public import UseCases

extension SQLiteStore {
  /// Deletes an unreadable database and its log, for a store that can't be reset.
  ///
  /// Other stores that have the database open detect the deletion. This process must not use the database afterwards.
  ///
  /// - Parameter calls: the file calls to use. Tests pass calls that fail.
  /// - Throws: `GatewayError.corrupt(what:why:)` if the file contains no sign that it was a store. In this case, the file is not deleted.
  ///   `GatewayError.unfinished(_:)` if the database was deleted, but some of the files next to it were not.
  public static func discard(path: String, calls: FileCalls = .system) throws(GatewayError) {
    let place = Folder.resolved(path) ?? path
    // These names are in the schema, which spans several pages. If one page is damaged, the other pages can still contain a name.
    let marks = [
      "one_draft_for_a_user", "orders_newest_first", "recipes_by_title", "manufacturers_in_order",
      "places_by_latitude",
    ]
    guard try UnreadableStore(place, marks: marks, calls).isOfStore() else {
      throw .corrupt(what: path, why: "nothing in it shows that it was a store")
    }
    // If the process ends after this deletion, the next store at the path sets the log aside.
    try AtomicFile(place, calls: calls).remove()
    try GatewayError.finishing { () throws(GatewayError) in
      for end in ["-journal", "-wal", "-shm"] { try AtomicFile(place + end, calls: calls).remove() }
      for log in try DatabaseFiles.logsSetAside(of: place, calls) { try AtomicFile(log, calls: calls).remove() }
    }
  }
}

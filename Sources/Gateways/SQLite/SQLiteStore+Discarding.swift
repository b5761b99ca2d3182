public import Gateways
import StoreCore
public import UseCases

extension SQLiteStore {
  /// Deletes a database that can't be read, with its log: what is left of a store that can't be reset.
  ///
  /// Other stores that have it open notice the deletion. In this process the database must not be used afterwards.
  ///
  /// - Parameter calls: the system's own, unless a test lets them fail.
  /// - Throws: `GatewayError.corrupt(what:why:)` if there is no sign in it that it was a store, which is left as it is;
  ///   `GatewayError.unfinished(_:)` if only the database was deleted.
  public static func discard(path: String, calls: FileCalls = .system) throws(GatewayError) {
    let place = Folder.resolved(path) ?? path
    // Names in the schema, which takes several pages: the damage of one leaves others.
    let marks = [
      "one_draft_for_a_user", "orders_newest_first", "recipes_by_title", "manufacturers_in_order",
      "places_by_latitude",
    ]
    guard try UnreadableStore(place, marks: marks, calls).isOfStore() else {
      throw .corrupt(what: path, why: "nothing in it shows that it was a store")
    }
    // Should this end in between, the next store at the path sets the log aside.
    try AtomicFile(place, calls: calls).remove()
    try GatewayError.finishing { () throws(GatewayError) in
      for end in ["-journal", "-wal", "-shm"] { try AtomicFile(place + end, calls: calls).remove() }
      for log in try DatabaseFiles.logsSetAside(of: place, calls) { try AtomicFile(log, calls: calls).remove() }
    }
  }
}

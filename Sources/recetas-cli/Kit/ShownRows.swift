import Entities
import Gateways
import Synchronization
import UseCases

/// Remembers which ids the rows of the last printed lists had, so that a bare number means what was printed.
///
/// It is a small file in the data folder, one entry for each session, user, list and store: row numbers count only in the window that
/// shows them. Only the latest entries are kept, so closed windows leave nothing behind for long. The rows of a store in memory are
/// there, too.
struct ShownRows: Sendable {
  /// The lists whose rows can be named by number.
  enum List: String, Sendable {
    case menu, order, history, recipes, makers, beers, reviews, places
  }

  private struct Rows: Codable {
    var first: Int
    var ids: [String]
    /// Counts the lists that were printed in any session; the highest is the latest.
    var turn: Int
  }

  static let name = "rows.json"

  /// How many lists are remembered.
  private static let limit = 200

  private let file: AtomicFile
  private let path: String
  private let session: String
  private let user: User.ID
  private let store: String
  private let memory: Memory?

  /// The rows of a store that nothing else remembers, either.
  final class Memory: Sendable {
    fileprivate let bytes = Mutex<[UInt8]?>(nil)
  }

  /// - Parameters:
  ///   - session: identifies the terminal; never used again.
  ///   - memory: holds the rows; `nil`: the file does.
  init(folder: String, session: String, user: User.ID, store: StoreLocation, memory: Memory?, calls: FileCalls) {
    self.memory = memory
    path = folder + "/" + Self.name
    file = AtomicFile(path, calls: calls)
    self.session = session
    self.user = user
    // A relative path is another store in another folder.
    self.store = (store.file.map(Folder.realPath) ?? store.description).fileKey
  }

  /// Remembers what a list showed; the first row had the number `first`.
  func remember(_ list: List, first: Int, _ ids: [String]) throws(GatewayError) {
    try update { (bytes) throws(GatewayError) in
      // A file that can't be read is no loss: it is written anew.
      var lists = (try? decode(bytes)) ?? [:]
      let latest = lists.values.map(\.turn).max() ?? 0
      // The same rows again write nothing, unless others came since: the list is the latest once more.
      if let rows = lists[key(list)], rows.turn == latest, rows.first == first, rows.ids == ids {
        return try JSONDocument.encode(lists)
      }
      let turn = latest + 1
      lists[key(list)] = Rows(first: first, ids: ids, turn: turn)
      let oldest = lists.sorted { $0.value.turn < $1.value.turn }.prefix(max(0, lists.count - Self.limit))
      for (key, _) in oldest { lists[key] = nil }
      return try JSONDocument.encode(lists)
    }
  }

  /// The id of a row of the list as it was last printed, `nil` when it had no such row.
  func id(_ number: Int, of list: List) throws(GatewayError) -> String? {
    guard let rows = try decode(read())[key(list)], number >= rows.first, number - rows.first < rows.ids.count
    else {
      return nil
    }
    return rows.ids[number - rows.first]
  }

  /// Forgets the rows of all lists of this store, of all sessions and users.
  func forget() throws(GatewayError) {
    if memory == nil, !Folder.isThere(path) { return }
    try update { (bytes) throws(GatewayError) in
      let lists = (try? decode(bytes)) ?? [:]
      // Neither a session nor a user nor a list has a slash in its name.
      return try JSONDocument.encode(
        lists.filter { $0.key.split(separator: "/", maxSplits: 3, omittingEmptySubsequences: false).last != store[...] }
      )
    }
  }

  private func read() throws(GatewayError) -> [UInt8]? {
    if let memory { return memory.bytes.withLock { $0 } }
    return isMine ? try file.read() : nil
  }

  /// Whether only this user can decide which records the numbers mean. Rows that others can change are ignored and replaced.
  private var isMine: Bool { ForeignAccess(toFile: path) == nil }

  private func update(_ change: ([UInt8]?) throws(GatewayError) -> [UInt8]) throws(GatewayError) {
    guard let memory else {
      let isMine = isMine
      if !isMine { file.hide() }
      return try file.update { (bytes) throws(GatewayError) in try change(isMine ? bytes : nil) }
    }
    try memory.bytes.withLock { (bytes) throws(GatewayError) in bytes = try change(bytes) }
  }

  private func decode(_ bytes: [UInt8]?) throws(GatewayError) -> [String: Rows] {
    guard let bytes else { return [:] }
    return try JSONDocument.decode([String: Rows].self, bytes, from: path)
  }

  private func key(_ list: List) -> String { "\(session)/\(user.text)/\(list.rawValue)/\(store)" }
}

import Entities
import Gateways
import Synchronization
import UseCases

/// The ids in the rows of the last printed lists, so that a number without a list refers to a printed row.
///
/// The ids are kept in a small file in the data folder, with one entry for each session, user, list and store, since row numbers are valid
/// only in the window that shows them. Only the latest entries are kept, so the entries of closed windows disappear soon. The rows of an
/// in-memory store are kept in memory.
struct ShownRows: Sendable {
  /// The lists with row numbers.
  enum List: String, Sendable {
    case menu, order, history, recipes, makers, beers, reviews, places
  }

  private struct Rows: Codable {
    var first: Int
    var ids: [String]
    /// The number of lists printed so far in all sessions. The list with the highest number is the latest.
    var turn: Int
  }

  static let name = "rows.json"

  /// The maximum number of remembered lists.
  private static let limit = 200

  private let file: AtomicFile
  private let path: String
  private let session: String
  private let user: User.ID
  private let store: String
  private let memory: Memory?

  /// The rows of an in-memory store.
  final class Memory: Sendable {
    fileprivate let bytes = Mutex<[UInt8]?>(nil)
  }

  /// - Parameters:
  ///   - session: the identifier of the terminal, which is never reused.
  ///   - memory: the memory that holds the rows instead of the file. `nil` to use the file.
  init(folder: String, session: String, user: User.ID, store: StoreLocation, memory: Memory?, calls: FileCalls) {
    self.memory = memory
    path = folder + "/" + Self.name
    file = AtomicFile(path, calls: calls)
    self.session = session
    self.user = user
    // In another folder, a relative path would refer to a different store.
    self.store = (store.file.map(Folder.realPath) ?? store.description).fileKey
  }

  /// Remembers the ids in the rows of a list. The first row has the number `first`.
  func remember(_ list: List, first: Int, _ ids: [String]) throws(GatewayError) {
    try update { (bytes) throws(GatewayError) in
      // An unreadable file can be replaced, since losing row numbers does no harm.
      var lists = (try? decode(bytes)) ?? [:]
      let latest = lists.values.map(\.turn).max() ?? 0
      // If the same rows are printed again, nothing is written, unless another list was printed in the meantime.
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

  /// Returns the id in a row of the list as last printed. `nil` if there was no such row.
  func id(_ number: Int, of list: List) throws(GatewayError) -> String? {
    guard let rows = try decode(read())[key(list)], number >= rows.first, number - rows.first < rows.ids.count
    else {
      return nil
    }
    return rows.ids[number - rows.first]
  }

  /// Forgets the rows of all lists of this store, for all sessions and users.
  func forget() throws(GatewayError) {
    if memory == nil, !Folder.exists(path) { return }
    try update { (bytes) throws(GatewayError) in
      let lists = (try? decode(bytes)) ?? [:]
      // The names of sessions, users and lists contain no slash.
      return try JSONDocument.encode(
        lists.filter { $0.key.split(separator: "/", maxSplits: 3, omittingEmptySubsequences: false).last != store[...] }
      )
    }
  }

  private func read() throws(GatewayError) -> [UInt8]? {
    if let memory { return memory.bytes.withLock { $0 } }
    return isMine ? try file.read() : nil
  }

  /// Whether only this user can change the file. If another user could have changed the rows, they are ignored and replaced.
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

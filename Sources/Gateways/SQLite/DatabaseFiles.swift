import Gateways
import UseCases

/// The files of an open database. A commit to a deleted or replaced file is lost, so each call checks whether the files still exist.
struct DatabaseFiles {
  private let path: String
  /// The path with symbolic links resolved, as SQLite resolves them.
  private let place: String
  private let database: FileStatus?
  private let log: FileStatus?
  private let index: FileStatus?

  /// Records the identity of the database file, the log and the log's index.
  ///
  /// - Parameter path: an absolute path, so that it stays valid when the process changes its working directory.
  init(_ path: String) {
    self.path = path
    place = Folder.resolved(path) ?? path
    database = FileCalls.system.statusOfTarget(path)
    log = FileCalls.system.statusOfTarget(place + "-wal")
    index = FileCalls.system.statusOfTarget(place + "-shm")
  }

  var hasLog: Bool { log != nil }

  /// Whether the files are still in place. While the database is open, its log disappears only if another program deletes it.
  var areInPlace: Bool {
    guard let database, isInPlace(database, path) else { return false }
    return log.map { isInPlace($0, place + "-wal") } ?? true
  }

  /// Deletes the log of a database that is no longer at the path. Otherwise SQLite would apply the log to the next database there.
  func removeLeftovers() {
    if let database, isInPlace(database, place) { return }
    for (name, file) in [(place + "-wal", log), (place + "-shm", index)] {
      if let file, isInPlace(file, name) { _ = FileCalls.system.remove(FileCalls.anywhere, name) }
    }
  }

  /// Preserves a log whose changes could not be moved into its database, in case the database is moved back. If another database is at the
  /// path, renames the log.
  func keepLog() {
    guard let log, isInPlace(log, place + "-wal"), let database, let found = FileCalls.system.statusOfTarget(place),
      !found.isSame(as: database)
    else { return }
    Self.setLogAside(of: place)
  }

  /// Renames the log next to a database to `NAME-wal.kept-NUMBER`, so that SQLite neither applies it to another database nor deletes it.
  static func setLogAside(of database: String) {
    let calls = FileCalls.system
    let number = String(UInt64.random(in: .min ... .max), radix: 16)
    if calls.move(FileCalls.anywhere, database + "-wal", database + "-wal.kept-" + number) == 0 {
      _ = calls.remove(FileCalls.anywhere, database + "-shm")
    }
  }

  /// Returns the paths of the database's logs that were renamed by ``setLogAside(of:)``.
  static func logsSetAside(of database: String, _ calls: FileCalls) throws(GatewayError) -> [String] {
    let (folder, name) = (Folder.parent(of: database), Folder.name(of: database))
    return try OpenFolder(folder, calls).names().filter { $0.hasPrefix(name + "-wal.kept-") }
      .map { folder.isEmpty ? $0 : folder + "/" + $0 }
  }

  private func isInPlace(_ file: FileStatus, _ path: String) -> Bool {
    FileCalls.system.statusOfTarget(path)?.isSame(as: file) ?? false
  }
}

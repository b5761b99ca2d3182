import Gateways
import UseCases

/// The files of an open database, to notice when they are deleted or replaced: what is committed to a file without a name
/// is lost.
struct DatabaseFiles {
  private let path: String
  /// The real path of ``path``: SQLite follows links.
  private let place: String
  private let database: FileStatus?
  private let log: FileStatus?
  private let index: FileStatus?

  /// The files that are at a path now, and beside it.
  ///
  /// - Parameter path: absolute, so that it leads to the same place whatever folder the process changes to.
  init(_ path: String) {
    self.path = path
    place = Folder.resolved(path) ?? path
    database = FileCalls.system.lookBehind(path)
    log = FileCalls.system.lookBehind(place + "-wal")
    index = FileCalls.system.lookBehind(place + "-shm")
  }

  var hasLog: Bool { log != nil }

  /// Whether the files are still there. While the database is open, the log disappears only if it is deleted from outside.
  var areInPlace: Bool {
    guard let database, isThere(database, path) else { return false }
    return log.map { isThere($0, place + "-wal") } ?? true
  }

  /// Removes the log of a database that is no longer at the path: SQLite would apply it to whatever takes its place.
  func removeLeftovers() {
    if let database, isThere(database, place) { return }
    for (name, file) in [(place + "-wal", log), (place + "-shm", index)] {
      if let file, isThere(file, name) { _ = FileCalls.system.remove(FileCalls.anywhere, name) }
    }
  }

  /// Keeps a log whose changes could not be moved into the database, since the database may come back to the path. A log next to another
  /// database is set aside.
  func keepLog() {
    guard let log, isThere(log, place + "-wal"), let database, let found = FileCalls.system.lookBehind(place),
      !found.isSame(as: database)
    else { return }
    Self.setLogAside(of: place)
  }

  /// Renames the log next to a database to `NAME-wal.kept-NUMBER`, so that SQLite doesn't apply it to another database, or delete it.
  static func setLogAside(of database: String) {
    let calls = FileCalls.system
    let number = String(UInt64.random(in: .min ... .max), radix: 16)
    if calls.move(FileCalls.anywhere, database + "-wal", database + "-wal.kept-" + number) == 0 {
      _ = calls.remove(FileCalls.anywhere, database + "-shm")
    }
  }

  /// The paths of the logs that were set aside.
  static func logsSetAside(of database: String, _ calls: FileCalls) throws(GatewayError) -> [String] {
    let (folder, name) = (Folder.parent(of: database), Folder.name(of: database))
    return try OpenFolder(folder, calls).names().filter { $0.hasPrefix(name + "-wal.kept-") }
      .map { folder.isEmpty ? $0 : folder + "/" + $0 }
  }

  private func isThere(_ file: FileStatus, _ path: String) -> Bool {
    FileCalls.system.lookBehind(path)?.isSame(as: file) ?? false
  }
}

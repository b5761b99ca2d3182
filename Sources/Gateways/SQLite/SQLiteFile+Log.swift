import Gateways
import UseCases

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The files that SQLite keeps beside a database. It applies whatever lies there under the right name, so the kit looks first.
extension SQLiteFile {
  /// Looks at the files beside the database before SQLite opens them.
  ///
  /// - Parameter restoresMode: whether they are made writable, as the database is: they keep the mode that it had when they were made.
  /// - Returns: whether the log holds changes: of another process, or left by one that was killed.
  /// - Throws: ``GatewayError/unusableFile(what:why:)`` for what SQLite would not have put there.
  func checkLog(restoresMode: Bool) throws(GatewayError) -> Bool {
    let calls = FileCalls.system
    let owner = calls.lookAt(FileCalls.anywhere, real)?.owner
    for name in ["-journal", "-wal", "-shm"].map({ real + $0 }) {
      guard let status = calls.lookAt(FileCalls.anywhere, name) else { continue }
      try status.requireFile(name)
      // The administrator's processes give what they make to the owner of the database.
      guard status.links < 2, [owner, 0, geteuid()].contains(status.owner) else {
        throw .unusableFile(what: name, why: .foreign)
      }
      if restoresMode { try makeWritable(name, status) }
    }
    return logSize > 0
  }

  private func makeWritable(_ name: String, _ status: FileStatus) throws(GatewayError) {
    // SQLite may remove it meanwhile, for another connection.
    if access(name, R_OK | W_OK) == 0 || errno == ENOENT { return }
    let mode = mode_t(status.permissions) | S_IRUSR | S_IWUSR
    guard errno == EACCES, status.isMine, chmod(name, mode) == 0 || errno == ENOENT else {
      throw .notAllowed(what: name)
    }
  }

  /// The version of a database, after a check that its log is the one that others have open.
  ///
  /// SQLite binds a log to its database by nothing but its name. What is another program's, of a database of another size, or nonsense
  /// together with this one, is found here; that of a store of the same size may not be, until the whole store is checked.
  func version(of connection: SQLiteConnection) throws(GatewayError) -> Int {
    do throws(GatewayError) {
      let version = try SQLiteSchema.version(of: connection)
      try refuseDeletedLog(connection)
      if logSize > 0, connection.hasForeignLog { throw .corrupt(what: path + "-wal", why: Self.foreignLog) }
      return version
    } catch {
      guard case .corrupt = error else { throw error }
      try refuseDeletedLog(connection)
      guard logSize > 0, let alone = try? connectReadOnly(isFixed: true, patience: .zero),
        (try? SQLiteSchema.version(of: alone)) != nil
      else { throw error }
      throw .corrupt(what: path + "-wal", why: Self.foreignLog)
    }
  }

  private static let foreignLog = "it is the log of another database"

  /// Refuses a database whose log was deleted while it is open elsewhere: it looks damaged, and a change could be lost.
  private func refuseDeletedLog(_ connection: SQLiteConnection) throws(GatewayError) {
    if connection.hasAnotherLog { throw .unusableFile(what: path + "-wal", why: .deletedInUse) }
  }
}

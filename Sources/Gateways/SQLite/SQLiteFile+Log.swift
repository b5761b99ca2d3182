import Gateways
import UseCases

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Checks the files next to a database. SQLite uses any file with the right name, so the kit must check these files first.
extension SQLiteFile {
  /// Checks the files next to the database before SQLite opens them.
  ///
  /// - Parameter restoresMode: whether to make these files writable. When they were created, they got the permissions that the database had
  ///   at that time.
  /// - Returns: whether the log contains changes, which belong to a running process or were left behind by a killed process.
  /// - Throws: ``GatewayError/unusableFile(what:why:)`` for a file that SQLite can't have created there.
  func checkLog(restoresMode: Bool) throws(GatewayError) -> Bool {
    let calls = FileCalls.system
    let owner = calls.lookAt(FileCalls.anywhere, real)?.owner
    for name in ["-journal", "-wal", "-shm"].map({ real + $0 }) {
      guard let status = calls.lookAt(FileCalls.anywhere, name) else { continue }
      try status.requireFile(name)
      // A process that runs as root gives the files that it creates to the owner of the database.
      guard status.links < 2, [owner, 0, geteuid()].contains(status.owner) else {
        throw .unusableFile(what: name, why: .foreign)
      }
      if restoresMode { try makeWritable(name, status) }
    }
    return logSize > 0
  }

  private func makeWritable(_ name: String, _ status: FileStatus) throws(GatewayError) {
    // Another connection can cause SQLite to delete the file in the meantime.
    if access(name, R_OK | W_OK) == 0 || errno == ENOENT { return }
    let mode = mode_t(status.permissions) | S_IRUSR | S_IWUSR
    guard errno == EACCES, status.isMine, chmod(name, mode) == 0 || errno == ENOENT else {
      throw .notAllowed(what: name)
    }
  }

  /// Returns the version of a database, after checking that the connection's log is the one that other connections have open.
  ///
  /// SQLite associates a log with a database only by name. This check detects logs from other programs, logs of databases with a different
  /// size, and logs that don't fit the database. It can miss the log of a store with the same size, which only a check of the whole store
  /// detects.
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

  /// Throws if the log was deleted while another connection has the database open. Such a database looks damaged, and changes to it could
  /// be lost.
  private func refuseDeletedLog(_ connection: SQLiteConnection) throws(GatewayError) {
    if connection.hasAnotherLog { throw .unusableFile(what: path + "-wal", why: .deletedInUse) }
  }
}

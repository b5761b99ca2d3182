import Gateways
import StoreCore
import UseCases

#if canImport(CRecetasSQLite)
  import CRecetasSQLite
#else
  import SQLite3
#endif

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Opens the file of an SQLite store, regardless of the state of the file and its folder.
struct SQLiteFile: Sendable {
  /// The path that is passed to SQLite. It never starts with `:` or `file:`, which have special meanings in SQLite.
  let path: String
  private let mayWrite: Bool
  /// Whether SQLite must not create other files next to the database.
  private let isUntouched: Bool
  private let patience: Duration
  private let replacements = Replacements()
  private let fault: @Sendable (SQLiteConnection) -> Int32

  /// - Parameter fault: a closure that returns the result code with which each statement on a connection fails. The code is zero, except in
  ///   tests that simulate SQLite on other systems.
  init(
    _ path: String, _ access: SQLiteStore.Access = .readWrite, isUntouched: Bool = false,
    patience: Duration = .seconds(10), fault: @escaping @Sendable (SQLiteConnection) -> Int32 = { _ in 0 }
  ) {
    self.path = path.hasPrefix(":") || path.hasPrefix("file:") ? "./" + path : path
    mayWrite = access == .readWrite
    self.isUntouched = isUntouched
    self.patience = patience
    self.fault = fault
  }

  /// Opens the connection that creates, migrates and changes the file. The connection is read-only if the file can't be written.
  func open() throws(GatewayError) -> SQLiteConnection {
    // The library must be loaded first, because no file or folder should be created if SQLite can't be used.
    try SQLiteLibrary.load()
    try FileCalls.system.lookAt(FileCalls.anywhere, real)?.requireFile(real)
    let round = replacements.count
    guard mayWrite, try make() else { return try openReadOnly(hasRoom: !isUntouched, patience: patience) }
    // A file from another program must not be changed: its journal mode must stay the same, and no log next to it must be applied.
    if try checkLog(restoresMode: true) { _ = try version(of: try connectReadOnly(isFixed: false, patience: patience)) }
    let connection = try connect(patience: patience)
    _ = try version(of: connection)
    try useWriteAheadLog(connection)
    try connection.runScript("PRAGMA synchronous = FULL")
    try set(connection)
    try SQLiteSchema.migrate(connection)
    try watch(connection, round)
    return connection
  }

  /// Whether a connection still uses the files at the path. If it doesn't, the connection must be reopened.
  ///
  /// - Throws: ``GatewayError/replaced(what:)`` once for each replacement of the files.
  func isCurrent(_ connection: SQLiteConnection) throws(GatewayError) -> Bool {
    if isUsable(connection) { return true }
    if connection.round != replacements.count { return false }
    try? connection.abandon()
    if replacements.find(after: connection.round) { throw .replaced(what: path) }
    return false
  }

  /// Whether a connection still uses the files at the path. Never throws.
  func isUsable(_ connection: SQLiteConnection) -> Bool {
    connection.round == replacements.count && connection.isInPlace
  }

  private func watch(_ connection: SQLiteConnection, _ round: Int, hasLog: Bool = true) throws(GatewayError) {
    do throws(GatewayError) { try connection.watch(replacements, round, hasLog: hasLog) } catch {
      _ = replacements.find(after: round)
      throw error
    }
  }

  /// The number of logs that could not be moved into the database. These logs contain changes that exist nowhere else.
  var refusedLogs: Int { replacements.refusedLogs }

  /// Whether the file exists.
  var exists: Bool { Folder.exists(path) }

  /// Opens a read-only connection. `nil` if the file must be created or migrated first.
  ///
  /// - Parameter patience: the maximum time to wait for locks. Zero by default.
  func openForReading(patience: Duration = .zero) throws(GatewayError) -> SQLiteConnection? {
    try SQLiteLibrary.load()
    try FileCalls.system.lookAt(FileCalls.anywhere, real)?.requireFile(real)
    guard mayWrite else { return try openReadOnly(hasRoom: !isUntouched, patience: patience) }
    let round = replacements.count
    guard exists else { return nil }
    guard isWritable else { return try openReadOnly(hasRoom: true, patience: patience) }
    if try checkLog(restoresMode: true) { return try openWithLog(patience: patience) }
    let connection: SQLiteConnection
    do throws(GatewayError) {
      connection = try connect(patience: patience)
      let version = try version(of: connection)
      let mode = try connection.first("PRAGMA journal_mode") { $0.text(0) }
      if mode != "wal" || version != SQLiteSchema.version { return nil }
    } catch {
      // Stored data can still be read on a full disk.
      guard case .failed(_, .full) = error, let found = try? openReadOnly(hasRoom: false, patience: patience) else {
        throw error
      }
      return found
    }
    try set(connection)
    // There can be many readers, so each one has a smaller cache than the writer. Readers are opened for reading and writing, so that the
    // last one deletes the log when it closes.
    try connection.runScript("PRAGMA cache_size = -2000; PRAGMA query_only = ON")
    try watch(connection, round)
    return connection
  }

  /// Opens a read-only connection that doesn't modify the log. A log that another process left behind is applied only when the store is
  /// changed.
  private func openWithLog(patience: Duration) throws(GatewayError) -> SQLiteConnection? {
    let round = replacements.count
    let connection = try connectReadOnly(isFixed: false, patience: patience)
    guard try version(of: connection) == SQLiteSchema.version else { return nil }
    try set(connection)
    try connection.runScript("PRAGMA cache_size = -2000")
    try watch(connection, round)
    return connection
  }

  /// Returns the version of the database, after checking that its tables and indexes are consistent.
  func examine() throws(GatewayError) -> StoreVersion {
    try SQLiteLibrary.load()
    try FileCalls.system.lookAt(FileCalls.anywhere, real)?.requireFile(real)
    _ = try checkLog(restoresMode: false)
    // If the log has an index, SQLite creates no other files, and the index shows whether the log belongs to the database.
    let isFixed = isLogEmpty && !["-wal", "-shm"].allSatisfy { Folder.exists(real + $0) }
    let connection = try connectReadOnly(isFixed: isFixed, patience: patience)
    let version = try version(of: connection)
    try set(connection)
    if version > 0 { try connection.checkIntegrity() }
    return StoreVersion(found: version, known: SQLiteSchema.version)
  }

  /// Opens a read-only connection when there is no room for SQLite's other files next to the database.
  func openWithoutRoom() throws(GatewayError) -> SQLiteConnection {
    try openReadOnly(hasRoom: false, patience: .zero)
  }

  private func set(_ connection: SQLiteConnection) throws(GatewayError) {
    try connection.runScript(
      """
      PRAGMA foreign_keys = ON;
      PRAGMA trusted_schema = OFF;
      -- On Apple's systems a change is on the medium only so, at the cost of emptying the drive's cache for each commit. Others ignore it.
      -- Source: sqlite.org/pragma.html, "PRAGMA fullfsync".
      PRAGMA fullfsync = ON;
      PRAGMA checkpoint_fullfsync = ON;
      -- In KiB: with these an import of any length stays below 64 MB.
      PRAGMA cache_size = -8000;
      PRAGMA temp.cache_size = -12000;
      -- On some systems SQLite overwrites deleted data. The system removes a temporary file with its process anyway.
      PRAGMA temp.secure_delete = OFF;
      """)
  }

  /// Creates the file if it doesn't exist, readable only by its owner. Returns whether the file can be written.
  private func make() throws(GatewayError) -> Bool {
    if Folder.exists(path) { return isWritable }
    // Processes must create the database one at a time. Otherwise this process could mistake the log of a database that another process has
    // just created for an old log.
    let turn = try OpenFolder(folder, .system).lock(toMake: path, patience: patience)
    defer { withExtendedLifetime(turn) {} }
    if Folder.exists(path) { return isWritable }
    // SQLite would delete this log without reading it.
    if logSize > 0 { DatabaseFiles.setLogAside(of: real) }
    _ = try PlainFile(making: real, .system)
    return true
  }

  /// The path with symbolic links resolved. SQLite puts its other files next to the database at this path.
  var real: String { Folder.target(of: path) }

  private var isWritable: Bool { access(path, W_OK) == 0 && access(folder, W_OK) == 0 }

  private func connect(patience: Duration) throws(GatewayError) -> SQLiteConnection {
    try SQLiteConnection(path, path: path, flags: SQLITE_OPEN_READWRITE, patience: patience, fault: fault)
  }

  /// Enables the write-ahead log. SQLite doesn't wait for locks when it changes the journal mode, so this method retries while other
  /// processes create the file at the same time.
  private func useWriteAheadLog(_ connection: SQLiteConnection) throws(GatewayError) {
    var timeout = LockTimeout(patience)
    while true {
      do throws(GatewayError) {
        let mode = try connection.first("PRAGMA journal_mode = WAL") { (row) throws(GatewayError) in row.text(0) }
        if mode == "wal" { return }
        throw .unavailable(what: path, why: "SQLite keeps no write-ahead log there")
      } catch {
        guard case .failed(_, .busy) = error, timeout.wait() else { throw error }
      }
    }
  }

  /// - Parameter hasRoom: whether there is room for SQLite's other files next to the database.
  private func openReadOnly(hasRoom: Bool, patience: Duration) throws(GatewayError) -> SQLiteConnection {
    guard Folder.exists(path) else { throw .unavailable(what: path, why: GatewayError.reason(ENOENT)) }
    // The connection is fixed if the database has no log and this user can't create one. Other users can still change the file between two
    // calls.
    let isFixed = hasRoom ? !Folder.exists(real + "-wal") && access(folder, W_OK) != 0 : isLogEmpty
    let round = replacements.count
    _ = try checkLog(restoresMode: false)
    let connection = try connectReadOnly(isFixed: isFixed, patience: patience)
    if try version(of: connection) != SQLiteSchema.version { throw .readOnly(what: path) }
    try set(connection)
    if !isFixed { try watch(connection, round, hasLog: false) }
    return connection
  }

  func connectReadOnly(isFixed: Bool, patience: Duration) throws(GatewayError) -> SQLiteConnection {
    let name = "file:" + path.fileBytes.percentEncoded(but: "/") + "?mode=ro" + (isFixed ? "&immutable=1" : "")
    return try SQLiteConnection(
      name, path: path, flags: SQLITE_OPEN_READONLY | SQLITE_OPEN_URI, isFixed: isFixed, patience: patience,
      fault: fault)
  }

  /// Whether all commits are in the database file itself. A full disk can leave an empty log behind.
  private var isLogEmpty: Bool { logSize == 0 }

  /// The size of the log next to the file, in bytes. Zero if there is no log.
  var logSize: Int { Int(FileCalls.system.statusOfTarget(real + "-wal")?.size ?? 0) }

  private var folder: String {
    let folder = Folder.parent(of: real)
    return folder.isEmpty ? "." : folder
  }
}

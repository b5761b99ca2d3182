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

/// Opens the file of an SQLite store, whatever state it and its folder are in.
struct SQLiteFile: Sendable {
  /// The path as passed to SQLite. To SQLite `:memory:` and `file:` have a meaning of their own; here every path is a file.
  let path: String
  private let mayWrite: Bool
  /// Whether SQLite may not even create its own files beside it.
  private let isUntouched: Bool
  private let patience: Duration
  private let replacements = Replacements()
  private let fault: @Sendable (SQLiteConnection) -> Int32

  /// - Parameter fault: the result code with which each statement of a connection fails; zero, unless a test plays another system's SQLite.
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

  /// Opens the connection that creates, migrates and changes the file; a read-only one where that is not possible.
  func open() throws(GatewayError) -> SQLiteConnection {
    // First: without SQLite, no file or folder should be created.
    try SQLiteLibrary.load()
    try FileCalls.system.lookAt(FileCalls.anywhere, real)?.requireFile(real)
    let round = replacements.count
    guard mayWrite, try make() else { return try openReadOnly(hasRoom: !isUntouched, patience: patience) }
    // Checked first: a file that is not the kit's must not be changed, neither its journal mode nor by a log that lies beside it.
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

  /// Whether a connection is still to the files at the path; otherwise it has to be opened again.
  ///
  /// - Throws: ``GatewayError/replaced(what:)``, once for each time that they are replaced.
  func isCurrent(_ connection: SQLiteConnection) throws(GatewayError) -> Bool {
    if isUsable(connection) { return true }
    if connection.round != replacements.count { return false }
    try? connection.abandon()
    if replacements.find(after: connection.round) { throw .replaced(what: path) }
    return false
  }

  /// The same, without reporting anything.
  func isUsable(_ connection: SQLiteConnection) -> Bool {
    connection.round == replacements.count && connection.isInPlace
  }

  private func watch(_ connection: SQLiteConnection, _ round: Int, hasLog: Bool = true) throws(GatewayError) {
    do throws(GatewayError) { try connection.watch(replacements, round, hasLog: hasLog) } catch {
      _ = replacements.find(after: round)
      throw error
    }
  }

  /// How often a log could not be moved into the database, with the changes that were in it alone.
  var refusedLogs: Int { replacements.refusedLogs }

  /// Whether there is a file.
  var isThere: Bool { Folder.isThere(path) }

  /// Opens a connection that only reads; `nil` if the file must be created or migrated first.
  ///
  /// - Parameter patience: how long to wait for locks; by default not at all.
  func openForReading(patience: Duration = .zero) throws(GatewayError) -> SQLiteConnection? {
    try SQLiteLibrary.load()
    try FileCalls.system.lookAt(FileCalls.anywhere, real)?.requireFile(real)
    guard mayWrite else { return try openReadOnly(hasRoom: !isUntouched, patience: patience) }
    let round = replacements.count
    guard isThere else { return nil }
    guard isWritable else { return try openReadOnly(hasRoom: true, patience: patience) }
    if try checkLog(restoresMode: true) { return try openBesideLog(patience: patience) }
    let connection: SQLiteConnection
    do throws(GatewayError) {
      connection = try connect(patience: patience)
      let version = try version(of: connection)
      let mode = try connection.first("PRAGMA journal_mode") { $0.text(0) }
      if mode != "wal" || version != SQLiteSchema.version { return nil }
    } catch {
      // On a full disk, existing data can still be read.
      guard case .failed(_, .full) = error, let found = try? openReadOnly(hasRoom: false, patience: patience) else {
        throw error
      }
      return found
    }
    try set(connection)
    // A smaller cache than the writer's, as there may be many readers. Opened read-write, so that the last one closed leaves no log.
    try connection.runScript("PRAGMA cache_size = -2000; PRAGMA query_only = ON")
    try watch(connection, round)
    return connection
  }

  /// Opens a connection that only reads, and leaves the log as it is: only a change may apply what was left by others.
  private func openBesideLog(patience: Duration) throws(GatewayError) -> SQLiteConnection? {
    let round = replacements.count
    let connection = try connectReadOnly(isFixed: false, patience: patience)
    guard try version(of: connection) == SQLiteSchema.version else { return nil }
    try set(connection)
    try connection.runScript("PRAGMA cache_size = -2000")
    try watch(connection, round)
    return connection
  }

  /// The version of the database, after a check that its tables and indexes agree.
  func examine() throws(GatewayError) -> StoreVersion {
    try SQLiteLibrary.load()
    try FileCalls.system.lookAt(FileCalls.anywhere, real)?.requireFile(real)
    _ = try checkLog(restoresMode: false)
    // Where there is an index, SQLite makes no other file; it tells whether the log is the right one.
    let isFixed = isLogEmpty && !["-wal", "-shm"].allSatisfy { Folder.isThere(real + $0) }
    let connection = try connectReadOnly(isFixed: isFixed, patience: patience)
    let version = try version(of: connection)
    try set(connection)
    if version > 0 { try connection.checkIntegrity() }
    return StoreVersion(found: version, known: SQLiteSchema.version)
  }

  /// Opens a connection that only reads, where there is no room for SQLite's own files beside this one.
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

  /// Makes the file, for its owner alone, if it is not there, and says whether it can be written.
  private func make() throws(GatewayError) -> Bool {
    if Folder.isThere(path) { return isWritable }
    // One at a time: a log beside a database that another process has just made is not an old one.
    let turn = try OpenFolder(folder, .system).lock(toMake: path, patience: patience)
    defer { withExtendedLifetime(turn) {} }
    if Folder.isThere(path) { return isWritable }
    // SQLite would delete it unread.
    if logSize > 0 { DatabaseFiles.setLogAside(of: real) }
    _ = try PlainFile(making: real, .system)
    return true
  }

  /// Where SQLite finds the file, and has its own beside it.
  var real: String { Folder.target(of: path) }

  private var isWritable: Bool { access(path, W_OK) == 0 && access(folder, W_OK) == 0 }

  private func connect(patience: Duration) throws(GatewayError) -> SQLiteConnection {
    try SQLiteConnection(path, path: path, flags: SQLITE_OPEN_READWRITE, patience: patience, fault: fault)
  }

  /// SQLite does not wait for its turn to change the journal mode, so where several make a file at once, all but one must.
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

  /// - Parameter hasRoom: whether there is room for SQLite's own files beside this one.
  private func openReadOnly(hasRoom: Bool, patience: Duration) throws(GatewayError) -> SQLiteConnection {
    guard Folder.isThere(path) else { throw .unavailable(what: path, why: GatewayError.reason(ENOENT)) }
    // Without its log, and where this user can make none. Others may change the file between two calls.
    let isFixed = hasRoom ? !Folder.isThere(real + "-wal") && access(folder, W_OK) != 0 : isLogEmpty
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

  /// Whether everything committed is in the file itself; on a full disk an empty log may be left.
  private var isLogEmpty: Bool { logSize == 0 }

  /// Of the log beside the file, in bytes.
  var logSize: Int { Int(FileCalls.system.lookBehind(real + "-wal")?.size ?? 0) }

  private var folder: String {
    let folder = Folder.parent(of: real)
    return folder.isEmpty ? "." : folder
  }
}

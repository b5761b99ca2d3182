import UseCases

#if canImport(CRecetasSQLite)
  import CRecetasSQLite
#else
  import SQLite3
#endif

/// The system's SQLite library. On Linux, the library is loaded when the first database is opened. SQLite functions must not be called
/// before that.
enum SQLiteLibrary {
  /// Loads the library. Throws an error with the reason if the library is unusable. A process tries only once, and later calls have the
  /// same result.
  static func load() throws(GatewayError) { try system.get() }

  private static let system: Result<Void, GatewayError> = Result { () throws(GatewayError) in
    try load(named: "libsqlite3.so.0")
    try check(
      version: Int(sqlite3_libversion_number()), hasFTS5: sqlite3_compileoption_used("ENABLE_FTS5") != 0)
  }

  /// - Parameter name: the file name for the dynamic linker. Ignored on Apple's platforms, where SQLite is linked.
  static func load(named name: String) throws(GatewayError) {
    #if canImport(CRecetasSQLite)
      if let why = recetas_sqlite3_load(name) {
        throw unusable(.missing(why: String(cString: why), package: "libsqlite3-0"))
      }
    #endif
  }

  /// Throws if the library lacks a feature that the tables require: `STRICT` (SQLite 3.37) or FTS5.
  ///
  /// - Parameter version: SQLite's version number, such as 3037002 for 3.37.2.
  static func check(version: Int, hasFTS5: Bool) throws(GatewayError) {
    if version < 3_037_000 {
      let found = "\(version / 1_000_000).\(version / 1000 % 1000).\(version % 1000)"
      throw unusable(.tooOld(found: found, needed: "3.37"))
    }
    if !hasFTS5 { throw unusable(.builtWithout("FTS5")) }
  }

  private static func unusable(_ why: LibraryFault) -> GatewayError { .unusableLibrary(what: "SQLite", why: why) }
}

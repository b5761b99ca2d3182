import Gateways
@testable import SQLiteGateways
import Testing
import UseCases

@Suite struct `The system's SQLite` {
  private func unusable(_ why: LibraryFault) -> GatewayError { .unusableLibrary(what: "SQLite", why: why) }

  #if os(Linux)
    @Test(arguments: ["libsqlite3.so.none", "/dev/null", "/"])
    func `The error for a missing SQLite library names the package to install`(name: String) {
      #expect {
        try SQLiteLibrary.load(named: name)
      } throws: { error in
        guard case .failed("SQLite", let fault) = error as? GatewayError,
          case .library(.missing(let why, "libsqlite3-0")) = fault.kind
        else { return false }
        return why.contains(name)
      }
    }

    @Test func `A library without SQLite's functions is refused, and the loaded library stays in use`() throws {
      let database = try Database()
      let connection = try database.connection()
      #expect {
        try SQLiteLibrary.load(named: "libm.so.6")
      } throws: { error in
        guard case .failed("SQLite", let fault) = error as? GatewayError,
          case .library(.missing(let why, package: _)) = fault.kind
        else { return false }
        return why.contains("sqlite3_")
      }
      #expect(try connection.integer("SELECT 6 * 7") == 42)
    }
  #endif

  @Test(arguments: [
    (3_036_999, "3.36.999"), (3_034_001, "3.34.1"), (3_007_017, "3.7.17"), (2_008_017, "2.8.17"), (0, "0.0.0"),
  ])
  func `An SQLite version without strict tables is refused as too old`(version: Int, text: String) {
    for hasFTS5 in [true, false] {
      #expect(throws: unusable(.tooOld(found: text, needed: "3.37"))) {
        try SQLiteLibrary.check(version: version, hasFTS5: hasFTS5)
      }
    }
  }

  @Test(arguments: [3_037_000, 3_040_001, 3_100_000, 4_000_000])
  func `An SQLite version with strict tables is accepted if it has text search`(version: Int) throws {
    try SQLiteLibrary.check(version: version, hasFTS5: true)
    #expect(throws: unusable(.builtWithout("FTS5"))) { try SQLiteLibrary.check(version: version, hasFTS5: false) }
  }
}

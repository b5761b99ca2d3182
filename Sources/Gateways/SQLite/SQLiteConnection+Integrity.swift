import UseCases

/// Checks the integrity of a database. SQLite reads only the pages that a query needs, so a damaged index can hide rows of an intact table.
/// Each of these checks reads all the data that it covers.
extension SQLiteConnection {
  /// Throws unless all pages, tables and indexes are consistent, and all foreign keys refer to existing rows.
  func checkIntegrity() throws(GatewayError) {
    let found = try rows("PRAGMA integrity_check(1)") { (row) throws(GatewayError) in row.text(0) }
    if found == ["ok"] { return try checkReferences() }
    // If a page is damaged, SQLite names the database on the line before the problem.
    let reason = found.first?.split(separator: "\n").last.map { String($0) }
    throw .corrupt(what: path, why: reason ?? "its integrity can't be checked")
  }

  private func checkReferences() throws(GatewayError) {
    let orphan = try first("SELECT \"table\", parent FROM pragma_foreign_key_check LIMIT 1") {
      (row) throws(GatewayError) in "a row of \(row.text(0)) names none of \(row.text(1))"
    }
    if let orphan { throw .corrupt(what: path, why: orphan) }
  }

  /// Throws unless the full-text index matches the menu. The check requires write access.
  func checkSearch() throws(GatewayError) {
    try run("PRAGMA query_only = OFF")
    try begin(.writing)
    defer { rollBack() }
    do throws(GatewayError) {
      try run("INSERT INTO dish_search (dish_search, rank) VALUES ('integrity-check', 1)")
    } catch {
      guard case .corrupt = error else { throw error }
      throw .corrupt(what: path, why: "the index dish_search does not agree with the table dish")
    }
  }
}

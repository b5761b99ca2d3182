import UseCases

/// Checks that everything put into a database can be found there. SQLite looks only at what a query needs: a damaged index can
/// hide rows of a sound table. Each check reads all it is about.
extension SQLiteConnection {
  /// Throws unless all pages, tables and indexes agree, and every row that is named is there.
  func checkIntegrity() throws(GatewayError) {
    let found = try rows("PRAGMA integrity_check(1)") { (row) throws(GatewayError) in row.text(0) }
    if found == ["ok"] { return try checkReferences() }
    // SQLite names the database in a line before the problem of a page.
    let reason = found.first?.split(separator: "\n").last.map { String($0) }
    throw .corrupt(what: path, why: reason ?? "its integrity can't be checked")
  }

  private func checkReferences() throws(GatewayError) {
    let orphan = try first("SELECT \"table\", parent FROM pragma_foreign_key_check LIMIT 1") {
      (row) throws(GatewayError) in "a row of \(row.text(0)) names none of \(row.text(1))"
    }
    if let orphan { throw .corrupt(what: path, why: orphan) }
  }

  /// Throws unless the full-text index matches the menu. The check needs write access.
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

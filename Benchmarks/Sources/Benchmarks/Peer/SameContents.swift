/// Throws an error if two databases differ, since only the times of equal work can be compared.
enum SameContents {
  static func check(_ kit: String, _ peer: String, tables: [String]) throws {
    let databases = (try CDatabase(kit), try CDatabase(peer))
    for table in tables {
      // The first column starts every table's key, so this is the storage order of the rows.
      let order = "SELECT * FROM \(table) ORDER BY 1"
      let statements = (try databases.0.prepare(order), try databases.1.prepare(order))
      var rows: ([UInt8], [UInt8]) = ([], [])
      var number = 0
      while true {
        let has = (try statements.0.step(), try statements.1.step())
        guard has.0 == has.1 else { throw Problem("\(table) has rows that only one side has, after row \(number)") }
        if !has.0 { break }
        number += 1
        statements.0.row(into: &rows.0)
        statements.1.row(into: &rows.1)
        if rows.0 != rows.1 { throw Problem("row \(number) of \(table) differs") }
      }
      if number == 0 { throw Problem("\(table) is empty") }
    }
  }

  /// Throws an error if the search index doesn't match the dish table.
  static func checkSearchIndex(_ path: String) throws {
    try CDatabase(path).run("INSERT INTO dish_search (dish_search, rank) VALUES ('integrity-check', 1)")
  }
}

/// Refuses two databases that don't hold the same: times of different work are no ratio.
enum SameContents {
  static func check(_ kit: String, _ peer: String, tables: [String]) throws {
    let databases = (try CDatabase(kit), try CDatabase(peer))
    for table in tables {
      // By the first column, which for every table is the first of its key, and the key is how its rows lie.
      let order = "SELECT * FROM \(table) ORDER BY 1"
      let statements = (try databases.0.prepare(order), try databases.1.prepare(order))
      var rows: ([UInt8], [UInt8]) = ([], [])
      var number = 0
      while true {
        let has = (try statements.0.step(), try statements.1.step())
        guard has.0 == has.1 else { throw Problem("\(table) has rows that only one side holds, after \(number)") }
        if !has.0 { break }
        number += 1
        statements.0.row(into: &rows.0)
        statements.1.row(into: &rows.1)
        if rows.0 != rows.1 { throw Problem("row \(number) of \(table) is not the same") }
      }
      if number == 0 { throw Problem("\(table) is empty") }
    }
  }

  /// Whether the search index holds what is in the table.
  static func checkSearchIndex(_ path: String) throws {
    try CDatabase(path).run("INSERT INTO dish_search (dish_search, rank) VALUES ('integrity-check', 1)")
  }
}

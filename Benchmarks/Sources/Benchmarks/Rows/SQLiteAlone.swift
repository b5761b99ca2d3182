/// The time that SQLite itself takes to step through the rows of a query without using them.
enum SQLiteAlone {
  /// A query for fifty-one dishes: a page of fifty, and one more dish to determine whether there are more.
  static let firstPage = "SELECT id, name, description, price, currency, kind FROM dish ORDER BY position LIMIT 51"

  static func seconds(_ path: String, _ sql: String, _ values: [CValue] = [], rounds: Int) throws -> Double {
    let statement = try CDatabase(path).prepare(sql)
    let clock = ContinuousClock()
    try statement.run(values)
    return Median.of(
      try (0..<rounds).map { _ in
        let start = clock.now
        try statement.run(values)
        return (clock.now - start) / .seconds(1)
      })
  }
}

public import Entities
public import StoreCore
public import UseCases

/// Searches all records. SQLite selects the matching rows, and only the best of these rows are read completely.
extension SQLiteRecords: FindRecords {
  public func found(
    _ kind: FoundRecord.Kind, matching search: SearchText, limit: Int
  ) throws(GatewayError) -> [FoundRecord] {
    let best = BestFound<String>(kind, matching: search, limit: limit)
    switch kind {
    case .dish:
      return try records(dishes(search, best)) { (id) throws(GatewayError) in try dish(id).map { .dish($0) } }
    case .recipe:
      let ids = try rows(of: "recipe", "title_fold", "texts_fold", "title_key", search, best)
      return try records(ids) { (id) throws(GatewayError) in try details(id).map { .recipe($0) } }
    case .beer:
      let ids = try rows(
        of: "beer", "name_fold", "type_fold || char(10) || \(Self.makerFold)", "name_key", search, best)
      return try records(ids) { (id) throws(GatewayError) in
        guard let beer = try beer(id)?.beer else { return nil }
        return .beer(beer, maker: try manufacturer(beer.manufacturer)?.manufacturer.name ?? "")
      }
    case .manufacturer:
      let ids = try rows(of: "manufacturer", "name_fold", "''", "name_key", search, best)
      return try records(ids) { (id) throws(GatewayError) in
        try manufacturer(id).map { .manufacturer($0.manufacturer) }
      }
    case .review:
      return try records(reviews(search, best)) { (id) throws(GatewayError) in
        try beerReview(id).map { .review($0) }
      }
    case .place:
      let ids = try rows(of: "place", "name_fold", "texts_fold", "name_key", search, best)
      return try records(ids) { (id) throws(GatewayError) in try place(id).map { .place($0) } }
    }
  }

  /// Returns the ids of the best rows in a table.
  private func rows(
    of table: String, _ title: String, _ text: String, _ key: String, _ search: SearchText,
    _ best: consuming BestFound<String>
  ) throws(GatewayError) -> [String] {
    try add("SELECT id, \(title), \(text), \(key) FROM \(table)", [title, text], search, to: &best)
    return best.items()
  }

  /// The maximum number of hits to read from the trigram index. If there are more hits, the names of all dishes are searched first.
  private static let mostInIndex = 10_000

  /// Returns the ids of the best dishes. Uses the trigram index if the index can answer the search with few hits. Otherwise searches only
  /// the names if they are decisive. Reads descriptions only if they can affect the result.
  private func dishes(_ search: SearchText, _ empty: BestFound<String>) throws(GatewayError) -> [String] {
    let trigrams = try TrigramQuery.match(search, frequency: pages(of:))
    if let trigrams {
      var found = empty
      if try add(trigrams, search, to: &found, atMost: Self.mostInIndex) { return found.items() }
    }
    var named = empty
    try add("SELECT id, name_fold, '', name_key FROM dish", ["name_fold"], search, to: &named)
    if named.isDecidedByTitles { return named.items() }
    guard let trigrams else {
      return try rows(of: "dish", "name_fold", "description_fold", "name_key", search, empty)
    }
    var all = empty
    _ = try add(trigrams, search, to: &all)
    return all.items()
  }

  /// Adds the dishes found by the trigram index.
  ///
  /// - Returns: whether all hits were added.
  private func add(
    _ trigrams: String, _ search: SearchText, to best: inout BestFound<String>, atMost most: Int = .max
  ) throws(GatewayError) -> Bool {
    let condition = SearchCondition.sql(search, in: ["dish.name_fold", "dish.description_fold"], from: 2)
    var count = 0
    try database.forEach(
      """
      SELECT dish.id, dish.name_fold, dish.description_fold, dish.name_key
      FROM dish_search CROSS JOIN dish ON position = dish_search.rowid WHERE dish_search MATCH ?1\(condition)
      """, [.text(trigrams)] + SearchCondition.values(search)
    ) { (row) throws(GatewayError) in
      best.add(row)
      count += 1
      return count < most
    }
    return count < most
  }

  /// Adds the rows of a query that match the search. The query's columns are the id, the folded title, the other folded text and the
  /// collation key of the name.
  ///
  /// SQLite skips rows that lack a word of the search. If all words are very short, most rows contain them, so only the ranking checks the
  /// rows.
  ///
  /// - Parameter columns: the columns to search.
  private func add(
    _ sql: String, _ columns: [String], _ search: SearchText, to best: inout BestFound<String>
  ) throws(GatewayError) {
    let isSelective = search.words.contains { $0.utf8.count > 2 }
    let condition = isSelective ? SearchCondition.sql(search, in: columns.filter { $0 != "''" }, from: 1) : ""
    let values = isSelective ? SearchCondition.values(search) : []
    try database.forEach("\(sql) WHERE true\(condition)", values) {
      (row) throws(GatewayError) in
      best.add(row)
      return true
    }
  }

  /// Returns the ids of the best reviews. Reads the text of every review, because reviews are not stored folded.
  private func reviews(_ search: SearchText, _ best: consuming BestFound<String>) throws(GatewayError) -> [String] {
    try database.forEach(
      "SELECT review.id, review.text, beer.name_key FROM review JOIN beer ON beer.id = review.beer WHERE review.text <> ''",
      []
    ) { (row) throws(GatewayError) in
      best.add(row.text(0), title: "", texts: [SearchText.fold(row.text(1))], key: row.text(2), row.text(0))
      return true
    }
    return best.items()
  }

  /// Returns the records with these ids, which were found in an index or a table. Throws ``GatewayError/corrupt(what:why:)`` if a record is
  /// missing.
  private func records<Entity>(
    _ ids: [String], _ record: (Identifier<Entity>) throws(GatewayError) -> FoundRecord?
  ) throws(GatewayError) -> [FoundRecord] {
    try ids.map { (id) throws(GatewayError) in
      let found = try record(try database.valid("the row \(id)") { try Identifier<Entity>(id) })
      guard let found else { throw .corrupt(what: database.path, why: "an index names \(id), which is missing") }
      return found
    }
  }
}

extension BestFound<String> {
  /// Adds a row with these columns: the id, the folded title, the other folded text and the collation key of the name.
  fileprivate mutating func add(_ row: SQLiteStatement) {
    add(row.text(0), title: row.utf8(1), text: row.utf8(2), key: row.utf8(3), row.text(0))
  }
}

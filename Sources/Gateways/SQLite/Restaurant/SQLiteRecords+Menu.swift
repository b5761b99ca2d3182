public import Entities
public import StoreCore
public import UseCases

/// Reads and writes the `dish` table, whose positions follow the order of the menu, and its search index.
extension SQLiteRecords: MenuRecords {
  public func dish(_ id: Dish.ID) throws(GatewayError) -> Dish? {
    try database.first("SELECT \(MenuQuery.columns) FROM dish WHERE id = ?", .text(id.text)) {
      (row) throws(GatewayError) in
      var reader = DishReader(database)
      return try reader.dish(row)
    }
  }

  public func dish(named name: String) throws(GatewayError) -> Dish? {
    let id = Dish.ID(ofDishNamed: name)
    var reader = DishReader(database)
    return try database.rows(
      "SELECT \(MenuQuery.columns) FROM dish WHERE name_fold = ?", .text(SearchText.fold(name))
    ) { (row) throws(GatewayError) in try reader.dish(row) }.first { $0.namedID == id }
  }

  public func dishes(
    matching search: SearchText, of kind: DishKind?, page: Page
  ) throws(GatewayError) -> Paged<Dish> {
    guard let range = try range(of: kind) else { return Paged([], hasMore: false) }
    let trigrams = try TrigramQuery.match(search, frequency: pages(of:))
    let query = MenuQuery(search, trigrams, in: range, offset: page.offset)
    var reader = DishReader(database)
    var items: [Dish] = []
    items.reserveCapacity(min(page.limit, Page.defaultLimit))
    var hasMore = false
    try database.forEach(query.sql, query.values) { (row) throws(GatewayError) in
      hasMore = items.count == page.limit
      if !hasMore { items.append(try reader.dish(row)) }
      return !hasMore
    }
    return Paged(items, hasMore: hasMore)
  }

  public func bestDishes(
    matching search: SearchText, of kind: DishKind?, page: Page
  ) throws(GatewayError) -> Paged<Dish> {
    if search.isBlank { return try dishes(matching: search, of: kind, page: page) }
    guard let range = try range(of: kind) else { return Paged([], hasMore: false) }
    let trigrams = try TrigramQuery.match(search, frequency: pages(of:))
    let query = MenuQuery(search, trigrams, in: range, offset: 0, columns: MenuQuery.rankColumns)
    var hits = RankedHits<Int>(search)
    try database.forEach(query.sql, query.values) { (row) throws(GatewayError) in
      hits.add(row.integer(0), title: row.utf8(1), text: row.utf8(2))
    }
    guard let positions = hits.page(page) else { return try dishes(matching: search, of: kind, page: page) }
    var (reader, dishes) = (DishReader(database), [Dish]())
    for position in positions.items {
      try database.forEach(MenuQuery.atPosition, [SQLiteValue(position)]) { (row) throws(GatewayError) in
        dishes.append(try reader.dish(row))
        return false
      }
    }
    return Paged(dishes, hasMore: positions.hasMore)
  }

  public func dishKinds() throws(GatewayError) -> [DishKind] {
    var (kinds, from): ([DishKind], String) = ([], "")
    while let name = try database.first(MenuQuery.kind, .text(from), row: { $0.text(0) }) {
      do { kinds.append(try DishKind(name)) } catch {
        throw .corrupt(what: database.path, why: "kind \(name): \(error.reason)")
      }
      // The next key must follow all spellings of the kind. Otherwise a kind stored with the wrong key could cause an endless loop.
      let next = CollationKey(name).letters + CollationKey.afterSeparator
      guard from.utf8.lexicographicallyPrecedes(next.utf8) else {
        throw .corrupt(what: database.path, why: "the kind \(name) has another one's key")
      }
      from = next
    }
    return kinds
  }

  /// Returns the number of search index pages that list the dishes with a trigram.
  func pages(of trigram: String) throws(GatewayError) -> Int {
    try database.first(MenuQuery.pages, MenuQuery.term(trigram)) { (row) throws(GatewayError) in row.integer(0) } ?? 0
  }

  /// Returns the positions of a kind's dishes, which are contiguous. `nil` if there are none.
  private func range(of kind: DishKind?) throws(GatewayError) -> ClosedRange<Int>? {
    guard let kind else { return Int.min...Int.max }
    // The range contains all keys with these letters, regardless of accents and case.
    let letters = CollationKey(kind.name).letters
    let (from, to) = (letters + CollationKey.separator, letters + CollationKey.afterSeparator)
    let ends = try [MenuQuery.first, MenuQuery.last].map { (sql) throws(GatewayError) in
      try database.first(sql, .text(from), .text(to)) { (row) throws(GatewayError) in row.integer(0) }
    }
    guard let first = ends[0], let last = ends[1] else { return nil }
    return first...last
  }

  /// Calls `body` with every dish, in menu order.
  func forEachDish(_ body: (Dish) throws(GatewayError) -> Void) throws(GatewayError) {
    var reader = DishReader(database)
    try database.forEach("SELECT \(MenuQuery.columns) FROM dish ORDER BY position", []) {
      (row) throws(GatewayError) in
      try body(try reader.dish(row))
      return true
    }
  }

  func removeMenu() throws(GatewayError) {
    try database.run("DELETE FROM dish")
    try database.run("INSERT INTO dish_search (dish_search) VALUES ('delete-all')")
  }
}

public import Entities
public import UseCases

/// Changes individual dishes. Because of the gaps between positions (``MenuStaging/step``), inserting a dish moves no other dishes, or only
/// a few neighbors.
extension SQLiteRecords {
  public func put(_ dish: Dish, replacing previous: Dish?) throws(GatewayError) {
    if let previous, MenuPosition(previous) == MenuPosition(dish) { return try update(dish) }
    if let previous { try deleteDish(previous.id) }
    let place = try freePlace(for: dish)
    let position = MenuPosition(dish)
    try database.run(
      "INSERT INTO dish (position, \(MenuStaging.columns)) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
      SQLiteValue(place), .text(dish.id.text), .text(dish.name), .text(dish.description),
      .integer(dish.price.minorUnits), .text(dish.price.currency.code), .text(dish.kind.name),
      .text(position.kind.text), .text(position.name.text), .text(SearchText.fold(dish.name)),
      .text(SearchText.fold(dish.description)))
    try index(place)
  }

  public func deleteDish(_ id: Dish.ID) throws(GatewayError) {
    let place = try database.first("SELECT position FROM dish WHERE id = ?", .text(id.text)) { $0.integer(0) }
    guard let place else { return }
    try unindex(place)
    try database.run("DELETE FROM dish WHERE position = ?", SQLiteValue(place))
  }

  /// Updates a dish whose position doesn't change.
  private func update(_ dish: Dish) throws(GatewayError) {
    let id = SQLiteValue.text(dish.id.text)
    let place = try database.first("SELECT position FROM dish WHERE id = ?", id) { $0.integer(0) }
    guard let place else { return }
    try unindex(place)
    try database.run(
      """
      UPDATE dish SET name = ?, description = ?, price = ?, currency = ?, name_fold = ?, description_fold = ?
      WHERE id = ?
      """, .text(dish.name), .text(dish.description), .integer(dish.price.minorUnits),
      .text(dish.price.currency.code), .text(SearchText.fold(dish.name)), .text(SearchText.fold(dish.description)),
      id)
    try index(place)
  }

  /// Returns a free position for a new dish, between the dishes before and after it on the menu.
  private func freePlace(for dish: Dish) throws(GatewayError) -> Int {
    let after = try firstPlace(after: dish)
    let before = try database.first(
      "SELECT position FROM dish WHERE position < ? ORDER BY position DESC LIMIT 1", SQLiteValue(after ?? Int.max)
    ) { $0.integer(0) }
    switch (before, after) {
    case (nil, nil): return MenuStaging.step
    case (let before?, nil): return before + MenuStaging.step
    case (nil, let after?): return after - MenuStaging.step
    case (let before?, let after?) where after - before > 1: return before + (after - before) / 2
    case (_, let after?):
      try makeRoom(at: after)
      return after
    }
  }

  /// Returns the position of the first dish after this one, using binary search. `nil` if this dish is the last one.
  private func firstPlace(after dish: Dish) throws(GatewayError) -> Int? {
    let position = MenuPosition(dish)
    let ends = try [MenuQuery.lowest, MenuQuery.highest].map { (sql) throws(GatewayError) in
      try database.first(sql) { $0.integer(0) }
    }
    guard var low = ends[0], let last = ends[1] else { return nil }
    var high = last + 1
    while low < high {
      let middle = low + (high - low) / 2
      let found = try database.first(
        """
        SELECT position, (kind_key, kind, name_key, id) < (?, ?, ?, ?) FROM dish
        WHERE position >= ? ORDER BY position LIMIT 1
        """, .text(position.kind.text), .text(dish.kind.name), .text(position.name.text), .text(dish.id.text),
        SQLiteValue(middle)
      ) { (place: $0.integer(0), isBefore: $0.integer(1) == 1) }
      if let found, found.isBefore { low = found.place + 1 } else { high = middle }
    }
    return try database.first(
      "SELECT position FROM dish WHERE position >= ? ORDER BY position LIMIT 1", SQLiteValue(low)
    ) { $0.integer(0) }
  }

  /// Moves the dish at this position, and the dishes directly after it, by one position.
  private func makeRoom(at place: Int) throws(GatewayError) {
    var end = place
    try database.forEach("SELECT position FROM dish WHERE position >= ? ORDER BY position", [SQLiteValue(place)]) {
      (row) throws(GatewayError) in
      if row.integer(0) != end { return false }
      end += 1
      return true
    }
    for place in (place..<end).reversed() {
      try unindex(place)
      try database.run("UPDATE dish SET position = position + 1 WHERE position = ?", SQLiteValue(place))
      try index(place + 1)
    }
  }

  private func index(_ place: Int) throws(GatewayError) {
    try database.run(
      "INSERT INTO dish_search (rowid, name_fold, description_fold) "
        + "SELECT position, name_fold, description_fold FROM dish WHERE position = ?", SQLiteValue(place))
  }

  /// Removes a dish from the search index. Call this method before changing the dish, because the index stores no text and needs the old
  /// text to remove the entry.
  private func unindex(_ place: Int) throws(GatewayError) {
    try database.run(
      "INSERT INTO dish_search (dish_search, rowid, name_fold, description_fold) "
        + "SELECT 'delete', position, name_fold, description_fold FROM dish WHERE position = ?", SQLiteValue(place))
  }
}

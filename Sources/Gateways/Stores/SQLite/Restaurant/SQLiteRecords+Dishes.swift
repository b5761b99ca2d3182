#if SQLite
  public import Entities
  public import UseCases

  /// Changes of single dishes. Positions count without gaps, so what follows a dish that comes or goes moves by one.
  extension SQLiteRecords {
    public func put(_ dish: Dish, replacing previous: Dish?) throws(GatewayError) {
      if let previous, MenuPosition(previous) == MenuPosition(dish) { return try update(dish) }
      if let previous { try takeOut(previous.id) }
      try putIn(dish)
      try indexMenu()
    }

    public func deleteDish(_ id: Dish.ID) throws(GatewayError) {
      try takeOut(id)
      try indexMenu()
    }

    /// Changes a dish that stays where it stands.
    private func update(_ dish: Dish) throws(GatewayError) {
      let id = SQLiteValue.text(dish.id.text)
      // The index stores no text: deleting from it needs the old text.
      try database.run(
        "INSERT INTO dish_search (dish_search, rowid, name_fold, description_fold) "
          + "SELECT 'delete', position, name_fold, description_fold FROM dish WHERE id = ?", id)
      try database.run(
        """
        UPDATE dish SET name = ?, description = ?, price = ?, currency = ?, name_fold = ?, description_fold = ?
        WHERE id = ?
        """, .text(dish.name), .text(dish.description), .integer(dish.price.minorUnits),
        .text(dish.price.currency.code), .text(SearchText.fold(dish.name)), .text(SearchText.fold(dish.description)),
        id)
      try database.run(
        "INSERT INTO dish_search (rowid, name_fold, description_fold) "
          + "SELECT position, name_fold, description_fold FROM dish WHERE id = ?", id)
    }

    private func putIn(_ dish: Dish) throws(GatewayError) {
      let position = MenuPosition(dish)
      let before = try database.first(
        "SELECT count(*) FROM dish WHERE (kind_key, kind, name_key, id) < (?, ?, ?, ?)", .text(position.kind.text),
        .text(dish.kind.name), .text(position.name.text), .text(dish.id.text)
      ) { (row) throws(GatewayError) in row.integer(0) }
      let place = SQLiteValue((before ?? 0) + 1)
      try move("position >= ?", place, by: 1)
      try database.run(
        "INSERT INTO dish (position, \(MenuStaging.columns)) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", place,
        .text(dish.id.text), .text(dish.name), .text(dish.description), .integer(dish.price.minorUnits),
        .text(dish.price.currency.code), .text(dish.kind.name), .text(position.kind.text), .text(position.name.text),
        .text(SearchText.fold(dish.name)), .text(SearchText.fold(dish.description)))
    }

    private func takeOut(_ id: Dish.ID) throws(GatewayError) {
      let place = try database.first("DELETE FROM dish WHERE id = ? RETURNING position", .text(id.text)) {
        (row) throws(GatewayError) in row.integer(0)
      }
      if let place { try move("position > ?", SQLiteValue(place), by: -1) }
    }

    /// Moves dishes without two ever sharing a position.
    private func move(_ condition: String, _ place: SQLiteValue, by distance: Int) throws(GatewayError) {
      try database.run(
        "UPDATE dish SET position = -(position + ?) WHERE \(condition)", SQLiteValue(distance), place)
      try database.run("UPDATE dish SET position = -position WHERE position < 0")
    }

    private func indexMenu() throws(GatewayError) {
      try database.run("INSERT INTO dish_search (dish_search) VALUES ('rebuild')")
    }
  }
#endif

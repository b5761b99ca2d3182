#if SQLite
  public import Entities
  public import UseCases

  /// The tables of the collection of recipes.
  extension SQLiteRecords: RecipeRecords {
    public func recipes(matching search: SearchText, page: Page) throws(GatewayError) -> RecipeList {
      let found = """
        FROM recipe WHERE ?1 = '' OR instr(title_fold, ?1) > 0
        OR EXISTS (SELECT 1 FROM recipe_ingredient WHERE recipe = recipe.id AND instr(text_fold, ?1) > 0)
        """
      let total = try database.first("SELECT count(*) \(found)", .text(search.folded)) { $0.integer(0) } ?? 0
      let recipes = try database.rows(
        "SELECT \(RecipeRow.columns) \(found) ORDER BY title_key, id LIMIT ?2 OFFSET ?3", .text(search.folded),
        SQLiteValue(page.limit), SQLiteValue(page.offset)
      ) { (row) throws(GatewayError) in try RecipeRow.recipe(row, database) }
      return RecipeList(
        recipes, offset: page.offset, hasMore: page.offset + page.limit < total, total: total)
    }

    public func suggestions(for search: SearchText, limit: Int) throws(GatewayError) -> [RecipeSuggestion] {
      try database.rows(
        """
        SELECT \(RecipeRow.columns) FROM recipe WHERE instr(title_fold, ?1) > 0 OR ?1 = ''
        ORDER BY ?1 <> '' AND instr(title_fold, ?1) > 1, title_key, id LIMIT ?2
        """, .text(search.folded), SQLiteValue(max(0, limit))
      ) { (row) throws(GatewayError) in RecipeSuggestion(try RecipeRow.recipe(row, database)) }
    }

    public func recipe(_ id: Recipe.ID) throws(GatewayError) -> Recipe? {
      try database.first("SELECT \(RecipeRow.columns) FROM recipe WHERE id = ?", .text(id.text)) {
        (row) throws(GatewayError) in try RecipeRow.recipe(row, database)
      }
    }

    public func details(_ id: Recipe.ID) throws(GatewayError) -> RecipeDetails? {
      let row = try database.first("SELECT \(RecipeRow.allColumns) FROM recipe WHERE id = ?", .text(id.text)) {
        (row) throws(GatewayError) in try RecipeRow(row, database)
      }
      return try row?.details(database)
    }

    /// Calls `body` with every recipe, by title.
    func forEachRecipe(_ body: (RecipeDetails) throws(GatewayError) -> Void) throws(GatewayError) {
      try database.forEach("SELECT \(RecipeRow.allColumns) FROM recipe ORDER BY title_key, id", []) {
        (row) throws(GatewayError) in
        try body(try RecipeRow(row, database).details(database))
        return true
      }
    }

    public func put(_ details: RecipeDetails) throws(GatewayError) {
      try deleteRecipe(details.id)
      _ = try insert(details)
    }

    public func deleteRecipe(_ id: Recipe.ID) throws(GatewayError) {
      try database.run("DELETE FROM recipe WHERE id = ?", .text(id.text))
    }

    /// Answers `false`, and changes nothing, when there is one of its id.
    func insert(_ details: RecipeDetails) throws(GatewayError) -> Bool {
      guard try insertRow(details) else { return false }
      let id = SQLiteValue.text(details.id.text)
      for (position, line) in details.ingredients.enumerated() {
        try database.run(
          "INSERT INTO recipe_ingredient VALUES (?, ?, ?, ?, ?, ?, ?)", id, SQLiteValue(position), .text(line.text),
          SQLiteValue(line.name), SQLiteValue(line.amount), SQLiteValue(line.unit), .text(SearchText.fold(line.text)))
      }
      for (number, part) in details.instructions.enumerated() {
        for (position, step) in part.steps.enumerated() {
          try database.run(
            "INSERT INTO recipe_step VALUES (?, ?, ?, ?, ?)", id, SQLiteValue(number), SQLiteValue(position),
            SQLiteValue(part.name), .text(step))
        }
      }
      for (kind, labels) in RecipeRow.labels(of: details) {
        for (position, label) in labels.enumerated() {
          try database.run(
            "INSERT INTO recipe_label VALUES (?, ?, ?, ?)", id, .text(kind.rawValue), SQLiteValue(position),
            .text(label))
        }
      }
      return true
    }

    private func insertRow(_ details: RecipeDetails) throws(GatewayError) -> Bool {
      let (recipe, credit) = (details.recipe, details.credit)
      let inserted = try database.run(
        "INSERT INTO recipe VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING",
        .text(recipe.id.text), .text(recipe.title), SQLiteValue(recipe.image?.text), SQLiteValue(recipe.minutes),
        SQLiteValue(recipe.servings), .text(details.summary), SQLiteValue(details.preparationMinutes),
        SQLiteValue(details.cookingMinutes), SQLiteValue(credit.sourceName), SQLiteValue(credit.sourceAddress?.text),
        SQLiteValue(credit.line), SQLiteValue(credit.license), .text(CollationKey(recipe.title).text),
        .text(SearchText.fold(recipe.title)))
      return inserted > 0
    }
  }
#endif

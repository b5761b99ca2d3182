public import Entities
public import StoreCore
public import UseCases

/// Reads and writes the recipe collection tables.
extension SQLiteRecords: RecipeRecords {
  public func recipes(_ filter: RecipeFilter, page: Page) throws(GatewayError) -> RecipeList {
    let (sql, values) = try passing(filter)
    let total = try count(sql, values)
    let (limit, offset) = (values.count + 1, values.count + 2)
    let recipes = try database.rows(
      "SELECT \(RecipeTableRow.columns) \(sql) ORDER BY title_key, id LIMIT ?\(limit) OFFSET ?\(offset)",
      values + [SQLiteValue(page.limit), SQLiteValue(page.offset)]
    ) { (row) throws(GatewayError) in try RecipeTableRow.recipe(row, database) }
    return RecipeList(
      recipes, offset: page.offset, hasMore: page.offset + page.limit < total, total: total)
  }

  /// Returns the `FROM` clause that selects the recipes that match a filter, with the values for the clause's parameters.
  private func passing(_ filter: RecipeFilter) throws(GatewayError) -> (sql: String, values: [SQLiteValue]) {
    var sql = "FROM recipe WHERE true" + SearchCondition.sql(filter.search, in: Self.searchedColumns, from: 1)
    var values = SearchCondition.values(filter.search)
    func parameter(_ value: SQLiteValue) -> String {
      values.append(value)
      return "?\(values.count)"
    }
    if let minutes = filter.maximumMinutes { sql += " AND minutes <= \(parameter(SQLiteValue(minutes)))" }
    var conditions: [String] = []
    for (wanted, kinds) in [(filter.diets, RecipeTableRow.dietKinds), (filter.tags, RecipeTableRow.tagKinds)]
    where !wanted.isEmpty {
      let known = try database.rows("SELECT DISTINCT name FROM recipe_label WHERE kind IN (\(kinds))", []) {
        (name: $0.text(0), label: RecipeLabel($0.text(0)))
      }
      for label in Set(wanted).sorted(by: { $0.text < $1.text }) {
        let names = known.filter { label.fits($0.label) }
        if names.isEmpty { return ("FROM recipe WHERE false", []) }
        conditions.append(
          """
          EXISTS (SELECT 1 FROM recipe_label WHERE recipe = recipe.id AND kind IN (\(kinds))
          AND name IN (\(names.map { parameter(.text($0.name)) }.joined(separator: ", "))))
          """)
      }
    }
    return conditions.isEmpty ? (sql, values) : (sql + " AND " + Self.all(conditions[...]), values)
  }

  /// Joins conditions with nested pairs of `AND`, because SQLite limits the depth of an expression to 1,000.
  private static func all(_ conditions: ArraySlice<String>) -> String {
    if conditions.count == 1 { return conditions.first ?? "true" }
    let middle = conditions.startIndex + conditions.count / 2
    return "(\(all(conditions[..<middle])) AND \(all(conditions[middle...])))"
  }

  /// The names of the columns with folded text to search.
  static let searchedColumns = ["title_fold", "texts_fold"]

  public func bestRecipes(_ filter: RecipeFilter, page: Page) throws(GatewayError) -> RecipeList {
    if filter.search.isBlank { return try recipes(filter, page: page) }
    let (sql, values) = try passing(filter)
    var hits = RankedHits<String>(filter.search)
    try database.forEach("SELECT id, title_fold, texts_fold \(sql) ORDER BY title_key, id", values) {
      (row) throws(GatewayError) in hits.add(row.text(0), title: row.utf8(1), text: row.utf8(2))
    }
    guard let found = hits.page(page) else { return try recipes(filter, page: page) }
    let recipes = try found.items.map { (id) throws(GatewayError) in
      try recipe(try database.valid("a recipe") { try Recipe.ID(id) }).orNotFound
    }
    let total = if let count = hits.count { count } else { try count(sql, values) }
    return RecipeList(recipes, offset: page.offset, hasMore: found.hasMore, total: total)
  }

  private func count(_ sql: String, _ values: [SQLiteValue]) throws(GatewayError) -> Int {
    try database.rows("SELECT count(*) \(sql)", values) { $0.integer(0) }.first ?? 0
  }

  public func suggestions(for search: SearchText, limit: Int) throws(GatewayError) -> [RecipeSuggestion] {
    let titles = try database.rows(
      """
      SELECT \(RecipeTableRow.columns), title_fold FROM recipe WHERE true\(SearchCondition.sql(search, in: ["title_fold"], from: 1))
      ORDER BY title_key, id
      """, SearchCondition.values(search)
    ) { (row) throws(GatewayError) in (try RecipeTableRow.recipe(row, database), row.text(5)) }
    let ranked = titles.bestFirst { SearchRank(of: search, folded: $0.1, []) }
    return ranked.prefix(max(0, limit)).map { RecipeSuggestion($0.0) }
  }

  public func recipe(_ id: Recipe.ID) throws(GatewayError) -> Recipe? {
    try database.first("SELECT \(RecipeTableRow.columns) FROM recipe WHERE id = ?", .text(id.text)) {
      (row) throws(GatewayError) in try RecipeTableRow.recipe(row, database)
    }
  }

  public func details(_ id: Recipe.ID) throws(GatewayError) -> RecipeDetails? {
    let row = try database.first("SELECT \(RecipeTableRow.allColumns) FROM recipe WHERE id = ?", .text(id.text)) {
      (row) throws(GatewayError) in try RecipeTableRow(row, database)
    }
    return try row?.details(database)
  }

  /// Calls `body` with every recipe, in title order.
  func forEachRecipe(_ body: (RecipeDetails) throws(GatewayError) -> Void) throws(GatewayError) {
    try database.forEach("SELECT \(RecipeTableRow.allColumns) FROM recipe ORDER BY title_key, id", []) {
      (row) throws(GatewayError) in
      try body(try RecipeTableRow(row, database).details(database))
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

  /// Inserts a recipe. If a recipe with the same id exists, changes nothing and returns `false`.
  func insert(_ details: RecipeDetails) throws(GatewayError) -> Bool {
    guard try insertRow(details) else { return false }
    let id = SQLiteValue.text(details.id.text)
    for (position, line) in details.ingredients.enumerated() {
      try database.run(
        "INSERT INTO recipe_ingredient VALUES (?, ?, ?, ?, ?, ?)", id, SQLiteValue(position), .text(line.text),
        SQLiteValue(line.name), SQLiteValue(line.amount), SQLiteValue(line.unit))
    }
    for (number, part) in details.instructions.enumerated() {
      for (position, step) in part.steps.enumerated() {
        try database.run(
          "INSERT INTO recipe_step VALUES (?, ?, ?, ?, ?)", id, SQLiteValue(number), SQLiteValue(position),
          SQLiteValue(part.name), .text(step))
      }
    }
    for (kind, labels) in RecipeTableRow.labels(of: details) {
      for (position, label) in labels.enumerated() {
        try database.run(
          "INSERT INTO recipe_label VALUES (?, ?, ?, ?)", id, .text(kind.rawValue), SQLiteValue(position),
          .text(label))
      }
    }
    for (nutrient, amount) in details.nutrition {
      try database.run(
        "INSERT INTO recipe_nutrient VALUES (?, ?, ?)", id, .text(nutrient.rawValue), SQLiteValue(amount))
    }
    return true
  }

  private func insertRow(_ details: RecipeDetails) throws(GatewayError) -> Bool {
    let (recipe, credit) = (details.recipe, details.credit)
    let inserted = try database.run(
      "INSERT INTO recipe VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING",
      .text(recipe.id.text), .text(recipe.title), SQLiteValue(recipe.image?.text), SQLiteValue(recipe.minutes),
      SQLiteValue(recipe.servings), .text(details.summary), SQLiteValue(details.preparationMinutes),
      SQLiteValue(details.cookingMinutes), SQLiteValue(credit.sourceName), SQLiteValue(credit.sourceAddress?.text),
      SQLiteValue(credit.line), SQLiteValue(credit.license), .text(CollationKey(recipe.title).text),
      .text(SearchText.fold(recipe.title)), SQLiteValue(details.rating?.average), SQLiteValue(details.rating?.count),
      SQLiteValue(details.pieces), .text(details.searchedTexts.foldedBeyondTitle))
    return inserted > 0
  }
}

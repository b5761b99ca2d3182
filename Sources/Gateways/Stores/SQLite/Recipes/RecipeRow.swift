#if SQLite
  import Entities
  import UseCases

  /// A row of the table `recipe`, from which a whole recipe is made with what stands in the other tables.
  struct RecipeRow {
    /// What ``recipe(_:_:)`` reads.
    static let columns = "id, title, image, minutes, servings"
    /// What ``init(_:_:)`` reads.
    static let allColumns =
      columns
      + ", summary, preparation_minutes, cooking_minutes, source_name, source_address, credit, license"

    /// What a label says.
    enum Label: String, CaseIterable {
      case diet
      case cuisine
      case dishType = "dish type"
    }

    /// The labels that say a diet, as a list in SQL.
    static let dietKinds = "'\(Label.diet.rawValue)'"
    /// The labels that are tags, as a list in SQL.
    static let tagKinds = [Label.cuisine, .dishType].map { "'\($0.rawValue)'" }.joined(separator: ", ")

    static func labels(of details: RecipeDetails) -> [(Label, [String])] {
      [(.diet, details.diets), (.cuisine, details.cuisines), (.dishType, details.dishTypes)]
    }

    private let recipe: Recipe
    private let summary: String
    private let preparationMinutes: Int?
    private let cookingMinutes: Int?
    private let credit: RecipeCredit

    init(_ row: SQLiteStatement, _ database: SQLiteConnection) throws(GatewayError) {
      recipe = try Self.recipe(row, database)
      summary = row.text(5)
      preparationMinutes = row.integerOrNil(6)
      cookingMinutes = row.integerOrNil(7)
      credit = try database.valid("recipe \(row.text(0))") {
        try RecipeCredit(
          sourceName: row.textOrNil(8), sourceAddress: row.textOrNil(9).map { try WebAddress($0) },
          line: row.textOrNil(10), license: row.textOrNil(11))
      }
    }

    /// The recipe in a row that begins with ``columns``.
    static func recipe(_ row: SQLiteStatement, _ database: SQLiteConnection) throws(GatewayError) -> Recipe {
      try database.valid("recipe \(row.text(0))") {
        try Recipe(
          id: Recipe.ID(row.text(0)), title: row.text(1), image: row.textOrNil(2).map { try WebAddress($0) },
          minutes: row.integerOrNil(3), servings: row.integerOrNil(4))
      }
    }

    func details(_ database: SQLiteConnection) throws(GatewayError) -> RecipeDetails {
      let ingredients = try ingredients(database)
      let instructions = try instructions(database)
      let labels = try labels(database)
      return try database.valid("recipe \(recipe.id)") {
        try RecipeDetails(
          recipe: recipe, summary: summary, preparationMinutes: preparationMinutes, cookingMinutes: cookingMinutes,
          ingredients: ingredients, instructions: instructions, diets: labels[.diet] ?? [],
          cuisines: labels[.cuisine] ?? [], dishTypes: labels[.dishType] ?? [], credit: credit)
      }
    }

    private func ingredients(_ database: SQLiteConnection) throws(GatewayError) -> [Ingredient] {
      try database.rows(
        "SELECT text, name, amount, unit FROM recipe_ingredient WHERE recipe = ? ORDER BY position",
        .text(recipe.id.text)
      ) { (row) throws(GatewayError) in
        try database.valid("an ingredient of \(recipe.id)") {
          try Ingredient(
            text: row.text(0), name: row.textOrNil(1), amount: row.realOrNil(2), unit: row.textOrNil(3))
        }
      }
    }

    private func instructions(_ database: SQLiteConnection) throws(GatewayError) -> [RecipeInstructions] {
      var parts: [(number: Int, name: String?, steps: [String])] = []
      try database.forEach(
        "SELECT part, part_name, text FROM recipe_step WHERE recipe = ? ORDER BY part, position",
        [.text(recipe.id.text)]
      ) { (row) throws(GatewayError) in
        if parts.last?.number != row.integer(0) { parts.append((row.integer(0), row.textOrNil(1), [])) }
        parts[parts.count - 1].steps.append(row.text(2))
        return true
      }
      return try database.valid("the instructions of \(recipe.id)") {
        try parts.map { try RecipeInstructions(name: $0.name, steps: $0.steps) }
      }
    }

    private func labels(_ database: SQLiteConnection) throws(GatewayError) -> [Label: [String]] {
      var labels: [Label: [String]] = [:]
      try database.forEach(
        "SELECT kind, name FROM recipe_label WHERE recipe = ? ORDER BY kind, position", [.text(recipe.id.text)]
      ) { (row) throws(GatewayError) in
        guard let label = Label(rawValue: row.text(0)) else {
          throw .corrupt(what: database.path, why: "a label of \(recipe.id) is a \(row.text(0))")
        }
        labels[label, default: []].append(row.text(1))
        return true
      }
      return labels
    }
  }
#endif

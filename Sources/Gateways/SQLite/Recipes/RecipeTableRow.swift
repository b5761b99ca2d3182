import Entities
import UseCases

/// A row of the `recipe` table. A complete recipe consists of such a row and rows of other tables.
struct RecipeTableRow {
  /// The columns that ``recipe(_:_:)`` reads.
  static let columns = "id, title, image, minutes, servings"
  /// The columns that ``init(_:_:)`` reads.
  static let allColumns =
    columns
    + ", summary, preparation_minutes, cooking_minutes, source_name, source_address, credit, license, rating, ratings, pieces"

  /// The kinds of labels, as stored in the `recipe_label` table.
  enum Label: String, CaseIterable {
    case diet
    case cuisine
    case dishType = "dish type"
    case keyword
  }

  /// The label kinds that are diets, as a list in SQL.
  static let dietKinds = "'\(Label.diet.rawValue)'"
  /// The label kinds that are tags, as a list in SQL.
  static let tagKinds = [Label.cuisine, .dishType, .keyword].map { "'\($0.rawValue)'" }.joined(separator: ", ")

  static func labels(of details: RecipeDetails) -> [(Label, [String])] {
    [
      (.diet, details.diets), (.cuisine, details.cuisines), (.dishType, details.dishTypes),
      (.keyword, details.keywords),
    ]
  }

  private let recipe: Recipe
  private let summary: String
  private let preparationMinutes: Int?
  private let cookingMinutes: Int?
  private let pieces: String?
  private let rating: RecipeRating?
  private let credit: RecipeCredit

  init(_ row: SQLiteStatement, _ database: SQLiteConnection) throws(GatewayError) {
    recipe = try Self.recipe(row, database)
    summary = row.text(5)
    preparationMinutes = row.integerOrNil(6)
    cookingMinutes = row.integerOrNil(7)
    pieces = row.textOrNil(14)
    rating = try database.valid("recipe \(row.text(0))") {
      try row.realOrNil(12).map { try RecipeRating($0, count: row.integerOrNil(13)) }
    }
    credit = try database.valid("recipe \(row.text(0))") {
      try RecipeCredit(
        sourceName: row.textOrNil(8), sourceAddress: row.textOrNil(9).map { try WebAddress($0) },
        line: row.textOrNil(10), license: row.textOrNil(11))
    }
  }

  /// Returns the recipe in a row that starts with ``columns``.
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
    let (labels, nutrition) = (try labels(database), try nutrition(database))
    return try database.valid("recipe \(recipe.id)") {
      try RecipeDetails(
        recipe: recipe, summary: summary, preparationMinutes: preparationMinutes, cookingMinutes: cookingMinutes,
        pieces: pieces, ingredients: ingredients, instructions: instructions, diets: labels[.diet] ?? [],
        cuisines: labels[.cuisine] ?? [], dishTypes: labels[.dishType] ?? [],
        keywords: labels[.keyword] ?? [], rating: rating, nutrition: nutrition, credit: credit)
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

  private func nutrition(_ database: SQLiteConnection) throws(GatewayError) -> [Nutrient: Double] {
    var nutrition: [Nutrient: Double] = [:]
    try database.forEach("SELECT nutrient, amount FROM recipe_nutrient WHERE recipe = ?", [.text(recipe.id.text)]) {
      (row) throws(GatewayError) in
      guard let nutrient = Nutrient(rawValue: row.text(0)) else {
        throw .corrupt(what: database.path, why: "a nutrient of \(recipe.id) is \(row.text(0))")
      }
      nutrition[nutrient] = row.realOrNil(1)
      return true
    }
    return nutrition
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

package import Entities

/// A whole recipe in a document. What is unknown is left out.
public struct RecipeDetailsDocument: Codable, Sendable, Hashable {
  /// A line of the ingredients.
  public struct Line: Codable, Sendable, Hashable {
    /// The whole line.
    public let text: String
    /// What it is, where the source says so.
    public let name: String?
    /// How much, in the unit.
    public let amount: Double?
    /// As the source spells it.
    public let unit: String?
  }

  /// A part of what to do.
  public struct Part: Codable, Sendable, Hashable {
    /// The name of the part, if it has one.
    public let name: String?
    /// The steps in their order.
    public let steps: [String]
  }

  /// Whose it is.
  public struct Credit: Codable, Sendable, Hashable {
    /// Who published it.
    public let sourceName: String?
    /// The page it was published on.
    public let sourceAddress: String?
    /// The line that the source wants to be shown.
    public let line: String?
    /// The name of the license.
    public let license: String?
  }

  /// The rating of a recipe.
  public struct Rating: Codable, Sendable, Hashable {
    /// From 0 to 5.
    public let average: Double
    /// The number of ratings; absent if unknown.
    public let count: Int?
  }

  /// The id: `local-gazpacho`.
  public let id: String
  /// One line.
  public let title: String
  /// The address of a photograph.
  public let image: String?
  /// From beginning to end.
  public let minutes: Int?
  /// The number of people it serves.
  public let servings: Int?
  /// A few sentences; may be empty.
  public let summary: String
  /// Before cooking.
  public let preparationMinutes: Int?
  /// On the fire.
  public let cookingMinutes: Int?
  /// The pieces that the recipe makes: `24 cookies`. Absent if unknown, and in documents older than format 7.
  public let pieces: String?
  /// In the order of the source.
  public let ingredients: [Line]
  /// The parts in their order.
  public let instructions: [Part]
  /// As the source names them: `vegan`.
  public let diets: [String]
  /// As the source names them: `Mexican`.
  public let cuisines: [String]
  /// As the source names them: `lunch`.
  public let dishTypes: [String]
  /// Absent if there are none, as before format 6.
  public let keywords: [String]?
  /// Absent if unknown.
  public let rating: Rating?
  /// Amounts per serving by nutrient (`fat`), in grams, `calories` in kcal, `cholesterol` and `sodium` in milligrams; absent if unknown.
  public let nutrition: [String: Double]?
  /// The source, and what has to be shown with the recipe.
  public let credit: Credit

  /// The document of a recipe.
  package init(_ details: RecipeDetails) {
    let recipe = RecipeDocument(details.recipe)
    id = recipe.id
    title = recipe.title
    image = recipe.image
    minutes = recipe.minutes
    servings = recipe.servings
    summary = details.summary
    preparationMinutes = details.preparationMinutes
    cookingMinutes = details.cookingMinutes
    pieces = details.pieces
    ingredients = details.ingredients.map { Line(text: $0.text, name: $0.name, amount: $0.amount, unit: $0.unit) }
    instructions = details.instructions.map { Part(name: $0.name, steps: $0.steps) }
    diets = details.diets
    cuisines = details.cuisines
    dishTypes = details.dishTypes
    keywords = details.keywords.isEmpty ? nil : details.keywords
    rating = details.rating.map { Rating(average: $0.average, count: $0.count) }
    nutrition =
      details.nutrition.isEmpty
      ? nil : Dictionary(uniqueKeysWithValues: details.nutrition.map { ($0.key.rawValue, $0.value) })
    credit = Credit(
      sourceName: details.credit.sourceName, sourceAddress: details.credit.sourceAddress?.text,
      line: details.credit.line, license: details.credit.license)
  }

  /// The recipe.
  ///
  /// - Throws: the error of the invalid value.
  package func details() throws -> RecipeDetails {
    var known: [Nutrient: Double] = [:]
    for (name, amount) in nutrition ?? [:] {
      guard let nutrient = Nutrient(rawValue: name) else {
        throw DocumentError.wrong("a nutrient of \(id)", found: name, expected: "one that the kit knows")
      }
      known[nutrient] = amount
    }
    return try RecipeDetails(
      recipe: Recipe(
        id: Recipe.ID(id), title: title, image: image.map { try WebAddress($0) }, minutes: minutes, servings: servings),
      summary: summary, preparationMinutes: preparationMinutes, cookingMinutes: cookingMinutes, pieces: pieces,
      ingredients: ingredients.map { try Ingredient(text: $0.text, name: $0.name, amount: $0.amount, unit: $0.unit) },
      instructions: instructions.map { try RecipeInstructions(name: $0.name, steps: $0.steps) }, diets: diets,
      cuisines: cuisines, dishTypes: dishTypes, keywords: keywords ?? [],
      rating: rating.map { try RecipeRating($0.average, count: $0.count) }, nutrition: known,
      credit: RecipeCredit(
        sourceName: credit.sourceName, sourceAddress: credit.sourceAddress.map { try WebAddress($0) },
        line: credit.line, license: credit.license))
  }
}

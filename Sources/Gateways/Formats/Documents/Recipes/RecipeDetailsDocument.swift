package import Entities

/// The JSON representation of a whole recipe. Unknown values are omitted.
public struct RecipeDetailsDocument: Codable, Sendable, Hashable {
  /// A line in the list of ingredients, such as `200 g de harina`.
  public struct Line: Codable, Sendable, Hashable {
    /// The text of the whole line, such as `200 g de harina`.
    public let text: String
    /// The name of the ingredient. `nil` if the source doesn't state it.
    public let name: String?
    /// The amount, in ``unit``. `nil` if unknown.
    public let amount: Double?
    /// The unit, as spelled in the source. `nil` if there is none.
    public let unit: String?
  }

  /// A part of the instructions, with an optional name and its steps.
  public struct Part: Codable, Sendable, Hashable {
    /// The name of the part. `nil` if it has none.
    public let name: String?
    /// The steps in this part, in order.
    public let steps: [String]
  }

  /// The origin of a recipe, and the terms under which the recipe can be shown.
  public struct Credit: Codable, Sendable, Hashable {
    /// The name of the publisher. `nil` if unknown.
    public let sourceName: String?
    /// The address of the original page. `nil` if unknown.
    public let sourceAddress: String?
    /// The credit line that the source requires. `nil` if it requires none.
    public let line: String?
    /// The name of the license. `nil` if unknown.
    public let license: String?
  }

  /// The average rating of a recipe, and the number of ratings.
  public struct Rating: Codable, Sendable, Hashable {
    /// The average rating, from 0 to 5.
    public let average: Double
    /// The number of ratings. `nil` if unknown.
    public let count: Int?
  }

  /// The id of the recipe, such as `local-gazpacho`.
  public let id: String
  /// The title of the recipe, on one line.
  public let title: String
  /// The address of a photo. `nil` if there is none.
  public let image: String?
  /// The total time in minutes. `nil` if unknown.
  public let minutes: Int?
  /// The number of servings. `nil` if unknown.
  public let servings: Int?
  /// A summary of a few sentences. It can be empty.
  public let summary: String
  /// The preparation time in minutes. `nil` if unknown.
  public let preparationMinutes: Int?
  /// The cooking time in minutes. `nil` if unknown.
  public let cookingMinutes: Int?
  /// The items that the recipe makes, such as `24 cookies`. `nil` if unknown, and in documents older than format 7.
  public let pieces: String?
  /// The ingredients, in the order of the source.
  public let ingredients: [Line]
  /// The parts of the instructions, in order.
  public let instructions: [Part]
  /// The diets as named in the source, such as `vegan`.
  public let diets: [String]
  /// The cuisines as named in the source, such as `Mexican`.
  public let cuisines: [String]
  /// The types of dish as named in the source, such as `lunch`.
  public let dishTypes: [String]
  /// The keywords of the recipe. `nil` if there are none, and in documents older than format 6.
  public let keywords: [String]?
  /// The rating of the recipe. `nil` if unknown.
  public let rating: Rating?
  /// The amounts per serving, by nutrient (such as `fat`): `calories` in kcal, `cholesterol` and `sodium` in milligrams, all other
  /// nutrients in grams. `nil` if unknown.
  public let nutrition: [String: Double]?
  /// The source of the recipe, and the credit that must be shown with it.
  public let credit: Credit

  /// Creates the JSON representation of a whole recipe.
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

  /// Returns the recipe with its details.
  ///
  /// - Throws: The error for the first invalid part. Its description names the part.
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

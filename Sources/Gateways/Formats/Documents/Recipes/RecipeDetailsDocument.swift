public import Entities

/// A whole recipe in a document. What is unknown is left out.
public struct RecipeDetailsDocument: Codable, Sendable, Hashable {
  /// A line of the ingredients.
  public struct Line: Codable, Sendable, Hashable {
    public let text: String
    public let name: String?
    public let amount: Double?
    public let unit: String?
  }

  /// A part of what to do.
  public struct Part: Codable, Sendable, Hashable {
    public let name: String?
    public let steps: [String]
  }

  /// Whose it is.
  public struct Credit: Codable, Sendable, Hashable {
    public let sourceName: String?
    public let sourceAddress: String?
    public let line: String?
    public let license: String?
  }

  public let id: String
  public let title: String
  public let image: String?
  public let minutes: Int?
  public let servings: Int?
  public let summary: String
  public let preparationMinutes: Int?
  public let cookingMinutes: Int?
  public let ingredients: [Line]
  public let instructions: [Part]
  public let diets: [String]
  public let cuisines: [String]
  public let dishTypes: [String]
  public let credit: Credit

  /// The document of a recipe.
  public init(_ details: RecipeDetails) {
    let recipe = RecipeDocument(details.recipe)
    id = recipe.id
    title = recipe.title
    image = recipe.image
    minutes = recipe.minutes
    servings = recipe.servings
    summary = details.summary
    preparationMinutes = details.preparationMinutes
    cookingMinutes = details.cookingMinutes
    ingredients = details.ingredients.map { Line(text: $0.text, name: $0.name, amount: $0.amount, unit: $0.unit) }
    instructions = details.instructions.map { Part(name: $0.name, steps: $0.steps) }
    diets = details.diets
    cuisines = details.cuisines
    dishTypes = details.dishTypes
    credit = Credit(
      sourceName: details.credit.sourceName, sourceAddress: details.credit.sourceAddress?.text,
      line: details.credit.line, license: details.credit.license)
  }

  func details() throws -> RecipeDetails {
    try RecipeDetails(
      recipe: Recipe(
        id: Recipe.ID(id), title: title, image: image.map { try WebAddress($0) }, minutes: minutes, servings: servings),
      summary: summary, preparationMinutes: preparationMinutes, cookingMinutes: cookingMinutes,
      ingredients: ingredients.map { try Ingredient(text: $0.text, name: $0.name, amount: $0.amount, unit: $0.unit) },
      instructions: instructions.map { try RecipeInstructions(name: $0.name, steps: $0.steps) }, diets: diets,
      cuisines: cuisines, dishTypes: dishTypes,
      credit: RecipeCredit(
        sourceName: credit.sourceName, sourceAddress: credit.sourceAddress.map { try WebAddress($0) },
        line: credit.line, license: credit.license))
  }
}

public import Entities

/// A recipe in a document, as lists show it.
public struct RecipeDocument: Codable, Sendable, Hashable {
  /// The recipe's id.
  public let id: String
  /// What it is called.
  public let title: String
  /// The address of a photograph; left out when there is none.
  public let image: String?
  /// From beginning to end; left out when unknown.
  public let minutes: Int?
  /// How many it is for; left out when unknown.
  public let servings: Int?

  /// The document of a recipe.
  public init(_ recipe: Recipe) {
    id = recipe.id.text
    title = recipe.title
    image = recipe.image?.text
    minutes = recipe.minutes
    servings = recipe.servings
  }

  func recipe() throws -> Recipe {
    try Recipe(
      id: Recipe.ID(id), title: title, image: image.map { try WebAddress($0) }, minutes: minutes, servings: servings)
  }
}

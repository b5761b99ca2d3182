package import Entities

/// A recipe in a document, with the properties that a list shows.
public struct RecipeDocument: Codable, Sendable, Hashable {
  /// The id: `local-gazpacho`.
  public let id: String
  /// One line, within `Recipe.titleRule`.
  public let title: String
  /// The address of a photograph; absent if there is none.
  public let image: String?
  /// The total time in minutes; absent if unknown.
  public let minutes: Int?
  /// The number of servings; absent if unknown.
  public let servings: Int?

  /// The document of a recipe.
  package init(_ recipe: Recipe) {
    id = recipe.id.text
    title = recipe.title
    image = recipe.image?.text
    minutes = recipe.minutes
    servings = recipe.servings
  }

  /// The recipe.
  ///
  /// - Throws: the error of its entity, for a part that can't be so; its description says which.
  package func recipe() throws -> Recipe {
    try Recipe(
      id: Recipe.ID(id), title: title, image: image.map { try WebAddress($0) }, minutes: minutes, servings: servings)
  }
}

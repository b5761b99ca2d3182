package import Entities

/// The JSON representation of a recipe in a list. Unknown values are omitted.
public struct RecipeDocument: Codable, Sendable, Hashable {
  /// The id of the recipe, such as `local-gazpacho`.
  public let id: String
  /// The title of the recipe, on one line. It complies with `Recipe.titleRule`.
  public let title: String
  /// The address of a photo. `nil` if there is none.
  public let image: String?
  /// The total time in minutes. `nil` if unknown.
  public let minutes: Int?
  /// The number of servings. `nil` if unknown.
  public let servings: Int?

  /// Creates the JSON representation of a recipe.
  package init(_ recipe: Recipe) {
    id = recipe.id.text
    title = recipe.title
    image = recipe.image?.text
    minutes = recipe.minutes
    servings = recipe.servings
  }

  /// Returns the recipe that this value represents.
  ///
  /// - Throws: The error for the first invalid part. Its description names the part.
  package func recipe() throws -> Recipe {
    try Recipe(
      id: Recipe.ID(id), title: title, image: image.map { try WebAddress($0) }, minutes: minutes, servings: servings)
  }
}

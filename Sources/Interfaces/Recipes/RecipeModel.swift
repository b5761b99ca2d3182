public import Entities
public import UseCases

/// A recipe with its ingredients and instructions, formatted for display.
public struct RecipeModel: Sendable, Hashable {
  /// A part of the instructions.
  public struct Part: Sendable, Hashable {
    /// The name of the part. `nil` if it has no name.
    public var name: String?
    /// The steps in order. A screen numbers the steps of each part separately, starting at 1.
    public var steps: [String]

    /// Creates a part.
    package init(name: String? = nil, steps: [String]) {
      self.name = name
      self.steps = steps
    }
  }

  /// The id of the recipe.
  public var recipe: Recipe.ID
  /// The title of the recipe.
  public var title: String
  /// The URL of a photo of the dish. `nil` if there is none.
  public var image: String?
  /// The times, the servings and the rating, one string each. Unknown facts are left out.
  public var facts: [String]
  /// The diets, cuisines, courses and keywords, one string each.
  public var labels: [String]
  /// A summary in a few sentences. Can be empty.
  public var summary: String
  /// The ingredients, one line each.
  public var ingredients: [String]
  /// The instructions, part by part.
  public var parts: [Part]
  /// The known nutrients per serving, one string each.
  public var nutrition: [String]
  /// The source and the license. A screen that shows the recipe must also show these lines.
  public var credits: [String]
  /// Whether the recipe is a favorite.
  public var isFavorite: Bool
  /// A line with the date of the cached recipe. `nil` if the recipe is fresh.
  public var kept: String?
  /// The reason why a part of the recipe is missing. `nil` if the recipe is complete.
  public var gap: String?
  /// A message to show with the recipe. `nil` if there is none.
  public var notice: Notice?

  /// Creates the model of a recipe.
  public init(_ reading: RecipeReading, in texts: Texts) {
    let details = reading.details
    recipe = details.id
    title = details.recipe.title
    image = details.recipe.image?.text
    facts = texts.facts(details)
    labels = texts.labels(details)
    summary = details.summary
    ingredients = details.ingredients.map(\.text)
    parts = details.instructions.map { Part(name: $0.name, steps: $0.steps) }
    nutrition = texts.nutrition(details)
    credits = texts.credits(details.credit)
    isFavorite = reading.isFavorite
    kept = reading.cachedAt.map(texts.kept)
    gap = reading.gap.map(texts.words)
  }
}

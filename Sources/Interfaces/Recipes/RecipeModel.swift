public import Entities
public import UseCases

/// A whole recipe as a screen shows it.
public struct RecipeModel: Sendable, Hashable {
  /// A part of the instructions.
  public struct Part: Sendable, Hashable {
    /// The name of the part; `nil`: it has none.
    public var name: String?
    /// The steps in their order; a screen numbers them from 1 on in each part.
    public var steps: [String]

    /// A part as a source tells it.
    package init(name: String? = nil, steps: [String]) {
      self.name = name
      self.steps = steps
    }
  }

  /// The id of the recipe.
  public var recipe: Recipe.ID
  /// The title of the recipe.
  public var title: String
  /// The address of a photograph of it.
  public var image: String?
  /// The times, the servings and the rating, a text for each that is known.
  public var facts: [String]
  /// Diets, cuisines, types of dish and keywords, a text for each that is known.
  public var labels: [String]
  /// A few sentences; may be empty.
  public var summary: String
  /// One line for each ingredient.
  public var ingredients: [String]
  /// The instructions, part by part.
  public var parts: [Part]
  /// The nutrition per serving, a text for each known nutrient.
  public var nutrition: [String]
  /// Source and license; wherever the recipe is shown, so are these lines.
  public var credits: [String]
  /// Whether it is a favorite.
  public var isFavorite: Bool
  /// Says how old a cached answer is; `nil`: the recipe was just read from its source.
  public var kept: String?
  /// Says why the rest of the recipe is missing; `nil`: nothing is.
  public var gap: String?
  /// What the user is told beside the recipe; `nil`: nothing.
  public var notice: Notice?

  /// The recipe as it was read.
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
    kept = reading.keptSince.map(texts.kept)
    gap = reading.gap.map(texts.words)
  }
}

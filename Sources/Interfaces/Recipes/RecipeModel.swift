public import Entities
public import UseCases

/// A whole recipe as a screen shows it.
public struct RecipeModel: Sendable, Hashable {
  /// A part of what to do.
  public struct Part: Sendable, Hashable {
    /// What it is about; `nil`: it has no name.
    public let name: String?
    /// One after the other.
    public let steps: [Step]
  }

  /// A thing to do.
  public struct Step: Sendable, Hashable {
    /// From 1 on, in each part.
    public let number: Int
    /// What to do.
    public let text: String
  }

  /// The recipe.
  public let recipe: Recipe.ID
  /// What it is called.
  public let title: String
  /// The address of a photograph of it.
  public let image: String?
  /// How long it takes, how many it is for.
  public let facts: [String]
  /// For whom it is, where it is from, when it is eaten.
  public let labels: [String]
  /// What it is, in a few sentences; may be empty.
  public let summary: String
  /// A line for each.
  public let ingredients: [String]
  /// What to do.
  public let parts: [Part]
  /// Whose recipe it is; wherever the recipe is shown, so are these lines.
  public let credits: [String]
  /// Whether the user wants to find it again.
  public let isFavorite: Bool
  /// Says of when the recipe is, if it is an answer that was kept.
  public let kept: String?
  /// What just happened.
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
    parts = details.instructions.map { part in
      Part(name: part.name, steps: part.steps.enumerated().map { Step(number: $0 + 1, text: $1) })
    }
    credits = texts.credits(details.credit)
    isFavorite = reading.isFavorite
    kept = reading.keptSince.map(texts.kept)
  }
}

public import Entities
package import UseCases

/// Suggested titles for the typed text, as a screen shows them.
public struct SuggestionsModel: Sendable, Hashable {
  /// The row of a suggestion.
  public struct Row: Sendable, Hashable {
    /// The id of the recipe.
    public var recipe: Recipe.ID
    /// The number that the user types to choose the row, starting at 1.
    public var number: Int
    /// The title of the recipe.
    public var title: String

    /// Creates the row of a suggestion.
    package init(recipe: Recipe.ID, number: Int, title: String) {
      self.recipe = recipe
      self.number = number
      self.title = title
    }
  }

  /// The name of the list, with the typed text.
  public var title: String
  /// The suggestions, best first.
  public var rows: [Row]
  /// The message that no title matches. `nil` if there are suggestions, or if a source hasn't responded yet.
  public var message: String?
  /// The reason why the service did not respond. The rows then contain only recipes in the user's collection. `nil` if the service
  /// responded.
  public var problem: Problem?

  /// Creates the model of suggestions.
  ///
  /// - Parameter query: the text as the user typed it.
  package init(_ reading: SuggestionReading, for query: String, in texts: Texts) {
    title = texts.title(texts.suggestions, searching: query)
    problem = reading.problem.map(texts.problem)
    message = reading.suggestions.isEmpty && reading.isComplete ? texts.nothingSuggested(query) : nil
    rows = reading.suggestions.enumerated().map { offset, suggestion in
      Row(recipe: suggestion.id, number: offset + 1, title: suggestion.title)
    }
  }
}

public import Entities
package import UseCases

/// The suggested titles for the typed text, formatted for display.
public struct SuggestionsModel: Sendable, Hashable {
  /// A row that shows a suggested title.
  public struct Row: Sendable, Hashable {
    /// The id of the recipe.
    public var recipe: Recipe.ID
    /// The number that the user types to choose the row, starting at 1.
    public var number: Int
    /// The title of the recipe.
    public var title: String

    /// Creates a row that shows a suggested title.
    package init(recipe: Recipe.ID, number: Int, title: String) {
      self.recipe = recipe
      self.number = number
      self.title = title
    }
  }

  /// The title of the list of suggestions, which contains the typed text.
  public var title: String
  /// The suggestions, best first.
  public var rows: [Row]
  /// The message that no title matches the typed text. `nil` if there are suggestions, or if a source hasn't responded yet.
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

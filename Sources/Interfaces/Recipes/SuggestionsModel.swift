public import Entities
package import UseCases

/// Titles of recipes that complete what is typed, as a screen shows them.
public struct SuggestionsModel: Sendable, Hashable {
  /// One suggestion.
  public struct Row: Sendable, Hashable {
    /// The id of the recipe.
    public var recipe: Recipe.ID
    /// The number by which a user chooses the row, from 1 on.
    public var number: Int
    /// The title of the recipe.
    public var title: String

    /// A suggestion in the list.
    package init(recipe: Recipe.ID, number: Int, title: String) {
      self.recipe = recipe
      self.number = number
      self.title = title
    }
  }

  /// Names the list, with what was typed.
  public var title: String
  /// The suggestions, the best first.
  public var rows: [Row]
  /// Says that no title matches; `nil` while there are some, or not every source answered.
  public var message: String?
  /// Why the service did not answer; the rows are those of the own collection then.
  public var problem: Problem?

  /// - Parameter query: what was typed.
  package init(_ reading: SuggestionReading, for query: String, in texts: Texts) {
    title = texts.title(texts.suggestions, searching: query)
    problem = reading.problem.map(texts.problem)
    message = reading.suggestions.isEmpty && reading.isComplete ? texts.nothingSuggested(query) : nil
    rows = reading.suggestions.enumerated().map { offset, suggestion in
      Row(recipe: suggestion.id, number: offset + 1, title: suggestion.title)
    }
  }
}

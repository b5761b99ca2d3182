public import Entities
public import UseCases

/// What is suggested to somebody who types, as a screen shows it.
public struct SuggestionsModel: Sendable, Hashable {
  /// One recipe.
  public struct Row: Sendable, Hashable {
    /// The recipe that the row is of.
    public let recipe: Recipe.ID
    /// The number that chooses the row, from 1 on.
    public let number: Int
    /// What it is called.
    public let title: String
  }

  /// What was typed.
  public let title: String
  /// The best first.
  public let rows: [Row]
  /// Says that nothing fits, when everybody was asked.
  public let message: String?
  /// Why not everybody answered; what is at hand is suggested all the same.
  public let problem: Problem?

  /// - Parameter query: what was typed.
  public init(_ reading: SuggestionReading, for query: String, in texts: Texts) {
    title = SearchText(query).isBlank ? texts.suggestions : texts.suggestions(for: query)
    problem = reading.problem.map(texts.problem)
    message = reading.suggestions.isEmpty && reading.isComplete ? texts.nothingSuggested(query) : nil
    rows = reading.suggestions.enumerated().map { offset, suggestion in
      Row(recipe: suggestion.id, number: offset + 1, title: suggestion.title)
    }
  }
}

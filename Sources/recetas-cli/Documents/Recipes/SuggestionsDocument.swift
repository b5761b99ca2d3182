import Entities
import Interfaces
import UseCases

/// `recipes suggest --json`.
struct SuggestionsDocument: Encodable {
  struct Row: Encodable {
    let id: String
    let title: String
  }

  let suggestions: [Row]
  /// Why the service did not answer; left out when it did, or was not asked.
  let problem: String?

  init(_ reading: SuggestionReading, _ texts: Texts) {
    suggestions = reading.suggestions.map { Row(id: $0.id.text, title: $0.title) }
    problem = reading.problem.map { texts.problem($0).message }
  }
}

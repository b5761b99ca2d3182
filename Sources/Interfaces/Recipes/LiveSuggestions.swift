import Entities
import UseCases

/// Suggests titles as the user types: titles from the store with every keystroke, and titles from a service when typing pauses.
@MainActor final class LiveSuggestions {
  private let suggestRecipes: any SuggestRecipes
  private let texts: Texts
  private let search: LiveSearch<Typed, SuggestionReading?, GatewayError>

  /// The typed text, its local suggestions, the iterator of the remaining suggestions, and the function that receives the suggestions.
  private struct Typed {
    let text: String
    let atHand: SuggestionReading
    let rest: RecipeSuggestions.Iterator
    let changed: @MainActor (SuggestionsModel) -> Void
  }

  /// Counts keystrokes, so that the local suggestions for superseded text are discarded.
  private var keys = RequestCounter()

  init(_ suggestRecipes: any SuggestRecipes, texts: Texts, delay: Duration, clock: any Clock<Duration>) {
    self.suggestRecipes = suggestRecipes
    self.texts = texts
    search = LiveSearch(delay: delay, clock: clock) { (typed) async throws(GatewayError) in
      var (rest, last) = (typed.rest, SuggestionReading?.none)
      while let reading = try await rest.next() { last = reading }
      return last
    } show: { typed, answer in
      let last: SuggestionReading?
      do throws(GatewayError) { last = try answer.get() } catch { last = typed.atHand.without(others: error) }
      if let last { typed.changed(SuggestionsModel(last, for: typed.text, in: texts)) }
    }
  }

  /// Suggests titles for the text. Returns when all suggestions have been reported or a later keystroke has superseded this one.
  ///
  /// - Parameter changed: a function that receives the suggestions for the text, until a later keystroke supersedes them.
  func type(_ text: String, changed: @escaping @MainActor (SuggestionsModel) -> Void) async {
    search.stop()
    let mine = keys.begin()
    var readings = suggestRecipes(SearchText(text)).makeAsyncIterator()
    let nothing = SuggestionReading([], isComplete: true)
    let atHand: SuggestionReading
    do { atHand = try await readings.next() ?? nothing } catch { atHand = nothing.without(others: error) }
    guard keys.isLast(mine) else { return }  // A later keystroke superseded this keystroke.
    changed(SuggestionsModel(atHand, for: text, in: texts))
    if !atHand.isComplete { await search.typed(Typed(text: text, atHand: atHand, rest: readings, changed: changed)) }
  }

  /// Discards any further suggestions for the typed text.
  func stop() {
    keys.begin()
    search.stop()
  }
}

extension SuggestionReading {
  /// Returns the same suggestions, marked as complete, with the error that prevented suggestions from the service.
  fileprivate func without(others error: GatewayError) -> SuggestionReading {
    SuggestionReading(suggestions, isComplete: true, problem: error)
  }
}

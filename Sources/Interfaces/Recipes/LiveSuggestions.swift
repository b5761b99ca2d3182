import Entities
import UseCases

/// Suggests titles while somebody types: those at hand with every key, those that others are asked for when the typing pauses.
@MainActor final class LiveSuggestions {
  private let suggestRecipes: any SuggestRecipes
  private let texts: Texts
  private let search: LiveSearch<Typed, SuggestionReading?, GatewayError>

  /// What was typed, what is at hand for it, where there is more, and who is told.
  private struct Typed {
    let text: String
    let atHand: SuggestionReading
    let rest: RecipeSuggestions.Iterator
    let changed: @MainActor (SuggestionsModel) -> Void
  }

  /// What was typed, so that what is at hand is not shown when something followed.
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

  /// The text is this now. Returns when everything is suggested for it, or something overtook it.
  ///
  /// - Parameter changed: gets what is suggested for it, unless something overtook it.
  func type(_ text: String, changed: @escaping @MainActor (SuggestionsModel) -> Void) async {
    search.stop()
    let mine = keys.begin()
    var readings = suggestRecipes(SearchText(text)).makeAsyncIterator()
    let nothing = SuggestionReading([], isComplete: true)
    let atHand: SuggestionReading
    do { atHand = try await readings.next() ?? nothing } catch { atHand = nothing.without(others: error) }
    guard keys.isLast(mine) else { return }  // A later key overtook this one.
    changed(SuggestionsModel(atHand, for: text, in: texts))
    if !atHand.isComplete { await search.typed(Typed(text: text, atHand: atHand, rest: readings, changed: changed)) }
  }

  /// Suggests nothing more for what was typed until now.
  func stop() {
    keys.begin()
    search.stop()
  }
}

extension SuggestionReading {
  /// What is suggested when the others did not answer.
  fileprivate func without(others error: GatewayError) -> SuggestionReading {
    SuggestionReading(suggestions, isComplete: true, problem: error)
  }
}

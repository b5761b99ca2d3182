package import Entities

/// Suggests titles from the user's own collection immediately, and then titles from a service, if there is one.
package struct SuggestRecipesInteractor: SuggestRecipes {
  /// The default number of suggestions.
  package static let usualLimit = 10

  private let own: any RecipeGateway
  private let service: (any RecipeGateway)?
  private let limit: Int

  /// - Parameters:
  ///   - own: The collection, which provides the first result. For a blank search, all titles in the collection are suggested.
  ///   - service: The service, which is queried only for the second result, because a request can have a cost. The service is never queried
  ///     for a blank search, or if the collection provides `limit` titles. `nil` for no service.
  ///   - limit: The maximum number of suggestions.
  package init(own: any RecipeGateway, service: (any RecipeGateway)?, limit: Int = usualLimit) {
    self.own = own
    self.service = service
    self.limit = limit
  }

  package func callAsFunction(_ search: SearchText) -> RecipeSuggestions {
    let (own, limit) = (own, search.isBlank ? Int.max : limit)
    let service = search.isBlank ? nil : service
    let atHand: RecipeSuggestions.Step = { (_) async throws(GatewayError) in
      let found = try await own.suggestions(for: search, limit: limit)
      return SuggestionReading(found.value, isComplete: service == nil || found.value.count >= limit)
    }
    guard let service else { return RecipeSuggestions([atHand]) }
    let following: RecipeSuggestions.Step = { (last) async throws(GatewayError) in
      if let last, last.isComplete { return last }
      let atHand = last?.suggestions ?? []
      do throws(GatewayError) {
        let found = try await service.suggestions(for: search, limit: limit)
        return SuggestionReading(Self.merged(atHand, found.value, limit: limit), isComplete: true)
      } catch .cancelled {
        throw .cancelled
      } catch {
        // The suggestions from the collection remain useful if the service fails.
        return SuggestionReading(atHand, isComplete: true, problem: error)
      }
    }
    return RecipeSuggestions([atHand, following])
  }

  /// Merges the suggestions from the collection with other suggestions. Titles that a search considers equal (`SearchText.fold(_:)`) are
  /// suggested once.
  private static func merged(
    _ atHand: [RecipeSuggestion], _ others: [RecipeSuggestion], limit: Int
  ) -> [RecipeSuggestion] {
    var (titles, ids): (Set<String>, Set<Recipe.ID>) = ([], [])
    for suggestion in atHand {
      titles.insert(SearchText.fold(suggestion.title))
      ids.insert(suggestion.id)
    }
    let new = others.filter { titles.insert(SearchText.fold($0.title)).inserted && ids.insert($0.id).inserted }
    return Array((atHand + new).prefix(limit))
  }
}

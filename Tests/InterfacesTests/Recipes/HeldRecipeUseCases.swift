import Entities
import UseCases

/// A `GetRecipeList` use case that waits until the test provides a result.
struct HeldGetRecipeList: GetRecipeList {
  struct Question: Sendable, Hashable {
    let query: String
    var page = Page.first
  }
  typealias Answers = Held<Question, Result<RecipePage, GatewayError>>

  let held = Answers()

  func callAsFunction(_ filter: RecipeFilter, page: Page) async throws(GatewayError) -> RecipePage {
    try await held.ask(Question(query: filter.search.query, page: page)).get()
  }
}

struct HeldSuggestRecipes: SuggestRecipes {
  typealias Answers = Held<String, Result<SuggestionReading, GatewayError>>

  let atHand = Answers()
  let others = Answers()

  func callAsFunction(_ search: SearchText) -> RecipeSuggestions {
    // A closure with typed throws inside an array literal crashes the compiler (Swift 6.3).
    let first: RecipeSuggestions.Step = { (_) throws(GatewayError) in try await atHand.ask(search.query).get() }
    let second: RecipeSuggestions.Step = { (_) throws(GatewayError) in try await others.ask(search.query).get() }
    return RecipeSuggestions([first, second])
  }
}

struct HeldGetRecipe: GetRecipe {
  typealias Answers = Held<Recipe.ID, Result<RecipeReading, GatewayError>>

  let held = Answers()

  func callAsFunction(_ id: Recipe.ID) async throws(GatewayError) -> RecipeReading { try await held.ask(id).get() }
}

struct HeldAddToFavorites: AddToFavorites {
  typealias Answers = Held<Recipe.ID, Result<Favorite, AddToFavoritesError>>

  let held = Answers()

  func callAsFunction(_ id: Recipe.ID) async throws(AddToFavoritesError) -> Favorite { try await held.ask(id).get() }
}

struct HeldSyncFavorites: SyncFavorites {
  typealias Answers = Held<Void, Result<SyncReport, GatewayError>>

  let held = Answers()

  func callAsFunction() async throws(GatewayError) -> SyncReport { try await held.ask(()).get() }
}

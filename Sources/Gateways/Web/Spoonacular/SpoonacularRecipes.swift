public import Entities
public import UseCases

/// Spoonacular's recipes, requested sparingly because a day's points are few: https://spoonacular.com/food-api/docs#Quotas.
///
/// - An answer that is not older than an hour, or as long as is said, is the answer: nobody is asked again, and it is marked as kept.
///   So what was asked lately is there without a connection, and when the points are spent.
/// - Several who want the same at once are one request.
/// - A page has at most 100 recipes (``longestPage``), and begins after 900 at most, as Spoonacular answers no more; past that it is empty.
/// - Lists are without times and servings, which cost more than the list; ``details(_:)`` has them.
///
/// Errors: 401 is `unauthorized`, 403 `forbidden`, 402 and 429 `quotaExhausted`, 404 for a recipe `notFound`, also where a 200 reports
/// these; anything else, and what can't be understood, is `failed`. The key is in none of them, nor in what is kept.
public struct SpoonacularRecipes: RecipeGateway, QuotaGateway {
  private let service: SpoonacularClient
  private let lists = SingleFlight<String, SourceAnswer<RecipeList>, GatewayError>(cancelled: .cancelled)
  private let suggestions = SingleFlight<String, SourceAnswer<[RecipeSuggestion]>, GatewayError>(cancelled: .cancelled)
  private let recipes = SingleFlight<String, SourceAnswer<RecipeDetails>, GatewayError>(cancelled: .cancelled)

  /// - Parameters:
  ///   - base: where the service is: `https://api.spoonacular.com`.
  ///   - key: who asks; without one, or with one that has blanks in it, only what is kept is answered, and otherwise `unauthorized`
  ///     thrown.
  ///   - client: sends the requests.
  ///   - cache: remembers answers and points.
  ///   - keptFor: how long an answer is good; Spoonacular's terms allow an hour.
  ///   - now: the clock.
  public init(
    at base: WebAddress, key: String?, client: any HTTPClient, cache: any AnswerCache,
    keptFor: Duration = .seconds(3600),
    now: @escaping @Sendable () -> Instant = SystemTime.now
  ) {
    service = SpoonacularClient(base: base, key: key, client: client, cache: cache, keptFor: keptFor, now: now)
  }

  public var longestPage: Int { SpoonacularService.maximumNumber }

  /// A diet or tag that Spoonacular doesn't support finds nothing, without a request.
  public func recipes(_ filter: RecipeFilter, page: Page) async throws(GatewayError) -> SourceAnswer<RecipeList> {
    let number = min(page.limit, longestPage)
    guard let filters = SpoonacularFilters(filter) else {
      return SourceAnswer(RecipeList([], offset: page.offset, total: 0))
    }
    if page.offset > SpoonacularService.maximumOffset || number == 0 {
      return SourceAnswer(RecipeList([], offset: page.offset))
    }
    return try await service.answer(.list(filters, offset: page.offset, number: number), lists)
  }

  public func suggestions(
    for search: SearchText, limit: Int
  ) async throws(GatewayError) -> SourceAnswer<[RecipeSuggestion]> {
    let number = min(limit, SpoonacularService.maximumNumber)
    if search.isBlank || number < 1 { return SourceAnswer([]) }
    return try await service.answer(.suggestions(search, number: number), suggestions)
  }

  public func recipe(_ id: Recipe.ID) async throws(GatewayError) -> Recipe {
    guard let number = id.spoonacularNumber else { throw .notFound }
    if let details = await service.kept(.details(number)) { return details.recipe }
    if let recipe = await service.keptRecipe(id) { return recipe }
    return try await details(id).value.recipe
  }

  public func details(_ id: Recipe.ID) async throws(GatewayError) -> SourceAnswer<RecipeDetails> {
    guard let number = id.spoonacularNumber else { throw .notFound }
    return try await service.answer(.details(number), recipes)
  }

  public func quota() async -> PointsQuota? { await service.quota() }
}

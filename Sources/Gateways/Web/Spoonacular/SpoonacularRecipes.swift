public import Entities
public import UseCases

/// Recipes from Spoonacular. Responses are cached and shared, because the daily quota is small:
/// https://spoonacular.com/food-api/docs#Quotas.
///
/// - A cached response is used for an hour, or for `lifetime`, and marked as cached. So recent lists and recipes are available without a
///   connection, and after the points are used up.
/// - Identical concurrent requests are sent once.
/// - A page has at most 100 recipes (``longestPage``), and its offset is at most 900, since Spoonacular returns no more. Later pages are
///   empty.
/// - Recipes in lists have no times or servings, because these cost more points than the list. ``details(_:)`` returns them.
///
/// The status 401 is `unauthorized`, 403 is `forbidden`, 402 and 429 are `quotaExhausted`, and 404 for a recipe is `notFound`. The same
/// codes in the body of a response with status 200 count as well. Every other status and any unreadable response are `failed`. Neither
/// errors nor the cache contain the key.
public struct SpoonacularRecipes: RecipeGateway, QuotaGateway {
  private let service: SpoonacularClient
  private let lists = SingleFlight<String, SourceAnswer<RecipeList>, GatewayError>(cancelled: .cancelled)
  private let suggestions = SingleFlight<String, SourceAnswer<[RecipeSuggestion]>, GatewayError>(cancelled: .cancelled)
  private let recipes = SingleFlight<String, SourceAnswer<RecipeDetails>, GatewayError>(cancelled: .cancelled)

  /// Creates a gateway for the recipes of a service.
  ///
  /// - Parameters:
  ///   - base: the address of the service, such as `https://api.spoonacular.com`.
  ///   - key: the API key. Without a key, or if the key contains blanks, only cached responses are returned, and other calls throw
  ///     `unauthorized`.
  ///   - client: the client that sends the requests.
  ///   - cache: the cache for responses and the quota.
  ///   - lifetime: the duration for which a cached response is used. Spoonacular's terms allow one hour.
  ///   - now: the current time.
  public init(
    at base: WebAddress, key: String?, client: any HTTPClient, cache: any AnswerCache,
    lifetime: Duration = .seconds(3600),
    now: @escaping @Sendable () -> Instant = SystemTime.now
  ) {
    service = SpoonacularClient(base: base, key: key, client: client, cache: cache, lifetime: lifetime, now: now)
  }

  public var longestPage: Int { SpoonacularService.maximumNumber }

  /// Returns the recipes on a page. For a diet or tag that Spoonacular doesn't support, the page is empty and no request is sent.
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
    if let recipe = await service.cachedRecipe(id) { return recipe }
    return try await details(id).value.recipe
  }

  public func details(_ id: Recipe.ID) async throws(GatewayError) -> SourceAnswer<RecipeDetails> {
    guard let number = id.spoonacularNumber else { throw .notFound }
    return try await service.answer(.details(number), recipes)
  }

  public func quota() async -> PointsQuota? { await service.quota() }
}

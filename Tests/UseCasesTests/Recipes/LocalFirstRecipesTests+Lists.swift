import Entities
import Gateways
import GatewayTesting
import Testing
import UseCases

/// The collection contains Pan and Sopa de ajo. The service provides Pasta, Tarta and Sopa de ajo.
@Suite struct `Listing recipes from two sources` {
  let own = StateStore()
  let service = StateStore()
  let asked = CallRecorder<StoreCall>()
  private let pasta: Recipe
  private let tart: Recipe

  init() async throws {
    pasta = try Recipe(id: .spoonacular(7), title: "Pasta")
    tart = try Recipe(id: .spoonacular(8), title: "Tarta")
    try await own.collect([.details(.bread), .details(.soup)])
    try await service.collect([.details(pasta), .details(.soup), .details(tart)])
  }

  @Test func `A recipe list from two sources starts with the collection and has no duplicates`() async throws {
    let all = try await list()
    #expect(all == SourceAnswer(RecipeList([.bread, .soup, pasta, tart])))
    #expect(try await list("pa").value.recipes == [.bread, .soup, pasta])
    #expect(try await list("pa").value.total == nil)
    #expect(try await list("nada") == SourceAnswer(RecipeList([], total: 0)))
  }

  @Test(arguments: 1...6) func `The pages of a recipe list from two sources add up to the whole list`(limit: Int)
    async throws
  {
    var (found, page) = ([Recipe](), Page(limit: limit))
    while true {
      let list = try await list(page: page).value
      found += list.recipes
      if !list.hasMore { break }
      page = page.next
    }
    #expect(found == [.bread, .soup, pasta, tart])
  }

  @Test func `A recipe list from two sources queries the service only for the service's part of the list`() async throws
  {
    #expect(try await list(page: Page(limit: 1)) == SourceAnswer(RecipeList([.bread], hasMore: true)))
    #expect(asked.calls == [])
    _ = try await list(page: Page(offset: 3, limit: 5))
    #expect(asked.calls == [.recipes(RecipeFilter(), Page(offset: 1, limit: 5))])
  }

  @Test func `A recipe list from two sources contains the collection's recipes if the service fails`() async throws {
    let spent = GatewayError.quotaExhausted(what: "api.spoonacular.com", retryAfter: nil)
    let found = try await list(failure: spent)
    #expect(found == SourceAnswer(RecipeList([.bread, .soup]), problem: spent))
    let page = try await GetRecipeListInteractor(source: source(failure: spent), favorites: own, user: .ana)(
      matching: SearchText(), page: .first)
    #expect((page.rows.map(\.recipe), page.problem) == ([.bread, .soup], spent))
  }

  @Test func `A recipe list from two sources fails if the service fails and no local recipe matches`() async throws {
    await #expect(throws: GatewayError.offline(what: "a.es")) {
      try await list("tarta", failure: .offline(what: "a.es"))
    }
    await #expect(throws: GatewayError.cancelled) { try await list(failure: .cancelled) }
  }

  private func list(
    _ search: String = "", page: Page = .first, failure: GatewayError? = nil
  ) async throws -> SourceAnswer<RecipeList> {
    try await source(failure: failure).recipes(matching: SearchText(search), page: page)
  }

  private func source(failure: GatewayError?) -> LocalFirstRecipes {
    let asked = asked
    return LocalFirstRecipes(
      own: own,
      service: Intercepted(service) { (call, _) throws(GatewayError) in
        asked.record(call)
        if let failure { throw failure }
      })
  }
}

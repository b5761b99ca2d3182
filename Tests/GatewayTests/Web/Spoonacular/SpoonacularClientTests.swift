import Entities
import GatewayTesting
import Testing
import UseCases
import WebGateways
import WebGatewayTesting

@Suite struct `Requests to Spoonacular` {
  @Test func `A search on Spoonacular sends only required parameters and a header with the API key`() async throws {
    let asked = try SpoonacularSession(.json(SpoonacularAnswers.page))
    let answer = try await asked.recipes.recipes(matching: SearchText(" Piña & más+ "), page: Page(offset: 4, limit: 2))
    #expect(asked.asked == ["/recipes/complexSearch?number=2&offset=4&query=pina%20%26%20mas%2B"])
    #expect(asked.http.requests.first?.headers == ["x-api-key": SpoonacularSession.key, "Accept": "application/json"])
    let expected = try [
      Recipe(id: .spoonacular(1), title: "Flan", image: WebAddress("https://spoonacular.com/1.jpg")),
      Recipe(id: .spoonacular(2), title: "Sopa"),
    ]
    #expect(answer == SourceAnswer(RecipeList(expected, offset: 4, hasMore: true, total: 261)))
  }

  @Test(arguments: [
    (RecipeFilter(maximumMinutes: 30), "maxReadyTime=30"),
    (RecipeFilter(diets: [RecipeLabel("vegana"), RecipeLabel("sin gluten")]), "diet=vegan%2Cgluten%20free"),
    (RecipeFilter(diets: [RecipeLabel("paleolithic")]), "diet=paleo"),
    (RecipeFilter(tags: [RecipeLabel("Postre"), RecipeLabel("italiana")]), "type=dessert&cuisine=italian"),
    (RecipeFilter(matching: SearchText("Pan"), tags: [RecipeLabel("main dish")]), "query=pan&type=main%20course"),
  ])
  func `A filtered search on Spoonacular sends the filter's conditions`(filter: RecipeFilter, parameters: String)
    async throws
  {
    let asked = try SpoonacularSession(.json(SpoonacularAnswers.page))
    _ = try await asked.recipes.recipes(filter, page: .first)
    #expect(asked.asked == ["/recipes/complexSearch?number=50&offset=0&\(parameters)"])
  }

  @Test(arguments: [
    RecipeFilter(diets: [RecipeLabel("kosher")]), RecipeFilter(tags: [RecipeLabel("cuaresma")]),
    RecipeFilter(tags: [RecipeLabel("vegan")]), RecipeFilter(tags: [RecipeLabel("soup"), RecipeLabel("salad")]),
  ])
  func `A search with a filter that Spoonacular doesn't support finds nothing without a request`(filter: RecipeFilter)
    async throws
  {
    let asked = try SpoonacularSession()
    #expect(try await asked.recipes.recipes(filter, page: .first) == SourceAnswer(RecipeList([], total: 0)))
    #expect(asked.asked.isEmpty)
  }

  @Test func `A search for all recipes on Spoonacular sends no query`() async throws {
    let asked = try SpoonacularSession(.json(SpoonacularAnswers.page))
    _ = try await asked.recipes.recipes(matching: SearchText("  "), page: .first)
    #expect(asked.asked == ["/recipes/complexSearch?number=50&offset=0"])
  }

  @Test(arguments: [(1, true), (2, false)])
  func `A negative total from Spoonacular is ignored`(limit: Int, hasMore: Bool) async throws {
    let asked = try SpoonacularSession(.json(#"{"results":[{"id":1,"title":"Flan"}],"totalResults":-5}"#))
    let list = try await asked.recipes.recipes(matching: SearchText(), page: Page(limit: limit)).value
    #expect(list.total == nil && list.hasMore == hasMore)
  }

  @Test(arguments: [
    (0, 100, 261, true), (200, 61, 261, false), (200, 60, 261, true), (900, 100, 5000, false), (800, 100, 5000, true),
  ])
  func `A page from Spoonacular reports whether there are more recipes`(
    offset: Int, limit: Int, total: Int, hasMore: Bool
  ) async throws {
    let asked = try SpoonacularSession(.json(#"{"results":[{"id":1,"title":"Flan"}],"totalResults":\#(total)}"#))
    let list = try await asked.recipes.recipes(matching: SearchText(), page: Page(offset: offset, limit: limit)).value
    #expect(list.hasMore == hasMore && list.total == total && list.offset == offset)
  }

  @Test func `A request that Spoonacular couldn't fulfill is not sent`() async throws {
    let asked = try SpoonacularSession()
    for page in [Page(offset: 901, limit: 10), Page(offset: 0, limit: 0)] {
      #expect(
        try await asked.recipes.recipes(matching: SearchText("a"), page: page)
          == SourceAnswer(RecipeList([], offset: page.offset)))
    }
    #expect(try await asked.recipes.suggestions(for: SearchText(" "), limit: 5).value.isEmpty)
    #expect(try await asked.recipes.suggestions(for: SearchText("a"), limit: 0).value.isEmpty)
    let own = try #require(Recipe.ID.local(titled: "Flan"))
    #expect(await outcome { () throws(GatewayError) in try await asked.recipes.details(own) } == .failure(.notFound))
    #expect(await outcome { () throws(GatewayError) in try await asked.recipes.recipe(own) } == .failure(.notFound))
    #expect(asked.asked.isEmpty)
  }

  @Test func `A page larger than Spoonacular's maximum is reduced to the maximum`() async throws {
    let asked = try SpoonacularSession(.json(SpoonacularAnswers.page))
    _ = try await asked.recipes.recipes(matching: SearchText(), page: Page(offset: 900, limit: 5000))
    #expect(asked.recipes.longestPage == 100)
    #expect(asked.asked == ["/recipes/complexSearch?number=100&offset=900"])
  }

  @Test(arguments: [
    (#"{"results":[{"id":1,"title":"Flan"},{"id":2,"title":"Sopa"},{"id":1,"title":"Otro"}]}"#, ["Flan", "Sopa"]),
    (#"{"results":[{"id":null,"title":"No"},{"id":2,"title":"Sopa"},7,{}],"totalResults":null}"#, ["Sopa"]),
    (#"{"results":[],"offset":800,"number":10,"totalResults":12}"#, []),
    (#"{"totalResults":1.0,"results":[{"title":"Flan","id":1.0}]}"#, ["Flan"]),
  ])
  func `A page from Spoonacular skips duplicate and unreadable recipes`(body: String, titles: [String]) async throws {
    let asked = try SpoonacularSession(.json(body))
    let list = try await asked.recipes.recipes(matching: SearchText(), page: .first).value
    #expect(list.recipes.map(\.title) == titles && !list.hasMore)
  }

  @Test func `Suggestions are requested from Spoonacular for a few letters`() async throws {
    let asked = try SpoonacularSession(
      .json(#"[{"id":1,"title":"Flan","imageType":"jpg"},{"id":2,"title":"Flan &amp; nata"}]"#))
    let answer = try await asked.recipes.suggestions(for: SearchText("flan"), limit: 500)
    #expect(asked.asked == ["/recipes/autocomplete?number=100&query=flan"])
    #expect(
      answer.value == [
        RecipeSuggestion(id: .spoonacular(1), title: "Flan"),
        RecipeSuggestion(id: .spoonacular(2), title: "Flan & nata"),
      ])
  }

  @Test func `A complete recipe is requested from Spoonacular`() async throws {
    let asked = try SpoonacularSession(.json(SpoonacularAnswers.information))
    let answer = try await asked.recipes.details(.spoonacular(716))
    #expect(asked.asked == ["/recipes/716/information?includeNutrition=true"])
    #expect(answer == SourceAnswer(try await cleanRecipe(SpoonacularAnswers.information)))
  }

  @Test func `A recipe in a cached response is returned without a request`() async throws {
    let asked = try SpoonacularSession(.json(SpoonacularAnswers.page), .json(SpoonacularAnswers.information))
    _ = try await asked.recipes.recipes(matching: SearchText("a"), page: .first)
    #expect(try await asked.recipes.recipe(.spoonacular(2)).title == "Sopa")
    #expect(asked.asked.count == 1)
    #expect(try await asked.recipes.recipe(.spoonacular(716)).servings == 2)
    #expect(try await asked.recipes.recipe(.spoonacular(716)).servings == 2)
    #expect(asked.asked.dropFirst() == ["/recipes/716/information?includeNutrition=true"])
  }

  @Test func `Identical concurrent searches on Spoonacular send one request`() async throws {
    let gate = AsyncStream<Void>.makeStream()
    let asked = try SpoonacularSession { (_) throws(HTTPError) in
      for await _ in gate.stream { break }
      return try Result.json(SpoonacularAnswers.page).get()
    }
    let answers = await withTaskGroup(of: Result<SourceAnswer<RecipeList>, GatewayError>.self) { group in
      for _ in 1...20 {
        group.addTask {
          await outcome { () throws(GatewayError) in
            try await asked.recipes.recipes(matching: SearchText("a"), page: .first)
          }
        }
      }
      gate.continuation.yield()
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(answers.count == 20 && asked.asked.count == 1)
    for answer in answers { #expect(try answer.get().value.recipes.count == 2) }
  }
}

import Entities
import TestSupport
import Testing
import UseCases
import WebGateways

@Suite struct `Spoonacular over HTTP` {
  private func recipes(_ server: LoopbackServer) throws -> SpoonacularRecipes {
    SpoonacularRecipes(
      at: try WebAddress("http://127.0.0.1:\(server.port)"), key: SpoonacularSession.key,
      client: SystemHTTPClient(timeout: .seconds(600)),
      cache: MemoryAnswerCache())
  }

  @Test func `The API key is sent to Spoonacular only in a header`() async throws {
    let server = try LoopbackServer(answers: .json(SpoonacularAnswers.page))
    let answer = try await recipes(server).recipes(matching: SearchText("arroz"), page: Page(limit: 2))
    #expect(answer.value.recipes.map(\.title) == ["Flan", "Sopa"])
    let request = try #require(server.requests.first)
    #expect(request.header("x-api-key") == SpoonacularSession.key)
    #expect(request.target == "/recipes/complexSearch?number=2&offset=0&query=arroz")
  }

  @Test func `Fifty identical concurrent searches on Spoonacular send one HTTP request`() async throws {
    let server = try LoopbackServer(answers: .json(SpoonacularAnswers.page))
    let recipes = try recipes(server)
    await withTaskGroup(of: Int?.self) { group in
      for _ in 1...50 {
        group.addTask { try? await recipes.recipes(matching: SearchText("a"), page: .first).value.recipes.count }
      }
      for await count in group { #expect(count == 2) }
    }
    #expect(server.requests.count == 1)
  }

  @Test(
    arguments: [
      (Answer(404, headers: ["Content-Type": "text/html"], "<h1>HTTP Status 404</h1>"), .notFound),
      (.json(SpoonacularAnswers.failure(402), status: 402), .quotaExhausted(what: "127.0.0.1", retryAfter: nil)),
      (.json(#"{"status":"failure","code":401}"#), .unauthorized(what: "127.0.0.1")),
      (.json(""), .serviceFailed(what: "127.0.0.1", why: .empty)),
      (
        .json(String(SpoonacularAnswers.information.prefix(500))),
        .serviceFailed(what: "127.0.0.1", why: .unintelligible)
      ),
    ] as [(Answer, GatewayError)])
  func `An error from Spoonacular over HTTP is reported with its reason`(answer: Answer, error: GatewayError)
    async throws
  {
    let server = try LoopbackServer(answers: answer)
    let recipes = try recipes(server)
    #expect(
      await outcome { () throws(GatewayError) in try await recipes.details(.spoonacular(716)) } == .failure(error))
  }

  @Test func `A truncated response from Spoonacular over HTTP is reported as a service failure`() async throws {
    let whole = Answer.json(SpoonacularAnswers.information)
    let server = try LoopbackServer(answers: whole.changed { ($0.bodyLimit, $0.end) = (500, .closes) })
    let recipes = try recipes(server)
    let details = await outcome { () throws(GatewayError) in try await recipes.details(.spoonacular(716)) }
    guard case .failure(let error) = details, error.isServiceFailure else {
      Issue.record("\(details)")
      return
    }
  }

  @Test func `A cached recipe is returned after Spoonacular's server has stopped`() async throws {
    let server = try LoopbackServer(answers: .json(SpoonacularAnswers.information))
    let recipes = try recipes(server)
    let first = try await recipes.details(.spoonacular(716))
    server.stop()
    let second = try await recipes.details(.spoonacular(716))
    #expect(second.value == first.value && second.cachedAt != nil)
    let other = await outcome { () throws(GatewayError) in try await recipes.details(.spoonacular(717)) }
    #expect(other == .failure(.offline(what: "127.0.0.1")))
  }
}
